// On the map, arrows walk: left to what an exercise builds on, right to what builds on it, up and down in its column.

const nodes = [...document.querySelectorAll(".grid .node")];
const needs = (node) => node.dataset.requires.split(" ");
const byId = new Map(nodes.map((node) => [node.dataset.id, node]));

function place(node) {
  const { left, top } = node.getBoundingClientRect();
  return { left: Math.round(left), top };
}

function neighbour(node, step) {
  const here = place(node);
  const column = nodes.filter((other) => place(other).left === here.left && Math.sign(place(other).top - here.top) === step);
  return column.sort((a, b) => step * (place(a).top - place(b).top))[0];
}

const moves = {
  ArrowLeft: (node) => needs(node).map((id) => byId.get(id)).find(Boolean),
  ArrowRight: (node) => nodes.find((other) => needs(other).includes(node.dataset.id)),
  ArrowUp: (node) => neighbour(node, -1),
  ArrowDown: (node) => neighbour(node, 1),
};

document.querySelector(".map").addEventListener("keydown", (event) => {
  const node = event.target.closest(".node");
  const to = node && !event.ctrlKey && !event.altKey && !event.metaKey && moves[event.key]?.(node)?.querySelector("a");
  if (!to) return;
  event.preventDefault();
  to.focus();
});
