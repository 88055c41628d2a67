// The pages of pictures: formulas in captions. The pictures wake by themselves (static/pictures/index.js).

import { setFormulas } from "./math.js";

setFormulas();
