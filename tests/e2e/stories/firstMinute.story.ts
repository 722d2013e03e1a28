/** From "Try it Now" to a hero who walks by a rule of one's own in at most twelve acts, by mouse, by finger and by keys alone. */
import type { Locator, Page, TestInfo } from "@playwright/test";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { drag } from "../pages/drag.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import type { Pixel } from "../pages/Pixel.ts";
import type { StagePanel } from "../pages/StagePanel.ts";

/** A click, tap, drag or pressed key is one act. */
const MOST_ACTS = 12;
/** Where the hero of the meadow begins, and where a flower stops it. */
const START = [4, 10] as const;
const BESIDE = [5, 10] as const;
const AT_THE_FLOWER = [9, 10] as const;
/** The middle of a square, CSS px. */
const SEEN = 20;

/** Counts the acts of a child by their names. */
class Acts {
  readonly #names: string[] = [];
  readonly #begun = Date.now();

  async act(name: string, doing: Promise<unknown>): Promise<void> {
    this.#names.push(name);
    await doing;
  }

  expectFew(story: TestInfo): void {
    const seconds = ((Date.now() - this.#begun) / 1000).toFixed(1);
    const description = `${this.#names.length} acts in ${seconds} s: ${this.#names.join(", ")}`;
    story.annotations.push({ type: "first minute", description });
    expect(this.#names.length, description).toBeLessThanOrEqual(MOST_ACTS);
  }
}

interface Hand {
  readonly press: (button: Locator) => Promise<void>;
  readonly pressAt: (place: Pixel) => Promise<void>;
  readonly drag: (from: Pixel, to: Pixel) => Promise<void>;
}

/** Pictures of the squares where the walk begins and ends. */
async function endsOfWalk(page: Page, stage: StagePanel): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = [];
  for (const [column, row] of [START, AT_THE_FLOWER]) {
    const { x, y } = await stage.pixelOf(column, row);
    pictures.push(await page.screenshot({ clip: { x: x - SEEN / 2, y: y - SEEN / 2, width: SEEN, height: SEEN } }));
  }
  return pictures;
}

/** While the game plays, the hero is seen to go from one square to the other. */
async function expectWalk(editor: EditorPage, before: readonly Buffer[]): Promise<void> {
  const { page, stage, controls } = editor;
  await expect
    .poll(async () => (await endsOfWalk(page, stage)).map((now, at) => before[at]?.equals(now)))
    .toEqual([false, false]);
  await expect(controls.play).toHaveAttribute("aria-pressed", "true");
  await controls.stop.click();
  await stage.expectAt("Hero", AT_THE_FLOWER.join());
}

async function teachByHand(page: Page, hand: Hand, story: TestInfo): Promise<void> {
  const editor = new EditorPage(page);
  const { stage, recording } = editor;
  const press = (name: string | RegExp) => hand.press(page.getByRole("button", { name }).first());
  await page.goto("/");
  const acts = new Acts();
  await acts.act("Try it Now", press("Try it Now"));
  await acts.act("Meadow", press("Meadow"));
  await stage.isReady();
  await stage.expectAt("Hero", START.join());
  await acts.act("Record", hand.press(editor.toolbar.tool("Record")));
  await acts.act("Hero", hand.pressAt(await stage.pixelOf(...START)));
  await recording.isReady();
  const [from, to] = [await recording.after.pixelOf(...START), await recording.after.pixelOf(...BESIDE)];
  await acts.act("drag Hero", hand.drag(from, to));
  await expect(recording.sentence).toContainText("I move right");
  await acts.act("Save Recording", press("Save Recording"));
  await stage.isReady();
  const before = await endsOfWalk(page, stage);
  await acts.act("Play", hand.press(editor.controls.play));
  acts.expectFew(story);
  await expectWalk(editor, before);
}

test("a mouse teaches the hero to walk", async ({ page }, story) => {
  const hand = {
    press: (button: Locator) => button.click(),
    pressAt: ({ x, y }: Pixel) => page.mouse.click(x, y),
    drag: (from: Pixel, to: Pixel) => drag(page, from, to),
  };
  await teachByHand(page, hand, story);
});

test.describe("on a tablet", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("a finger teaches the hero to walk", LONG, async ({ page }, story) => {
    const hand = {
      press: (button: Locator) => button.tap(),
      pressAt: ({ x, y }: Pixel) => page.touchscreen.tap(x, y),
      drag: (from: Pixel, to: Pixel) => fingerDrag(page, from, to),
    };
    await teachByHand(page, hand, story);
  });
});

test("keys alone teach the hero to walk", LONG, async ({ page }, story) => {
  const editor = new EditorPage(page);
  const { stage, recording } = editor;
  await page.goto("/");
  await page.getByRole("button", { name: "Try it Now" }).focus();
  const acts = new Acts();
  const press = (key: string) => acts.act(key, page.keyboard.press(key));
  await press("Enter");
  await expect(page.getByRole("button", { name: /^Tutorial Stage/ })).toBeFocused();
  await press("Tab");
  await expect(page.getByRole("button", { name: "Meadow" })).toBeFocused();
  await press("Enter");
  await stage.isReady();
  await expect(page.getByRole("button", { name: "Pick me! (Hero)" })).toBeFocused();
  await press("Enter");
  await expect(page.getByRole("button", { name: "Teach Hero" })).toBeFocused();
  await press("Enter");
  await recording.isReady();
  await expect(recording.after.picture).toBeFocused();
  await expect(recording.sentence).toContainText("press Enter, an arrow, and Enter again");
  await press("Enter");
  await press("ArrowRight");
  await press("Enter");
  await expect(recording.sentence).toContainText("I move right");
  await press("Control+Enter");
  await expect(page.getByRole("textbox", { name: "Name of the rule" })).toBeFocused();
  await press("Enter");
  await stage.isReady();
  const before = await endsOfWalk(page, stage);
  await press("Control+Enter");
  acts.expectFew(story);
  await expectWalk(editor, before);
});
