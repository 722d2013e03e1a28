/** The keyboard alone: Tab and arrow keys move to a target, Enter presses it. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { RecordingPanel } from "../../e2e/pages/RecordingPanel.ts";
import type { StagePanel } from "../../e2e/pages/StagePanel.ts";
import type { GameKey, LessonHand, Pull, Square } from "./LessonHand.ts";
import { holdKey, pickSpace } from "./realKeys.ts";

/** More Tab stops than any page of the editor has. */
const STOPS = 300;
const OUTWARDS = { left: "ArrowLeft", right: "ArrowRight", top: "ArrowUp", bottom: "ArrowDown" } as const;

/** What an actor that was picked up says is there by then. */
const HEARD_MS = 1000;

export class KeyHand implements LessonHand {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(control: Locator): Promise<void> {
    await this.#walksTo(control);
    await this.#type("Enter");
  }

  async choose(opener: Locator, entry: Locator): Promise<void> {
    await this.press(opener);
    await expect(entry).toBeVisible();
    if (await entry.isDisabled()) await this.#type("Escape");
    else await this.press(entry);
  }

  async draws(picture: Locator): Promise<void> {
    await this.#walksTo(picture);
    await this.#type("ArrowRight", "Enter", "ArrowRight", "Enter", "ArrowRight", "Enter");
  }

  async lays(tile: Locator, stage: StagePanel, squares: readonly Square[]): Promise<void> {
    const stamp = this.#page.getByRole("group", { name: "Tools" }).getByRole("button", { name: "Stamp", exact: true });
    for (const square of squares) {
      await this.press(stamp);
      await this.press(tile.locator("[data-face]"));
      await this.touches(stage, square);
    }
  }

  async touches(view: StagePanel, square: Square): Promise<void> {
    await this.#goesOver(view, square);
    await this.#type("Enter");
  }

  /** Enter picks up an actor of the picture after at once; on the stage it selects an unselected one first. */
  async carries(view: StagePanel, from: Square, to: Square): Promise<void> {
    await this.touches(view, from);
    const isTaken = this.#page.getByText(/comes along\. Enter puts/);
    await isTaken.waitFor({ state: "attached", timeout: HEARD_MS }).catch(() => this.#type("Enter"));
    await expect(isTaken).toBeAttached();
    await this.#steps(from, to);
    await this.#type("Enter");
  }

  async pulls(recording: RecordingPanel, { side, squares }: Pull): Promise<void> {
    await this.#walksTo(recording.handle(side, "before"));
    for (let square = 0; square < squares; square += 1) await this.#type(OUTWARDS[side]);
  }

  /** By Escape: while the game plays, the arrow keys that lead along the controls are its own. */
  async stops(stop: Locator): Promise<void> {
    await this.#type("Escape");
    await expect(stop).toHaveAttribute("aria-pressed", "true");
  }

  async holds(key: GameKey, ms: number): Promise<void> {
    await holdKey(this.#page, key, ms);
  }

  async picksSpace(): Promise<void> {
    await pickSpace(this.#page);
  }

  async #goesOver(view: StagePanel, square: Square): Promise<void> {
    await this.#walksTo(view.picture);
    // After a pointer was used, the first key only shows the cursor.
    await this.#type("Home", "Home", "PageUp");
    await this.#steps(await squareHeard(view), square);
  }

  async #steps([fromColumn, fromRow]: Square, [column, row]: Square): Promise<void> {
    const across = column - fromColumn;
    const along = row - fromRow;
    for (let step = 0; step < Math.abs(across); step += 1) await this.#type(across > 0 ? "ArrowRight" : "ArrowLeft");
    for (let step = 0; step < Math.abs(along); step += 1) await this.#type(along > 0 ? "ArrowDown" : "ArrowUp");
  }

  async #walksTo(thing: Locator): Promise<void> {
    await thing.waitFor({ state: "attached" });
    for (let stop = 0; stop < STOPS; stop += 1) {
      const key = await thing.evaluate(nextKey);
      if (key === null) return;
      await this.#type(key);
    }
    throw new Error(`Keys do not lead to ${thing}`);
  }

  async #type(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }
}

/** Where the cursor says that it is: in a picture of a recording it stays among the squares that are seen. */
async function squareHeard({ picture }: StagePanel): Promise<Square> {
  const around = picture.locator("xpath=ancestor::*[descendant::*[@role='status']][1]");
  const said = await around.getByRole("status").filter({ hasText: PLACE }).first().textContent();
  const [, column, row] = PLACE.exec(said ?? "") ?? [];
  return [Number(column) - 1, Number(row) - 1];
}

const PLACE = /column (\d+), row (\d+)/i;

/** The key that leads towards a target: an arrow in a list of rules or a toolbar, otherwise Tab; null once it is reached. */
function nextKey(thing: Element): string | null {
  const here = document.activeElement;
  if (here === thing) return null;
  const wanted = thing.closest("[data-rule-id]");
  if (wanted && here?.matches("[data-rule-id]")) {
    if (here === wanted) return "Tab";
    // A container precedes its content in the document.
    return here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING ? "ArrowDown" : "ArrowUp";
  }
  const stops = "[tabindex='0'], button:not([tabindex]), [role=menuitem]";
  let row: Element | null = thing.matches("[tabindex='-1']") ? thing.parentElement : null;
  while (row && !row.querySelector(stops)) row = row.parentElement;
  if (!row?.contains(here)) return "Tab";
  return row.closest("[role=menu]") ? "ArrowDown" : "ArrowRight";
}
