// Within a frame: tells the page around how high this one is, whenever that changes. See static/embed.js.

const tell = () => parent.postMessage({ type: "rope-judge:height", height: Math.ceil(document.body.getBoundingClientRect().height) }, "*");

if (parent !== window) new ResizeObserver(tell).observe(document.body);
