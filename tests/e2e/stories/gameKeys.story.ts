/** The keys of a running game reach it wherever the focus is, and everything is still reachable by keyboard. */
import type { Page } from "@playwright/test";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { STAGE, walkRight } from "../../support/testGame.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";
import type { StagePanel } from "../pages/StagePanel.ts";

const SPACE = 32;

/** The hero walks right with the right arrow and with Space, and wraps around to the left. */
function roundGame(): WorldDocument {
  const game = keyGame({ width: 22, height: 8 });
  const { hero } = game.characters;
  const stage = game.world.stages[STAGE];
  if (!hero || !stage) throw new Error("The game has a hero and a stage.");
  const onSpace = { type: "group-event", id: "onSpace", event: "key", code: SPACE } as const;
  const rules = [...hero.rules, { ...onSpace, rules: [walkRight("hero", "space")] }];
  return {
    ...game,
    characters: { hero: { ...hero, rules } },
    world: { ...game.world, speed: 250, stages: { [STAGE]: { ...stage, wrapX: true } } },
  };
}

/** Expects a still picture, and holds a key until it moves. */
async function walks(page: Page, stage: StagePanel, key: string): Promise<void> {
  let still = await stage.shot();
  const stands = async () => {
    const last = still;
    still = await stage.shot();
    return last.equals(still);
  };
  await expect.poll(stands).toBe(true);
  await page.keyboard.down(key);
  await expect.poll(async () => still.equals(await stage.shot()), { message: `the game hears ${key}` }).toBe(false);
  await page.keyboard.up(key);
}

test("a player's keys reach the game from everywhere on the page, and Escape gives them back", async ({
  page,
  request,
  child,
}) => {
  const player = new PlayerPage(page);
  await player.open(await makeWorld(request, child, roundGame()));
  const { keyboard } = page;
  const stop = player.button("Stop");
  await player.bigPlay.press("Enter");
  await walks(page, player.stage, "ArrowRight");

  await test.step("beside the stage, and by the Tab key on each control", async () => {
    await page.getByText("Like playing?").click();
    await walks(page, player.stage, "ArrowRight");
    await player.stage.picture.focus();
    for (const name of ["Restart", "Stop", "Play"]) {
      await keyboard.press("Tab");
      await expect(player.button(name)).toBeFocused();
      await walks(page, player.stage, "ArrowRight");
      await walks(page, player.stage, "Space");
    }
    await expect(stop).toBeEnabled();
  });

  await test.step("on the choices of a flap", async () => {
    await page.getByRole("button", { name: /^Speed of the game/ }).click();
    const never = page.getByRole("radio", { name: "Never" });
    await never.click();
    await walks(page, player.stage, "ArrowRight");
    await expect(never).toBeChecked();
    await keyboard.press("Escape");
    await expect(never).toHaveCount(0);
    await expect(stop).toBeEnabled();
  });

  await test.step("Escape stops the game, and Space presses buttons again", async () => {
    await player.button("Restart").focus();
    await keyboard.press("Escape");
    await expect(stop).toBeDisabled();
    await expect.poll(() => player.stage.cellsOf("Hero")).not.toEqual(["1,1"]);
    await keyboard.press("Space");
    await player.stage.expectAt("Hero", "1,1");
  });
});

test("an editor's keys reach the game from its panels but not from what is typed", async ({
  editor,
  page,
  request,
  child,
}) => {
  await editor.open(await makeWorld(request, child, roundGame()));
  const { keyboard } = page;
  const { stage, controls, inspector } = editor;
  await editor.library.character("Hero").click();
  await controls.play.click();

  const places = {
    "the speeds": controls.speed("Fast"),
    "a tab": inspector.panel.getByRole("tab", { name: "Rules" }),
    "a character": editor.library.character("Hero"),
    "a red light": inspector.panel.getByRole("button", { name: /^Why not/ }).first(),
  };
  for (const [name, place] of Object.entries(places)) {
    await test.step(`on ${name}`, async () => {
      await place.click();
      await walks(page, stage, "ArrowRight");
      await walks(page, stage, "Space");
    });
  }
  await expect(controls.speed("Fast")).toBeChecked();
  await expect(inspector.panel.getByRole("tab", { name: "Rules" })).toHaveAttribute("aria-selected", "true");

  await test.step("a name is typed while the game plays", async () => {
    await page.getByRole("button", { name: /^Name of the game/ }).click();
    await keyboard.type("A a");
    await keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Name of the game: A a" })).toBeVisible();
    await expect(controls.play).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("Escape stops the game, then the arrows choose a speed again", async () => {
    await controls.speed("Fast").focus();
    await keyboard.press("Escape");
    await expect(controls.stop).toHaveAttribute("aria-pressed", "true");
    await keyboard.press("ArrowRight");
    await expect(controls.speed("Super")).toBeChecked();
  });

  await test.step("Forward hears a key that is held anywhere", async () => {
    const [column = 0] = (await stage.cellsOf("Hero"))[0]?.split(",").map(Number) ?? [];
    await editor.library.character("Hero").click();
    await keyboard.down("ArrowRight");
    await controls.forward.click();
    await keyboard.up("ArrowRight");
    await stage.expectAt("Hero", `${(column + 1) % 22},1`);
  });
});
