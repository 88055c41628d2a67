// Changes of a dashboard: by one event stream, or by asking now and then where events do not get through.

import { say } from "./words.js";

const lang = document.documentElement.lang.slice(0, 2);
const ASK_MS = 3000; // how often the page asks where it gets no events
const AGAIN_MS = 30000; // after so long it tries events once more

/** `address` is the page; `at` what it shows; `onChange` gets what came since; `status` says how it stands. */
export function listen({ address, at, query, onChange, status }) {
  let place = at;
  let told = "";

  const tell = (word) => {
    if (told !== word) status.textContent = say(word);
    told = word;
  };
  const take = (change) => {
    place = change.at;
    onChange(change);
  };

  function follow() {
    const source = new EventSource(`${address}/events?at=${place}${query}&lang=${lang}`);
    source.addEventListener("open", () => tell("dashboard_live"));
    source.addEventListener("change", (event) => take(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      tell("dashboard_lost");
      if (source.readyState !== EventSource.CLOSED) return; // the browser comes back by itself
      poll(performance.now() + AGAIN_MS);
    });
    addEventListener("pagehide", () => source.close(), { once: true });
  }

  async function poll(until) {
    while (performance.now() < until) {
      try {
        const answer = await fetch(`${address}/changes?at=${place}${query}&lang=${lang}`, { headers: { Accept: "application/json" } });
        if (answer.status === 401 || answer.status === 404) return location.reload();
        if (answer.status === 200) take(await answer.json());
        tell(answer.ok ? "dashboard_polling" : "dashboard_lost");
      } catch {
        tell("dashboard_lost");
      }
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    }
    follow();
  }

  if ("EventSource" in window) follow();
  else poll(Infinity);
}
