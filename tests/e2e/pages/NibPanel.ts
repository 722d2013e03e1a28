/** Nib over the editor: the shown step, the buttons below the text, and the annotations. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Page time advances by this many ms at a time while waiting for a step. */
const BEAT = 1000;
const BEATS = 30;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export class NibPanel {
  readonly panel: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.locator("[data-nib] [data-step]");
  }

  async step(): Promise<string | null> {
    return (await this.panel.count()) === 0 ? null : this.panel.getAttribute("data-step");
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** The button of the step or of an offer, or the first answer. */
  get main(): Locator {
    return this.panel.locator("[data-first]");
  }

  get words(): Locator {
    return this.panel.locator("[data-words]");
  }

  async atStep(step: string): Promise<void> {
    await expect(this.panel).toHaveAttribute("data-step", step);
  }

  /** Ends Nib's speech; a step that is only a sentence is then over. */
  async hush(): Promise<void> {
    // In a single script, because a press after the last word would skip the next step.
    await this.panel.evaluate((panel) => {
      if (!panel.matches('[data-speaking="true"]')) return;
      panel.querySelector<HTMLElement>('button[aria-label="Next"]')?.click();
    });
  }

  /** Whether Nib offers to add something that is missing. */
  async offersToMend(): Promise<boolean> {
    return (await this.panel.getAttribute("data-offer")) === "put";
  }

  /** Lets page time pass until another step is shown. */
  async passes(step: string): Promise<void> {
    for (let beat = 0; beat < BEATS; beat += 1) {
      if ((await this.step()) !== step) return;
      await this.#page.clock.fastForward(BEAT);
      await this.#page.evaluate(drawn);
    }
    throw new Error(`The step ${step} does not pass: ${await this.panel.innerText()}`);
  }

  /** Expects that neither the panel nor anything else covers what is pointed at, once all has settled. */
  async coversNothing(): Promise<void> {
    await expect.poll(() => this.#covered(), { message: `under the panel in ${await this.step()}` }).toEqual([]);
  }

  #covered(): Promise<string[]> {
    return this.#page.evaluate(() => {
      const boxOf = (element: Element): Box => element.getBoundingClientRect();
      const panel = document.querySelector("[data-nib] [data-dock]");
      if (!panel) return [];
      const own = boxOf(panel);
      const marks = [...document.querySelectorAll("[data-nib] [data-annotation] rect:last-child")].map(boxOf);
      const isOwn = (box: Box) => panel.querySelector("[data-step-button]") !== null && box.right - box.left < 200;
      const isUnder = ({ left, top, right, bottom }: Box) => {
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there?.closest("[aria-label='Selected actors'], [aria-label='Notice'], [role=tooltip]");
      };
      const meets = (a: Box) => a.left < own.right && own.left < a.right && a.top < own.bottom && own.top < a.bottom;
      return marks
        .filter((box) => !isOwn(box) && (meets(box) || isUnder(box)))
        .map((box) => JSON.stringify([box.left, box.top, own.left, own.top].map(Math.round)));
    });
  }
}

/** Lets React render what timers have triggered, which it does between messages. */
async function drawn(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}
