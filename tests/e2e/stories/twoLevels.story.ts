/** A puzzle of two levels with a door between them, made from nothing and played until it is won. */
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { drag } from "../pages/drag.ts";
import type { EditorPage } from "../pages/EditorPage.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";
import { StagesPanel } from "../pages/StagesPanel.ts";

// Views that glide cannot be aimed at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const HERO = [3, 5] as const;
const BESIDE = [4, 5] as const;
/** A third of what it took before rules could say more. */
const ACTS_MAX = 148;

test("a puzzle of two levels with a door is made by mouse, and won in the player", async ({ editor, page }) => {
  await page.evaluate(countActs);
  const { recording, inspector } = editor;
  const stages = new StagesPanel(page);

  await test.step("two levels", async () => {
    await editor.addReadyMades("Hero", "Key", "Door", "Treasure Chest");
    await stages.open();
    await stages.press("Add a level");
    await stages.done();
    await editor.dragToSquare("Treasure Chest", 5, 5);
    await stages.open();
    await stages.choose("Level 1");
    await stages.done();
    await editor.dragToSquare("Hero", ...HERO);
    await editor.dragToSquare("Key", 5, 5);
    await editor.dragToSquare("Door", 7, 5);
  });

  await test.step("the arrow keys move the hero all four ways", async () => {
    await editor.stage.press(...HERO);
    await inspector.add("When a Key is Pressed...");
    await page.getByRole("dialog").getByRole("button", { name: "right arrow", exact: true }).click();
    await editor.keyPicker.done();
    await inspector.panel.getByRole("button", { name: /^Record a rule here: When/ }).click();
    await recording.isReady();
    await recording.handle("right").click();
    await recording.dragActor(HERO, BESIDE);
    await recording.save();
    await inspector.panel.getByRole("button", { name: "All four ways" }).click();
    await inspector.panel.getByRole("button", { name: "Done" }).click();
  });

  await test.step("the hero takes the key", () =>
    teachBeside(editor, "Key", async () => {
      await editor.toolbar.take("Trash");
      await recording.after.press(...BESIDE);
      await recording.add("step", "Say something");
    }));

  await test.step("the door leads to the second level when no key is left", () =>
    teachBeside(editor, "Door", async () => {
      await recording.add("check", "How many");
      await page
        .getByRole("group", { name: /^Who it counts/ })
        .getByRole("radio", { name: "Key", exact: true })
        .check();
      await page.getByRole("combobox", { name: /^How many/ }).selectOption("none");
      await recording.add("step", "Go through a door");
      const door = await recording.door();
      await expect(door.getByRole("radio", { name: "Level 2" })).toBeChecked();
      await door.getByRole("button", { name: "Use this door" }).click();
      await expect(recording.sentence).toContainText("I go through a door to Level 2");
    }));

  await test.step("the treasure wins", () =>
    teachBeside(editor, "Treasure Chest", () => recording.add("step", "Win or lose")));

  await editor.controls.speed("Super").check();
  await editor.toolbar.save();
  expect(await page.evaluate(() => Number(document.body.dataset.acts))).toBeLessThan(ACTS_MAX);

  await test.step("it is played until it is won", async () => {
    const player = new PlayerPage(page);
    await player.open(page.url().split("/").at(-1) ?? "");
    await player.bigPlay.click();
    await page.keyboard.down("ArrowRight");
    await expect(page.getByRole("dialog", { name: "You won!" })).toBeVisible();
    await page.keyboard.up("ArrowRight");
    await player.stage.expectAt("Hero", "4,5");
    await player.stage.expectAt("Key");
  });
});

