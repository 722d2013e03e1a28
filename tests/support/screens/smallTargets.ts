import type { Page } from "@playwright/test";
import { markOnTop, ON_TOP } from "./onTop.ts";

/**
 * Controls that are smaller than `least` px in one direction, also where their label or an edge around them takes the press: one line each.
 * Links in a line of text and squares of a stage do not count.
 */
export async function smallTargets(page: Page, least: number): Promise<string[]> {
  await markOnTop(page);
  return page.evaluate(
    ({ least, mark }) => {
      const CONTROLS =
        "button, a[href], input:not([type=file]), select, textarea, summary, [role=slider], [role^=menuitem], [role=tab]";
      const onTop = document.querySelector(`[${mark}]`);
      const controls = [...(onTop ?? document).querySelectorAll<HTMLElement>(CONTROLS)].filter(counts);
      const places = [...document.querySelectorAll("*")].map((box) => [box, box.scrollLeft, box.scrollTop] as const);
      const faults = controls.flatMap(faultOf);
      for (const [box, left, top] of places) box.scrollTo({ left, top, behavior: "instant" });
      return [...new Set(faults)];

      function faultOf(control: HTMLElement): string[] {
        control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const own = control.getBoundingClientRect();
        const label =
          control.closest("label")?.getBoundingClientRect() ?? labelOf(control)?.getBoundingClientRect() ?? own;
        const width = Math.max(own.width, label.width);
        const height = Math.max(own.height, label.height);
        const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
        const reach = least / 2 - 1;
        const isWide = width >= least - 0.5 || (hits(control, x - reach, y) && hits(control, x + reach, y));
        const isHigh = height >= least - 0.5 || (hits(control, x, y - reach) && hits(control, x, y + reach));
        return isWide && isHigh ? [] : [`${nameOf(control)} is ${width.toFixed(0)}x${height.toFixed(0)} px`];
      }

      function labelOf(control: HTMLElement): Element | null {
        return control.id ? document.querySelector(`label[for="${CSS.escape(control.id)}"]`) : null;
      }

      function hits(control: HTMLElement, x: number, y: number): boolean {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (control.contains(hit) || control.closest("label")?.contains(hit) === true);
      }

      function counts(control: HTMLElement): boolean {
        if (control.closest("[inert], [aria-hidden=true], [data-actor]")) return false;
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        const { width, height, bottom } = control.getBoundingClientRect();
        const isLabelled = control.closest("label") !== null || labelOf(control) !== null;
        if ((width < 2 || height < 2) && !isLabelled) return false;
        if (bottom + scrollY <= 0) return false;
        for (let at: HTMLElement | null = control; at; at = at.parentElement)
          if (getComputedStyle(at).clipPath.startsWith("inset(50%") && !isLabelled) return false;
        const { display, pointerEvents } = getComputedStyle(control);
        return pointerEvents !== "none" && !(control.matches("a") && display === "inline");
      }

      function nameOf(control: HTMLElement): string {
        const named =
          control.getAttribute("aria-label") ?? control.closest("label")?.textContent ?? control.textContent ?? "";
        return `‘${named.trim().slice(0, 40) || control.tagName}’`;
      }
    },
    { least, mark: ON_TOP },
  );
}
