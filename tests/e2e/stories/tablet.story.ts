/** Tablets and phones: where the inspector and the library have their place, and how the library scrolls. */

import type { Locator, Page } from "@playwright/test";
import { changeWorld, makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { crampedControls } from "../../support/e2eOverlaps.ts";
import { recordingGame } from "../../support/e2eRecordingGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import type { EditorPage } from "../pages/EditorPage.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import { middleOf } from "../pages/middleOf.ts";
import { StagePanel } from "../pages/StagePanel.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

const CROWD = ["Hero", "Tree", "Dragon", "Cloud", "Door", "Coin", "Key", "Bee"] as const;

const UPRIGHT = [
  { width: 820, height: 1180 },
  { width: 768, height: 1024 },
  { width: 600, height: 960 },
] as const;

/** Too narrow for an inspector beside the stage, and too low for one below it: half of a large tablet. */
const HALF = { width: 900, height: 840 } as const;

for (const size of UPRIGHT)
  test.describe(`on an upright tablet of ${size.width}x${size.height}`, () => {
    test.use({ viewport: size });

    test(
      "the whole stage and the rules are seen at once, before a rule is taught and while it plays",
      LONG,
      async ({ editor, page }) => {
        const inspector = editor.inspector.panel;
        const expectBoth = async () => {
          await expect(inspector).toBeInViewport({ ratio: 1 });
          await expect.poll(() => isStageWhole(editor)).toBe(true);
          expect(await overlaps(page, inspector, editor.stage.picture)).toBe(false);
          expect(await overlaps(page, inspector, page.getByRole("region", { name: "Play the game" }))).toBe(false);
          expect(await overlaps(page, inspector, page.getByRole("region", { name: "Characters" }))).toBe(false);
        };
        await editor.addReadyMades("Hero");
        await editor.library.choose("Hero", "Place on stage");
        await expectBoth();
        await teachToGrow(editor);
        await expectBoth();
        await expect(editor.inspector.rules.first().locator("canvas").first()).toBeInViewport({ ratio: 1 });
        await editor.controls.play.tap();
        await expectBoth();
        await expect(page.getByRole("button", { name: "Rules", exact: true })).toBeHidden();
      },
    );

    test("Save, Cancel, checks and steps of a recording are all in sight", LONG, async ({ editor, page }) => {
      await editor.addReadyMades("Hero");
      await editor.library.choose("Hero", "Record a rule");
      await editor.recording.isReady();
      for (const name of ["Cancel", "Save Recording", "Add a check", "Add a step"])
        await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      const pictures = page.locator("figure");
      await expect(pictures).toHaveCount(2);
      for (const picture of await pictures.all()) await expect(picture).toBeInViewport({ ratio: 0.999 });
    });

    test(
      "a check that has no room in its line stands behind a button",
      LONG,
      async ({ editor, page, request, child }) => {
        await editor.open(await makeWorld(request, child, recordingGame(["HB.C........"])));
        await editor.toolbar.take("Record");
        await editor.stage.press(0, 0);
        await editor.recording.isReady();
        const conditions = page.getByRole("region", { name: "When the picture matches and:" });
        const look = conditions.getByRole("button", { name: /looks like/ });
        await expect(look.or(conditions.getByRole("button", { name: /^Show all/ })).first()).toBeVisible();
      },
    );
  });

test.describe("in half of a tablet", () => {
  test.use({ viewport: HALF });

  test("a rule just recorded covers neither the stage nor its hint and raises no keyboard, and Play puts the rules away", async ({
    editor,
    page,
  }) => {
    await editor.addReadyMades("Hero");
    await teachToGrow(editor);
    const close = page.getByRole("button", { name: "Close the inspector" });
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    await expect(close).not.toBeInViewport();
    await expect(page.getByRole("textbox", { name: "Name of the rule" })).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.matches("input, textarea"))).toBe(false);
    await page.getByRole("button", { name: "Rules", exact: true }).tap();
    await close.tap();
    await expect(page.getByRole("button", { name: "Rules", exact: true })).toBeFocused();
    expect(await leftOf(page, "header")).toBe(8);
    await page.getByRole("button", { name: "Rules", exact: true }).tap();
    await expect(close).toBeInViewport();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Rules", exact: true }).tap();
    await page.getByRole("button", { name: "Play", exact: true }).tap();
    await expect(close).not.toBeInViewport();
  });

  test("the bar of a chosen actor stays beside the open inspector", LONG, async ({ editor, page }) => {
    await editor.addReadyMades("Hero");
    await editor.library.choose("Hero", "Place on stage");
    await page.getByRole("button", { name: "Rules", exact: true }).tap();
    const inspector = page.getByRole("complementary", { name: "Inspector" });
    await expect(inspector).toBeVisible();
    const bar = page.getByRole("group", { name: "Selected characters" });
    await expect(bar).toBeVisible();
    await expect.poll(() => overlaps(page, inspector, bar)).toBe(false);
  });

  test(
    "the inspector takes the focus, and Escape, a tap beside it or the stages put it away",
    LONG,
    async ({ editor, page }) => {
      await editor.addReadyMades("Hero");
      const inspector = page.getByRole("complementary", { name: "Inspector" });
      const button = page.getByRole("button", { name: "Rules", exact: true });
      const open = async () => {
        await button.tap();
        await expect(inspector.locator(":focus")).toHaveCount(1);
      };
      const expectAway = async () => {
        await expect(inspector).toBeHidden();
        await expect(button).toBeFocused();
      };
      await open();
      await page.keyboard.press("Escape");
      await expectAway();

      await open();
      await editor.stage.press(0, 0);
      await expect(page.locator("[data-view=stage]")).toBeFocused();
      await page.keyboard.press("Escape");
      await expectAway();

      await open();
      await editor.library.openExplore();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await open();
      await editor.stage.press(0, 0);
      await expect(inspector).toBeVisible();
      const view = await page.locator("[data-view=stage]").boundingBox();
      await page.touchscreen.tap((view?.x ?? 0) + 6, (view?.y ?? 0) + 6);
      await expectAway();

      await page.setViewportSize({ width: 390, height: 844 });
      await open();
      await page.touchscreen.tap(30, 400);
      await expectAway();

      await open();
      await page.getByRole("button", { name: /^Levels:/ }).tap();
      await page.getByRole("dialog", { name: "Stages" }).getByRole("button", { name: "Done" }).tap();
      await expect(inspector).toBeHidden();
    },
  );
});

