/** A game that cannot be read is a sentence and a way on, never a blank page. */
import { makeWorld } from "../../support/e2eAccount.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";

test("a game that cannot be read shows a plain message and a way back", async ({ page, request, child }) => {
  const fromTheFuture = { version: 99, characters: {}, world: { stages: {}, globals: {} } };
  const worldId = await makeWorld(request, child, fromTheFuture);
  for (const path of [`/editor/${worldId}`, `/play/${worldId}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("newer Gridlings");
  }
  await page.getByRole("link", { name: "Go to My Games" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a game with a broken part opens with the rest of it", async ({ page, request, child }) => {
  // The server takes what older games may hold: what is odd within is mended when a game is opened.
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

test("a game that is not there says so", async ({ page, child, faults }) => {
  expect(child.username).not.toBe("");
  await page.goto("/editor/nowhere");
  await expect(page.locator("body")).toContainText("Sorry, this world could not be found");
  // The browser itself reports the 404 that the page has just explained.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes("404")));
});
