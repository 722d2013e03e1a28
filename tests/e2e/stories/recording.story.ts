/** Eight rules are recorded by acting them out, and one tick applies them all; a finger records, leaves and goes on. */

import { makeWorld } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { recordingGame } from "../../support/e2eRecordingGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { drag } from "../pages/drag.ts";
import type { EditorPage } from "../pages/EditorPage.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import { middleOf } from "../pages/middleOf.ts";
import { VariablesPanel } from "../pages/VariablesPanel.ts";

// Views that glide cannot be aimed at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const STAGE = ["............", ".H...HC..HB.", "............", ".HG..HD..R..", "............", ".F...HL....."];

/** Records a rule for the actor on a square. */
async function teach(editor: EditorPage, cell: readonly [number, number], act: () => Promise<void>): Promise<void> {
  await editor.toolbar.take("Record");
  await editor.stage.press(...cell);
  await editor.recording.isReady();
  await act();
  await editor.recording.save();
  await editor.stage.isReady();
}

test("what is acted out with a mouse is what happens in the game", async ({ editor, page, request, child }) => {
  const game = recordingGame(STAGE, { H5: { variableValues: { keys: "1" } }, F1: { transform: "flip-x" } });
  await editor.open(await makeWorld(request, child, game));
  const { recording, inspector, stage } = editor;
  const variables = new VariablesPanel(page);
  const grow = async (...sides: readonly ("left" | "right" | "top" | "bottom")[]) => {
    for (const side of sides) await recording.handle(side).press(`Arrow${ARROWS[side]}`);
  };

  await test.step("walk", () =>
    teach(editor, [1, 1], async () => {
      await recording.dragHandle("right", 3);
      await recording.dragActor([1, 1], [2, 1]);
      await expect(recording.sentence).toHaveText(/there is nothing on my right, I move right\.$/);
      await expect(recording.places).toHaveText(/1 place$/);
    }));

  await test.step("eat a coin and count it", () =>
    teach(editor, [5, 1], async () => {
      await grow("right");
      await editor.toolbar.take("Trash");
      await recording.after.press(6, 1);
      await recording.dragActor([5, 1], [6, 1]);
      await variables.show();
      await variables.set("Score", "1");
      await recording.openRow("Score becomes 1");
      await recording.panel.getByRole("combobox", { name: /How it changes/ }).selectOption("goes up by");
      await page.keyboard.press("Escape");
      await expect(recording.actions).toHaveText([/goes away/, /moves →/, /Score goes up by 1/]);
    }));

  await test.step("push a boulder", () =>
    teach(editor, [9, 1], async () => {
      await grow("right", "right");
      await recording.dragActor([10, 1], [11, 1]);
      await recording.dragActor([9, 1], [10, 1]);
    }));

  await test.step("climb", () =>
    teach(editor, [1, 3], async () => {
      await grow("right", "top");
      await recording.dragActor([1, 3], [2, 2]);
    }));

  await test.step("open a door with a key", () =>
    teach(editor, [5, 3], async () => {
      await grow("right");
      await recording.askFor("Keys");
      await expect(recording.conditions.nth(1)).toContainText("Keys");
      await expect(recording.conditions.nth(1)).not.toHaveAttribute("data-state");
      await recording.after.press(6, 3);
      await inspector.panel.getByRole("button", { name: "Look: Closed" }).click();
      await page.getByRole("menuitemradio", { name: "Open" }).click();
      await expect(recording.actions).toHaveText([/changes to “Open”/]);
    }));

  await test.step("look by the way it faces", () =>
    teach(editor, [1, 5], async () => {
      await recording.askFor("Facing");
      await inspector.panel.getByRole("button", { name: "Look: Sitting" }).click();
      await page.getByRole("menuitemradio", { name: "Running" }).click();
    }));

  await test.step("shoot", () =>
    teach(editor, [9, 3], async () => {
      await grow("right", "left");
      await drag(page, await editor.library.middleOf("Star"), await recording.after.pixelOf(10, 3));
      await recording.dragActor([9, 3], [8, 3]);
      await expect(recording.actions).toHaveText([/appears/, /moves ←/]);
    }));

  await test.step("one turn does it all", async () => {
    await editor.controls.forward.click();
    await stage.expectAt("Hero", "2,1", "6,1", "10,1", "2,2", "5,3", "5,5");
    await stage.expectAt("Boulder", "11,1");
    await stage.expectAt("Coin");
    await stage.expectAt("Rocket", "8,3");
    await stage.expectAt("Star", "10,3");
    await variables.show();
    await expect(inspector.panel.getByRole("textbox", { name: "Value of Score" })).toHaveValue("1");
    await stage.press(1, 5);
    await expect(inspector.panel.getByRole("button", { name: "Look: Running" })).toBeVisible();
    await stage.press(6, 3);
    await expect(inspector.panel.getByRole("button", { name: "Look: Open" })).toBeVisible();
  });

  await test.step("the flag leads to another stage", async () => {
    await teach(editor, [5, 5], async () => {
      await grow("right");
      await variables.show();
      await inspector.panel.getByLabel("Value of Current Stage").selectOption("The Castle");
      await expect(recording.sentence).toContainText("the game goes to The Castle");
    });
    await editor.controls.forward.click();
    await expect(page.getByRole("button", { name: "Levels: The Castle" })).toBeVisible();
  });
});

