// Two texts, one exercise: somebody typed in another tab or on another device. Neither is lost; this asks which goes on.

import { el } from "./dom.js";
import { say } from "./words.js";

export function askWhich(form, draft) {
  draft.onConflict = ({ copy, updated }) => {
    form.querySelector(".conflict")?.remove();
    const button = (word, action, name) => {
      const made = el("button", { type: "button", class: name }, say(word));
      made.addEventListener("click", () => { box.remove(); action(); });
      return made;
    };
    const number = /\d+$/.exec(copy ?? "")?.[0];
    const when = updated ? new Date(updated * 1000).toLocaleString(document.documentElement.lang) : "";
    const box = el("div", { class: "conflict", role: "alertdialog", "aria-labelledby": "conflict-says", tabindex: "-1" },
      el("p", { id: "conflict-says" }, say("conflict", { when })),
      el("div", { class: "actions" },
        button("take_mine", () => draft.mine(), "primary"),
        button("take_theirs", () => draft.theirs(), ""),
        number && draft.problem !== "playground" && el("a", { href: `/problems/${draft.problem}/history/compare?old=draft&new=copy-${number}`, target: "_blank", rel: "noopener" }, say("show_difference"))));
    form.prepend(box);
    box.scrollIntoView({ block: "nearest" });
  };
}
