// For a page that shows exercises in frames: makes each <iframe data-rope-judge> as high as what it shows.
// Believes only the frames themselves, and only a number. Once is enough, however many frames there are.

if (!window.ropeJudgeFrames) {
  window.ropeJudgeFrames = true;
  addEventListener("message", ({ source, origin, data }) => {
    const height = data?.type === "rope-judge:height" ? Number(data.height) : NaN;
    if (!(height > 0 && height < 20000)) return;
    for (const frame of document.querySelectorAll("iframe[data-rope-judge]")) {
      if (frame.contentWindow === source && new URL(frame.src, location.href).origin === origin) frame.style.height = `${Math.max(height, 120)}px`;
    }
  });
}