test(
  "a finger pushes a full library sideways, and takes a character upwards out of it",
  LONG,
  async ({ editor, page }) => {
    await editor.addReadyMades(...CROWD);
    await editor.library.character("Hero").scrollIntoViewIfNeeded();
    const cloud = await editor.library.middleOf("Cloud");
    await fingerDrag(page, cloud, { x: cloud.x - 250, y: cloud.y });
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(50);
    await expect(editor.stage.actors("Cloud")).toHaveCount(0);
    await fingerDrag(page, await middleOf(editor.library.character("Door")), await editor.stage.pixelOf(9, 6));
    await expect(editor.stage.actors("Door")).toHaveCount(1);
  },
);

test.describe("on a phone in landscape", () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test(
    "the stage keeps half of the height, beside a library whose characters are dragged out sideways",
    LONG,
    async ({ editor, page }) => {
      await editor.addReadyMades(...CROWD);
      const stage = await page.locator("[data-view=stage]").boundingBox();
      expect(stage?.height).toBeGreaterThan(390 / 2);
      await editor.library.character("Hero").scrollIntoViewIfNeeded();
      const hero = await editor.library.middleOf("Hero");
      await fingerDrag(page, hero, { x: hero.x, y: hero.y - 40 });
      await expect(editor.stage.actors("Hero")).toHaveCount(0);
      await editor.library.character("Door").scrollIntoViewIfNeeded();
      await fingerDrag(page, await editor.library.middleOf("Door"), await editor.stage.pixelOf(9, 6));
      await expect(editor.stage.actors("Door")).toHaveCount(1);
      await editor.library.choose("Door", "Record a rule");
      await editor.recording.isReady();
      for (const name of ["Cancel", "Save Recording"])
        await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    },
  );
});

