/** What a child does in each step of the tutorial, with a mouse on the real page. */
import { expect, type Page } from "@playwright/test";
import { drag } from "../e2e/pages/drag.ts";
import { EditorPage } from "../e2e/pages/EditorPage.ts";
import { middleOf } from "../e2e/pages/middleOf.ts";
import { NibPanel } from "../e2e/pages/NibPanel.ts";

/** Ms a turn of the game at its highest speed. */
const TURN = 125;
/** Longer than a picture of the recording glides. */
const GLIDE = 500;

export class LessonChild {
  readonly page: Page;
  readonly editor: EditorPage;
  readonly nib: NibPanel;

  constructor(page: Page) {
    this.page = page;
    this.editor = new EditorPage(page);
    this.nib = new NibPanel(page);
  }

  /** Hears Nib out, does what the step asks for, if it asks for anything, and comes to the next one. */
  async does(step: string): Promise<void> {
    await this.nib.takesOffers();
    await this.nib.hush();
    await this.deeds[step]?.();
    await this.nib.passes(step);
  }

  readonly deeds: Readonly<Record<string, () => Promise<unknown>>> = {
    hello: () => this.nib.main.click(),
    "press-play": async () => {
      // Super: a turn takes the least time.
      await this.page.keyboard.press("4");
      await this.editor.controls.play.click();
    },
    walk: () => this.holds("ArrowRight", 3),
    "wet-feet": () => this.nib.main.click(),
    draw: async () => {
      await this.page.getByRole("button", { name: "Add a character" }).click();
      await this.page.getByRole("menuitem", { name: /^Draw new/ }).click();
    },
    "save-piece": async () => {
      const dialog = this.page.getByRole("dialog");
      const from = await middleOf(dialog.getByRole("application"));
      await drag(this.page, { x: from.x - 60, y: from.y }, { x: from.x + 60, y: from.y + 20 });
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(dialog).toBeHidden();
    },
    first: () => this.laysPiece(5),
    five: async () => {
      for (const column of [6, 7, 8, 9]) await this.laysPiece(column);
    },
    cross: () => this.plays("ArrowRight", 10),
    "made-it": () => this.nib.main.click(),
    record: () => this.editor.toolbar.take("Record"),
    "pick-scout": () => this.editor.stage.press(10, 8),
    right: () => this.pulls("right", 12),
    top: () => this.pulls("top", 7),
    act: () => this.actsOut([10, 8], [11, 7]),
    "save-climb": () => this.editor.recording.save(),
    "try-climb": () => this.plays("ArrowRight", 11),
    "only-when": () => this.nib.main.click(),
    "see-rules": () => this.page.getByRole("tab", { name: "Rules" }).click(),
    add: () => this.page.getByRole("button", { name: "Add", exact: true }).click(),
    "add-key": () => this.page.getByRole("menuitem", { name: /^When a Key/ }).click(),
    "pick-key": async () => {
      await this.editor.keyPicker.press("Space");
      await this.editor.keyPicker.done();
    },
    "move-rule": async () => {
      // By its menu: the twin of the drag.
      await this.page.getByRole("button", { name: /^More: (Untitled Rule|Climb)$/ }).click();
      await this.page.getByRole("menuitem", { name: /space/ }).click();
    },
    "back-left": async () => {
      const [cell = "11,7"] = await this.editor.stage.cellsOf("Scout");
      const [x = 0, y = 0] = cell.split(",").map(Number);
      await drag(this.page, await this.editor.stage.pixelOf(x, y), await this.editor.stage.pixelOf(10, 8));
    },
    "try-key": () => this.plays("Space", 2),
    "which-wins": () => this.nib.button("He falls down.").click(),
    swap: () => this.movesAlways("Move down"),
    "on-air": () => this.plays("ArrowRight", 4),
    "swap-back": () => this.movesAlways("Move up", 3),
    "falls-again": () => this.plays("ArrowRight", 4),
    harder: () => this.nib.main.click(),
    "rec-slip": () => this.records(15, 4),
    frame: async () => {
      await this.pulls("left", 13);
      await this.pulls("bottom", 9);
    },
    slip: () => this.actsOut([15, 4], [14, 4]),
    "save-slip": () => this.editor.recording.save(),
    "try-slip": () => this.plays("ArrowRight", 2),
    "rec-fall": () => this.records(14, 4),
    below: () => this.pulls("bottom", 6),
    down: () => this.actsOut([14, 4], [14, 5]),
    "save-fall": () => this.editor.recording.save(),
    guess: () => this.nib.button("It falls, too.").click(),
    both: () => this.editor.controls.play.click(),
    race: async () => {
      await this.plays("ArrowRight", 8);
      await this.holds("Space", 2);
      await this.holds("ArrowRight", 6);
    },
    flag: () => this.holds("ArrowRight", 8),
    end: () => this.nib.main.click(),
    "fork-copied": () => this.nib.main.click(),
    "fork-controls": () => this.nib.main.click(),
    "fork-library": () => this.nib.main.click(),
    "fork-stage": () => this.nib.main.click(),
    "fork-rules": () => this.nib.main.click(),
    "fork-end": () => this.nib.main.click(),
  };

  /** A key is down for so many turns of the game. */
  async holds(key: string, turns: number): Promise<void> {
    await this.page.keyboard.down(key);
    await this.page.clock.runFor(turns * TURN);
    await this.page.keyboard.up(key);
  }

  async plays(key: string, turns: number): Promise<void> {
    await this.editor.controls.play.click();
    await this.holds(key, turns);
  }

  private async laysPiece(column: number): Promise<void> {
    const tile = await middleOf(this.page.locator("[data-part='Characters'] [data-tile]").last());
    await drag(this.page, tile, await this.editor.stage.pixelOf(column, 9));
  }

  private async pulls(side: "left" | "right" | "top" | "bottom", line: number): Promise<void> {
    const { before } = this.editor.recording;
    await this.page.clock.runFor(GLIDE);
    const handle = before.picture.getByRole("button", { name: `Move the ${side} side of the frame` });
    const from = await middleOf(handle);
    // The handle lies beside the line, so the hand goes to the middle of the square beyond.
    const square = side === "left" || side === "top" ? line - 1 : line;
    const at = await before.pixelOf(square, square);
    const isAcross = side === "left" || side === "right";
    await drag(this.page, from, isAcross ? { x: at.x, y: from.y } : { x: from.x, y: at.y });
  }

  private async actsOut(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await this.page.clock.runFor(GLIDE);
    await this.editor.recording.dragActor(from, to);
  }

  private async records(column: number, row: number): Promise<void> {
    await this.editor.toolbar.take("Record");
    await this.editor.stage.press(column, row);
  }

  private async movesAlways(entry: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.page.getByRole("button", { name: "More: All the time" }).click();
      const item = this.page.getByRole("menuitem", { name: entry, exact: true });
      if (await item.isDisabled()) await this.page.keyboard.press("Escape");
      else await item.click();
    }
  }
}
