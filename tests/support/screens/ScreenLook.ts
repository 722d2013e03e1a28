import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { crampedControls } from "../e2eOverlaps.ts";
import { smallTargets } from "./smallTargets.ts";
import { squeezedWords } from "./squeezedWords.ts";
import { tabWalk } from "./tabWalk.ts";
import { unseenChoices } from "./unseenChoices.ts";
import type { Window } from "./windows.ts";

/** Least px of anything to press. */
const BY_MOUSE = 24;
const BY_TOUCH = 44;
/** Ms after which a fault that a moving part made is gone. */
const REST = 500;

const softly = expect.soft;

/** Looks at the screens of a page, one after the other, in each window, and reports every fault without stopping. */
export class ScreenLook {
  readonly #page: Page;
  readonly #windows: readonly Window[];
  readonly #byTouch: boolean;

  constructor(page: Page, windows: readonly Window[], byTouch: boolean) {
    this.#page = page;
    this.#windows = windows;
    this.#byTouch = byTouch;
  }

  /** Whether all that can be pressed is apart, in reach and large enough, and all words are whole. Leaves the window as it was. */
  async atLayout(screen: string): Promise<void> {
    const page = this.#page;
    const before = page.viewportSize();
    for (const { width, height } of this.#windows) {
      await page.setViewportSize({ width, height });
      if (!(await page.evaluate(hasOpener))) continue;
      const where = `${screen} in ${width}x${height}`;
      await this.#finds(`${where}: overlap`, () => crampedControls(page));
      await this.#finds(`${where}: words`, () => squeezedWords(page));
      await this.#finds(`${where}: size`, () => smallTargets(page, this.#byTouch ? BY_TOUCH : BY_MOUSE));
    }
    if (before) await page.setViewportSize(before);
  }

  /** Whether axe, keys and a system's own colors pass. Walks come last, because they close what does not stay open without the focus. */
  async atAccess(screen: string): Promise<void> {
    const page = this.#page;
    const before = page.viewportSize();
    for (const { width, height } of this.#windows.filter(({ axe }) => axe)) {
      await page.setViewportSize({ width, height });
      await this.#finds(`${screen} in ${width}x${height}: axe`, () => axeFaults(page));
    }
    if (before) await page.setViewportSize(before);
    if (!this.#byTouch) await this.#inColors(screen);
    const hasMenu = (await page.locator("[role=menu]").count()) > 0;
    if (!hasMenu) for (const window of this.#windows) await this.#walks(screen, window);
    if (before) await page.setViewportSize(before);
  }

  async #walks(screen: string, { width, height, walks = [] }: Window): Promise<void> {
    if (walks.length === 0) return;
    await this.#page.setViewportSize({ width, height });
    // On a busy machine, the page follows later, and a walk through it meanwhile would see neither the one nor the other window.
    await this.#page.waitForFunction((wide) => innerWidth === wide, width);
    await this.#page.waitForTimeout(REST);
    for (const key of walks)
      softly(await tabWalk(this.#page, key), `${screen} in ${width}x${height}: ${key}`).toEqual([]);
  }

  /** In a system's own colors, and in stronger contrast. */
  async #inColors(screen: string): Promise<void> {
    const page = this.#page;
    await page.emulateMedia({ forcedColors: "active" });
    await this.#finds(`${screen} in forced colors: chosen`, () => unseenChoices(page));
    await page.emulateMedia({ forcedColors: "none", contrast: "more" });
    await this.#finds(`${screen} in contrast: axe`, () => axeFaults(page));
    await page.emulateMedia({ contrast: "no-preference" });
  }

  /** Expects no faults, now or once all that moves has come to rest. */
  async #finds(what: string, look: () => Promise<string[]>): Promise<void> {
    if ((await look()).length === 0) return;
    await this.#page.waitForTimeout(REST);
    softly(await look(), what).toEqual([]);
  }
}

/**
 * Runs in the page. A menu lies beside its button, which a smaller window puts below what is seen, or into a sheet that is closed: then
 * nobody could have opened it.
 */
function hasOpener(): boolean {
  // What is hidden with its parent begins to fade only once that has faded.
  const fades = () => document.getAnimations().filter((motion) => motion instanceof CSSTransition);
  for (let left = fades(); left.length > 0; left = fades()) for (const fade of left) fade.finish();
  const opener = document.querySelector("[aria-haspopup=menu][aria-expanded=true]");
  opener?.scrollIntoView({ block: "nearest" });
  return opener?.checkVisibility({ visibilityProperty: true }) !== false;
}

/** Menus and tips hang from the page beside its regions, which is no fault: the focus leads into the one, and the other is only a description. */
const FLOATING = /^<div data-radix-popper-co/;

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== "region" || !FLOATING.test(html))
      .map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}
