// The page of one report: it can be read without this; pictures answer to keys and pointer, texts can be copied.

import { wake } from "./closeup.js";
import "./copy.js";

document.querySelectorAll("[data-closeup]").forEach(wake);

/** A line number in a message leads into the source, which is folded away. */
function unfold() {
  if (!/^#L\d+$/.test(location.hash)) return;
  const line = document.getElementById(location.hash.slice(1));
  if (!line) return;
  line.closest("details").open = true;
  line.scrollIntoView({ block: "center" });
}

addEventListener("hashchange", unfold);
unfold();
