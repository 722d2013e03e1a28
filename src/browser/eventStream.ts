import { type BasicCredentials, headersFor } from "./request.ts";
import { after, sleep } from "./timers.ts";

export interface StreamOptions {
  readonly credentials: BasicCredentials | null;
  /** Receives the events of the server in their order: their name and their data. */
  readonly onEvent: (name: string, data: unknown) => void;
  /** Told when the connection stands and when it broke. It is made again by itself. */
  readonly onConnected?: ((isConnected: boolean) => void) | undefined;
  /** The server refuses: signed out, or not allowed any more. It is not asked again. */
  readonly onRefused?: ((status: number) => void) | undefined;
}

/** The server sends a sign of life every 25 seconds. A device that slept, or lost its network, hears none. */
const SILENCE_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 10_000;

/**
 * Receives events of the server until the returned function is called. `EventSource` cannot send who is asking, so the stream is read with
 * `fetch`; a connection that broke or fell silent is made again.
 */
export function followEvents(path: string, options: StreamOptions): () => void {
  const end = new AbortController();
  void keepFollowing(path, options, end.signal);
  return () => end.abort();
}

async function keepFollowing(path: string, options: StreamOptions, ended: AbortSignal): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  while (!ended.aborted) {
    const status = await followOnce(path, options, ended).catch(() => 0);
    if (ended.aborted) return;
    options.onConnected?.(false);
    if (status >= 400 && status < 500 && status !== 429) return options.onRefused?.(status);
    waitMs = status === 200 ? FIRST_WAIT_MS : Math.min(waitMs * 2, LONGEST_WAIT_MS);
    // A class that lost its server does not come back in one blow.
    await sleep(waitMs * (0.5 + Math.random()));
  }
}

/** Follows one connection to its end and returns its status. */
async function followOnce(path: string, options: StreamOptions, ended: AbortSignal): Promise<number> {
  const broken = new AbortController();
  const headers = { ...headersFor(options.credentials), Accept: "text/event-stream" };
  let cancel = after(SILENCE_MS, () => broken.abort());
  try {
    const signal = AbortSignal.any([ended, broken.signal]);
    const response = await fetch(path, { headers, signal, cache: "no-store" });
    if (!response.ok || !response.body) return response.status;
    options.onConnected?.(true);
    const events = new EventText(options.onEvent);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      cancel();
      cancel = after(SILENCE_MS, () => broken.abort());
      events.add(piece.value);
    }
    return response.status;
  } finally {
    cancel();
  }
}

/** Cuts the text of a stream into events, which end with an empty line. */
class EventText {
  readonly #onEvent: StreamOptions["onEvent"];
  #rest = "";

  constructor(onEvent: StreamOptions["onEvent"]) {
    this.#onEvent = onEvent;
  }

  add(text: string): void {
    const blocks = (this.#rest + text).split("\n\n");
    this.#rest = blocks.pop() ?? "";
    for (const block of blocks) this.#read(block.split("\n"));
  }

  #read(lines: readonly string[]): void {
    const valuesOf = (field: string): string[] =>
      lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2));
    const data = valuesOf("data").join("\n");
    if (data !== "") this.#onEvent(valuesOf("event")[0] ?? "message", JSON.parse(data));
  }
}
