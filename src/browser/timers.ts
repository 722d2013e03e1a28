/** Resolves after so many ms. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => after(ms, resolve));
}

/** What was waited for did not come in time; it may still come. */
export class TimedOut extends Error {
  override readonly name = "TookTooLong";
}

/** As the promise, or rejected with TookTooLong after so many ms: whatever never answers holds nothing up for ever. */
export function withTimeout<Value>(coming: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = after(ms, () => reject(new TimedOut(`No answer within ${ms} ms`)));
    coming.then(resolve, reject).finally(cancel);
  });
}

/** Calls back once after so many ms; the answer cancels it. */
export function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Lets the page have its turn in the middle of long work: what it has to do comes first. */
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

/** Does long work piece by piece, and lets the page have its turn before each one. */
export async function inSlices<Answer>(work: Generator<unknown, Answer>): Promise<Answer> {
  for (;;) {
    await yieldToBrowser();
    const { done, value } = work.next();
    if (done) return value;
  }
}
