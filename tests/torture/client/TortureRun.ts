/**
 * One child whose window dies, whose line breaks, whose browser is full and whose server falls over, as the dice say. Each edit names the
 * game E1, E2 and so on, so that the name tells what is there and what is lost.
 */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { SignedInUser } from "../../../src/api/wire.ts";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { PASSWORD } from "../../support/e2eAccount.ts";
import type { BrowserStore } from "./BrowserStore.ts";
import { KnownNames } from "./KnownNames.ts";
import type { OtherDevice } from "./OtherDevice.ts";
import type { TortureServer } from "./TortureServer.ts";
import type { Troubles } from "./Troubles.ts";

export interface TortureParts {
  readonly context: BrowserContext;
  readonly server: TortureServer;
  readonly child: SignedInUser;
  readonly device: OtherDevice;
  readonly troubles: Troubles;
  readonly store: BrowserStore;
  readonly random: (below: number) => number;
  readonly address: string;
}

const SAVE_MARK = /^(Not saved yet|Saved|Saving…|Couldn't save|Offline: kept here)\./;
const SAVED = /^Saved\./;
/** What a child presses who wants to go on, the first that is there. */
const ANSWERS = [
  "Go on with this one",
  "Take over here",
  "Keep working",
  "Try again",
  "Sign in and save",
  "Not saved: what now?",
] as const;
/** After this long something is in the way of a deed. */
const DEED_MS = 4000;
/** Windows that were left behind; more would only take time. */
const OLDER_MAX = 2;

export class TortureRun {
  readonly steps: string[] = [];
  readonly #parts: TortureParts;
  #editor: EditorPage;
  #older: Page[] = [];
  #edits = 0;
  #names = new KnownNames("");
  #isOffline = false;

  constructor(parts: TortureParts, page: Page) {
    this.#parts = parts;
    this.#editor = this.#editorOn(page);
  }

  async open(): Promise<void> {
    await this.#page.goto(this.#parts.address);
    await this.#settle();
    this.#names = new KnownNames(await this.#shownName());
  }

  async step(): Promise<void> {
    const { server, troubles, store } = this.#parts;
    const steps = {
      edit: () => this.#edit(),
      editAgain: () => this.#edit(),
      editOnceMore: () => this.#edit(),
      play: () => this.#play(),
      save: () => this.#pressSave(),
      killPage: () => this.#killPage(),
      reload: () => this.#reload(),
      killServer: () => server.die(),
      raiseServer: () => server.rise(),
      offline: () => this.#setOffline(true),
      online: () => this.#setOffline(false),
      signedOut: async () => troubles.add(401),
      tooLarge: async () => troubles.add(413),
      serverError: async () => troubles.add(500),
      slow: async () => troubles.add("slow"),
      otherDevice: () => this.#saveElsewhere(),
      secondTab: () => this.#secondTab(),
      wakeOldTab: () => this.#wakeOldTab(),
      full: () => store.fill(),
      roomAgain: () => store.makeRoom(),
      cleared: () => this.#clear(),
    };
    const names = Object.keys(steps) as (keyof typeof steps)[];
    const name = names[this.#parts.random(names.length)] ?? "edit";
    this.steps.push(name);
    await steps[name]();
    await this.#settle();
    if (await this.#page.getByRole("button", { name: SAVED }).isVisible()) this.#names.isSaved();
  }

  /** All is well again: the game is saved as it was last seen, and nothing that was saved elsewhere is gone. */
  async end(): Promise<void> {
    const { server, troubles, device, store } = this.#parts;
    troubles.end();
    await store.makeRoom();
    await server.rise();
    await this.#setOffline(false);
    await expect(async () => {
      await this.#settle();
      await this.#pressSave();
      await expect(this.#page.getByRole("button", { name: SAVED })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 90_000 });
    this.#names.isSaved();
    expect(this.#names.possible, "the last edit is saved").toContain(await device.nameNow());
    const versions = await device.namesOfVersions();
    expect(versions, "what the other device saved is kept").toEqual(expect.arrayContaining(device.saved));
  }

  get #page(): Page {
    return this.#editor.page;
  }

  #editorOn(page: Page): EditorPage {
    page.setDefaultTimeout(DEED_MS);
    page.setDefaultNavigationTimeout(60_000);
    return new EditorPage(page);
  }

  /** In a browser without room, only a save keeps it. */
  async #edit(): Promise<void> {
    this.#edits += 1;
    const name = `E${this.#edits}`;
    await this.#unlessAsked(() => this.#editor.toolbar.rename(name));
    if (await this.#parts.store.hasMoment(this.#page, name)) this.#names.isSure(name);
    else if (this.#parts.store.isFull) this.#names.mayBeLost(name);
    else throw new Error(`${name} is not in the journal.`);
  }

  async #play(): Promise<void> {
    await this.#unlessAsked(() => this.#page.getByRole("button", { name: "Play", exact: true }).click());
    await this.#page.waitForTimeout(300);
    await this.#unlessAsked(() => this.#page.getByRole("button", { name: "Stop", exact: true }).click());
  }

  async #pressSave(): Promise<void> {
    await this.#unlessAsked(() => this.#page.getByRole("button", { name: SAVE_MARK }).click());
  }

  /** A question may come up at any moment, and is answered first. */
  async #unlessAsked(deed: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await this.#settle();
      await deed();
    }).toPass({ timeout: 60_000 });
  }

  async #saveElsewhere(): Promise<void> {
    // A server that is down keeps nothing.
    const saved = await this.#parts.device.save().catch(() => null);
    if (saved) this.#names.savedElsewhere(saved.name, saved.before);
  }

  async #killPage(): Promise<void> {
    const dying = this.#page;
    const crash = dying.waitForEvent("crash");
    dying.goto("chrome://crash").catch(() => undefined);
    await crash;
    await dying.close();
    await this.#lineIsUp();
    this.#editor = this.#editorOn(await this.#parts.context.newPage());
    await this.#page.goto(this.#parts.address);
    await this.#findAgain();
  }

  async #reload(): Promise<void> {
    await this.#lineIsUp();
    await this.#page.reload();
    await this.#findAgain();
  }

  /** A window that could not save yet keeps its game: then the child goes back to it. */
  async #secondTab(): Promise<void> {
    await this.#lineIsUp();
    const first = this.#page;
    const second = await this.#parts.context.newPage();
    await second.goto(this.#parts.address);
    const takeOver = second.getByRole("button", { name: "Take over here" });
    const opened = second.getByRole("button", { name: /^(Main menu|Go on with this one)$/ });
    await expect(takeOver.or(opened).or(logInButton(second)).first()).toBeVisible({ timeout: 30_000 });
    await this.#logIn(second);
    await expect(takeOver.or(opened).first()).toBeVisible({ timeout: 30_000 });
    // Clearing takes the locks along: nobody knows that the first one is there, and it is of no use any more.
    if (!(await takeOver.isVisible())) await first.close();
    else if (!(await takesOver(second))) {
      await second.close();
      await first.bringToFront();
      return;
    }
    if (!first.isClosed()) this.#older.push(first);
    if (this.#older.length > OLDER_MAX) await this.#older.shift()?.close();
    this.#editor = this.#editorOn(second);
    await this.#findAgain();
  }

  async #wakeOldTab(): Promise<void> {
    const old = this.#older.pop();
    if (!old || old.isClosed()) return;
    await this.#lineIsUp();
    await this.#page.close({ runBeforeUnload: false });
    this.#editor = this.#editorOn(old);
    await old.bringToFront();
    await this.#findAgain();
  }

  /** The window that is open still has the game, and writes it down once more; where there is no room it may be the only one. */
  async #clear(): Promise<void> {
    const { store } = this.#parts;
    let name = "";
    await this.#unlessAsked(async () => {
      name = await this.#shownName();
    });
    await store.clear();
    if (!(await store.hasMoment(this.#page, name)) && !store.isFull) throw new Error(`${name} is not written anew.`);
    if (store.isFull) this.#names.isCleared(await this.#parts.device.nameNow().catch(() => null));
  }

  async #setOffline(isOffline: boolean): Promise<void> {
    if (isOffline !== this.#isOffline) await this.#parts.context.setOffline(isOffline);
    this.#isOffline = isOffline;
  }

  /** A page that is not kept yet cannot come back without its server. */
  async #lineIsUp(): Promise<void> {
    await this.#parts.server.rise();
    await this.#setOffline(false);
  }

  /** A window that was opened or woken shows what was made last. */
  async #findAgain(): Promise<void> {
    await this.#settle();
    await expect(async () => {
      await this.#settle();
      expect(this.#names.possible, "what was made last is there again").toContain(await this.#shownName());
    }).toPass({ timeout: 30_000 });
    this.#names.isSure(await this.#shownName());
  }

  async #shownName(): Promise<string> {
    const label = this.#page.getByRole("button", { name: /^Name of the game/ });
    return (await label.getAttribute("aria-label"))?.replace(/^Name of the game: /, "") ?? "";
  }

  /** Answers whatever is asked, as a child would who wants to go on. */
  async #settle(): Promise<void> {
    for (let questions = 0; questions < 8; questions += 1) if (!(await this.#answerOne())) return;
  }

  async #answerOne(): Promise<boolean> {
    const page = this.#page;
    const ready = page.getByRole("button", { name: "Main menu" });
    const words = [...ANSWERS, "Keep the one I have here"].map((answer) => answer.replace("?", "\\?"));
    const asked = page.getByRole("button", { name: new RegExp(`^(${words.join("|")})$`) });
    await expect(ready.or(asked).or(logInButton(page)).first()).toBeVisible({ timeout: 30_000 });
    if (await this.#logIn(page)) return true;
    const found = await asked.allInnerTexts();
    const answer = this.#possibleAnswers.find((known) => found.some((text) => text.trim() === known));
    if (!answer) return (await this.#chooseVersion()) || this.#closeSignIn();
    // Another try may have gone well meanwhile, and nothing is asked any more.
    await this.#give(answer).catch(() => undefined);
    return true;
  }

  async #give(answer: string): Promise<void> {
    if (answer === "Sign in and save") await this.#page.getByLabel("Password").fill(PASSWORD);
    await this.#page.getByRole("button", { name: answer, exact: true }).click();
  }

  /** Without a line nobody can sign in, and what was put off stays so. */
  get #possibleAnswers(): readonly (typeof ANSWERS)[number][] {
    const needLine = ["Sign in and save", "Not saved: what now?"];
    return this.#hasLine ? ANSWERS : ANSWERS.filter((answer) => !needLine.includes(answer));
  }

  get #hasLine(): boolean {
    return !this.#isOffline && this.#parts.server.isUp;
  }

  /** Later, when there is a line. */
  async #closeSignIn(): Promise<boolean> {
    const dialog = this.#page.getByRole("dialog", { name: "Please sign in again" });
    if (this.#hasLine || !(await dialog.isVisible())) return false;
    await dialog.getByRole("button", { name: "Close" }).click();
    return true;
  }

  /** Whether the page asked for it. */
  async #logIn(page: Page): Promise<boolean> {
    if (!(await logInButton(page).isVisible())) return false;
    await page.getByLabel("Username or email").fill(this.#parts.child.username);
    await page.getByLabel("Password").fill(PASSWORD);
    await logInButton(page).click();
    await expect(logInButton(page)).toHaveCount(0);
    return true;
  }

  /** Mine or the other one: whichever is not taken stays among the versions. */
  async #chooseVersion(): Promise<boolean> {
    const page = this.#page;
    const mine = page.getByRole("button", { name: "Keep the one I have here" });
    if (!(await mine.isVisible())) return false;
    if (this.#parts.random(2) === 0) {
      await mine.click();
      return true;
    }
    await page.getByRole("button", { name: "Open the other one" }).click();
    await expect(mine).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Main menu" })).toBeVisible();
    this.#names.isSure(await this.#shownName());
    return true;
  }
}

function logInButton(page: Page) {
  return page.getByRole("button", { name: "Sign in", exact: true });
}

/** Whether the other window gave the game away; behind the question its stage is seen already. */
async function takesOver(page: Page): Promise<boolean> {
  const takeOver = page.getByRole("button", { name: "Take over here" });
  const refused = page.getByRole("alert");
  await takeOver.click();
  await expect(async () => {
    expect((await refused.isVisible()) || (await takeOver.count()) === 0).toBe(true);
  }).toPass({ timeout: 30_000 });
  return !(await refused.isVisible());
}
