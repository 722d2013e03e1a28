/**
 * One child whose window dies, whose line breaks and whose server falls over, as the dice say. Each edit names the game E1, E2 and so on,
 * so that the name tells what is there and what is lost.
 */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { PASSWORD } from "../../support/e2eAccount.ts";
import type { OtherDevice } from "./OtherDevice.ts";
import type { TortureServer } from "./TortureServer.ts";
import type { Troubles } from "./Troubles.ts";

export interface TortureParts {
  readonly context: BrowserContext;
  readonly server: TortureServer;
  readonly device: OtherDevice;
  readonly troubles: Troubles;
  readonly random: (below: number) => number;
  readonly address: string;
}

/** The journal has an edit after this time (issue "Work that cannot be lost"), with some patience for a busy machine. */
const KEPT_MS = 800;
const SAVED = /^Saved\./;

export class TortureRun {
  readonly steps: string[] = [];
  readonly #parts: TortureParts;
  #editor: EditorPage;
  #older: Page[] = [];
  #edits = 0;
  /** The name that must be found again. */
  #name = "";
  #isOffline = false;

  constructor(parts: TortureParts, page: Page) {
    this.#parts = parts;
    this.#editor = new EditorPage(page);
  }

  async open(): Promise<void> {
    await this.#page.goto(this.#parts.address);
    await this.#settle();
    this.#name = await this.#shownName();
  }

  async step(): Promise<void> {
    const { server, troubles, device } = this.#parts;
    const steps = {
      edit: () => this.#edit(),
      editAgain: () => this.#edit(),
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
      otherDevice: () => device.save().catch(() => undefined),
      secondTab: () => this.#secondTab(),
      wakeOldTab: () => this.#wakeOldTab(),
    };
    const names = Object.keys(steps) as (keyof typeof steps)[];
    const name = names[this.#parts.random(names.length)] ?? "edit";
    this.steps.push(name);
    await steps[name]();
    await this.#settle();
  }

  /** All is well again: the game is saved as it was last seen, and nothing that was saved elsewhere is gone. */
  async end(): Promise<void> {
    const { server, troubles, device } = this.#parts;
    troubles.end();
    await server.rise();
    await this.#setOffline(false);
    await expect(async () => {
      await this.#settle();
      await this.#pressSave();
      await expect(this.#page.getByRole("button", { name: SAVED })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 90_000 });
    expect(await device.nameNow(), "the last edit is saved").toBe(this.#name);
    const versions = await device.namesOfVersions();
    expect(versions, "what the other device saved is kept").toEqual(expect.arrayContaining(device.saved));
  }

  get #page(): Page {
    return this.#editor.page;
  }

  async #edit(): Promise<void> {
    this.#edits += 1;
    const name = `E${this.#edits}`;
    await this.#editor.toolbar.rename(name);
    await this.#page.waitForTimeout(KEPT_MS);
    this.#name = name;
  }

  async #play(): Promise<void> {
    await this.#page.getByRole("button", { name: "Play", exact: true }).click();
    await this.#page.waitForTimeout(300);
    await this.#page.getByRole("button", { name: "Stop", exact: true }).click();
  }

  async #pressSave(): Promise<void> {
    await this.#page
      .getByRole("button", { name: /^(Not saved yet|Saved|Saving…|Couldn't save|Offline: kept here)\./ })
      .click();
  }

  async #killPage(): Promise<void> {
    const { context, address, server } = this.#parts;
    const dying = this.#page;
    const crash = dying.waitForEvent("crash");
    dying.goto("chrome://crash").catch(() => undefined);
    await crash;
    await dying.close();
    // A page that is not kept yet cannot come back without its server.
    await server.rise();
    await this.#setOffline(false);
    this.#editor = new EditorPage(await context.newPage());
    await this.#page.goto(address);
    await this.#findAgain();
  }

  async #reload(): Promise<void> {
    await this.#parts.server.rise();
    await this.#setOffline(false);
    await this.#page.reload();
    await this.#findAgain();
  }

  /** A window that could not save yet keeps its game: then the child goes back to it. */
  async #secondTab(): Promise<void> {
    await this.#parts.server.rise();
    await this.#setOffline(false);
    const first = this.#page;
    const second = await this.#parts.context.newPage();
    await second.goto(this.#parts.address);
    const taken = second.getByRole("button", { name: "Main menu" });
    const refused = second.getByRole("alert");
    await second.getByRole("button", { name: "Take over here" }).click();
    await expect(refused.or(taken).first()).toBeVisible({ timeout: 30_000 });
    if (await refused.isVisible()) {
      await second.close();
      await first.bringToFront();
      return;
    }
    this.#older.push(first);
    this.#editor = new EditorPage(second);
    await this.#findAgain();
  }

  async #wakeOldTab(): Promise<void> {
    const old = this.#older.pop();
    if (!old || old.isClosed()) return;
    await this.#parts.server.rise();
    await this.#setOffline(false);
    await this.#page.close({ runBeforeUnload: false });
    this.#editor = new EditorPage(old);
    await old.bringToFront();
    await this.#findAgain();
  }

  async #setOffline(isOffline: boolean): Promise<void> {
    if (isOffline !== this.#isOffline) await this.#parts.context.setOffline(isOffline);
    this.#isOffline = isOffline;
  }

  /** A window that was opened or woken shows what was made last. */
  async #findAgain(): Promise<void> {
    await this.#settle();
    await expect(async () => {
      await this.#settle();
      expect(await this.#shownName()).toBe(this.#name);
    }, `${this.#name} is there again`).toPass({ timeout: 30_000 });
  }

  async #shownName(): Promise<string> {
    const label = this.#page.getByRole("button", { name: /^Name of the game/ });
    return (await label.getAttribute("aria-label", { timeout: 10_000 }))?.replace(/^Name of the game: /, "") ?? "";
  }

  /** Answers whatever is asked, as a child would who wants to go on. */
  async #settle(): Promise<void> {
    for (let questions = 0; questions < 8; questions += 1) if (!(await this.#answerOne())) return;
  }

  async #answerOne(): Promise<boolean> {
    const page = this.#page;
    const ready = page.getByRole("button", { name: "Main menu" });
    const answers = ["Go on with this one", "Take over here", "Keep working", "Try again", "Sign in and save"] as const;
    const asked = page.getByRole("button", { name: new RegExp(`^(${answers.join("|")}|Keep the one I have here)$`) });
    await expect(ready.or(asked).first()).toBeVisible({ timeout: 30_000 });
    for (const answer of answers) {
      const button = page.getByRole("button", { name: answer, exact: true });
      if (!(await button.isVisible())) continue;
      if (answer === "Sign in and save") await page.getByLabel("Password").fill(PASSWORD);
      await button.click().catch(() => undefined);
      return true;
    }
    return this.#chooseVersion();
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
    this.#name = await this.#shownName();
    return true;
  }
}
