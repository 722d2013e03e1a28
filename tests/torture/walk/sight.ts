/** What a user can see and press on the page right now. */
import type { Page } from "@playwright/test";
import type { Pixel } from "../../e2e/pages/Pixel.ts";

export interface Thing extends Pixel {
  /** Its kind and its name. */
  readonly name: string;
}

export interface Box extends Pixel {
  readonly width: number;
  readonly height: number;
}

/** A picture of a stage, with the position of its squares on the page. */
export interface Picture {
  readonly left: number;
  readonly top: number;
  readonly tile: number;
  readonly columns: number;
  readonly rows: number;
}

export interface Sight {
  /** All uncovered controls, in the order of the page. */
  readonly things: readonly Thing[];
  /** The pictures of stages: one, or the two of a recording. */
  readonly pictures: readonly Picture[];
  readonly isBroken: boolean;
}

/** Controls that leave the page, open another one or ask for a file. */
const WAYS_OUT =
  /Main menu|Share|Save as a file|Reload|Switch to Player View|Save & Exit|My picture|Picture file|Skip to/i;

export async function sightOf(page: Page): Promise<Sight> {
  const sight = await page.evaluate(look);
  return { ...sight, things: sight.things.filter(({ name }) => !WAYS_OUT.test(name)) };
}

/**
 * The current box of the first element that matches a selector; null if there is none. Waiting for it, however briefly, would find it or
 * not depending on how busy the machine is, and a seed would no longer lead to the same walk.
 */
export function boxOf(page: Page, selector: string): Promise<Box | null> {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box && box.width > 0 ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
  }, selector);
}

/** The middle of a square. */
export function squareOf({ left, top, tile }: Picture, { x, y }: { readonly x: number; readonly y: number }): Pixel {
  return { x: Math.round(left + (x + 0.5) * tile), y: Math.round(top + (y + 0.5) * tile) };
}

/** Runs in the page. */
function look(): Sight {
  const things = document.querySelectorAll<HTMLElement>(
    "button, input:not([type=file], [type=color]), textarea, select, [role^=menuitem], [role=tab], [role=option], [role=radio], [data-grip], label",
  );
  const stages = document.querySelectorAll<HTMLElement>("[data-view]");
  return {
    things: [...things].flatMap(thingIn),
    pictures: [...stages].flatMap(pictureIn),
    isBroken:
      document.body.textContent?.includes("Something went wrong") !== false ||
      document.querySelector("[data-view] canvas") === null,
  };

  function thingIn(element: HTMLElement): Thing[] {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    if (width < 3 || height < 3 || element.matches(":disabled, [aria-disabled=true]")) return [];
    const over = document.elementFromPoint(at.x, at.y);
    if (!over || !(element.contains(over) || over.contains(element))) return [];
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return [{ ...at, name: `${element.getAttribute("role") ?? element.tagName.toLowerCase()} ${text.slice(0, 60)}` }];
  }

  function pictureIn(stage: HTMLElement): Picture[] {
    const { zoom, left, top, columns, rows } = stage.dataset;
    const box = stage.getBoundingClientRect();
    if (!zoom || box.width === 0) return [];
    const corner = { left: box.left + Number(left), top: box.top + Number(top) };
    return [{ ...corner, tile: 40 * Number(zoom), columns: Number(columns), rows: Number(rows) }];
  }
}
