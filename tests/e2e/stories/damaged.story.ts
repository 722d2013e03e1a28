/** A game that cannot be read shows a sentence and a way on, never a blank page. */
import { fetchGame, makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { walkRight } from "../../support/testGame.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { HomePage } from "../pages/HomePage.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";

const OF_ANOTHER_TOOL = "This game was made with another tool. Gridlings can't open it.";

test("a game that cannot be read shows a plain message and a way back", async ({ page, request, child }) => {
  for (const [version, words] of [
    [99, "newer Gridlings"],
    [2, OF_ANOTHER_TOOL],
  ] as const) {
    const worldId = await makeWorld(request, child, { version, characters: {}, world: { stages: {}, globals: {} } });
    for (const path of [`/editor/${worldId}`, `/play/${worldId}`]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
    }
  }
  await page.getByRole("link", { name: "Go to My Games" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const file = { version: 2, characters: {}, world: { stages: {}, globals: {} } };
  await new HomePage(page).openFile("other.json", JSON.stringify(file));
  await expect(page.getByText(OF_ANOTHER_TOOL)).toBeVisible();
});

test("a game with a broken part opens with the rest of it", async ({ page, request, child }) => {
  // The server accepts what older games may hold; oddities within are repaired when the game is opened.
  const broken = { id: "hero", rules: [7, { type: "dance" }], spritesheet: { appearances: { still: 7 } } };
  const data = {
    version: 1,
    characters: { hero: broken },
    world: { stages: { level: { id: "level", width: "wide" } } },
  };
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, data));
  await editor.addReadyMades("Hero");
  await editor.library.choose("Hero", "Place on stage");
  await expect(editor.stage.actors("Hero")).toHaveCount(1);
});

test("a rule that asks something unknown rests, says so, is kept, and works again once it is recorded again", async ({
  page,
  request,
  child,
}) => {
  const asked = { key: "k", enabled: true, left: { mood: "hero" }, right: { constant: "glad" }, comparator: "=" };
  const game = keyGame({ width: 9, height: 7 });
  const rules = [{ ...walkRight("hero"), name: "Walk", conditions: [asked] }];
  const characters = { hero: { ...game.characters.hero, rules } };
  const editor = new EditorPage(page);
  await page.goto("/dashboard");
  await new HomePage(page).openFile("old.json", JSON.stringify({ ...game, characters }));
  await editor.stage.isReady();
  const notice = page.getByRole("region", { name: "Notice" });
  await expect(notice).toContainText("We fixed some old parts of this game.");
  await notice.getByRole("button", { name: "Show" }).click();
  const mended = page.getByRole("dialog", { name: "What was fixed" });
  await expect(mended.getByRole("listitem")).toHaveText([
    "“Walk” is resting: it asks something this Gridlings can't read.",
  ]);
  await mended.getByRole("button", { name: "Done" }).click();

  await editor.library.character("Hero").click();
  await expect(editor.inspector.rules).toContainText([/This rule is resting: it asks something/]);
  await editor.controls.forward.click();
  await editor.stage.expectAt("Hero", "1,1");
  await editor.toolbar.rename("Kept");
  await editor.toolbar.isSaved();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect(JSON.stringify(await fetchGame(request, child, id))).toContain(JSON.stringify([asked]));

  await editor.inspector.choose("Walk", "Re-record");
  await editor.recording.isReady();
  await editor.recording.save();
  await expect(editor.inspector.rules).not.toContainText([/resting/]);
  await editor.controls.forward.click();
  await editor.stage.expectAt("Hero", "2,1");
});

test("a game that is not there says so", async ({ page, child, faults }) => {
  expect(child.username).not.toBe("");
  await page.goto("/editor/nowhere");
  await expect(page.locator("body")).toContainText("Sorry, this world could not be found");
  // The browser also logs the 404 that the page explains.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes("404")));
});

test(
  "a game plays on whose sound and music cannot be decoded, whose level is gone and whose camera follows nobody",
  LONG,
  async ({ page, request, child }) => {
    // A WAV file by its head, in a format that no browser knows.
    const data = `data:audio/wav;base64,${Buffer.from("RIFF\x24\0\0\0WAVEfmt \x10\0\0\0?!?!").toString("base64")}`;
    const { characters, world } = keyGame({ width: 60, height: 30 });
    const walk = walkRight("hero");
    const rule = {
      ...walk,
      actions: [...walk.actions, { type: "sound", sound: "broken" }, { type: "stage", to: "gone", fresh: true }],
    };
    const stages = Object.values(world.stages).map((stage) => [
      stage.id,
      { ...stage, music: "broken", camera: { follow: "nobody" } },
    ]);
    const game = {
      version: 1,
      characters: { hero: { ...characters.hero, rules: [rule] } },
      world: {
        ...world,
        sounds: { broken: { id: "broken", name: "Crackle", data } },
        stages: Object.fromEntries(stages),
      },
    };
    const player = new PlayerPage(page);
    await player.open(await makeWorld(request, child, game));
    await player.bigPlay.click();
    // Who does not hear it reads what it would be.
    await expect(page.getByText("♪ Crackle")).toBeVisible();
    await player.expectAfterStop("Hero", /^(?!1,)/);
  },
);
