/** Measures what a page does, by the DevTools protocol. */
import type { CDPSession, Page } from "@playwright/test";
import { readScript, readTasks, type Script, type Tasks } from "./tasks.ts";

/** What has come of a deed is drawn by the frame after the next one. */
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
    // Time that other programs take on a shared machine is not ours.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    return new Gauge(page, session);
  }

  /** Main thread only: workers and drawing by the GPU process stay as fast as they are. */
  async slowDown(times: number): Promise<void> {
    await this.#session.send("Emulation.setCPUThrottlingRate", { rate: times });
  }

  /** Milliseconds of script on the main thread for a deed, until what came of it is drawn. */
  async scriptMs(deed: () => Promise<unknown>): Promise<number> {
    await this.rest();
    const before = await this.metric("ScriptDuration");
    await deed();
    await this.rest();
    return ((await this.metric("ScriptDuration")) - before) * 1000;
  }

  /** All tasks of the page's threads during a deed, which may lead to another page of the site. */
  async tasks(deed: () => Promise<unknown>): Promise<Tasks> {
    return readTasks(await this.#traced(deed, CATEGORIES), Gauge.mark);
  }

  /** What script the page ran for a deed until what came of it is drawn: apart from its frames, and in them. */
  async script(deed: () => Promise<unknown>): Promise<Script> {
    await this.rest();
    return readScript(await this.#traced(deed, [...CATEGORIES, "devtools.timeline"]), Gauge.mark);
  }

  /** What Chromium tells of a deed, with the parts of each task. */
  trace(deed: () => Promise<unknown>): Promise<Buffer> {
    return this.#traced(deed, [...CATEGORIES, "devtools.timeline"]);
  }

  async #traced(deed: () => Promise<unknown>, categories: string[]): Promise<Buffer> {
    const browser = this.#page.context().browser();
    if (!browser) throw new Error("A page has a browser.");
    await browser.startTracing(this.#page, { categories });
    await this.#page.evaluate((mark) => performance.mark(mark), Gauge.mark);
    try {
      await deed();
    } finally {
      await this.rest();
    }
    return browser.stopTracing();
  }

  /** One of the numbers of `Performance.getMetrics`; times are seconds. */
  async metric(name: string): Promise<number> {
    const { metrics } = await this.#session.send("Performance.getMetrics");
    const found = metrics.find((metric) => metric.name === name);
    if (!found) throw new Error(`This Chromium counts no ${name}.`);
    return found.value;
  }

  async collectGarbage(): Promise<void> {
    await this.#session.send("HeapProfiler.collectGarbage");
  }

  /** Waits until a frame was drawn. */
  async rest(): Promise<void> {
    await this.#session.send("Runtime.evaluate", { expression: TWO_FRAMES, awaitPromise: true });
  }

  static readonly mark = "gridlings-bench";
}
