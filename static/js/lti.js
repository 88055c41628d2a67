// The choice goes back to the course by itself; the button is for browsers without JavaScript, and for a second try.

document.querySelector("form[data-send]")?.requestSubmit();
