/** Calls our own server, and quietly tries again where it is busy and says when to come back: a moment later there is room. */
import { pause } from "./after.ts";

/** The longest pause in seconds that is waited out; a longer one is the caller's to tell. */
const WAIT_MAX = 5;
const TRIES_MAX = 5;
/** Spreads the retries of callers that were refused together. */
const SPREAD = 0.5;

/** `init` is called for each try, so that a timeout in it starts with the try. */
export async function patientFetch(path: string, init: () => RequestInit = () => ({})): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(path, init());
    const seconds = waitOf(response);
    if (seconds === null || tries === TRIES_MAX) return response;
    await response.body?.cancel();
    await pause(seconds * 1000 * (1 + SPREAD * Math.random()));
  }
}

/** Seconds until the next try; null for any answer but that of a busy server, which has done nothing yet. */
function waitOf({ status, headers }: Response): number | null {
  const seconds = status === 503 ? Number(headers.get("Retry-After") ?? Number.NaN) : Number.NaN;
  return seconds >= 0 && seconds <= WAIT_MAX ? seconds : null;
}
