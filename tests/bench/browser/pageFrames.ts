/** The frames of a page: how far they lie apart, and how long its own script is at work in each. */
import type { Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that the thread itself was at work, on a machine that others use too. */
  readonly tdur?: number;
}

const MARK = "gridlings-frames";

/** The median of the ms from one frame to the next, over so many of them. */
export function frameInterval(page: Page, count: number): Promise<number> {
  return page.evaluate(
    (frames) =>
      new Promise<number>((done) => {
        const times: number[] = [];
        const next = (now: number) => {
          times.push(now);
          if (times.length <= frames) requestAnimationFrame(next);
          else
            done(
              times
                .slice(1)
                .map((time, n) => time - (times[n] ?? 0))
                .sort((a, b) => a - b)[frames >> 1] ?? 0,
            );
        };
        requestAnimationFrame(next);
      }),
    count,
  );
}

/** The mean of the ms that scripts take in a frame, while so many ms go by. */
export async function frameScriptMs(page: Page, ms: number): Promise<number> {
  const frames = await workOf(page, ["FireAnimationFrame"], () => page.waitForTimeout(ms));
  if (frames.length === 0) throw new Error("Nothing moved on this page.");
  return sum(frames) / frames.length;
}

/** The ms that the page's own thread is at work for timers and messages, of which ticks are made, during a deed; its frames are not in it. */
export async function tickScriptMs(page: Page, deed: () => Promise<unknown>): Promise<number> {
  return sum(await workOf(page, ["TimerFire", "HandlePostMessage"], deed));
}

/** How many ms the page's thread itself was at work for each of these during a deed. */
async function workOf(page: Page, names: readonly string[], deed: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("A page has a browser.");
  await browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing"] });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await deed();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const own = traceEvents.find(({ name }) => name === MARK);
  return traceEvents
    .filter(({ name, ph, pid, tid }) => names.includes(name) && ph === "X" && pid === own?.pid && tid === own.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
}

function sum(times: readonly number[]): number {
  return times.reduce((all, time) => all + time, 0);
}

/** From here on the page counts the frames that its own scripts ask for. */
export async function countFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const ask = requestAnimationFrame.bind(window);
    const counted = Object.assign(window, { framesAsked: 0 });
    window.requestAnimationFrame = (call) => {
      counted.framesAsked += 1;
      return ask(call);
    };
  });
  return () => page.evaluate(() => (window as unknown as { framesAsked: number }).framesAsked);
}
