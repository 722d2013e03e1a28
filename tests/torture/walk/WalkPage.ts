import type { Locator, Page } from "@playwright/test";
import { LateAnswers } from "./LateAnswers.ts";
import { PageWork } from "./PageWork.ts";

const BEGIN = new Date("2026-03-02T10:00:00Z");
/** The rounded corners of the stage, which the page draws, px. */
const EDGE = 14;

/** The page of a walk: its clock stands still unless the walk lets time pass, and its requests are answered before the next action. */
export class WalkPage {
  readonly page: Page;
  readonly late = new LateAnswers();
  readonly #work: PageWork;

  constructor(page: Page) {
    this.page = page;
    this.#work = new PageWork(page, this.late);
  }

  async open(path: string): Promise<void> {
    const { page } = this;
    page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
    await this.#work.watch();
    await this.late.watch(page);
    await page.addInitScript(throwKnownDice);
    await page.clock.install({ time: BEGIN });
    await page.clock.pauseAt(new Date(BEGIN.getTime() + 1000));
    await page.goto(path);
    await this.#untilShown();
  }

  async reload(): Promise<void> {
    this.#work.forgetScripts();
    await this.page.reload();
    await this.#untilShown();
  }

  async pass(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
    await this.#work.done();
  }

  /** The stage once all its pictures are loaded; null if it never comes to rest. */
  async picture(): Promise<Buffer | null> {
    let last = await this.#shot();
    for (let time = 0; time < 20; time++) {
      await this.pass(100);
      const next = await this.#shot();
      if (next.equals(last)) return next;
      last = next;
    }
    return null;
  }

  /** Those of the stages that are in view: one, or the two of a recording. */
  async canvases(): Promise<Buffer[]> {
    const pictures: Buffer[] = [];
    for (const canvas of await this.page.locator("[data-view] canvas").all()) {
      const box = await canvas.boundingBox();
      if (box && Math.min(box.width, box.height) > 4 * EDGE) pictures.push(await this.#shotOf(canvas));
    }
    return pictures;
  }

  #shot(): Promise<Buffer> {
    return this.#shotOf(this.page.locator("[data-view=stage] canvas"));
  }

  /** The canvas alone, without what lies over it. */
  async #shotOf(canvas: Locator): Promise<Buffer> {
    await canvas.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { visibility: hidden !important; transition: none !important }
        [data-view] canvas { visibility: visible !important }`);
      document.adoptedStyleSheets = [sheet];
    });
    const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 100, height: 100 };
    const size = { width: box.width - 2 * EDGE, height: box.height - 2 * EDGE };
    const shot = await this.page.screenshot({ clip: { x: box.x + EDGE, y: box.y + EDGE, ...size } });
    await canvas.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    return shot;
  }

  /** If the page asks which of two versions to go on with, chooses the first. */
  async #untilShown(): Promise<void> {
    for (let time = 0; time < 100; time++) {
      await this.pass(100);
      const isShown = await this.page.evaluate(() => {
        const isGoingOn = (button: HTMLButtonElement) => /^Go on\b/.test(button.textContent ?? "");
        [...document.querySelectorAll("button")].find(isGoingOn)?.click();
        return document.querySelector("[data-view][data-zoom] canvas") !== null;
      });
      if (isShown) break;
    }
    await this.pass(1000);
  }
}

/** Runs in the page: makes ids and random numbers the same in every walk of a seed. */
function throwKnownDice(): void {
  let state = 7;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 8;
  };
  Math.random = () => next() / 2 ** 24;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const bytes = array && new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes?.set(Array.from(bytes, () => next() & 255));
    return array;
  };
}
