/** A game leaves the site: as a file that plays, as a picture, as a film, as a link and on paper. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { decodeQR } from "qr/decode.js";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { changeWorld, makeWorld } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { walkingGame } from "../../support/e2eWalkers.ts";
import type { EditorPage } from "../pages/EditorPage.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import { middleOf } from "../pages/middleOf.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";
import { ShareDialog } from "../pages/ShareDialog.ts";

/** Plays some turns of the walking game. */
async function play(editor: EditorPage, turns: number): Promise<void> {
  for (let turn = 1; turn <= turns; turn += 1) {
    await editor.controls.forward.click();
    await editor.stage.expectAt("Hero", `${turn},2`);
  }
}

test("a game goes home as a web page and as a picture, and each opens again here", async ({
  editor,
  page,
  request,
  child,
}, { outputDir }) => {
  await editor.open(await makeWorld(request, child, walkingGame()));
  await editor.toolbar.rename("Fox");
  await play(editor, 3);
  const share = new ShareDialog(page);
  await editor.toolbar.choose("Share");
  await share.way("Web page file").click();
  const file = await share.save("Save the file");
  expect(file.suggestedFilename()).toBe("Fox.html");
  await expect(share.dialog).toContainText("Saved! Look in Downloads.");
  await expect(share.dialog.getByRole("listitem")).toContainText(["Find Fox.html", "", "The game plays."]);
  await share.save("Save for Gridlings only");
  await expect(share.dialog.getByRole("listitem")).toContainText([
    "Find Fox.gridlings.json",
    "",
    "Open it in My Games.",
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain("<title>Fox</title>");

  await share.button("Back").click();
  await share.way("Picture").click();
  // The name is in a band of its own: the picture without it is as wide and less high.
  const poster = share.dialog.locator("canvas").first();
  const shape = () => poster.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height] as const);
  const [wide, high] = await shape();
  await share.dialog.getByRole("switch", { name: "Show the name" }).click();
  await expect.poll(shape).toEqual([wide, high - Math.round(wide * 0.11)]);
  const moment = share.dialog.getByRole("slider", { name: "Moment" });
  await moment.press("Home");
  await expect(moment).toHaveAttribute("aria-valuetext", "Turn 0 of 3");
  // Whatever the browser would drag by itself, as a selection around it, does not end a pull.
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  const middle = await middleOf(moment);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 100, middle.y, { steps: 5 });
  await page.mouse.move(middle.x + 2000, middle.y, { steps: 5 });
  await page.mouse.up();
  await expect(moment).toHaveAttribute("aria-valuetext", "Now");
  const picture = await share.save("Save the picture");
  expect(picture.suggestedFilename()).toBe("Fox.png");
  await share.button("Close").click();

  for (const saved of [file, picture]) {
    const path = `${outputDir}/${saved.suggestedFilename()}`;
    await saved.saveAs(path);
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), editor.toolbar.choose("Open a game file")]);
    await editor.toolbar.rename("Another");
    await chooser.setFiles(path);
    await expect(page.getByRole("button", { name: "Name of the game: Fox" })).toBeVisible();
    await editor.stage.expectAt("Hero", "3,2");
  }
});

test.describe("by finger", LONG, () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("the last seconds become a film, whose handles are pulled; one that is canceled is not saved", async ({
    editor,
    page,
    request,
    child,
  }) => {
    await editor.open(await makeWorld(request, child, walkingGame()));
    const share = new ShareDialog(page);
    await editor.toolbar.choose("Share");
    await share.way("Film").tap();
    await expect(share.dialog).toContainText("Play first.");
    await share.button("Close").tap();
    for (let turn = 1; turn <= 12; turn += 1) await editor.controls.forward.click();
    await editor.toolbar.choose("Share");
    await share.way("Film").tap();
    await expect(share.dialog).toContainText("6 seconds");
    const start = await middleOf(share.dialog.getByRole("slider", { name: "Start of the film" }));
    const end = await middleOf(share.dialog.getByRole("slider", { name: "End of the film" }));
    await share.button("Save the film").tap();
    await share.button("Cancel").tap();
    await expect(share.dialog).not.toContainText("Saved!");

    await fingerDrag(page, start, { x: (start.x + end.x) / 2, y: start.y });
    await expect(share.dialog).toContainText("3 seconds");
    // The browser may take a tap at once after a drag for a part of it.
    await share.dialog.getByText("Pull the handles.").tap();
    const film = await share.save("Save the film", "tap");
    expect(film.suggestedFilename()).toMatch(/\.gif$/);
    const bytes = [...(await readFile(await film.path()))];
    // 3 seconds, and twelve and a half pictures in each.
    expect(await framesOf(page, bytes)).toBe(38);
    await expect(share.dialog).toContainText("Saved!");
    await share.dialog.getByRole("slider", { name: "Start of the film" }).press("ArrowLeft");
    await expect(share.dialog).not.toContainText("Saved!");
  });
});

