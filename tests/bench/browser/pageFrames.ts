import type { Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds in which the thread itself was running, because other programs share the machine. */
  readonly tdur?: number;
}

const MARK = "gridlings-frames";

/** The median of the ms between frames, over this many of them. */
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

/** The mean ms of script in a frame, measured for this many ms. */
export async function frameScriptMs(page: Page, ms: number): Promise<number> {
  const frames = await workOf(page, ["FireAnimationFrame"], () => page.waitForTimeout(ms));
  if (frames.length === 0) throw new Error("Nothing moved on this page.");
  return sum(frames) / frames.length;
}

/** The main-thread ms of timers and messages during an action, which is what ticks consist of; frames are excluded. */
export async function tickScriptMs(page: Page, action: () => Promise<unknown>): Promise<number> {
  return sum(await workOf(page, ["TimerFire", "HandlePostMessage"], action));
}

/** The ms in which the main thread was running for each of these events during an action. */
async function workOf(page: Page, names: readonly string[], action: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("A page has a browser.");
  await browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing"] });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const own = traceEvents.find(({ name }) => name === MARK);
  return traceEvents
    .filter(({ name, ph, pid, tid }) => names.includes(name) && ph === "X" && pid === own?.pid && tid === own.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
}

function sum(times: readonly number[]): number {
  return times.reduce((all, time) => all + time, 0);
}

/** Counts the frames that the page's scripts request from now on. */
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
