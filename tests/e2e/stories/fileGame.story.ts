/** A game that was taken home plays from its file, without a network, and nothing in it ever runs but its player. */
import { pathToFileURL } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { migrate } from "../../../src/migrate/migrate.ts";
import { CORPUS } from "../../server/hostile/storedScripts.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { filePage, twoRocks } from "../../support/e2eFilePage.ts";
import { hold, plugIn } from "../../support/e2eGamepad.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { gameFilledWith, gameOfTexts } from "../../support/evilTexts.ts";
import { ShareDialog } from "../pages/ShareDialog.ts";

/** Buttons of a gamepad. */
const START = 9;
const RIGHT = 15;
const TWO_ROCKS = { name: "Two Rocks", maker: "ann", remixOf: { name: "One Rock", maker: "ben" } } as const;

test("the file that a child saves plays without a network", async ({ editor, page, request, child, context }, info) => {
  await editor.open(await makeWorld(request, child, twoRocks()));
  await editor.toolbar.rename("Rocks");
  await editor.toolbar.choose("Share");
  const share = new ShareDialog(page);
  await share.way("Web page file").click();
  const saved = await share.save("Save the file");
  const path = info.outputPath("Rocks.html");
  await saved.saveAs(path);
  await context.setOffline(true);
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByRole("heading", { name: `Rocks by ${child.username}` })).toBeVisible();
  const fonts = () => [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', "")} ${status}`);
  expect(await page.evaluate(fonts)).toEqual(["Nunito Variable loaded"]);
  await page.keyboard.down("ArrowRight");
  await expect(page.getByText("♪ Coin")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "You won!" })).toBeVisible();
});

test("a game in a file is played to its end by keys, and begins again", LONG, async ({ page }, info) => {
  await page.context().setOffline(true);
  await page.goto(await filePage(info, { document: twoRocks(), ...TWO_ROCKS }));
  await expect(page).toHaveTitle("Two Rocks");
  await expect(page.getByRole("heading", { name: "Two Rocks by ann" })).toBeVisible();
  await expect(page.getByText("Remixed from One Rock by ben")).toBeVisible();

  const steps = page.getByRole("region", { name: "Numbers of the game" });
  const card = page.getByRole("dialog", { name: "You won!" });
  await page.keyboard.down("ArrowRight");
  await expect(card).toBeVisible();
  await page.keyboard.up("ArrowRight");
  await expect(card.getByText("A rock at last!")).toBeVisible();
  await expect(steps).toHaveText("Steps 1");
  await expect(page.getByRole("button", { name: "Next level" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card).toBeHidden();
  await expect(page.getByRole("application", { name: /^Level 2/ })).toBeFocused();

  await page.keyboard.press("+");
  const whole = page.getByRole("button", { name: "See it all" });
  await whole.click();
  await expect(whole).toBeHidden();
  await expect(page.getByRole("application", { name: /^Level 2/ })).toBeFocused();

  await page.keyboard.down("ArrowRight");
  await expect(card).toBeVisible();
  await page.keyboard.up("ArrowRight");
  await expect(page.getByRole("button", { name: "Next level" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Play again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("application", { name: /^Level 1/ })).toBeVisible();
  await expect(steps).toHaveText("Steps 0");

  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByRole("dialog", { name: "Change this game" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
});

test("its sounds are heard from the file, unless they are muted", LONG, async ({ page }, info) => {
  await page.addInitScript(() => {
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...args) {
      document.documentElement.dataset.heard = `${this.buffer?.duration.toFixed(1)}`;
      start.apply(this, args);
    };
  });
  await page.goto(await filePage(info, { document: twoRocks(), ...TWO_ROCKS }));
  const heard = () => page.evaluate(() => document.documentElement.dataset.heard);
  const mute = page.getByRole("button", { name: "Mute the sounds" });
  await mute.click();
  await page.getByRole("button", { name: "Play the game" }).click();
  await page.keyboard.press("ArrowRight", { delay: 400 });
  await expect(page.getByText("♪ Coin")).toBeVisible();
  expect(await heard()).toBeUndefined();
  await page.getByRole("button", { name: "Start over" }).click();
  await mute.click();
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowRight", { delay: 400 });
  await expect.poll(heard).toMatch(/^0\.\d$/);
});

test("a game in a file is played by gamepad", LONG, async ({ page }, info) => {
  await page.goto(await filePage(info, { document: twoRocks(), ...TWO_ROCKS }));
  await plugIn(page);
  await expect(page.getByText("Gamepad ready.").first()).toBeVisible();
  await hold(page, START);
  await expect(page.getByRole("button", { name: "Playing" })).toBeVisible();
  await hold(page, RIGHT);
  const card = page.getByRole("dialog", { name: "You won!" });
  await expect(card).toBeVisible();
  await hold(page);
  await hold(page, START);
  await expect(card).toBeHidden();
});

test("nothing of a file's page is hard to reach or to read", LONG, async ({ page }, info) => {
  await page.goto(await filePage(info, { document: twoRocks(), ...TWO_ROCKS }));
  const faults = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  await expect(page.getByRole("button", { name: "Play the game" })).toBeVisible();
  expect(await faults(), "before the game").toEqual([]);
  await page.getByRole("button", { name: "Change it" }).click();
  expect(await faults(), "in the dialog").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Play the game" }).click();
  await page.keyboard.down("ArrowRight");
  await expect(page.getByRole("button", { name: "Next level" })).toBeFocused();
  await page.keyboard.up("ArrowRight");
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await faults(), "at the end").toEqual([]);
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("a game in a file is played to its end by finger", LONG, async ({ page }, info) => {
    await page.context().setOffline(true);
    await page.goto(await filePage(info, { document: twoRocks(), ...TWO_ROCKS }));
    const touch = await page.context().newCDPSession(page);
    const card = page.getByRole("dialog", { name: "You won!" });
    const walk = async () => {
      const box = await page.getByRole("button", { name: "right arrow", exact: false }).boundingBox();
      if (!box) throw new Error("There is no key on the screen.");
      const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
      await expect(card).toBeVisible();
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await page.getByRole("button", { name: "Play the game" }).tap();
    await walk();
    await page.getByRole("button", { name: "Next level" }).tap();
    await expect(card).toBeHidden();
    await walk();
    await page.getByRole("button", { name: "Play again" }).tap();
    await expect(page.getByRole("application", { name: /^Level 1/ })).toBeVisible();
  });
});

test("no text of a file ever runs, wherever in it the text is", async ({ page }, info) => {
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  for (const text of CORPUS) {
    const { document } = migrate(gameFilledWith(text, gameOfTexts()));
    const shown = text.replace(/[\u2028\u2029\u202e]/g, "").slice(0, 60);
    await page.goto(await filePage(info, { document, name: text, maker: text, remixOf: { name: text, maker: text } }));
    await expect(page.getByRole("heading")).toContainText(shown);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("button", { name: "Start over" })).toBeVisible();
    expect(await page.locator("script").count(), text).toBe(3);
    expect(await page.locator("iframe, img, object, embed, base, form").count(), text).toBe(0);
  }
  expect(ran).toEqual([]);
});
