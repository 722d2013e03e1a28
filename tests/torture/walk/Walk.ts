/** One random walk in the editor, from its first action to a game that was undone, redone, saved and opened again. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { SignedInUser } from "../../../src/api/wire.ts";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { fetchGame } from "../../support/e2eAccount.ts";
import { isOfOneColor } from "../../support/e2ePixels.ts";
import { canonical, gameText, unlooked } from "../../support/sameGame.ts";
import { chooseAct } from "./chooseAct.ts";
import { attachProbe, contentOf, knownBefore, situationOf } from "./probe.ts";
import type { Dice } from "./Surroundings.ts";
import { type Sight, sightOf } from "./sight.ts";
import { WalkHand } from "./WalkHand.ts";
import { WalkPage } from "./WalkPage.ts";

/** A picture of the page takes a while. */
const ACTS_PER_LOOK = 10;

export interface WalkParts {
  readonly page: Page;
  readonly dice: Dice;
  readonly worldId: string;
  readonly request: APIRequestContext;
  readonly child: SignedInUser;
  /** The errors that the page reported. */
  readonly faults: readonly string[];
}

export class Walk {
  /** The actions so far, to be printed on a failure. */
  readonly diary: string[] = [];
  /** Two pictures that should be equal and are not. */
  readonly apart: { readonly name: string; readonly picture: Buffer }[] = [];
  readonly #parts: WalkParts;
  readonly #page: WalkPage;
  readonly #hand: WalkHand;
  #acts = 0;

  constructor(parts: WalkParts) {
    this.#parts = parts;
    this.#page = new WalkPage(parts.page);
    this.#hand = new WalkHand(parts.page, (line) => this.diary.push(`     ${line}`));
  }

