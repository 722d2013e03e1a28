/** A finger that never drags if a tap does the same. */
import type { Locator } from "@playwright/test";
import type { RecordingPanel } from "../../e2e/pages/RecordingPanel.ts";
import type { StagePanel } from "../../e2e/pages/StagePanel.ts";
import { FingerHand } from "./FingerHand.ts";
import type { Pull, Square } from "./LessonHand.ts";

export class TapHand extends FingerHand {
  override async lays(tile: Locator, stage: StagePanel, squares: readonly Square[]): Promise<void> {
    // On a touch screen the Stamp stays in hand.
    const stamp = this.page.getByRole("button", { name: "Stamp", exact: true });
    if ((await stamp.getAttribute("aria-pressed")) === "false") {
      await this.press(stamp);
      await this.press(tile);
    }
    for (const square of squares) await this.touches(stage, square);
  }

  override async pulls(recording: RecordingPanel, { side, squares }: Pull): Promise<void> {
    for (let square = 0; square < squares; square += 1) await this.press(recording.handle(side, "before"));
  }
}
