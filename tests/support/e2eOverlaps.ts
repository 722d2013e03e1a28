import type { Page } from "@playwright/test";
import { markOnTop, ON_TOP } from "./screens/onTop.ts";

/**
 * Reports controls that cannot be pressed, because they overlap others or cannot be scrolled into view: one line each, none if all is well.
 * While something lies on top by intent, only its controls count.
 */
export async function crampedControls(page: Page): Promise<string[]> {
  await markOnTop(page);
  return page.evaluate(async (mark) => {
    const CONTROLS =
      "button, a[href], input:not([type=file]), select, textarea, summary, [role=slider], [role^=menuitem]";
    const onTop = document.querySelector(`[${mark}]`);
    const controls = [...(onTop ?? document).querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen);
    const places = [...document.querySelectorAll("*")].map((box) => [box, box.scrollLeft, box.scrollTop] as const);
    const faults = [
      ...(document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : []),
      ...overlaps(),
    ];
    for (const control of controls)
      if (!(canBePressed(control) || (await canSoonBePressed(control))))
        faults.push(`${nameOf(control)} is out of reach`);
    for (const [box, left, top] of places) box.scrollTo({ left, top, behavior: "instant" });
    return faults;

    function overlaps(): string[] {
      const boxes = controls.map((control) => ({ control, box: seenBox(control) }));
      return boxes.flatMap((one, index) =>
        boxes.slice(index + 1).flatMap((other) => {
          if (one.control.contains(other.control) || other.control.contains(one.control)) return [];
          if (scrollsUnder(one.control, other.control) || scrollsUnder(other.control, one.control)) return [];
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          return wide > 1 && high > 1
            ? [`${nameOf(one.control)} and ${nameOf(other.control)} share ${wide.toFixed()}x${high.toFixed()} px`]
            : [];
        }),
      );
    }

    /** What has been scrolled under a bar that stays in sight, or a notice, is fine if it can be scrolled out, which `canBePressed` tells. */
    function scrollsUnder(control: Element, other: Element): boolean {
      for (let at: Element | null = other; at && !at.contains(control); at = at.parentElement)
        if (getComputedStyle(at).position === "sticky" || at.matches("[data-part=Notice]")) return true;
      return false;
    }

    function isSeen(control: HTMLElement): boolean {
      const { width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2 || control.closest("[inert], [aria-hidden=true]")) return false;
      // A skip link, above the page until it is focused.
      if (control.getBoundingClientRect().bottom + scrollY <= 0) return false;
      const style = getComputedStyle(control);
      if (style.pointerEvents === "none" || style.clipPath !== "none") return false;
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      for (let at: HTMLElement | null = control; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return false;
      return true;
    }

    /** The box of a control; of a link in two lines, the first one. */
    function boxOf(control: HTMLElement): DOMRect {
      return control.getClientRects()[0] ?? control.getBoundingClientRect();
    }

    /** The box of a control without what the boxes around it clip. */
    function seenBox(control: HTMLElement) {
      let { left, top, right, bottom } = boxOf(control);
      for (let at = control.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === "visible" || at === document.body || at === document.documentElement)
          continue;
        const around = at.getBoundingClientRect();
        left = Math.max(left, around.left);
        top = Math.max(top, around.top);
        right = Math.min(right, around.right);
        bottom = Math.min(bottom, around.bottom);
      }
      return { left, top, right, bottom };
    }

    /** Whether most of a control, or as much as fits its box, can be scrolled into view by a user with nothing over its middle. */
    function canBePressed(control: HTMLElement): boolean {
      control.scrollIntoView({ block: "center", inline: "center" });
      undoWhatHandsCannot(control);
      const { left, top, right, bottom } = boxOf(control);
      const seen = seenBox(control);
      const room = scrollingBox(control);
      const isCut =
        seen.right - seen.left < 0.6 * Math.min(right - left, room.clientWidth) ||
        seen.bottom - seen.top < 0.6 * Math.min(bottom - top, room.clientHeight);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        !isCut &&
        hit !== null &&
        (control.contains(hit) || hit.contains(control) || control.closest("label")?.contains(hit) === true)
      );
    }

    /** An arrow over the end of a list leaves in a moment, once the list has been scrolled to that end. What has left needs no press. */
    async function canSoonBePressed(control: HTMLElement): Promise<boolean> {
      await new Promise((done) => setTimeout(done, 100));
      return !control.isConnected || !isSeen(control) || canBePressed(control);
    }

    function scrollingBox(control: HTMLElement): Element {
      for (let at = control.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflow)) return at;
      return document.documentElement;
    }

    /** Scripts can also scroll boxes that merely clip their content, which users cannot. */
    function undoWhatHandsCannot(control: HTMLElement): void {
      for (let at = control.parentElement; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === "hidden") at.scrollLeft = 0;
        if (overflowY === "hidden") at.scrollTop = 0;
      }
    }

    function nameOf(control: HTMLElement): string {
      const named =
        control.getAttribute("aria-label") ?? control.closest("label")?.textContent ?? control.textContent ?? "";
      return `‘${named.trim().slice(0, 40) || control.tagName}’`;
    }
  }, ON_TOP);
}
