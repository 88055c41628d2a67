// For pages that have formulas and nothing else to do.

import { reachScrollers, setFormulas } from "./math.js";

setFormulas().then(() => { reachScrollers(); document.documentElement.dataset.ready = ""; });
