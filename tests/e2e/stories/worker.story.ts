/** A large game ticks in a worker, and is saved like any other. */

import type { Page } from "@playwright/test";
import { makeWorld } from "../../support/e2eAccount.ts";
import { endlessGame, walkersGame } from "../../support/e2eCrowdGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";

const COLUMNS = 200;
const SOME_TURNS = 1500;
/** The stage lists only its first actors for screen readers. */
const TOLD = 200;

test("two thousand walkers tick in a worker, and stand where they stopped after a reload", async ({
  page,
  request,
  child,
}) => {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, walkersGame(COLUMNS)));
  expect(page.workers()).toHaveLength(0);
  await editor.controls.speed("Super").click();
  await editor.controls.play.click();
  await expect
    .poll(() => page.workers().map((worker) => worker.url()))
    .toEqual([expect.stringContaining("tick.worker")]);
  await page.waitForTimeout(SOME_TURNS);
  await editor.controls.stop.click();
  await expect.poll(async () => (await columnsWalked(page)) > 1).toBe(true);

  const places = await cellsOfWalkers(page);
  expect(places).toHaveLength(TOLD);
  await editor.controls.back.click();
  await expect.poll(() => cellsOfWalkers(page)).not.toEqual(places);
  await editor.controls.forward.click();
  await expect.poll(() => cellsOfWalkers(page)).toEqual(places);
  await editor.toolbar.save();
  await page.reload();
  await editor.stage.isReady();
  await expect.poll(() => cellsOfWalkers(page)).toEqual(places);
});

test(
  "a turn without an end is stopped, and the rule that was at work is named",
  LONG,
  async ({ page, request, child }) => {
    const editor = new EditorPage(page);
    await editor.open(await makeWorld(request, child, endlessGame(COLUMNS)));
    await editor.controls.play.click();
    const notice = page.getByRole("region", { name: "Notice" });
    await expect(notice).toContainText(/took too long.*Nothing is lost.*The rule "Brood" of Walker didn't finish/);
    await expect.poll(() => page.workers().length).toBe(0);
  },
);

function cellsOfWalkers(page: Page): Promise<(string | undefined)[]> {
  const twins = page.getByRole("list", { name: "Characters on the stage" }).locator("button");
  return twins.evaluateAll((buttons) => buttons.map((button) => button.dataset.cell));
}

/** The column of the first walker. */
async function columnsWalked(page: Page): Promise<number> {
  const [first = "0,0"] = await cellsOfWalkers(page);
  return Number(first.split(",")[0]);
}
