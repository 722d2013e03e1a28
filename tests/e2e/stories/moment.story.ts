/** What just happened in a game is saved as a file, and a game is made of it in which it can be looked at again. */
import type { Download, Page } from "@playwright/test";
import { makeWorld } from "../../support/e2eAccount.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { walkingGame, walkTurns } from "../../support/e2eWalkers.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../../support/testGame.ts";
import type { EditorPage } from "../pages/EditorPage.ts";

async function saveMoment({ page, toolbar }: EditorPage): Promise<Download> {
  const download = page.waitForEvent("download");
  await toolbar.choose("Save what just happened");
  return download;
}

/** Makes a new game of a file that was just saved. */
async function openSaved({ page, toolbar }: EditorPage, download: Download): Promise<void> {
  const before = page.url();
  const chooser = page.waitForEvent("filechooser");
  await toolbar.choose("Open a game file");
  await (await chooser).setFiles(await download.path());
  await expect(page).not.toHaveURL(before);
}

test("the last turns travel in a file and are in the film of the game that is made of it", async ({
  editor,
  page,
  request,
  child,
}) => {
  await editor.open(await makeWorld(request, child, walkingGame()));
  const menu = page.getByRole("button", { name: "Main menu" });
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Save what just happened" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await walkTurns(editor, 3);
  const download = await saveMoment(editor);
  expect(download.suggestedFilename()).toBe("A game turn 3.gridlings.json");
  await expect(page.getByRole("region", { name: "Notice" })).toContainText("A game turn 3.gridlings.json");

  await openSaved(editor, download);
  const film = page.getByRole("slider", { name: "Turns played" });
  await expect(film).toHaveAttribute("aria-valuetext", "Now, turn 3");
  await editor.stage.expectAt("Hero", "3,2");
  await film.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(film).toHaveAttribute("aria-valuetext", "Turn 2 of 3");
});

/** From now on time seems to fly, so that a turn takes too long. */
async function hurry(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    let flown = 0;
    performance.now = () => {
      flown += 5000;
      return now() + flown;
    };
  });
  return () => page.evaluate(() => Reflect.deleteProperty(performance, "now")).then(() => undefined);
}

test("a first turn that broke off is in the file, and breaks off again from there @long", async ({
  editor,
  page,
  request,
  child,
}) => {
  const walk = walkRight("hero");
  const thinks = { ...walk, name: "Think", actors: { ...walk.actors, beside: actorOf("rock", "beside", 0, 0) } };
  const characters = [characterNamed("Hero", [thinks]), characterNamed("Rock")];
  await editor.open(await makeWorld(request, child, gameOf(characters, [actorOf("hero", "h", 0, 2)])));
  const notice = page.getByRole("region", { name: "Notice" });
  const stopHurrying = await hurry(page);
  await editor.controls.forward.click();
  await expect(notice).toContainText("This turn took too long");
  await stopHurrying();
  await page.getByRole("button", { name: "Close the notice" }).click();
  const download = await saveMoment(editor);
  await openSaved(editor, download);
  await editor.stage.isReady();
  await expect(notice).not.toContainText("film");
  await hurry(page);
  await page.getByRole("button", { name: "Play turn 1, which broke off" }).click();
  await expect(notice).toContainText("This turn took too long");
});

test("a part that crashes offers to save what just happened @long", async ({
  editor,
  page,
  request,
  child,
  faults,
}) => {
  await editor.open(await makeWorld(request, child, walkingGame()));
  await page.route(/\/WhyTab-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export const WhyTab = () => { throw new Error('It is broken.'); };",
    }),
  );
  await editor.controls.forward.click();
  await editor.stage.expectAt("Hero", "1,2");
  await editor.stage.actors("Hero").press("Enter");
  await page.getByRole("button", { name: "Why?" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Something went wrong");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save what just happened" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("A game turn 1.gridlings.json");
  expect(faults.splice(0).filter((fault) => !fault.includes("It is broken."))).toEqual([]);
});
