import { expect, type Page } from "@playwright/test";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import type { Answers } from "./Answers.ts";
import { openBeside } from "./openBeside.ts";
import type { Surroundings } from "./Surroundings.ts";
import { shownName } from "./shownName.ts";

/** After this long, something is in the way of an action. */
const DEED_MS = 4000;
/** More would only take time. */
const OLDER_MAX = 2;

/** The windows of one child: the current one, and older ones left open. They die and wake up. */
export class Windows {
  readonly #around: Surroundings;
  readonly #answers: Answers;
  #editor: EditorPage;
  #older: Page[] = [];

  constructor(around: Surroundings, answers: Answers, first: Page) {
    this.#around = around;
    this.#answers = answers;
    this.#editor = editorOn(first);
  }

  get editor(): EditorPage {
    return this.#editor;
  }

  get page(): Page {
    return this.#editor.page;
  }

  async kill(): Promise<void> {
    const { line, context, game } = this.#around;
    await crash(this.page);
    // A page that is not cached yet needs its server.
    await line.mend();
    this.#editor = editorOn(await context.newPage());
    await this.page.goto(game.address);
    await this.findAgain();
  }

  async reload(): Promise<void> {
    await this.#around.line.mend();
    await this.page.reload();
    await this.findAgain();
  }

  async openSecond(): Promise<void> {
    await this.#around.line.mend();
    const first = this.page;
    const inUse = await openBeside(first, this.#around, this.#answers);
    if (inUse === first) return;
    await this.#leaveBehind(first);
    this.#editor = editorOn(inUse);
    await this.findAgain();
  }

  async wakeOld(): Promise<void> {
    const old = this.#older.pop();
    if (!old || old.isClosed()) return;
    await this.#around.line.mend();
    await this.page.close({ runBeforeUnload: false });
    this.#editor = editorOn(old);
    await old.bringToFront();
    await this.findAgain();
  }

  /** Expects a window that was opened or woken to show the latest work. */
  async findAgain(): Promise<void> {
    const { names, game, diary, line } = this.#around;
    await expect(async () => {
      await this.#answers.settle(this.page);
      expect(names.possible, "what was made last is there again").toContain(await shownName(this.page));
    }).toPass({ timeout: 30_000 });
    const name = await shownName(this.page);
    diary.note(`found ${name}`);
    names.isFound(name, line.takeOrphans());
    game.isAt(this.page.url());
  }

  async #leaveBehind(page: Page): Promise<void> {
    if (!page.isClosed()) this.#older.push(page);
    if (this.#older.length > OLDER_MAX) await this.#older.shift()?.close();
  }
}

function editorOn(page: Page): EditorPage {
  page.setDefaultTimeout(DEED_MS);
  page.setDefaultNavigationTimeout(60_000);
  return new EditorPage(page);
}

async function crash(page: Page): Promise<void> {
  const crash = page.waitForEvent("crash");
  page.goto("chrome://crash").catch(() => undefined);
  await crash;
  await page.close();
}
