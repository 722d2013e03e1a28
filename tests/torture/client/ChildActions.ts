/**
 * What the child does in the current window. Each edit renames the game to E1, E2 and so on, so that the name tells what is there and what
 * is lost.
 */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Answers } from "./Answers.ts";
import type { Surroundings } from "./Surroundings.ts";
import { shownName } from "./shownName.ts";
import type { Windows } from "./Windows.ts";

const SAVE_MARK = /^(Not saved yet|Saved|Saved here|Saving…|Couldn't save|Offline: kept here)\./;
const SAVED = /^(Saved|Saved here)\./;
const IN_EDITOR = /\/editor\//;
const PLAYING_MS = 300;

export class ChildActions {
  readonly #around: Surroundings;
  readonly #answers: Answers;
  readonly #windows: Windows;
  #edits = 0;

  constructor(around: Surroundings, answers: Answers, windows: Windows) {
    this.#around = around;
    this.#answers = answers;
    this.#windows = windows;
  }

  /** In a browser without space, only a save stores the edit. */
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

  /** Retries until nothing is in the way. */
  async saveAll(): Promise<void> {
    await expect(async () => {
      await this.pressSave();
      await expect(this.#page.getByRole("button", { name: SAVED })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 90_000 });
    await this.noteIfKeptHere();
  }

  /** A local game is stored where its toolbar says; for one in an account, the network tells. */
  async noteIfKeptHere(): Promise<void> {
    const { names, game } = this.#around;
    if (game.device || !(await this.#page.getByRole("button", { name: SAVED }).isVisible())) return;
    names.isKept(await shownName(this.#page));
  }

  /** The open window still has the game and writes it again; without space it may be the only copy. */
  async clear(): Promise<void> {
    const { store, names, game, server } = this.#around;
    // Without an account the game would be gone, rightly so.
    if (!game.device && store.isFull) return;
    let name = "";
    await this.unlessAsked(async () => {
      name = await shownName(this.#page);
    });
    await store.clear();
    if (!(await store.hasMoment(this.#page, name)) && !store.isFull) throw new Error(`${name} is not written again.`);
    if (!game.device && !(await store.hasGame(this.#page, name))) throw new Error(`${name} is not saved again.`);
    if (!game.device || !store.isFull) return;
    // The state of a dead server could not be read.
    await server.rise();
    names.isCleared(await game.device.nameNow());
  }

  /** Saves the game first, which may take a while. */
  async leaveBy(link: Locator): Promise<void> {
    await expect(async () => {
      if (!IN_EDITOR.test(this.#page.url())) return;
      await this.unlessAsked(() => link.click());
      await expect(this.#page).not.toHaveURL(IN_EDITOR);
    }).toPass({ timeout: 90_000 });
  }

  /** Answers any question first, which may come up at any moment. */
  async unlessAsked(action: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await this.#answers.settle(this.#page);
      await action();
    }).toPass({ timeout: 60_000 });
  }

  get #page(): Page {
    return this.#windows.page;
  }
}
