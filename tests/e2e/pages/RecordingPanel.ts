/** The two pictures of a recording, and what is below them. */
import { expect, type Locator, type Page } from "@playwright/test";
import { drag } from "./drag.ts";
import { middleOf } from "./middleOf.ts";
import { StagePanel } from "./StagePanel.ts";

type Side = "left" | "right" | "top" | "bottom";
/** What a side gains or loses, and where, as its buttons say it. */
const WORDS: Readonly<Record<Side, readonly [what: string, where: string]>> = {
  left: ["column", "on the left"],
  right: ["column", "on the right"],
  top: ["row", "on top"],
  bottom: ["row", "at the bottom"],
};
const PICTURES = { before: "Before", after: "After" } as const;
/** The index of each side among the edges of a frame. */
const EDGES: Readonly<Record<Side, number>> = { left: 0, top: 1, right: 2, bottom: 3 };

export class RecordingPanel {
  readonly panel: Locator;
  readonly before: StagePanel;
  readonly after: StagePanel;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole("region", { name: "Recording a rule" });
    this.before = new StagePanel(page, "before");
    this.after = new StagePanel(page, "after");
  }

  async isReady(): Promise<void> {
    await this.before.isReady();
    await this.after.isReady();
  }

  /** The chips of the checks. */
  get conditions(): Locator {
    return this.panel.getByRole("region", { name: "When the picture matches and:" }).locator("li[data-condition]");
  }

  /** The button that says in how many places the rule would work. */
  get places(): Locator {
    return this.panel.getByRole("button", { name: /^Where would this work\?/ });
  }

  /** What the rule says right now. */
  get sentence(): Locator {
    return this.panel.getByRole("region", { name: "What the rule says" });
  }

  /** The tab that adds a row or column. */
  handle(side: Side, view: keyof typeof PICTURES = "after"): Locator {
    const [what, where] = WORDS[side];
    return this.panel.getByRole("button", { name: `${PICTURES[view]}: add a ${what} ${where}` });
  }

  /** The button beside it that takes one away, if that is possible. */
  less(side: Side, view: keyof typeof PICTURES = "after"): Locator {
    const [what, where] = WORDS[side];
    return this.panel.getByRole("button", { name: `${PICTURES[view]}: one ${what} less ${where}` });
  }

  /** The first and last column and row of the frame: left, top, right, bottom. */
  async frame(): Promise<readonly number[]> {
    return ((await this.after.picture.getAttribute("data-extent")) ?? "").split(",").map(Number);
  }

  /** The chips of the steps. */
  get actions(): Locator {
    return this.panel.getByRole("region", { name: "It should..." }).locator("li[data-action]");
  }

  /** Adds a check or a step by its tile. */
  async add(what: "check" | "step", tile: string): Promise<void> {
    await this.panel.getByRole("button", { name: `Add a ${what}`, exact: true }).click();
    await this.#page.getByRole("dialog").getByRole("button", { name: tile }).click();
  }

  /** The dialog of a door, once it is open. */
  async door(): Promise<Locator> {
    const dialog = this.#page.getByRole("dialog", { name: /^Where does .* come out\?$/ });
    await expect(dialog.locator("[data-at]")).toBeVisible();
    return dialog;
  }

  /** Opens the row of a check or step, by its sentence. Chips that do not fit open together. */
  async openRow(sentence: string): Promise<void> {
    const chip = this.panel.getByRole("button", { name: sentence, exact: true });
    const all = this.panel.getByRole("button", { name: /^Show all/ });
    await expect(chip.or(all).first()).toBeVisible();
    await ((await chip.count()) > 0 ? chip : all.last()).click();
  }

  /** Drags a handle of the after picture until the frame ends at a grid line, counted from the edge of the stage. */
  async dragHandle(side: Side, line: number): Promise<void> {
    const [start, end] = [await this.after.pixelOf(0, 0), await this.after.pixelOf(1, 1)];
    const edge = (await this.frame())[EDGES[side]] ?? 0;
    const squares = line - (side === "left" || side === "top" ? edge : edge + 1);
    const from = await middleOf(this.handle(side));
    const isAcross = side === "left" || side === "right";
    const far = squares * (end.x - start.x);
    await drag(this.#page, from, isAcross ? { x: from.x + far, y: from.y } : { x: from.x, y: from.y + far });
  }

  /** Drags a variable from the inspector onto the conditions, by its grip. */
  async askFor(value: string): Promise<void> {
    const inspector = this.#page.getByRole("complementary", { name: "Inspector" });
    await inspector.getByRole("tab", { name: "Variables" }).click();
    const box = inspector.getByRole("listitem");
    const grip = box.filter({ hasText: value }).locator("[data-grip]");
    const list = this.panel.getByRole("region", { name: "When the picture matches and:" });
    await drag(this.#page, await middleOf(grip), await middleOf(list.getByRole("heading")));
  }

  /** Acts out a move in the after picture. */
  async dragActor(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await drag(this.#page, await this.after.pixelOf(...from), await this.after.pixelOf(...to));
  }

  async save(): Promise<void> {
    await this.panel.getByRole("button", { name: "Save Recording" }).click();
    await expect(this.panel).toBeHidden();
  }

  async cancel(): Promise<void> {
    await this.panel.getByRole("button", { name: "Cancel" }).click();
    await expect(this.panel).toBeHidden();
  }
}
