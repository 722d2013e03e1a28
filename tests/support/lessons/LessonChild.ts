/** What a child does in each step of the tutorial on the real page, with any input device. */
import { expect, type Locator, type Page } from "@playwright/test";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { NibPanel } from "../../e2e/pages/NibPanel.ts";
import type { GameKey, LessonHand, Pull, Square } from "./LessonHand.ts";

/** Ms a tick at the highest speed. */
const TURN = 125;
/** Longer than a picture of the recording takes to glide. */
const GLIDE = 500;
const GAP: readonly Square[] = [5, 6, 7, 8, 9].map((column) => [column, 9]);

export class LessonChild {
  readonly page: Page;
  readonly editor: EditorPage;
  readonly nib: NibPanel;
  readonly #hand: LessonHand;

  constructor(page: Page, hand: LessonHand) {
    this.page = page;
    this.#hand = hand;
    this.editor = new EditorPage(page);
    this.nib = new NibPanel(page);
  }

  /** Skips Nib's speech, does what the step asks for, if anything, and waits for the next one. */
  async does(step: string): Promise<void> {
    await this.#letsMend();
    await this.nib.hush();
    await this.actions[step]?.();
    await this.nib.passes(step);
  }

  readonly actions: Readonly<Record<string, () => Promise<unknown>>> = {
    hello: () => this.#answers(),
    "press-play": async () => {
      // Super, the speed with the shortest ticks.
      await this.page.keyboard.press("4");
      await this.#hand.press(this.editor.controls.play);
    },
    walk: () => this.holds("ArrowRight", 3),
    "wet-feet": () => this.#answers(),
    controls: () => this.#hand.stops(this.editor.controls.stop),
    draw: () => this.#hand.choose(this.#button("Add a character"), this.#entry(/^Draw new/)),
    tools: () => this.#hand.draws(this.page.getByRole("dialog").getByRole("application")),
    "save-piece": async () => {
      const dialog = this.page.getByRole("dialog");
      await this.#hand.press(dialog.getByRole("button", { name: "Save", exact: true }));
      await expect(dialog).toBeHidden();
    },
    first: () => this.lays(...GAP.slice(0, 1)),
    five: () => this.lays(...GAP.slice(1)),
    cross: () => this.plays("ArrowRight", 10),
    "made-it": () => this.#answers(),
    "rock-ahead": () => this.#answers(),
    record: () => this.#hand.press(this.editor.toolbar.tool("Record")),
    "pick-scout": () => this.#hand.touches(this.editor.stage, [10, 8]),
    right: () => this.#pulls({ side: "right", squares: 1 }),
    top: () => this.#pulls({ side: "top", squares: 1 }),
    act: () => this.#actsOut([10, 8], [11, 7]),
    "save-climb": () => this.#saves(),
    "try-climb": () => this.plays("ArrowRight", 13),
    "only-when": () => this.#answers(),
    "see-rules": async () => {
      const scout = this.editor.library.character("Scout");
      if ((await scout.getAttribute("aria-pressed")) === "false") await this.#hand.press(scout);
      await this.#hand.press(this.page.getByRole("tab", { name: "Rules" }));
    },
    "which-block": () => this.#hand.press(this.nib.button("All the time")),
    add: () => this.#hand.press(this.#button("Add")),
    "add-key": () => this.#hand.press(this.#entry(/^When a Key/)),
    "pick-key": async () => {
      await this.#hand.picksSpace();
      await this.#hand.press(this.editor.keyPicker.dialog.getByRole("button", { name: "Done" }));
    },
    "move-rule": () => this.#hand.choose(this.#button(/^More: (Climb|Move .+)$/), this.#entry(/space/)),
    "back-left": async () => {
      const [cell = "11,7"] = await this.editor.stage.cellsOf("Scout");
      const [column = 0, row = 0] = cell.split(",").map(Number);
      await this.#hand.carries(this.editor.stage, [column, row], [10, 8]);
    },
    "try-key": () => this.plays("Space", 2),
    "which-wins": () => this.#hand.press(this.nib.button("He falls down.")),
    swap: () => this.#movesAlways("Move down"),
    "on-air": () => this.plays("ArrowRight", 4),
    "swap-back": () => this.#movesAlways("Move up", 3),
    "falls-again": () => this.plays("ArrowRight", 4),
    harder: () => this.#answers(),
    "rec-slip": () => this.#records([15, 4]),
    frame: async () => {
      await this.#pulls({ side: "left", squares: 2 });
      await this.#pulls({ side: "bottom", squares: 4 });
    },
    slip: () => this.#actsOut([15, 4], [14, 4]),
    "save-slip": () => this.#saves(),
    "try-slip": () => this.plays("ArrowRight", 2),
    hangs: () => this.#answers(),
    "rec-fall": () => this.#records([14, 4]),
    below: () => this.#pulls({ side: "bottom", squares: 1 }),
    down: () => this.#actsOut([14, 4], [14, 5]),
    "save-fall": () => this.#saves(),
    guess: () => this.#hand.press(this.nib.button("It falls, too.")),
    both: () => this.#hand.press(this.editor.controls.play),
    race: async () => {
      await this.plays("ArrowRight", 12);
      await this.holds("Space", 2);
      await this.holds("ArrowRight", 6);
    },
    flag: () => this.holds("ArrowRight", 8),
    end: () => this.#answers(),
    "fork-copied": () => this.#answers(),
    "fork-controls": () => this.#answers(),
    "fork-library": () => this.#answers(),
    "fork-stage": () => this.#answers(),
    "fork-rules": () => this.#answers(),
    "fork-end": () => this.#answers(),
  };

