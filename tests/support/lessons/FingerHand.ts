/** A finger on a tablet: targets are tapped and dragged, keys are on the screen, and the inspector may be a sheet. */
import type { Locator } from "@playwright/test";
import { fingerDrag, fingerRest } from "../../e2e/pages/fingerDrag.ts";
import { middleOf } from "../../e2e/pages/middleOf.ts";
import type { Pixel } from "../../e2e/pages/Pixel.ts";
import type { StagePanel } from "../../e2e/pages/StagePanel.ts";
import type { GameKey, Square } from "./LessonHand.ts";
import { MouseHand } from "./MouseHand.ts";

const NAMES: Readonly<Record<GameKey, string>> = { ArrowRight: "Right arrow", Space: "Space" };
const BESIDE = "xpath=ancestor-or-self::*[self::main]";

export class FingerHand extends MouseHand {
  override async press(control: Locator): Promise<void> {
    await this.#bringsUp(control);
    await control.tap();
  }

  override async touches(view: StagePanel, square: Square): Promise<void> {
    await this.#bringsUp(view.picture);
    const { x, y } = await view.pixelOf(...square);
    await this.page.touchscreen.tap(x, y);
  }

  override async carries(view: StagePanel, from: Square, to: Square): Promise<void> {
    await this.#bringsUp(view.picture);
    await super.carries(view, from, to);
  }

  override async holds(key: GameKey, ms: number): Promise<void> {
    const keys = this.page.getByRole("group", { name: "Keys of this game" });
    const at = await middleOf(keys.getByRole("button", { name: NAMES[key] }));
    await fingerRest(this.page, at, () => this.page.clock.runFor(ms));
  }

  override async picksSpace(): Promise<void> {
    await this.page
      .getByRole("dialog", { name: "Choose Key" })
      .getByRole("button", { name: "space", exact: true })
      .tap();
  }

  protected override async drags(from: Pixel, to: Pixel): Promise<void> {
    await fingerDrag(this.page, from, to);
  }

  /** Opens or closes the inspector if it is a sheet. */
  async #bringsUp(thing: Locator): Promise<void> {
    const opener = this.page.locator("button[aria-controls='inspector']");
    if (!(await opener.isVisible())) return;
    const isOut = (await opener.getAttribute("aria-expanded")) === "true";
    // The content of a closed sheet is not visible, and an open one may cover what is beside it.
    if (!isOut && !(await thing.isVisible())) await opener.tap();
    if (isOut && (await thing.locator(BESIDE).count()) > 0)
      await this.page.getByRole("button", { name: "Close the inspector" }).tap();
  }
}