  async open(): Promise<void> {
    await this.#page.open(`/editor/${this.#parts.worldId}`);
    await attachProbe(this.#parts.page);
  }

  async act(): Promise<void> {
    const { page, dice } = this.#parts;
    const [now, sight] = await Promise.all([situationOf(page), this.#look()]);
    const { name, act } = chooseAct(now, dice);
    this.#acts += 1;
    this.diary.push(`${this.#acts}. ${name}`);
    await act({
      page,
      hand: this.#hand,
      dice,
      late: this.#page.late,
      now,
      sight,
      pass: (ms) => this.#page.pass(ms),
      reload: () => this.#reload(),
    });
    await this.#page.pass(50 + dice(100));
    if (this.#acts % ACTS_PER_LOOK === 0) await this.#expectDrawn();
  }

  /** A canvas of one color is blank, although it is there: an editor draws at least the grid. A new one may take a moment. */
  async #expectDrawn(): Promise<void> {
    for (let time = 0; time < 3; time++) {
      if (!(await this.#blankCanvas())) return;
      await this.#page.pass(1000);
    }
    const blank = await this.#blankCanvas();
    if (!blank) return;
    this.apart.push({ name: "blank", picture: blank });
    throw new Error(this.#said("a canvas is blank"));
  }

  async #blankCanvas(): Promise<Buffer | undefined> {
    for (const picture of await this.#page.canvases()) {
      if (await isOfOneColor(this.#parts.page, `,${picture.toString("base64")}`)) return picture;
    }
    return undefined;
  }

  /**
   * Expects the same states in both directions when everything is undone and redone entry by entry, and the same game when it is opened
   * again.
   */
  async end(): Promise<void> {
    await this.#putDown();
    await this.#redoAll();
    await this.#page.pass(300);
    const top = await this.#moment();
    const saved = await this.#saved();
    await this.#undoOneByOne();
    const bottom = await this.#moment();
    await this.#redoOneByOne();
    await this.#expectMoment(top, "redo to the top");
    this.#expectSame(await this.#saved(), saved, "what is saved after undo and redo");
    const { speed } = await situationOf(this.#parts.page);
    await this.#reload();
    expect((await situationOf(this.#parts.page)).speed, this.#said("the speed after opening again")).toBe(speed);
    await this.#expectMoment(top, "opened again");
    await this.#undoAll();
    await this.#expectMoment(bottom, "opened again and undone to the bottom");
    await this.#redoAll();
    await this.#expectMoment(top, "opened again and redone to the top");
    await this.#look();
  }

  /** After each undo, the game is as it was just before that entry. */
  async #undoOneByOne(): Promise<void> {
    const { page } = this.#parts;
    const { undo } = await knownBefore(page);
    for (const before of [...undo].reverse()) {
      const { label } = await situationOf(page);
      await page.keyboard.press("Control+z");
      if (before !== null) this.#expectSame(await contentOf(page), before, `undo of "${label}"`);
    }
  }

  /** After each redo, the game is as it was just before the next entry, on whichever stage that is visible. */
  async #redoOneByOne(): Promise<void> {
    const { page } = this.#parts;
    const { redo } = await knownBefore(page);
    for (const next of [null, ...redo].slice(0, -1).reverse()) {
      await page.keyboard.press("Control+y");
      const { label } = await situationOf(page);
      if (next !== null) this.#expectSame(await contentOf(page), next, `redo of "${label}"`, unlooked);
    }
    await this.#redoAll();
  }

  async #undoAll(): Promise<void> {
    const { page } = this.#parts;
    for (let left = (await situationOf(page)).undoes; left > 0; left--) await page.keyboard.press("Control+z");
    expect((await situationOf(page)).undoes, this.#said("entries are left to undo")).toBe(0);
  }

  async #redoAll(): Promise<void> {
    const { page } = this.#parts;
    for (let left = (await situationOf(page)).redoes; left > 0; left--) await page.keyboard.press("Control+y");
    expect((await situationOf(page)).redoes, this.#said("entries are left to redo")).toBe(0);
  }

  /** Leaves dialogs, recording and play, puts everything down, and resets selection and view. */
  async #putDown(): Promise<void> {
    const { page } = this.#parts;
    this.diary.push("end");
    await this.#page.late.letGo();
    await this.#page.pass(200);
    for (let layer = 0; layer < 6; layer++) {
      await page.keyboard.press("Escape");
      await this.#page.pass(250);
      const { modal, isRecording } = await situationOf(page);
      if (modal || isRecording) await this.#pressNamed(/^button (Cancel|Done|Close)$/);
    }
    for (const name of [/^button Stop$/, /^button Pick$/, /^button Normal size/]) await this.#pressNamed(name);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.mouse.move(3, 3);
    await this.#page.pass(1000);
    const { modal, isRecording, isPlaying } = await situationOf(page);
    const open = { modal, isRecording, isPlaying };
    expect(open, this.#said("put down")).toEqual({ modal: null, isRecording: false, isPlaying: false });
  }

  async #pressNamed(name: RegExp): Promise<void> {
    const thing = (await this.#look()).things.find((one) => name.test(one.name));
    if (thing) await this.#hand.click(thing, thing.name);
    await this.#page.pass(100);
  }

  /** The game on the server, once the toolbar says that it is saved. */
  async #saved(): Promise<string> {
    const { page, request, child, worldId } = this.#parts;
    const mark = page.getByRole("button", { name: /^Saved\./ });
    for (let time = 0; time < 6 && !(await mark.isVisible()); time++) await this.#page.pass(6000);
    await expect(mark, this.#said("the game is not saved")).toBeVisible({ timeout: 1000 });
    return gameText((await fetchGame(request, child, worldId)) as WorldDocument);
  }

  async #reload(): Promise<void> {
    const { page } = this.#parts;
    const known = await knownBefore(page);
    this.diary.push("     reload");
    await this.#page.reload();
    await attachProbe(page, known);
  }

  /** Expects the page to be intact. */
  async #look(): Promise<Sight> {
    expect(this.#parts.faults, this.#said("the page complained")).toEqual([]);
    const sight = await sightOf(this.#parts.page);
    if (sight.isBroken) throw new Error(this.#said("a part of the page is broken or blank"));
    return sight;
  }

  async #moment(): Promise<{ readonly text: string; readonly picture: Buffer }> {
    const picture = await this.#page.picture();
    if (!picture) throw new Error(this.#said("the picture does not come to rest"));
    return { text: await contentOf(this.#parts.page), picture };
  }

  async #expectMoment(known: { readonly text: string; readonly picture: Buffer }, what: string): Promise<void> {
    const { text, picture } = await this.#moment();
    this.#expectSame(text, known.text, what);
    if (picture.equals(known.picture)) return;
    this.apart.push({ name: "known", picture: known.picture }, { name: "now", picture });
    const sizes = [picture, known.picture].map(pictureSize).join(", known ");
    throw new Error(this.#said(`${what}: the stage looks different (${sizes})`));
  }

  #expectSame(text: string, known: string, what: string, form = canonical): void {
    if (text !== known && form(text) !== form(known)) {
      throw new Error(this.#said(`${what}: ${difference(form(text), form(known))}`));
    }
  }

  #said(what: string): string {
    return `${what}\n${this.diary.slice(-40).join("\n")}`;
  }
}

function difference(text: string, known: string): string {
  let at = 0;
  while (at < text.length && text[at] === known[at]) at++;
  const around = (whole: string) => whole.slice(Math.max(0, at - 120), at + 120);
  return `\n  is    ...${around(text)}\n  known ...${around(known)}`;
}

/** The size in the header of a PNG. */
function pictureSize(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
