/** A long text as bytes to be sent, made in a thread of its own. */

interface Waiting {
  readonly text: string;
  readonly done: (packed: Blob | string) => void;
}

let thread: Worker | null = null;
let isOff = false;
/** Answers come in the order of the questions. */
let waiting: Waiting[] = [];

/** The text itself where this browser has no thread for it. */
export function packedText(text: string): Promise<Blob | string> {
  const worker = isOff ? null : startedThread();
  if (!worker) return Promise.resolve(text);
  return new Promise((done) => {
    waiting.push({ text, done });
    worker.postMessage(text);
  });
}

function startedThread(): Worker | null {
  try {
    thread ??= newThread();
  } catch {
    isOff = true;
  }
  return thread;
}

function newThread(): Worker {
  const worker = new Worker(new URL("../../workers/pack.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Blob>) => waiting.shift()?.done(data);
  worker.onerror = (event) => {
    // Somebody deals with it, so it is no fault of the page.
    event.preventDefault();
    worker.terminate();
    isOff = true;
    thread = null;
    for (const { text, done } of waiting) done(text);
    waiting = [];
  };
  return worker;
}
