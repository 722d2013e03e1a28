/** The keys of a running game reach it wherever the focus is, and everything is still reachable by keyboard. */

import type { Page } from "@playwright/test";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { STAGE, walkRight } from "../../support/testGame.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";
import type { StagePanel } from "../pages/StagePanel.ts";

/** Space, and P, which takes a tool of the editor while no game plays. */
const OTHER_KEYS = { space: 32, p: 80 };

/** The hero walks right with the right arrow, Space and P, and wraps around to the left. */
function roundGame(): WorldDocument {
  const game = keyGame({ width: 22, height: 8 });
  const { hero } = game.characters;
  const stage = game.world.stages[STAGE];
  if (!hero || !stage) throw new Error("The game has a hero and a stage.");
  const others = Object.entries(OTHER_KEYS).map(([id, code]) => {
    return { type: "group-event", id: `on ${id}`, event: "key", code, rules: [walkRight("hero", id)] } as const;
  });
  return {
    ...game,
    characters: { hero: { ...hero, rules: [...hero.rules, ...others] } },
    world: { ...game.world, speed: 250, stages: { [STAGE]: { ...stage, wrapX: true } } },
  };
}

/** The picture of the stage, once it is still. */
async function stillShot(stage: StagePanel): Promise<Buffer> {
  let still = await stage.shot();
  const stands = async () => {
    const last = still;
    still = await stage.shot();
    return last.equals(still);
  };
  await expect.poll(stands).toBe(true);
  return still;
}

/** Holds a key until the still picture moves. */
async function walks(page: Page, stage: StagePanel, key: string): Promise<void> {
  const still = await stillShot(stage);
  await page.keyboard.down(key);
  await expect.poll(async () => still.equals(await stage.shot()), { message: `the game hears ${key}` }).toBe(false);
  await page.keyboard.up(key);
}

test(
  "a player's keys reach the game from everywhere on the page, and Escape gives them back",
  LONG,
  async ({ page, request, child }) => {
    const player = new PlayerPage(page);
    await player.open(await makeWorld(request, child, roundGame()));
    const { keyboard } = page;
    const stop = player.button("Stop");
    await player.bigPlay.press("Enter");
    await walks(page, player.stage, "ArrowRight");

    await test.step("beside the stage, and by the Tab key on each control", async () => {
      await page.getByRole("heading", { name: "How to play" }).click();
      await walks(page, player.stage, "ArrowRight");
      await player.stage.picture.focus();
      for (const name of ["Start over", "Stop", "Playing"]) {
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
      await player.button("Start over").focus();
      await keyboard.press("Escape");
      await expect(stop).toBeDisabled();
      await expect.poll(() => player.stage.cellsOf("Hero")).not.toEqual(["1,1"]);
      await keyboard.press("Space");
      await player.stage.expectAt("Hero", "1,1");
    });
  },
);

test(
  "an editor's keys reach the game from its panels but not from what is typed",
  LONG,
  async ({ editor, page, request, child }) => {
    await editor.open(await makeWorld(request, child, roundGame()));
    const { keyboard } = page;
    const { stage, controls, inspector } = editor;
    await editor.library.character("Hero").click();
    await controls.play.click();

    const places = {
      "the speeds": controls.speed("Fast"),
      "a tab": inspector.panel.getByRole("tab", { name: "Rules" }),
      "a character": editor.library.character("Hero"),
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

    await test.step("a letter goes to the game and takes no tool", async () => {
      await walks(page, stage, "p");
      await expect(editor.toolbar.tool("Pick")).toHaveAttribute("aria-pressed", "true");
    });

    await test.step("an open menu and an open dialog keep their keys", async () => {
      // Under a dialog it has no role.
      const turns = page.locator("[aria-label='Turns played']");
      const staysWhileHeld = async (key: string) => {
        const still = await stillShot(stage);
        const before = Number(await turns.innerText());
        await keyboard.down(key);
        await expect.poll(async () => Number(await turns.innerText())).toBeGreaterThan(before + 2);
        await keyboard.up(key);
        expect(still.equals(await stage.shot()), `the game does not hear ${key}`).toBe(true);
      };
      await page.getByRole("button", { name: "Main menu" }).click();
      await expect(page.getByRole("menu")).toBeFocused();
      const [first, second] = [page.getByRole("menuitem").first(), page.getByRole("menuitem").nth(1)];
      await keyboard.press("ArrowDown");
      await expect(first).toBeFocused();
      await keyboard.press("ArrowDown");
      await expect(second).toBeFocused();
      await staysWhileHeld("ArrowRight");
      await keyboard.press("Escape");
      await expect(first).toHaveCount(0);

      await page.getByRole("button", { name: /^Levels:/ }).click();
      const dialog = page.getByRole("dialog", { name: "Stages" });
      await dialog.getByRole("button", { name: "Done" }).focus();
      await staysWhileHeld("ArrowRight");
      await keyboard.press("Space");
      await expect(dialog).toBeHidden();
      await expect(controls.play).toHaveAttribute("aria-pressed", "true");
    });

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
  },
);
