/** During a recording, nothing covers what it is about, and everything can be seen and reached. */

import type { Page } from "@playwright/test";
import { makeWorld } from "../../support/e2eAccount.ts";
import { dimUnderMouse, groundUnderMouse } from "../../support/e2eContrast.ts";
import { LONG } from "../../support/e2eLong.ts";
import { recordingGame } from "../../support/e2eRecordingGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import type { StagePanel } from "../pages/StagePanel.ts";

// Views that glide cannot be aimed at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const STAGE = ["............", "HB.C........", "............", "............"];
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1024, height: 640 },
] as const;

/** The buttons and notes whose boxes reach over the frame of a picture or the squares around it. */
async function overPicture(page: Page, picture: StagePanel): Promise<string[]> {
  const [left, top, right, bottom] = ((await picture.picture.getAttribute("data-extent")) ?? "").split(",").map(Number);
  const from = await picture.pixelOf((left ?? 0) - 1.5, (top ?? 0) - 1.5);
  const to = await picture.pixelOf((right ?? 0) + 1.5, (bottom ?? 0) + 1.5);
  return page.evaluate(
    ({ from, to }) => {
      const over = [
        ...document.querySelectorAll("[data-part=Recording] :is(button, li, figcaption), [data-part=Notice]"),
      ];
      const isOver = (element: Element) => {
        const box = element.getBoundingClientRect();
        const isShown = box.width > 1 && box.height > 1 && !element.closest("[data-actor]");
        return isShown && box.left < to.x && box.right > from.x && box.top < to.y && box.bottom > from.y;
      };
      return over.filter(isOver).map((element) => element.getAttribute("aria-label") ?? element.textContent ?? "");
    },
    { from, to },
  );
}

/** What open rows leave in sight. A check opens over the foot of its own picture, a step beside both, and what the rule says is seen to follow. */
const SAID = "footer, [aria-label='What the rule says']";
const UNCOVERED = [
  ["Hero looks like “Standing”", `[data-frame=after], figure:has([data-frame=after]) button, ${SAID}`],
  ["Hero moves one down", `[data-frame], figure, ${SAID}`],
] as const;
/** What the tiles of a check and of a step are about, which they leave in sight. */
const ABOUT = { check: "before", step: "after" } as const;

/** Runs in the page: the different heights of an element in many frames. */
async function heightsOf(element: Element): Promise<number[]> {
  const heights = new Set<number>();
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise(requestAnimationFrame);
    heights.add(element.getBoundingClientRect().height);
  }
  return [...heights];
}

/** The parts of a recording that its open rows reach over, of those that a selector finds. */
function underOpenRows(page: Page, parts: string, open = "[data-rows] fieldset"): Promise<string[]> {
  return page.evaluate(
    ([parts, open]) => {
      const rows = document.querySelector(open)?.getBoundingClientRect();
      if (!rows) return ["nothing is open"];
      const isUnder = (box: DOMRect) =>
        box.width > 0 &&
        box.left < rows.right &&
        box.right > rows.left &&
        box.top < rows.bottom &&
        box.bottom > rows.top;
      const found = [...document.querySelectorAll<HTMLElement>(`[data-part=Recording] :is(${parts})`)];
      const covered = found.filter((part) => isUnder(part.getBoundingClientRect()));
      return [
        ...(found.length < 2 ? ["nothing is found"] : []),
        ...covered.map((part) => part.ariaLabel ?? part.dataset.frame ?? part.innerText),
      ];
    },
    [parts, open] as const,
  );
}

