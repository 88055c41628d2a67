// The filter applies as it is set; without this script its button does it.

const form = document.querySelector("form.filter");
form.querySelector("button").hidden = true;
form.addEventListener("change", () => form.requestSubmit());
