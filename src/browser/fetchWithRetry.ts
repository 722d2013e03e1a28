import { sleep } from "./timers.ts";

/** The longest delay in seconds that is waited for. A longer one is reported to the caller. */
const DELAY_MAX = 5;
const TRIES_MAX = 5;
/** Spreads the retries of callers that were refused together. */
const SPREAD = 0.5;

/**
 * Fetches from our own server, and tries again if it is busy and says when to come back. `init` is called for each try, so that a timeout
 * in it starts with the try.
 */
export async function fetchWithRetry(path: string, init: () => RequestInit = () => ({})): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(path, init());
    const seconds = retryDelayOf(response);
    if (seconds === null || tries === TRIES_MAX) return response;
    await response.body?.cancel();
    await sleep(seconds * 1000 * (1 + SPREAD * Math.random()));
  }
}

/** In seconds; null for every answer but that of a busy server, which has not done anything yet. */
function retryDelayOf({ status, headers }: Response): number | null {
  const seconds = status === 503 ? Number(headers.get("Retry-After") ?? Number.NaN) : Number.NaN;
  return seconds >= 0 && seconds <= DELAY_MAX ? seconds : null;
}
