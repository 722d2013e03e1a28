/** The canvas of the pixel editor under a mouse or a finger; places are pixels of the drawing. */
import type { Locator, Page } from "@playwright/test";
import type { Pixel } from "./Pixel.ts";

export type Place = readonly [x: number, y: number];

export class DrawingCanvas {
  readonly page: Page;
  readonly element: Locator;

  constructor(page: Page) {
    this.page = page;
    this.element = page.getByRole("dialog").getByRole("application");
  }

  async isReady(): Promise<void> {
    await this.element.locator("canvas").waitFor();
  }

  /** The middle of a pixel of the drawing. */
  async middleOf([x, y]: Place): Promise<Pixel> {
    return this.element.evaluate(
      (element, at) => {
        const { left, top } = element.getBoundingClientRect();
        const of = (name: string) => Number(element.getAttribute(`data-${name}`));
        const zoom = of("zoom");
        return { x: left + of("left") + (at.x + 0.5) * zoom, y: top + of("top") + (at.y + 0.5) * zoom };
      },
      { x, y },
    );
  }

  /** One jump from place to place, as fast as a hand can be. */
  async strokeByMouse([first, ...others]: readonly Place[]): Promise<void> {
    const { mouse } = this.page;
    const start = await this.middleOf(first ?? [0, 0]);
    await mouse.move(start.x, start.y);
    await mouse.down();
    for (const place of others) {
      const { x, y } = await this.middleOf(place);
      await mouse.move(x, y);
    }
    await mouse.up();
  }

  async strokeByFinger(places: readonly Place[]): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Pixel[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    for (const [number, place] of places.entries()) {
      await send(number === 0 ? "touchStart" : "touchMove", [await this.middleOf(place)]);
    }
    await send("touchEnd", []);
    await session.detach();
  }
}
