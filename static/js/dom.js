// Small helpers around the DOM. Text goes in as text, never as markup.

export const byId = (id) => document.getElementById(id);

/** An element with attributes and children; strings become text nodes, null and false are left out. */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false).map((c) => (c instanceof Node ? c : String(c))));
  return node;
}
