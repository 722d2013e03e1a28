/** Nib's bar: the shown step and its buttons, and the annotations over the page. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Page time advances by this many ms at a time while waiting for a step. */
const BEAT = 1000;
const BEATS = 30;

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

  /** Ends Nib's speech by Next, which only a step that is a mere sentence has and which is then over; otherwise lets Nib finish. */
  async hush(): Promise<void> {
    const step = await this.step();
    for (let beat = 0; beat < BEATS; beat += 1) {
      // In a single script, because a press after the last word would skip the next step.
      const isSpeaking = await this.panel.evaluate((panel) => {
        if (!panel.matches('[data-speaking="true"]')) return false;
        panel.querySelector<HTMLElement>('button[aria-label="Next"]')?.click();
        return panel.matches('[data-speaking="true"]');
      });
      if (!isSpeaking || (await this.step()) !== step) return;
      await this.#page.clock.fastForward(BEAT / 4);
    }
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

  /** Expects that Nib's bar lies over no control, and that nothing lies over what Nib points at, once all has settled. */
  async coversNothing(): Promise<void> {
    await expect.poll(() => this.#covered(), { message: `under the bar in ${await this.step()}` }).toEqual([]);
  }

  /** How many lines a text takes in the bar with the buttons of the present step. */
  linesOf(text: string): Promise<number> {
    return this.words.evaluate((words, told) => {
      const [box, line] = [words.closest<HTMLElement>("[aria-live]"), words.closest("p")];
      if (!box || !line) throw new Error("Nib says nothing");
      const tried = box.cloneNode(false) as HTMLElement;
      const paragraph = line.cloneNode(true) as HTMLElement;
      const said = paragraph.querySelector("[data-words]");
      if (said) said.textContent = told;
      tried.append(paragraph);
      tried.dataset.long = String(told.length > 100);
      tried.style.position = "absolute";
      tried.style.width = `${box.getBoundingClientRect().width}px`;
      box.parentElement?.append(tried);
      const range = document.createRange();
      range.selectNodeContents(paragraph.querySelector("[data-words]") ?? paragraph);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      tried.remove();
      return tops.size;
    }, text);
  }

  /** Whether an outline, or the key in the bar, shows what the step is about, once all has settled. */
  async pointsAtSomething(): Promise<boolean> {
    const step = await this.step();
    const marks = this.#page.locator("[data-nib] [data-annotation], [data-nib] [data-shown]");
    for (let look = 0; look < 20 && (await marks.count()) === 0; look += 1) {
      await this.#page.clock.runFor(50);
      await this.#page.evaluate(drawn);
    }
    // A short speech may be over by then.
    return (await this.step()) !== step || marks.first().isVisible();
  }

  #covered(): Promise<string[]> {
    return this.#page.evaluate(() => {
      const bar = document.querySelector("[data-bar]")?.getBoundingClientRect();
      if (!bar) return [];
      const edgesOf = ({ left, top, right, bottom }: DOMRect) => [left, top, right, bottom].map(Math.round).join();
      const lowestSeen = (control: Element) => {
        let lowest = Number.POSITIVE_INFINITY;
        for (let around = control.parentElement; around; around = around.parentElement)
          if (getComputedStyle(around).overflowY !== "visible")
            lowest = Math.min(lowest, around.getBoundingClientRect().bottom);
        return lowest;
      };
      // It covers the page, and lets every press through.
      const isConfetti = (control: Element) => getComputedStyle(control).pointerEvents === "none";
      const isUnder = (control: Element) => {
        const { top, bottom, width } = control.getBoundingClientRect();
        const lowest = Math.min(bottom, lowestSeen(control));
        return (
          width > 1 && lowest > bar.top + 1 && lowest > top && control.checkVisibility({ visibilityProperty: true })
        );
      };
      const controls = [...document.querySelectorAll("button, a[href], input, canvas, [role=menuitem], [tabindex='0']")]
        .filter((control) => !control.closest("[data-nib]") && !isConfetti(control) && isUnder(control))
        .map((control) => `${control.ariaLabel ?? control.textContent} ${edgesOf(control.getBoundingClientRect())}`);
      const marks = [...document.querySelectorAll("[data-nib] [data-annotation] rect:last-child")]
        .map((mark) => mark.getBoundingClientRect())
        .filter(({ left, top, right, bottom }) => {
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return there?.closest(
            "[data-bar], [aria-label='Selected characters'], [aria-label='Notice'], [role=tooltip]",
          );
        });
      return [...controls, ...marks.map(edgesOf)];
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
