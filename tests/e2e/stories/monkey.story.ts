/** Gestures at random break nothing, and undo leads back to the start (issue 6 "Robustness"). */
import type { Page } from "@playwright/test";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { fetchGame, makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { textOf } from "../../support/undoRoundTrip.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { MonkeyHand } from "../pages/MonkeyHand.ts";

/** As many as are quick enough for every run; GRIDLINGS_ROUNDS=12 makes five hundred gestures. */
const ROUNDS = Number(process.env.GRIDLINGS_ROUNDS ?? 5);
/** Few enough that none of the fifty entries to undo is dropped. */
const GESTURES = 42;
const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);

test.use({ hasTouch: true });

test(`gestures at random break nothing (seed ${SEED})`, async ({ page, request, child, faults }) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  const editor = new EditorPage(page);
  const id = await makeWorld(request, child, keyGame({ width: 12, height: 8 }));
  await editor.open(id);
  const hand = new MonkeyHand(page, seededRandom(SEED));
  await editor.toolbar.rename("Start");
  const start = await comeBack();
  for (let round = 0; round < ROUNDS; round++) {
    hand.deeds.length = 0;
    await editor.toolbar.rename(`Round ${round}`);
    const said = () => `round ${round}, seed ${SEED}: ${hand.deeds.join(" | ")}`;
    for (let gesture = 0; gesture < GESTURES && faults.length === 0; gesture++) {
      await hand.play().catch((fault: unknown) => {
        throw new Error(said(), { cause: fault });
      });
    }
    expect(faults, said()).toEqual([]);
    await expect(page.getByText("Something went wrong"), said()).toHaveCount(0);
    expect(await comeBack(), said()).toBe(start);
  }

  /** Puts everything down, undoes all there is, and tells what is kept then. */
  async function comeBack(): Promise<string> {
    await putDown(page);
    await page.locator("header [aria-label^=Undo]").evaluate(async (button: HTMLButtonElement) => {
      while (button.ariaDisabled !== "true") {
        button.click();
        await new Promise((drawn) => setTimeout(drawn));
      }
    });
    await editor.toolbar.save();
    return gameIn((await fetchGame(request, child, id)) as WorldDocument);
  }
});

/** Leaves menus, dialogs, recording and play, however many there are. */
async function putDown(page: Page): Promise<void> {
  for (let layer = 0; layer < 6; layer++) await page.keyboard.press("Escape");
  const cancel = page.getByRole("region", { name: "Recording a rule" }).getByRole("button", { name: "Cancel" });
  if (await cancel.isVisible()) await cancel.click();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
}

/** Undo shows the stage that it changes; the stage looked at and the speed are no part of what it brings back. */
function gameIn(game: WorldDocument): string {
  const { speed: _speed, ...world } = game.world;
  return textOf({ ...game, world }).replace(/(?<="name":"Current Stage","value":")[^"]*/, "");
}
