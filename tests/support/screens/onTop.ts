import type { Page } from "@playwright/test";

/** Marks what a look at the screen is about, if it is not about all of it. */
export const ON_TOP = "data-on-top";

/**
 * Marks what lies over the screen by intent: a dialog, a menu, a sheet, or what an expanded button has opened over its surroundings, with the
 * controls beside that button. A press on what these cover closes them, so nobody needs it before.
 */
export function markOnTop(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
    const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")];
    const opened = [...document.querySelectorAll("[aria-expanded=true][aria-controls]")].flatMap((opener) => {
      const shown = document.getElementById(opener.getAttribute("aria-controls") ?? "");
      if (!shown || shown.role === "menu" || !/absolute|fixed/.test(getComputedStyle(shown).position)) return [];
      // A sheet covers the button that opened it, and rows cover their chips.
      const [over, under] = [shown.getBoundingClientRect(), opener.getBoundingClientRect()];
      const isCovered =
        under.width === 0 ||
        (over.top < under.bottom && under.top < over.bottom && over.left < under.right && under.left < over.right);
      const around = shown.tagName === "ASIDE" || isCovered ? null : shown.parentElement;
      return [around?.contains(opener) ? around : shown];
    });
    [...opened, ...dialogs].at(-1)?.setAttribute(mark, "");
  }, ON_TOP);
}
