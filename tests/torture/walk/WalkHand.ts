/** The input of a walk: mouse, touch and keys on the real page. Each move is a short line in the log. */
import type { Page } from "@playwright/test";
import { fingerStroke } from "../../e2e/pages/fingerDrag.ts";
import type { Pixel } from "../../e2e/pages/Pixel.ts";

export type Modifier = "Alt" | "Shift" | "Control";

export class WalkHand {
  readonly #page: Page;
  readonly #note: (line: string) => void;

  constructor(page: Page, note: (line: string) => void) {
    this.#page = page;
    this.#note = note;
  }

  async click({ x, y }: Pixel, name = "", held?: Modifier): Promise<void> {
    this.#note(`click ${x},${y} ${name} ${held ?? ""}`);
    await this.#holding(held, () => this.#page.mouse.click(x, y));
  }

  async doubleClick({ x, y }: Pixel, name = ""): Promise<void> {
    this.#note(`double-click ${x},${y} ${name}`);
    await this.#page.mouse.dblclick(x, y);
  }

  async rightClick({ x, y }: Pixel, name = ""): Promise<void> {
    this.#note(`right-click ${x},${y} ${name}`);
    await this.#page.mouse.click(x, y, { button: "right" });
  }

  /** Drags over these points; `meanwhile` runs before the release. */
  async drag(places: readonly Pixel[], held?: Modifier, meanwhile?: () => Promise<void>): Promise<void> {
    this.#note(`drag ${places.map(({ x, y }) => `${x},${y}`).join(" ")} ${held ?? ""}`);
    const { mouse } = this.#page;
    await this.#holding(held, async () => {
      for (const [index, { x, y }] of places.entries()) {
        await mouse.move(x, y, { steps: index === 0 ? 1 : 3 });
        if (index === 0) await mouse.down();
      }
      await meanwhile?.();
      await mouse.up();
    });
  }

  /** A single point is a tap. */
  async touch(places: readonly Pixel[]): Promise<void> {
    this.#note(`finger ${places.map(({ x, y }) => `${x},${y}`).join(" ")}`);
    await fingerStroke(this.#page, places);
  }

  async say(what: string): Promise<void> {
    this.#note(what);
  }

  async press(key: string): Promise<void> {
    this.#note(`key ${key}`);
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.#note(`type ${text}`);
    await this.#page.keyboard.type(text);
  }

  async #holding(key: Modifier | undefined, act: () => Promise<unknown>): Promise<void> {
    if (key) await this.#page.keyboard.down(key);
    await act();
    if (key) await this.#page.keyboard.up(key);
  }
}
