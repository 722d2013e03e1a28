/** Time, injected so that tests can control it. */
export interface Clock {
  /** Milliseconds; never goes back. */
  now(): number;
  /** Calls back once after that many ms; returns what cancels it. */
  after(ms: number, call: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after,
};

/** Calls back once after `ms`. Returns a function that cancels it. */
export function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Calls back every `ms`. Returns a function that ends it. */
export function every(ms: number, call: () => void): () => void {
  const timer = setInterval(call, ms);
  return () => clearInterval(timer);
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => after(ms, resolve));
}

/** `withTimeout` stopped waiting. The work itself was not canceled and may still finish. */
export class TimedOut extends Error {
  override readonly name = "TimedOut";
}

/** Settles as `promise` does, or rejects with TimedOut after `ms`. */
export function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = after(ms, () => reject(new TimedOut("Too late")));
    promise.then(resolve, reject).finally(cancel);
  });
}

/** Calls back once when the browser is idle, after two seconds at the latest. Returns a function that cancels it. */
export function whenIdle(call: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(call, 200);
    return () => clearTimeout(timer);
  }
  const wait = requestIdleCallback(call, { timeout: 2000 });
  return () => cancelIdleCallback(wait);
}

/** Resolves in a new task, so that input and painting that are due come first. A timeout would be delayed by 4 ms, a message is not. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A slice of long work, ms: half a frame. */
const SLICE_MS = 8;

/** Runs long work step by step, and yields to the browser whenever it has taken a slice. */
export async function inSlices<Result>(work: Generator<unknown, Result>): Promise<Result> {
  for (let begun = performance.now(); ; ) {
    if (performance.now() - begun > SLICE_MS) {
      await yieldToBrowser();
      begun = performance.now();
    }
    const { done, value } = work.next();
    if (done) return value;
  }
}