test(
  "whoever plays a game shares a moment and a film of what was just played",
  LONG,
  async ({ page, request, child }) => {
    const player = new PlayerPage(page);
    await player.open(await makeWorld(request, child, talkingGame()));
    const share = new ShareDialog(page);
    await player.button("Share").click();
    await share.way("Film").click();
    await expect(share.dialog).toContainText("Play first.");
    await share.button("Close").click();
    await player.button("Play").click();
    await page.waitForTimeout(5000);
    await player.button("Share").click();
    await share.way("Film").click();
    await expect(share.dialog.getByRole("slider", { name: "Start of the film" })).toHaveAttribute(
      "aria-valuetext",
      /^Turn 0,/,
    );
    await expect.poll(() => isWhite(page, PILL)).toBe(true);
    const film = await share.save("Save the film");
    expect(await framesOf(page, [...(await readFile(await film.path()))])).toBeGreaterThan(37);
    await share.button("Back").click();
    await share.way("Picture").click();
    await expect(share.dialog.getByRole("slider", { name: "Moment" })).toHaveAttribute("aria-valuetext", "Now");
    await expect.poll(() => isWhite(page, PILL)).toBe(true);
  },
);

/** The walking game, whose Hero speaks and which shows a number at the top left. */
function talkingGame(): WorldDocument {
  const game = walkingGame();
  const stages = Object.values(game.world.stages).map((stage) => {
    const hero = { ...stage.actors.h, saying: { text: "Here I go!", ticks: 1000 } };
    return [stage.id, { ...stage, actors: { ...stage.actors, h: hero } }];
  });
  const globals = { ...game.world.globals, coins: { id: "coins", name: "Coins", value: "12" } };
  const hud = [{ globalId: "coins", corner: "top-left" }] as const;
  return { ...game, world: { ...game.world, stages: Object.fromEntries(stages), globals, hud } };
}

/** Within the pill of the number, beside its words, as shares of the longer side of the picture. */
const PILL = { x: 0.03, y: 0.05 };

/** Whether the picture that is shown is white at a place. */
async function isWhite(page: Page, place: typeof PILL): Promise<boolean> {
  const canvas = new ShareDialog(page).dialog.locator("canvas").first();
  return canvas.evaluate((shown: HTMLCanvasElement, { x, y }) => {
    const side = Math.max(shown.width, shown.height);
    const found = shown.getContext("2d")?.getImageData(side * x, side * y, 1, 1).data ?? [];
    return found.slice(0, 3).join() === "255,255,255";
  }, place);
}

/** The number of pictures in a GIF, as the browser counts them. */
async function framesOf(page: Page, bytes: readonly number[]): Promise<number | undefined> {
  return page.evaluate(async (numbers) => {
    const decoder = new ImageDecoder({ data: new Uint8Array(numbers), type: "image/gif" });
    await decoder.tracks.ready;
    await decoder.completed;
    return decoder.tracks.selectedTrack?.frameCount;
  }, bytes);
}

test(
  "a game is published on the way to its link, and stops being shared there",
  LONG,
  async ({ editor, page, request, child }) => {
    await editor.open(await makeWorld(request, child, walkingGame()));
    const share = new ShareDialog(page);
    await editor.toolbar.choose("Share");
    await expect(share.way("Link")).toContainText("Publish first");
    await share.way("Link").click();
    await share.button("Publish first").click();
    await expect(share.heading("Publish your game")).toBeVisible();
    await share.button("Not yet").click();
    await share.button("Publish first").click();
    await share.dialog.getByRole("radio", { name: /^Everyone/ }).check();
    await share.button("Publish").click();
    await expect(share.dialog.getByRole("img", { name: "QR code of the link" })).toBeVisible();
    await expect(share.dialog).toContainText(`They see your name: ${child.username}.`);

    await share.button("Stop sharing").click();
    await share.dialog.getByRole("radio", { name: /^Only me/ }).check();
    await share.button("Save").click();
    await expect(share.button("Publish first")).toBeVisible();
  },
);

test(
  "by keys, a published game shows a code that a camera reads, and its rules are printed alone",
  LONG,
  async ({ page, request, child }) => {
    const id = await makeWorld(request, child, walkingGame());
    await changeWorld(request, child, id, { published: true });
    await page.goto(`/play/${id}`);
    const share = new ShareDialog(page);
    await page.getByRole("button", { name: "Share" }).press("Enter");
    await expect(share.way("Web page file")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(share.way("Link")).toBeFocused();
    await page.keyboard.press("Enter");
    const typed = share.dialog.getByRole("textbox", { name: "Or type this:" });
    await expect(typed).toHaveValue(page.url().replace("http://", ""));
    expect(
      await typed.evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]),
    ).toEqual([0, 0]);
    const code = share.dialog.getByRole("img", { name: "QR code of the link" });
    const [width, height] = [348, 348];
    const pixels = await pixelsOf(page, await code.screenshot(), { width, height });
    expect(decodeQR({ width, height, data: Uint8Array.from(pixels) })).toBe(page.url());

    await page.keyboard.press("Escape");
    await expect(share.way("Link")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-asked", "print");
    });
    await expect(share.button("Print")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("body")).toHaveAttribute("data-asked", "print");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "How Hero works" })).toBeVisible();
    await expect(share.dialog).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(share.dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
  },
);

/** The pixels of a PNG, drawn at this size. */
async function pixelsOf(page: Page, png: Buffer, size: { readonly width: number; readonly height: number }) {
  const numbers = [...png];
  return page.evaluate(
    async ({ numbers: bytes, width, height }) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
      context?.drawImage(bitmap, 0, 0, width, height);
      return [...(context?.getImageData(0, 0, width, height).data ?? [])];
    },
    { numbers, ...size },
  );
}
