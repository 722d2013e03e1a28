/** Nothing stands in the way of a screen reader or a keyboard that a machine can find. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2eStory.ts";
import { placeHeroAndWall, recordWalking } from "../../support/e2eWalkingHero.ts";

async function seriousViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

test("home and login have no serious fault", async ({ page }) => {
  for (const path of ["/", "/login"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
  }
});

test("the editor has no serious fault: empty, with rules, in its dialogs and while recording", async ({
  editor,
  page,
}) => {
  expect(await seriousViolations(page)).toEqual([]);
  await editor.library.openExplore();
  await expect(editor.explore.dialog.getByRole("listitem").first()).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await editor.explore.done();

  await placeHeroAndWall(editor);
  await recordWalking(editor);
  expect(await seriousViolations(page)).toEqual([]);

  await editor.inspector.add("When a Key is Pressed...");
  await expect(editor.keyPicker.dialog).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await editor.inspector.choose("Untitled Rule", "Re-record");
  await editor.recording.isReady();
  expect(await seriousViolations(page)).toEqual([]);
});