test("keys alone make two levels with a door, and win them", LONG, async ({ editor, page }) => {
  const keys = page.keyboard;
  const { recording, inspector } = editor;
  const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).press("Enter");
  const hero = { x: 0, y: 0 };

  await test.step("the hero walks by its arrow key", async () => {
    await press("Add a character");
    await page.getByRole("menuitem", { name: "Explore Characters..." }).press("Enter");
    for (const name of ["Hero", "Door", "Treasure Chest"]) await press(`Add ${name}`);
    await keys.press("Escape");
    Object.assign(hero, await placeByKeys(editor, "Hero"));
    await inspector.panel.getByRole("button", { name: "Add", exact: true }).press("Enter");
    await page.getByRole("menuitem", { name: "When a Key is Pressed..." }).press("Enter");
    await editor.keyPicker.press("ArrowRight");
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).press("Enter");
    await inspector.panel.getByRole("button", { name: /^Record a rule here: When/ }).press("Enter");
    await recording.isReady();
    await recording.handle("right").press("ArrowRight");
    await page.locator("[data-view=after]").focus();
    for (const key of ["Enter", "ArrowRight", "Enter"]) await keys.press(key);
    await press("Save Recording");
  });

  await test.step("a door leads to a new level", async () => {
    await carryByKeys(editor, "Door", { x: hero.x + 1, y: hero.y });
    await recordByKeys(editor);
    await page.getByRole("button", { name: "Add a step" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Go through a door" }).press("Enter");
    const door = await recording.door();
    await door.getByRole("button", { name: "New level" }).press("Enter");
    await door.getByRole("application").press("Enter");
    await press("Save Recording");
  });

  await test.step("a treasure on that level wins", async () => {
    await carryByKeys(editor, "Door", { x: hero.x + 3, y: hero.y });
    await placeByKeys(editor, "Treasure Chest");
    await carryByKeys(editor, "Treasure Chest", { x: hero.x + 1, y: hero.y });
    await recordByKeys(editor);
    await page.getByRole("button", { name: "Add a step" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Win or lose" }).press("Enter");
    await expect(page.getByRole("radio", { name: "You win" })).toBeFocused();
    await press("Save Recording");
    await cursorTo(editor, { x: hero.x + 1, y: hero.y });
    for (const key of ["Enter", "Delete"]) await keys.press(key);
    await editor.stage.expectAt("Treasure Chest");
    const stages = new StagesPanel(page);
    await stages.picker.press("Enter");
    await stages.dialog.getByRole("radio", { name: "Level 1" }).press("ArrowDown");
    await stages.dialog.getByRole("button", { name: "Done" }).press("Enter");
    await placeByKeys(editor, "Treasure Chest");
    await carryByKeys(editor, "Treasure Chest", { x: hero.x + 2, y: hero.y });
  });

  await test.step("it is played until it is won", async () => {
    await page.getByRole("button", { name: /^(Not saved yet|Saved|Saving…)\./ }).press("Enter");
    await editor.toolbar.isSaved();
    const player = new PlayerPage(page);
    await player.open(page.url().split("/").at(-1) ?? "");
    await player.bigPlay.press("Enter");
    await keys.down("ArrowRight");
    await expect(page.getByRole("dialog", { name: "You won!" })).toBeVisible();
    await keys.up("ArrowRight");
  });
});

interface Square {
  readonly x: number;
  readonly y: number;
}

/** Puts a character on the shown stage, and tells where. */
async function placeByKeys(editor: EditorPage, name: string): Promise<Square> {
  await editor.page.locator(`[data-tile] [data-face][aria-label="${name}"]`).press("Enter");
  const more = editor.page.getByRole("button", { name: `More: ${name}` });
  await expect(more).toBeVisible();
  // The press on the tile may have put it there already.
  if ((await editor.stage.actors(name).count()) === 0) {
    await more.press("Enter");
    await editor.page.keyboard.press("Enter");
  }
  await expect(editor.stage.actors(name)).toHaveCount(1);
  return squareOf(editor, name);
}

async function squareOf(editor: EditorPage, name: string): Promise<Square> {
  const [cell = ""] = await editor.stage.cellsOf(name);
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { x, y };
}

/** Walks the cursor of the stage to a square, from its corner. */
async function cursorTo({ page, stage }: EditorPage, { x, y }: Square): Promise<void> {
  const { keyboard } = page;
  await stage.picture.focus();
  await keyboard.press("Home");
  await keyboard.press("PageUp");
  for (let right = 0; right < x; right++) await keyboard.press("ArrowRight");
  for (let down = 0; down < y; down++) await keyboard.press("ArrowDown");
}

/** Carries somebody to another square; puts a character there that is not on the stage yet. */
async function carryByKeys(editor: EditorPage, name: string, to: Square): Promise<void> {
  const isThere = (await editor.stage.actors(name).count()) > 0;
  const from = isThere ? await squareOf(editor, name) : await placeByKeys(editor, name);
  await cursorTo(editor, from);
  const { keyboard } = editor.page;
  await keyboard.press("Space");
  const walk = async (steps: number, back: string, forth: string) => {
    for (let step = 0; step < Math.abs(steps); step++) await keyboard.press(steps < 0 ? back : forth);
  };
  await walk(to.x - from.x, "ArrowLeft", "ArrowRight");
  await walk(to.y - from.y, "ArrowUp", "ArrowDown");
  await keyboard.press("Space");
  await editor.stage.expectAt(name, `${to.x},${to.y}`);
}

/** Begins a rule for the hero with the square on its right in the picture. */
async function recordByKeys(editor: EditorPage): Promise<void> {
  await cursorTo(editor, await squareOf(editor, "Hero"));
  await editor.page.keyboard.press("r");
  await editor.page.keyboard.press("Enter");
  await editor.recording.isReady();
  await editor.recording.handle("right").press("ArrowRight");
}

/** Records a rule for the hero, who has somebody from the library on the right. */
async function teachBeside(editor: EditorPage, name: string, act: () => Promise<void>): Promise<void> {
  const { recording, toolbar, stage, library } = editor;
  await toolbar.take("Record");
  await stage.press(...HERO);
  await recording.isReady();
  await recording.handle("right").click();
  await drag(editor.page, await library.middleOf(name), await recording.before.pixelOf(...BESIDE));
  await act();
  await recording.save();
}

/** Runs in the page: every press of the pointer and of a key is an act. */
function countActs(): void {
  const count = () => {
    document.body.dataset.acts = String(Number(document.body.dataset.acts ?? 0) + 1);
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, count, { capture: true });
}
