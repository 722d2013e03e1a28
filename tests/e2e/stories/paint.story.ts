/** Appearances are drawn by mouse, touch and keyboard, and look the same in the game. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Character, WorldDocument } from "../../../src/engine/index.ts";
import { fetchGame } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { pixelsOf } from "../../support/e2ePixels.ts";
import { test as base, expect } from "../../support/e2eStory.ts";
import { digestOf, drawRecorded, RECORDED_DIGEST } from "../../support/recordedDrawing.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import { PaintDialog } from "../pages/PaintDialog.ts";

const RED = "#e8575a";
const GREEN = "#5fbd60";
const BLACK = "#2a2440";

interface PaintFixtures {
  readonly paint: PaintDialog;
  /** A character as the server stores it. */
  readonly saved: (name: string | RegExp) => Promise<Character>;
}

const test = base.extend<PaintFixtures>({
  paint: ({ page }, use) => use(new PaintDialog(page)),
  saved: ({ page, request, child }, use) =>
    use(async (name) => {
      await page.getByRole("button", { name: /^(Not saved yet|Saved|Saving…)\./ }).click();
      await expect(page.getByRole("button", { name: /^Saved\./ })).toBeVisible();
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const { characters } = (await fetchGame(request, child, id)) as WorldDocument;
      const isMeant = (each: Character) => (typeof name === "string" ? each.name === name : name.test(each.name));
      const found = Object.values(characters).find(isMeant);
      if (!found) throw new Error(`No character is called ${name}.`);
      return found;
    }),
});

test("a mouse draws a character that looks and collides as drawn, and then moves", async ({
  editor,
  page,
  paint,
  saved,
}) => {
  await editor.library.drawNew();
  await paint.isReady();
  await paint.name.fill("");
  await paint.name.pressSequentially("Beetle");
  await expect(paint.choice("Pen")).toBeChecked();
  await paint.choose("Eraser");
  await paint.button("Red").click();
  await expect(paint.choice("Pen")).toBeChecked();
  const places = () => Promise.all([paint.button("Red"), paint.choice("Pen")].map((one) => one.boundingBox()));
  const atFirst = await places();
  await paint.stroke([2, 2], [3, 3]);
  await expect(paint.dialog.getByRole("group", { name: "Just used" })).toBeVisible();
  expect(await places()).toEqual(atFirst);
  await paint.chooseSize(1);
  await page.keyboard.press("r");
  await paint.stroke([0, 0], [39, 39]);
  await paint.button("Grow to the right").click();
  await paint.button("Grow downwards").click();
  await paint.stroke([79, 79], [41, 42]);
  expect(await faultsOn(page)).toEqual([]);

  await page.keyboard.press("p");
  await paint.button("Night black").click();
  await paint.stroke([60, 60], [65, 60]);
  await page.keyboard.press("Control+z");
  await expect(paint.button("Redo")).toHaveAttribute("aria-disabled", "false");
  await page.keyboard.press("Control+y");
  await page.keyboard.press("Escape");
  await expect(paint.dialog).toBeHidden();
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Close the notice" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(wide);
  await page.getByRole("button", { name: "Bring it back" }).click();
  await paint.isReady();
  await paint.save();
  await expect(editor.toolbar.undo).toHaveAccessibleName("Undo: draw a character");

  await editor.dragToSquare("Beetle", 4, 4);
  await editor.stage.press(8, 8);
  const beetle = editor.stage.actors("Beetle");
  await editor.stage.press(5, 5);
  await expect(beetle).toHaveAttribute("aria-pressed", "true");
  await editor.stage.press(5, 4);
  await expect(beetle).toHaveAttribute("aria-pressed", "false");
  // Otherwise its lower right tile would overlap the first one.
  await editor.dragToSquare("Beetle", 3, 3);
  await editor.stage.expectAt("Beetle", "4,4");

  await editor.library.appearance("Idle").dblclick();
  await paint.isReady();
  await paint.button("Copy this frame").click();
  await paint.stroke([10, 10]);
  await paint.save();
  const { spritesheet } = await saved("Beetle");
  const [look] = Object.entries(spritesheet.appearanceInfo);
  expect(look?.[1]).toMatchObject({ width: 2, height: 2, filled: { "0,0": true, "1,1": true } });
  const [first, second] = await Promise.all(
    (spritesheet.appearances[look?.[0] ?? ""] ?? []).map((url) => pixelsOf(page, url)),
  );
  expect([first?.[39]?.[39], first?.[41]?.[41], first?.[42]?.[41], first?.[60]?.slice(59, 67)]).toEqual([
    RED,
    "",
    RED,
    [RED, BLACK, BLACK, BLACK, BLACK, BLACK, BLACK, RED],
  ]);
  expect([first?.[10]?.[10], second?.[10]?.[10]]).toEqual([RED, BLACK]);
});