  /** Holds a key for this many ticks. */
  async holds(key: GameKey, turns: number): Promise<void> {
    await this.#hand.holds(key, turns * TURN);
  }

  async plays(key: GameKey, turns: number): Promise<void> {
    await this.#hand.press(this.editor.controls.play);
    await this.holds(key, turns);
  }

  /** Accepts Nib's offers to add what is missing. */
  async #letsMend(): Promise<void> {
    while (await this.nib.offersToMend()) {
      const offer = await this.nib.words.innerText();
      await this.#hand.press(this.nib.main);
      await expect(this.nib.words).not.toHaveText(offer);
    }
  }

  /** Presses the button that Nib shows. */
  async #answers(): Promise<void> {
    await this.#hand.press(this.nib.main);
  }

  /** Places the newest piece on each of these squares. */
  readonly lays = async (...squares: readonly Square[]): Promise<void> => {
    const newest = this.page.locator("[data-part='Characters'] [data-tile]").last();
    await this.#hand.lays(newest, this.editor.stage, squares);
  };

  async #pulls(pull: Pull): Promise<void> {
    await this.page.clock.runFor(GLIDE);
    await this.#hand.pulls(this.editor.recording, pull);
  }

  async #actsOut(from: Square, to: Square): Promise<void> {
    await this.page.clock.runFor(GLIDE);
    await this.#hand.carries(this.editor.recording.after, from, to);
  }

  async #records(square: Square): Promise<void> {
    await this.#hand.press(this.editor.toolbar.tool("Record"));
    await this.#hand.touches(this.editor.stage, square);
  }

  async #saves(): Promise<void> {
    const { panel } = this.editor.recording;
    await this.#hand.press(panel.getByRole("button", { name: "Save Recording" }));
    await expect(panel).toBeHidden();
  }

  async #movesAlways(way: string, times = 1): Promise<void> {
    const entry = this.page.getByRole("menuitem", { name: way, exact: true });
    for (let time = 0; time < times; time += 1) await this.#hand.choose(this.#button("More: All the time"), entry);
  }

  #button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  #entry(name: RegExp): Locator {
    return this.page.getByRole("menuitem", { name });
  }
}
