/** A game that cannot be read is a sentence and a way on, never a blank page. */
import { makeWorld } from "../../support/e2eAccount.ts";
import { expect, test } from "../../support/e2eStory.ts";

test("a damaged game shows a plain message and a way back", async ({ page, request, child }) => {
  const damaged = {
    version: 1,
    characters: { hero: { id: "hero", rules: 7, spritesheet: "?" } },
    world: { stages: {} },
  };
  const worldId = await makeWorld(request, child, damaged);
  await page.goto(`/editor/${worldId}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("body")).toContainText(/could not be opened|damaged/);
  await page.getByRole("link", { name: "Go to My Games" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a game that is not there says so", async ({ page, child, faults }) => {
  expect(child.username).not.toBe("");
  await page.goto("/editor/nowhere");
  await expect(page.locator("body")).toContainText("Sorry, this world could not be found");
  // The browser itself reports the 404 that the page has just explained.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes("404")));
});