test("keys alone choose a color, draw, add a frame and save", LONG, async ({ editor, page, paint, saved }) => {
  const keys = page.keyboard;
  await page.getByRole("button", { name: "Add a character" }).focus();
  await keys.press("Enter");
  await keys.press("Enter");
  await paint.isReady();
  await tabTo(page, "Name of the character");
  await keys.type("Ant");
  await tabTo(page, "Night black");
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight"]) await keys.press(key);
  await expect(paint.button("Red")).toBeFocused();
  await keys.press("Enter");
  await keys.press("l");
  await expect(paint.choice("Line")).toBeChecked();
  await tabTo(page, "Picture, 20 dots");
  for (const key of ["Enter", "ArrowRight", "ArrowRight", "Enter"]) await keys.press(key);
  await expect(paint.dialog.getByRole("status")).toContainText("red");
  await tabTo(page, "Copy this frame");
  await keys.press("Enter");
  await tabTo(page, "Save");
  await keys.press("Enter");
  await expect(paint.dialog).toBeHidden();
  await expect(editor.library.character("Ant")).toHaveAttribute("aria-pressed", "true");
  const [frames = []] = Object.values((await saved("Ant")).spritesheet.appearances);
  expect(frames).toHaveLength(2);
  const rows = await pixelsOf(page, frames[0] ?? "");
  expect(rows.flat().filter((color) => color !== "")).toEqual(new Array<string>(12).fill(RED));
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test(
    "a finger finds everything large enough, and draws with a color in sight",
    LONG,
    async ({ editor, page, paint, saved }) => {
      await editor.library.drawNew();
      await paint.isReady();
      await paint.button("Frames").tap();
      expect(await tooSmall(page)).toEqual([]);
      await paint.button("Green").tap();
      await paint.choice("Line").tap();
      await fingerDrag(page, await paint.pixelOf(2, 20), await paint.pixelOf(37, 20));
      expect(await faultsOn(page)).toEqual([]);
      await paint.button("Save").tap();
      await expect(paint.dialog).toBeHidden();
      // A line of dots is two pixels thick. A line tells nothing that an unnamed drawing could be called after.
      const { name, spritesheet } = await saved(/^My character /);
      const [frames = []] = Object.values(spritesheet.appearances);
      const rows = await pixelsOf(page, frames[0] ?? "");
      const line = ["", "", ...new Array<string>(36).fill(GREEN), "", ""].join();
      expect([rows[19]?.join(""), rows[20]?.join(), rows[21]?.join()]).toEqual(["", line, line]);

      // The name came after the drawing, and belongs to its step.
      await editor.toolbar.undo.tap();
      await expect(editor.library.character(name)).toHaveCount(0);
      await editor.toolbar.redo.tap();
      await expect(editor.library.character(name)).toBeVisible();
      expect((await saved(name)).spritesheet.appearances).toEqual(spritesheet.appearances);
    },
  );
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(
      "nothing lies over the drawing, and the menu has what has no button",
      LONG,
      async ({ editor, page, paint, saved }) => {
        await editor.library.drawNew();
        await paint.isReady();
        for (const name of ["More colors", "Frames"]) {
          await paint.button(name).click();
          expect(await coveredBy(page)).toEqual([]);
        }
        await paint.button("Frames").click();
        await paint.button("Main colors").click();
        await paint.button("Green").click();
        await paint.stroke([2, 20], [37, 20]);
        await paint.button("More for this drawing").click();
        await page.getByRole("menuitem", { name: "Grow downwards" }).click();
        await expect(paint.canvas).toHaveAccessibleName("Picture, 20 dots across and 40 down");
        await paint.save();
        await saved(/^My character /);
      },
    );
  });
}

test.describe("a recorded drawing", () => {
  test.use({ hasTouch: true });

  test(
    "is saved to the pixel by mouse and by finger alike, however fast the hand is",
    LONG,
    async ({ editor, page, paint, saved }) => {
      const digests: string[] = [];
      for (const hand of ["mouse", "finger"] as const) {
        await editor.library.drawNew();
        await paint.isReady();
        await paint.name.fill(hand);
        await drawRecorded(paint, hand);
        await paint.save();
        const { spritesheet } = await saved(hand);
        const [[picture = ""] = []] = Object.values(spritesheet.appearances);
        digests.push(digestOf(await pixelsOf(page, picture)));
      }
      expect(digests).toEqual([RECORDED_DIGEST, RECORDED_DIGEST]);
    },
  );
});

async function faultsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Presses Tab until an element with this name, or one that begins with it, is focused. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`Tab never comes to ${name}.`);
}

/** What is on top at nine places of the drawing, apart from the drawing. */
function coveredBy(page: Page): Promise<string[]> {
  return page.getByRole("application").evaluate((canvas) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const shares = [0.05, 0.5, 0.95];
    return shares.flatMap((x) =>
      shares.flatMap((y) => {
        const element = document.elementFromPoint(left + x * width, top + y * height);
        return canvas.contains(element) ? [] : [element?.outerHTML ?? "outside the window"];
      }),
    );
  });
}

/** The controls of the open dialog that are smaller than 44 px in any direction; for a hidden input, its label counts. */
function tooSmall(page: Page): Promise<string[]> {
  return page.getByRole("dialog").evaluate((dialog) =>
    [...dialog.querySelectorAll("button, input:not([type=file])")].flatMap((control) => {
      const { width, height } = (control.closest("label, span") ?? control).getBoundingClientRect();
      return width < 44 || height < 44
        ? [`${control.getAttribute("aria-label") ?? control.textContent} ${width}x${height}`]
        : [];
    }),
  );
}
