/**
 * The page's unfinished work: requests, scripts that have arrived but not run, pictures being decoded. It takes longer on a busy machine;
 * unless it is awaited, the same action finds a dialog open in one walk and still loading in another.
 */
import type { Page, Request } from "@playwright/test";
import type { LateAnswers } from "./LateAnswers.ts";

/** The longest wait for an answer on the loopback, in steps of 5 ms. */
const ANSWER_STEPS = 2000;
/** More short tasks than any dialog takes to open. */
const TASK_TURNS = 60;
/** Workers are not imported, because that would run them in the page. */
const WORKER = /\.worker-/;

declare global {
  interface Window {
    walkDecodes?: Set<Promise<unknown>>;
  }
}

export class PageWork {
  readonly #page: Page;
  readonly #late: LateAnswers;
  #requests = 0;
  #scripts: string[] = [];

  constructor(page: Page, late: LateAnswers) {
    this.#page = page;
    this.#late = late;
  }

  /** Call before the page opens. */
  async watch(): Promise<void> {
    const page = this.#page;
    page.on("request", () => this.#count(1));
    page.on("requestfailed", () => this.#count(-1));
    page.on("requestfinished", (request) => this.#finished(request));
    await page.addInitScript(noteDecodes);
  }

  /** Waits until everything that is not held back is done and rendered. */
  async done(): Promise<void> {
    do {
      for (let step = 0; step < ANSWER_STEPS && this.#isWaiting; step++) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await this.#runScripts();
      await this.#page.evaluate(shown, TASK_TURNS);
    } while (this.#isWaiting || this.#scripts.length > 0);
  }

  /** A reloaded page has none of the scripts of the one before. */
  forgetScripts(): void {
    this.#scripts = [];
  }

  /**
   * A module runs once, so importing it again only awaits that. The import is text, because the compiler of the tests may rewrite imports.
   */
  async #runScripts(): Promise<void> {
    const scripts = this.#scripts;
    this.#scripts = [];
    if (scripts.length === 0) return;
    await this.#page.evaluate(
      `Promise.allSettled(${JSON.stringify(scripts)}.map((url) => import(url))).then(() => {})`,
    );
  }

  #finished(request: Request): void {
    if (request.resourceType() === "script" && !WORKER.test(request.url())) this.#scripts.push(request.url());
    this.#count(-1);
  }

  get #isWaiting(): boolean {
    return this.#requests > this.#late.count;
  }

  #count(step: number): void {
    this.#requests += step;
  }
}

/** Runs in the page, whose own clock stands still while animations follow the screen's. Endless animations are not awaited. */
async function shown(turns: number): Promise<void> {
  const decodes = window.walkDecodes ?? new Set();
  do {
    await Promise.allSettled(decodes);
    for (let turn = 0; turn < turns; turn++) await taskTurn();
    await document.documentElement.animate([{ opacity: 1 }, { opacity: 1 }], { duration: 1 }).finished;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(willEnd)
        .map((animation) => animation.finished),
    );
  } while (decodes.size > 0);

  /** The page posts a message to itself for each short task. Messages arrive in order, so the next task has run after this one. */
  function taskTurn(): Promise<unknown> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }

  function willEnd({ playState, effect }: Animation): boolean {
    return playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  }
}

/** Runs in the page. */
function noteDecodes(): void {
  const decodes = new Set<Promise<unknown>>();
  window.walkDecodes = decodes;
  const decode = window.createImageBitmap.bind(window) as (...args: unknown[]) => Promise<ImageBitmap>;
  window.createImageBitmap = (...args: unknown[]) => {
    const picture = decode(...args);
    decodes.add(picture);
    const forget = () => decodes.delete(picture);
    picture.then(forget, forget);
    return picture;
  };
}
