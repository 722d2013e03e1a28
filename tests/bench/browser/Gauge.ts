/** Measures what a page does, by the DevTools protocol. */
import type { CDPSession, Page } from "@playwright/test";
import { readScript, readTasks, type Script, type Tasks } from "./tasks.ts";

/** The result of an action is drawn by the frame after the next one. */
const TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";
const CATEGORIES = ["toplevel", "blink.user_timing"];

export class Gauge {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<Gauge> {
    const session = await page.context().newCDPSession(page);
    // Thread time, because other programs share the machine.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    return new Gauge(page, session);
  }

  /** Slows the main thread only: workers and the GPU process keep their speed. */
  async slowDown(times: number): Promise<void> {
    await this.#session.send("Emulation.setCPUThrottlingRate", { rate: times });
  }

  /** Milliseconds of script on the main thread for an action, until its result is drawn. */
  async scriptMs(action: () => Promise<unknown>): Promise<number> {
    await this.rest();
    const before = await this.metric("ScriptDuration");
    await action();
    await this.rest();
    return ((await this.metric("ScriptDuration")) - before) * 1000;
  }

  /** All tasks of the page's threads during an action, which may navigate within the site. */
  async tasks(action: () => Promise<unknown>): Promise<Tasks> {
    return readTasks(await this.#traced(action, CATEGORIES), Gauge.mark);
  }

  /** The script that the page runs for an action until its result is drawn, within frames and outside them. */
  async script(action: () => Promise<unknown>): Promise<Script> {
    await this.rest();
    return readScript(await this.#traced(action, [...CATEGORIES, "devtools.timeline"]), Gauge.mark);
  }

  /** Chromium's trace of an action, with the parts of each task. */
  trace(action: () => Promise<unknown>): Promise<Buffer> {
    return this.#traced(action, [...CATEGORIES, "devtools.timeline"]);
  }

  async #traced(action: () => Promise<unknown>, categories: string[]): Promise<Buffer> {
    const browser = this.#page.context().browser();
    if (!browser) throw new Error("A page has a browser.");
    await browser.startTracing(this.#page, { categories });
    await this.#page.evaluate((mark) => performance.mark(mark), Gauge.mark);
    try {
      await action();
    } finally {
      await this.rest();
    }
    return browser.stopTracing();
  }

  /** One of the numbers of `Performance.getMetrics`; times are in seconds. */
  async metric(name: string): Promise<number> {
    const { metrics } = await this.#session.send("Performance.getMetrics");
    const found = metrics.find((metric) => metric.name === name);
    if (!found) throw new Error(`This Chromium counts no ${name}.`);
    return found.value;
  }

  async collectGarbage(): Promise<void> {
    await this.#session.send("HeapProfiler.collectGarbage");
  }

  /** Waits until a frame is drawn. */
  async rest(): Promise<void> {
    await this.#session.send("Runtime.evaluate", { expression: TWO_FRAMES, awaitPromise: true });
  }

  static readonly mark = "gridlings-bench";
}
