/** A puzzle of two levels with a door between them, made from nothing and played until it is won. */
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
    await stages.press("Add a stage");
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
        .getByRole("group", { name: /^Whom it counts/ })
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