test(
  "nothing covers a square that the picture shows, and no button fades under the mouse",
  LONG,
  async ({ editor, page, request, child }) => {
    // The coin lies on the boulder's square.
    const game = recordingGame(STAGE, { C1: { position: { x: 1, y: 1 } } });
    await editor.open(await makeWorld(request, child, game));
    const { recording } = editor;
    await editor.toolbar.take("Record");
    await editor.stage.press(0, 1);
    await recording.isReady();

    await test.step("at an edge of the stage, too, all lies around the frame and the squares beside it", async () => {
      await recording.dragHandle("right", 2);
      await recording.dragHandle("bottom", 3);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const view of ["before", "after"] as const)
          expect(await overPicture(page, recording[view]), `${view} in ${size.width}x${size.height}`).toEqual([]);
      }
      await page.setViewportSize(SIZES[0]);
      await recording.dragActor([0, 1], [0, 2]);
      await expect(recording.actions).toHaveText([/moves ↓/]);
    });

    await test.step("an open row covers neither Save nor what the rule says, nor the other picture", async () => {
      for (const [row, parts] of UNCOVERED) {
        await recording.openRow(row);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expect.poll(() => underOpenRows(page, parts), `${row} in ${size.width}x${size.height}`).toEqual([]);
        }
        await page.setViewportSize(SIZES[0]);
        await page.getByRole("button", { name: "Close", exact: true }).click();
      }
    });

    await test.step("the tiles of what can be added cover nothing of the picture that they are about", async () => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const [what, view] of Object.entries(ABOUT)) {
          await recording.panel.getByRole("button", { name: `Add a ${what}`, exact: true }).click();
          const covered = () =>
            underOpenRows(page, `[data-frame=${view}], figure:has([data-frame=${view}])`, "[role=dialog]");
          await expect.poll(covered, `${what} in ${size.width}x${size.height}`).toEqual([]);
          await page.keyboard.press("Escape");
        }
      }
      await page.setViewportSize(SIZES[0]);
    });

    await test.step("every button stands out under the mouse, the tool in hand too", async () => {
      const ignore = recording.panel.getByRole("button", { name: /^Ignore squares/ });
      const buttons = recording.panel.locator("button:not([data-actor]):visible");
      expect(await dimUnderMouse(page, buttons)).toEqual([]);
      for (const tool of [ignore, editor.toolbar.tool("Trash")]) {
        const idle = await groundUnderMouse(tool);
        await tool.click();
        expect(await groundUnderMouse(tool)).not.toBe(idle);
      }
      await ignore.click();
      expect(await dimUnderMouse(page, buttons)).toEqual([]);
      expect(await dimUnderMouse(page, page.locator("[data-part=Toolbar] button:enabled:visible"))).toEqual([]);
      await ignore.click();
    });

    await test.step("a square with two on it says so, as long as both are there", async () => {
      const stacks = (view: string) =>
        page.getByRole("list", { name: `Squares with several characters in the ${view}` });
      for (const view of ["before picture", "after picture"]) {
        const badges = stacks(view).getByRole("button");
        await expect(badges).toHaveText(["2"]);
        await expect(badges).toHaveAccessibleName("Boulder and Coin at column 2, row 2. Choose one");
      }
      await editor.toolbar.take("Trash");
      await recording.after.press(1, 1);
      await expect(stacks("after picture")).toHaveCount(0);
      await expect(stacks("before picture")).toHaveCount(1);
    });

    await test.step("the before picture wears the look that a condition is changed to", async () => {
      await recording.openRow("Hero looks like “Standing”");
      const before = await recording.before.shot();
      const looks = recording.panel.getByRole("group", { name: /Second part of: Hero looks like/ });
      await looks.getByRole("radio", { checked: false }).first().check();
      await expect(recording.panel.getByRole("img", { name: "True right now" })).toBeVisible();
      await expect.poll(async () => (await recording.before.shot()).equals(before)).toBe(false);
    });

    await test.step("the menu of other values says what its row does with them", async () => {
      const conditions = recording.panel.getByRole("region", { name: "When the picture matches and:" });
      const actions = recording.panel.getByRole("region", { name: "It should..." });
      for (const [region, add, entry, words, offered] of [
        [
          actions,
          "Add a step",
          page.getByRole("dialog").getByRole("button", { name: "Change a number" }),
          /^Use a character's number\. New value: Hero's Keys go up by 1$/,
          "Keys",
        ],
        [
          conditions,
          "Add a check",
          page.getByRole("dialog").getByRole("button", { name: "A number" }),
          /^Compare with a character's number\. Second part of: Hero's Keys are 0$/,
          // Nothing is compared with itself.
          "Score",
        ],
      ] as const) {
        await region.getByRole("button", { name: add }).click();
        await entry.click();
        await expect(region.getByRole("button", { name: /a character's number/ })).toHaveAccessibleName(words);
        await region.getByRole("button", { name: /a character's number/ }).click();
        await expect(page.getByRole("menuitem", { name: offered }).first()).toBeVisible();
        await page.keyboard.press("Escape");
        await editor.toolbar.undo.click();
        await expect(region.getByRole("button", { name: /a character's number/ })).toHaveCount(0);
      }
    });

    await test.step("the longest sentence comes to rest, and the pictures with it", async () => {
      await page.setViewportSize({ width: 1180, height: 820 });
      for (const check of ["How many", "Which way"]) await recording.add("check", check);
      for (const step of ["Say something", "Win or lose"]) await recording.add("step", step);
      // Pressing waits until the picture holds still.
      await recording.after.pixelOf(0, 0);
      expect(await recording.sentence.evaluate(heightsOf)).toHaveLength(1);
      await page.setViewportSize(SIZES[0]);
    });

    await test.step("the card says who shares a square", async () => {
      await recording.save();
      await expect(editor.inspector.rules.first()).toContainText("Before: Boulder and Coin share a square.");
    });
  },
);

test(
  "a jump of two squares is carried over the edge of the picture",
  LONG,
  async ({ editor, page, request, child }) => {
    await editor.open(await makeWorld(request, child, recordingGame(STAGE)));
    const { recording } = editor;
    await editor.toolbar.take("Record");
    await editor.stage.press(0, 1);
    await recording.isReady();
    const from = await recording.after.pixelOf(0, 1);
    const beside = await recording.after.pixelOf(1, 1);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(beside.x, beside.y, { steps: 4 });
    await page.mouse.move(2 * beside.x - from.x, from.y, { steps: 4 });
    await expect(page.locator("[data-landing=after]")).toBeVisible();
    await page.mouse.up();
    await expect(recording.actions).toHaveText([/moves → →/]);
    expect(await recording.frame()).toEqual([0, 1, 2, 1]);
  },
);
