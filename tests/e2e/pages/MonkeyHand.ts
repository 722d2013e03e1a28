/** A hand on the real page that knows nothing: it presses, drags, touches and types wherever something can be pressed. */
import type { Page } from "@playwright/test";
import { fingerStroke } from "./fingerDrag.ts";
import type { Pixel } from "./Pixel.ts";

type Random = (below: number) => number;

/** What would end the game, or leave the page. */
const WAYS_OUT = /Main menu|Save as a file|Reload|Switch to Player View|Save & Exit|picture of your own|own picture/i;
const KEYS = [
  ..."pstr",
  "Escape",
  "Enter",
  " ",
  "Delete",
  "Tab",
  "ArrowLeft",
  "ArrowRight",
  "ArrowDown",
  "Control+c",
  "Control+x",
  "Control+v",
  "Control+a",
  "Control+y",
  "Shift+Z",
  "a",
] as const;

export class MonkeyHand {
  /** What it did last, for whoever has to find out what went wrong. */
  readonly deeds: string[] = [];
  readonly #page: Page;
  readonly #random: Random;

  constructor(page: Page, random: Random) {
    this.#page = page;
    this.#random = random;
  }

  /** One gesture anywhere. */
  async play(): Promise<void> {
    const { mouse } = this.#page;
    const places = await this.#page.evaluate(placesToPress, WAYS_OUT.source);
    const [from, to] = [this.#place(places), this.#place(places)];
    const gestures = {
      click: () => mouse.click(from.x, from.y),
      press: () => mouse.click(to.x, to.y),
      doubleClick: () => mouse.dblclick(from.x, from.y),
      rightClick: () => mouse.click(from.x, from.y, { button: "right" }),
      drag: () => this.#drag(from, to),
      altDrag: () => this.#holding("Alt", () => this.#drag(from, to)),
      shiftClick: () => this.#holding("Shift", () => mouse.click(from.x, from.y)),
      tap: () => fingerStroke(this.#page, [from]),
      swipe: () => fingerStroke(this.#page, [from, halfway(from, to), to]),
      key: () => this.#key(),
      sameKey: () => this.#key(),
      undo: () => this.#undo(),
      type: () => this.#page.keyboard.type("Frog 7"),
    };
    const names = Object.keys(gestures) as (keyof typeof gestures)[];
    const name = names[this.#random(names.length)] ?? "click";
    this.deeds.push(`${name} ${where(from)} ${where(to)}`);
    await gestures[name]();
  }

  /** One of these, or any place at all. */
  #place(places: readonly Pixel[]): Pixel {
    const { width, height } = this.#page.viewportSize() ?? { width: 1000, height: 700 };
    const anywhere = { x: 70 + this.#random(width - 80), y: 70 + this.#random(height - 80) };
    return this.#random(5) === 0 ? anywhere : (places[this.#random(Math.max(places.length, 1))] ?? anywhere);
  }

  async #drag(from: Pixel, to: Pixel): Promise<void> {
    const { mouse } = this.#page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 3 });
    // A key in the middle of a drag, now and then.
    if (this.#random(4) === 0) await this.#key();
    await mouse.up();
  }

  async #holding(key: string, act: () => Promise<void>): Promise<void> {
    await this.#page.keyboard.down(key);
    await act();
    await this.#page.keyboard.up(key);
  }

  #key(): Promise<void> {
    return this.#page.keyboard.press(KEYS[this.#random(KEYS.length)] ?? "Escape");
  }

  /** Never the first entry: what was played before it could not be taken back with it. */
  async #undo(): Promise<void> {
    const last = await this.#page.locator("header [aria-label^=Undo]").getAttribute("aria-label");
    if (last && !/^Undo(: rename world)?$/.test(last)) await this.#page.keyboard.press("Control+z");
  }
}

function halfway(from: Pixel, to: Pixel): Pixel {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

function where({ x, y }: Pixel): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** The middles of all that can be pressed now. Runs in the page. */
function placesToPress(waysOut: string): Pixel[] {
  const isWayOut = new RegExp(waysOut, "i");
  const things = [
    ...document.querySelectorAll("button, input, [role^=menuitem], [role=tab], [role=option], select, canvas"),
  ];
  return things.flatMap((thing) => {
    if (isWayOut.test(`${thing.getAttribute("aria-label")} ${thing.textContent}`)) return [];
    if (thing instanceof HTMLInputElement && thing.type === "file") return [];
    const { left, top, width, height } = thing.getBoundingClientRect();
    const isSeen = width > 0 && left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    if (!isSeen) return [];
    const middle = { x: left + width / 2, y: top + height / 2 };
    return thing instanceof HTMLCanvasElement && width > 200 ? stagePlaces(thing, middle) : [middle];
  });

  /** The stage counts for more than a button. */
  function stagePlaces(canvas: HTMLCanvasElement, { x, y }: Pixel): Pixel[] {
    const { width, height } = canvas.getBoundingClientRect();
    const steps = [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4];
    return steps.map((step, index) => ({ x: x + step * width, y: y + (steps.at(-index) ?? 0) * height * 0.6 }));
  }
}