test("the picture of the game gives way to drawn pictures only, and is there again at once", async ({
  editor,
  request,
  child,
}) => {
  await editor.open(await makeWorld(request, child, recordingGame(STAGE)));
  const { recording, stage, page } = editor;
  await page.evaluate(watchBlanks);
  for (const end of ["Save Recording", "Cancel"]) {
    await editor.toolbar.take("Record");
    await stage.press(1, 1);
    await recording.isReady();
    await expect(page.getByRole("button", { name: "Play", exact: true })).toHaveCount(0);
    await expect(stage.picture).toHaveCount(0);
    await page.getByRole("button", { name: end, exact: true }).click();
    await stage.isReady();
  }
  expect(await page.evaluate(blanksSeen)).toBe(0);
});

/** Runs in the page: counts the frames in which no canvas shows anything. */
function watchBlanks(): void {
  const look = () => {
    const canvases = [...document.querySelectorAll("canvas[data-drawn]")];
    if (!canvases.some((canvas) => canvas.checkVisibility())) Object.assign(window, { blanks: blanksOf(window) + 1 });
    requestAnimationFrame(look);
  };
  const blanksOf = (place: Window) => Number(Reflect.get(place, "blanks") ?? 0);
  look();
}

/** Runs in the page. */
function blanksSeen(): number {
  return Number(Reflect.get(window, "blanks") ?? 0);
}

const ARROWS = { left: "Left", right: "Right", top: "Up", bottom: "Down" } as const;

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test(
    "a rule is acted out, left in the middle, gone on with, and saved",
    LONG,
    async ({ editor, page, request, child }) => {
      await editor.open(await makeWorld(request, child, recordingGame(STAGE)));
      const { recording, stage } = editor;
      const tap = async (name: string) => page.getByRole("button", { name }).tap();
      await editor.toolbar.tool("Record").tap();
      const hero = await stage.pixelOf(1, 1);
      await page.touchscreen.tap(hero.x, hero.y);
      await recording.isReady();
      const handle = await middleOf(recording.handle("right"));
      await fingerDrag(page, handle, { x: handle.x + 200, y: handle.y });
      await fingerDrag(page, await recording.after.pixelOf(1, 1), await recording.after.pixelOf(2, 1));
      await expect(recording.actions).toHaveText([/moves →/]);

      // One tap of the tool ignores the last square.
      await tap("Ignore squares: anything may stand there");
      const ignored = await recording.before.pixelOf(3, 1);
      await page.touchscreen.tap(ignored.x, ignored.y);
      await tap("Add a check");
      await tap("A number");
      await page.getByRole("combobox", { name: /Keys are 0/ }).selectOption("is … or less");
      await tap("Close");
      await expect(recording.conditions).toHaveCount(2);
      await expect(recording.places).toHaveText(/1 place$/);
      await recording.places.tap();
      await expect(page.getByRole("dialog")).toContainText("Right now it would work in 1 place on Level 1.");
      await page.getByRole("dialog").getByRole("button", { name: "Done" }).tap();

      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("<=");
      await page.reload();
      await tap("Go on");
      await recording.isReady();
      await expect(recording.actions).toHaveText([/moves →/]);
      await expect(recording.conditions).toHaveCount(2);
      await tap("Save Recording");
      await expect(editor.inspector.rules).toHaveText([/my Keys are 0 or less, I move right/]);
      await editor.controls.forward.tap();
      await stage.expectAt("Hero", "2,1", "5,1", "9,1", "1,3", "5,3", "5,5");
    },
  );
});
