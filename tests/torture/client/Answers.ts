/** Answers whatever the editor asks, as a child would who wants to go on. */
import { expect, type Locator, type Page } from "@playwright/test";
import { PASSWORD } from "../../support/e2eAccount.ts";
import type { Surroundings } from "./Surroundings.ts";
import { shownName } from "./shownName.ts";

/** The buttons to press; the first one that is there. */
const ANSWERS = [
  "Keep this one",
  "Take over here",
  "Keep working",
  "Try again",
  "Sign in and save",
  "Not saved: what now?",
] as const;
/** Offline nobody can sign in, and offline or without space a postponed save stays postponed. */
const NEED_LINE: readonly string[] = ["Sign in and save", "Not saved: what now?"];
const KEEP_MINE = "Keep the one I have here";
const QUESTIONS_MAX = 8;

export class Answers {
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async settle(page: Page): Promise<void> {
    for (let questions = 0; questions < QUESTIONS_MAX; questions += 1) if (!(await this.#answerOne(page))) return;
  }

  /** Whether the page asked to sign in. */
  async logIn(page: Page): Promise<boolean> {
    if (!(await logInButton(page).isVisible())) return false;
    await page.getByLabel("Username or email").fill(this.#around.game.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await logInButton(page).click();
    await expect(logInButton(page)).toHaveCount(0);
    return true;
  }

  async #answerOne(page: Page): Promise<boolean> {
    const ready = page.getByRole("button", { name: "Main menu" });
    const words = [...ANSWERS, KEEP_MINE].map((answer) => answer.replace("?", "\\?"));
    const asked = page.getByRole("button", { name: new RegExp(`^(${words.join("|")})$`) });
    await expect(ready.or(asked).or(logInButton(page)).first()).toBeVisible({ timeout: 30_000 });
    if (await this.logIn(page)) return true;
    const found = await asked.allInnerTexts();
    const answer = this.#possibleAnswers.find((known) => found.some((text) => text.trim() === known));
    if (!answer) return (await this.#chooseVersion(page)) || this.#closeSignIn(page);
    // A retry may have succeeded meanwhile, so that nothing is asked any more.
    await this.#give(page, answer).catch(() => undefined);
    return true;
  }

  async #give(page: Page, answer: string): Promise<void> {
    if (answer === "Sign in and save") await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: answer, exact: true }).click();
    this.#around.diary.note(`answered: ${answer}`);
    if (answer === "Keep this one") this.#around.names.isAsked();
  }

  get #possibleAnswers(): readonly (typeof ANSWERS)[number][] {
    const { line, store, game } = this.#around;
    const canSave = game.device ? line.isUp : !store.isFull;
    return canSave ? ANSWERS : ANSWERS.filter((answer) => !NEED_LINE.includes(answer));
  }

  /** Closes the question until the network is back. */
  async #closeSignIn(page: Page): Promise<boolean> {
    const dialog = page.getByRole("dialog", { name: "Please sign in again" });
    if (this.#around.line.isUp || !(await dialog.isVisible())) return false;
    await dialog.getByRole("button", { name: "Close" }).click();
    return true;
  }

  /** Chooses either version; the other one stays among the earlier versions. */
  async #chooseVersion(page: Page): Promise<boolean> {
    const { names, diary, otherDice } = this.#around;
    const mine = page.getByRole("button", { name: KEEP_MINE });
    if (!(await mine.isVisible())) return false;
    if (otherDice(2) === 0) {
      await mine.click();
      diary.note("chosen: mine");
      names.isAsked();
      return true;
    }
    await page.getByRole("button", { name: "Open the other one" }).click();
    await expect(mine).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Main menu" })).toBeVisible();
    const name = await shownName(page);
    diary.note(`chosen: the other one, ${name}`);
    names.isAsked();
    names.isFound(name);
    return true;
  }
}

export function logInButton(page: Page): Locator {
  return page.getByRole("button", { name: "Sign in", exact: true });
}
