// Talks to the server: hand in, follow the verdict, keep the draft.

import { say } from "./words.js";

const lang = document.documentElement.lang.slice(0, 2);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function call(path, options = {}) {
  const headers = { "Content-Type": "application/json", "Accept": "application/json" };
  const response = await fetch(path, { ...options, headers }).catch((error) => {
    throw error instanceof TypeError ? new Error(say("unreachable")) : error;  // browsers say it in words of their own
  });
  const body = await response.json().catch(() => ({}));
  if (!response.ok) {
    const { message = response.statusText, hint = "", where = "" } = body.error ?? {};
    throw Object.assign(new Error([message, hint].filter(Boolean).join(" ")), { status: response.status, where });
  }
  return body;
}

export const submit = (problem, work) =>
  call(`/api/v1/problems/${problem}/submissions?lang=${lang}`, { method: "POST", body: JSON.stringify(work) });

export const saveDraft = (problem, draft, keepalive = false) =>
  call(`/api/v1/problems/${problem}/draft`, { method: "PUT", body: JSON.stringify(draft), keepalive });

export const loadDraft = (problem) => call(`/api/v1/problems/${problem}/draft`);

export const keepCopy = (problem, copy) =>
  call(`/api/v1/problems/${problem}/draft/copies`, { method: "POST", body: JSON.stringify(copy), keepalive: true });

/** A question of the editor: `what` is complete, signature or syntax. */
export const ask = (what, question) =>
  call(`/api/v1/${what}?lang=${lang}`, { method: "POST", body: JSON.stringify(question), signal: AbortSignal.timeout(5000) });

/** The playground: run a source, wait for what it brings, stop it. */
export const play = (source) => call(`/api/v1/playground/runs?lang=${lang}`, { method: "POST", body: JSON.stringify({ source }) });
export const played = (id) => call(`/api/v1/playground/runs/${id}?lang=${lang}&wait=20`);
export const stopPlay = (id) => call(`/api/v1/playground/runs/${id}?lang=${lang}`, { method: "DELETE" });

/** Follow a submission to its verdict: by events, or by asking again and again where events do not get through. */
export async function follow(id, { onCase, onNote, onLost, signal }) {
  return (await byEvents(id, onCase, onNote, signal)) ?? byPolling(id, onCase, onLost, signal);
}

function byEvents(id, onCase, onNote, signal) {
  if (!("EventSource" in window)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const source = new EventSource(`/api/v1/submissions/${id}/events?lang=${lang}`);
    const end = (report) => { source.close(); resolve(report); };
    source.addEventListener("case", (event) => { const { index, total, case: result } = JSON.parse(event.data); onCase(result, index, total); });
    source.addEventListener("note", (event) => onNote(JSON.parse(event.data).text));
    source.addEventListener("verdict", (event) => end(JSON.parse(event.data)));
    source.addEventListener("error", () => end(null));
    signal.addEventListener("abort", () => end(null));
  });
}

async function byPolling(id, onCase, onLost, signal) {
  for (let pause = 250; !signal.aborted; pause = Math.min(pause * 1.5, 3000)) {
    try {
      const report = await call(`/api/v1/submissions/${id}?lang=${lang}`);
      report.cases.forEach((result, index) => onCase(result, index, null));
      if (report.verdict) return report;
    } catch (error) {
      if (error.status === 404) throw error;
      onLost(say("lost"));
    }
    await wait(pause);
  }
  return null;
}