test(
  "Nib's offer in a copy covers no control, can be folded away and declined for good, and lies under a question",
  LONG,
  async ({ editor, page }) => {
    await editor.addReadyMades("Hero");
    await editor.toolbar.save();
    await page.goto(`${page.url()}?tutorial=fork`);
    await editor.stage.isReady();
    const nib = page.getByRole("region", { name: "Nib's lesson" });
    await expect(nib.getByRole("button", { name: "No, thanks" })).toBeVisible();
    for (const name of ["Play", "Forward", "Back"]) {
      await expect.poll(() => overlaps(page, nib, page.getByRole("button", { name, exact: true }))).toBe(false);
    }
    expect(await overlaps(page, nib, page.getByRole("region", { name: "Play the game" }))).toBe(false);
    expect(await overlaps(page, nib, page.locator("header").first())).toBe(false);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(nib.getByText("This copy is all yours")).toBeInViewport({ ratio: 0.9 });
    for (const name of ["No, thanks", "Yes, please!", "Fold Nib away"]) {
      await expect(nib.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 820, height: 1180 });

    await nib.getByRole("button", { name: "Fold Nib away" }).tap();
    await page.reload();
    await editor.stage.isReady();
    const folded = page.getByRole("button", { name: "Open Nib's lesson" });
    await expect(folded).toBeVisible();
    await folded.tap();

    await editor.library.choose("Hero", "Record a rule");
    await editor.recording.isReady();
    await page.reload();
    const question = page.getByRole("dialog", { name: "Go on teaching?" });
    await expect(question).toBeVisible();
    await expect(nib).toBeVisible();
    const isOnTop = await nib.evaluate((panel) => {
      const { left, top, width, height } = panel.getBoundingClientRect();
      return panel.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(false);
    await question.getByRole("button", { name: "Throw it away" }).tap();

    await nib.getByRole("button", { name: "No, thanks" }).tap();
    await expect(nib).toHaveCount(0);
    await page.reload();
    await editor.stage.isReady();
    await expect(page.locator("[data-nib]")).toHaveCount(0);
  },
);

/** Records a rule for the hero: the frame grows by a column. */
async function teachToGrow(editor: EditorPage): Promise<void> {
  await editor.library.choose("Hero", "Record a rule");
  const right = editor.recording.handle("right", "before");
  await right.focus();
  await right.press("ArrowRight");
  await editor.page.getByRole("button", { name: "Save Recording" }).tap();
  await editor.stage.isReady();
}

/** Whether all squares of the stage are in its view, without a part of them under its edge. */
function isStageWhole({ stage }: EditorPage): Promise<boolean> {
  return stage.picture.evaluate((element) => {
    const { left, top, zoom, columns, rows } = (element as HTMLElement).dataset;
    const side = 40 * Number(zoom);
    const [right, bottom] = [Number(left) + side * Number(columns), Number(top) + side * Number(rows)];
    const isIn = Number(left) >= 0 && Number(top) >= 0;
    return isIn && right <= element.clientWidth && bottom <= element.clientHeight;
  });
}

async function overlaps(page: Page, one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error(`Something is not there on ${page.url()}.`);
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function leftOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);
}

function scrolledBy(page: Page): Promise<number> {
  return page
    .getByRole("region", { name: "Characters" })
    .getByRole("list")
    .evaluate((list) => list.scrollLeft);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the editor offers games to play first, and lets a child make one all the same", async ({
    page,
    request,
    child,
  }) => {
    const game = await makeWorld(request, child, keyGame({ width: 9, height: 7 }));
    await changeWorld(request, child, game, { published: true });
    await page.goto(`/editor/${game}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Making games needs a bigger screen.");
    await expect(page.locator("[data-view=stage]")).toHaveCount(0);
    const games = page.getByRole("list", { name: "Games to play" }).getByRole("link");
    await expect(games.first()).toBeVisible();
    const offered = await games.count();
    expect(offered).toBeGreaterThan(0);
    expect(offered).toBeLessThanOrEqual(4);
    expect(await crampedControls(page)).toEqual([]);
    await test.step("all other pages are in a menu", async () => {
      const explore = page.getByRole("link", { name: "Explore", exact: true });
      await expect(explore).toBeHidden();
      await page.getByRole("button", { name: "Menu" }).tap();
      await expect(explore).toBeInViewport();
      await page.keyboard.press("Escape");
      await expect(explore).toBeHidden();
    });
    await page.getByRole("button", { name: "Try making anyway" }).tap();
    await new StagePanel(page, "stage").isReady();
    await page.reload();
    await games.first().tap();
    await expect(page.getByRole("button", { name: "Play the game" })).toBeVisible();
    await test.step("a new game says so before its beginnings, all in sight, held upright and on its side", async () => {
      await page.goto("/dashboard");
      await page.getByRole("button", { name: "New Game" }).first().tap();
      await expect(page.getByRole("dialog", { name: "Making games needs a bigger screen." })).toBeVisible();
      await expect(games.first()).toBeInViewport({ ratio: 1 });
      await page.getByRole("button", { name: "Try making anyway" }).tap();
      const choices = page.getByRole("dialog").getByRole("button");
      await expect(choices).toHaveCount(9);
      for (const size of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(size);
        for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
      }
    });
  });
});
