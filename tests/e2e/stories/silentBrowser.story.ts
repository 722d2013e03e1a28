/** A browser in which an API never answers still opens and saves every game, and says what is missing. */

import { fetchGame, makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";

const NO_COPY = "This browser can't keep a safety copy right now. Your game is still saved as always.";
const SILENT = "This browser isn't answering. Close your other windows, or restart the browser.";

test("a database that never answers keeps no game of an account shut", async ({ page, request, child }) => {
  await page.addInitScript(silenceDatabase);
  const id = await makeWorld(request, child, keyGame({ width: 12, height: 8 }));
  const editor = new EditorPage(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`/editor/${id}`);
  // The page's clock goes much slower than ours, so that it counts waiting and hardly any work, however slow the machine is.
  const passUntil = async (isReached: () => Promise<boolean>) => {
    let passed = 0;
    for (; !(await isReached()) && passed < 3000; passed += 10) {
      await page.clock.runFor(10);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(passed).toBeLessThan(3000);
  };
  await passUntil(() => page.evaluate(() => "isDatabaseAsked" in window));
  await page.clock.runFor(3000);
  await passUntil(async () => (await editor.stage.picture.locator("canvas").count()) > 0);
  await page.clock.resume();
  await editor.stage.isReady();
  await expect(page.getByRole("region", { name: "Notice" }).getByText(NO_COPY)).toBeVisible();
  await editor.toolbar.rename("Still here");
  await editor.toolbar.save();
  expect(await fetchGame(request, child, id)).toMatchObject({ world: { metadata: { name: "Still here" } } });
});

test("without an account a game can be made, and one that is kept is not called lost", LONG, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Try it Now" }).first().click();
  await page.getByRole("button", { name: /Blank Stage/ }).click();
  const editor = new EditorPage(page);
  await editor.stage.isReady();
  await editor.toolbar.rename("Kept");
  await editor.toolbar.saveHere();
  const kept = page.url();

  await page.addInitScript(silenceDatabase);
  await page.goto(kept);
  await expect(page.getByRole("heading", { name: SILENT })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isDatabaseSilent: false }));

  await page.goto("/");
  await page.getByRole("button", { name: "Try it Now" }).first().click();
  await page.getByRole("button", { name: /Blank Stage/ }).click();
  await editor.stage.isReady();
  await editor.toolbar.rename("New");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("dialog", { name: "Not saved yet" })).toContainText(SILENT);
  await page.evaluate(() => Object.assign(window, { isDatabaseSilent: false }));
  await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: /^Saved here\./ })).toBeVisible();
});

test(
  "locks and pictures that never come hold up neither opening nor saving",
  LONG,
  async ({ page, request, child }) => {
    await page.addInitScript(silenceLocksAndPictures);
    const id = await makeWorld(request, child, keyGame({ width: 12, height: 8 }));
    await page.goto(`/editor/${id}`);
    const editor = new EditorPage(page);
    await editor.takeOver();
    await editor.toolbar.rename("Still here");
    await editor.toolbar.save();
    expect(await fetchGame(request, child, id)).toMatchObject({ world: { metadata: { name: "Still here" } } });
  },
);

/** Runs in the page. No database opens until it is told to; then all requested ones do. */
function silenceDatabase(): void {
  const { open } = IDBFactory.prototype;
  const waiting: (() => void)[] = [];
  let isSilent = true;
  Object.defineProperty(window, "isDatabaseSilent", {
    set: () => {
      isSilent = false;
      for (const go of waiting) go();
    },
  });
  IDBFactory.prototype.open = function (...args) {
    if (!isSilent) return open.apply(this, args);
    Object.assign(window, { isDatabaseAsked: true });
    const request = {} as { -readonly [Key in keyof IDBOpenDBRequest]: IDBOpenDBRequest[Key] };
    waiting.push(() => {
      const real = open.apply(this, args);
      for (const event of ["onsuccess", "onerror", "onupgradeneeded"] as const) {
        real[event] = (told: Event) => {
          Object.assign(request, { result: real.result });
          (request[event] as ((told: Event) => void) | null)?.(told);
        };
      }
    });
    return request as IDBOpenDBRequest;
  };
}

/** Runs in the page. */
function silenceLocksAndPictures(): void {
  LockManager.prototype.request = () => new Promise(() => undefined);
  window.createImageBitmap = () => new Promise(() => undefined);
}
