/** What the child does in the window in use. Each edit names the game E1, E2 and so on, so that the name tells what is there and what is lost. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Answers } from "./Answers.ts";
import type { Surroundings } from "./Surroundings.ts";
import { shownName } from "./shownName.ts";
import type { Windows } from "./Windows.ts";

const SAVE_MARK = /^(Not saved yet|Saved|Saved in this browser|Saving…|Couldn't save|Offline: kept here)\./;
const SAVED = /^Saved( in this browser)?\./;
const IN_EDITOR = /\/editor\//;
const PLAYING_MS = 300;

export class Deeds {
  readonly #around: Surroundings;
  readonly #answers: Answers;
  readonly #windows: Windows;
  #edits = 0;

  constructor(around: Surroundings, answers: Answers, windows: Windows) {
    this.#around = around;
    this.#answers = answers;
    this.#windows = windows;
  }

  /** In a browser without room, only a save keeps it. */
  async edit(): Promise<void> {
    const { store, names, diary } = this.#around;
    this.#edits += 1;
    const name = `E${this.#edits}`;
    await this.unlessAsked(() => this.#windows.editor.toolbar.rename(name));
    diary.note(`made ${name}`);
    if (await store.hasMoment(this.#page, name)) names.isKept(name);
    else if (store.isFull) names.mayBeLost(name);
    else throw new Error(`${name} is not in the journal.`);
  }

  async play(): Promise<void> {
    await this.unlessAsked(() => this.#page.getByRole("button", { name: "Play", exact: true }).click());
    await this.#page.waitForTimeout(PLAYING_MS);
    await this.unlessAsked(() => this.#page.getByRole("button", { name: "Stop", exact: true }).click());
  }

  async pressSave(): Promise<void> {
    await this.unlessAsked(() => this.#page.getByRole("button", { name: SAVE_MARK }).click());
  }

  /** Until nothing is in the way any more. */
  async saveAll(): Promise<void> {
    await expect(async () => {
      await this.pressSave();
      await expect(this.#page.getByRole("button", { name: SAVED })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 90_000 });
    await this.noteIfKeptHere();
  }

  /** A game of this browser is where its toolbar says; of one in an account the line tells. */
  async noteIfKeptHere(): Promise<void> {
    const { names, game } = this.#around;
    if (game.device || !(await this.#page.getByRole("button", { name: SAVED }).isVisible())) return;
    names.isKept(await shownName(this.#page));
  }

  /** The window that is open still has the game, and writes it down once more; where there is no room it may be the only one. */
  async clear(): Promise<void> {
    const { store, names, game, server } = this.#around;
    // Without an account it would be gone, and rightly so.
    if (!game.device && store.isFull) return;
    let name = "";
    await this.unlessAsked(async () => {
      name = await shownName(this.#page);
    });
    await store.clear();
    if (!(await store.hasMoment(this.#page, name)) && !store.isFull) throw new Error(`${name} is not written anew.`);
    if (!game.device && !(await store.hasGame(this.#page, name))) throw new Error(`${name} is not saved anew.`);
    if (!game.device || !store.isFull) return;
    // What a dead server has would be in the dark.
    await server.rise();
    names.isCleared(await game.device.nameNow());
  }

  /** The game is saved first, which may take a while. */
  async leaveBy(link: Locator): Promise<void> {
    await expect(async () => {
      if (!IN_EDITOR.test(this.#page.url())) return;
      await this.unlessAsked(() => link.click());
      await expect(this.#page).not.toHaveURL(IN_EDITOR);
    }).toPass({ timeout: 90_000 });
  }

  /** A question may come up at any moment, and is answered first. */
  async unlessAsked(deed: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await this.#answers.settle(this.#page);
      await deed();
    }).toPass({ timeout: 60_000 });
  }

  get #page(): Page {
    return this.#windows.page;
  }
}
