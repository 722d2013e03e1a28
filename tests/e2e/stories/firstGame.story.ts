/** A child signs up, makes a first game, plays it, steps back and undoes a rule. */
import { freshUsername, PASSWORD } from "../../support/e2eAccount.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { HERO_AT, placeHeroAndWall, recordWalking } from "../../support/e2eWalkingHero.ts";
import { EditorPage } from "../pages/EditorPage.ts";

test("a child signs up, teaches a hero to walk, and sees it walk up to the wall", async ({ page }) => {
  await page.goto("/join");
  const username = freshUsername();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByRole("button", { name: "New Game" }).first().click();
  const choices = page.getByRole("dialog", { name: "Make a new game" });
  await choices.getByRole("button", { name: /^Blank Stage/ }).click();
  await page.waitForURL(/\/editor\//);

  const editor = new EditorPage(page);
  await editor.stage.isReady();
  await expect(page.getByText("Who will be in your game?")).toBeVisible();
  await editor.toolbar.rename("Walking home");
  await placeHeroAndWall(editor);
  await page.evaluate(countFlyers);
  await recordWalking(editor);
  const rule = editor.inspector.rules.first();
  await expect(rule).toContainText(/nothing .*right.*I move/i);
  await page.keyboard.type("Walk right");
  await page.keyboard.press("Enter");
  await expect(rule).toContainText("Walk right");

  await test.step("both pictures of the rule have flown into its card, and nothing of that is left", async () => {
    await expect(page.locator("[data-flyer], [data-landing]")).toHaveCount(0);
    await expect(page.locator("body")).toHaveAttribute("data-flown", "2");
  });

  await test.step("one step moves the picture and the twin", async () => {
    const before = await editor.stage.shot();
    await editor.controls.forward.click();
    await editor.stage.expectAt("Hero", "4,5");
    await expect(editor.inspector.mark(rule)).toHaveAccessibleName("Did it!");
    expect(before.equals(await editor.stage.shot())).toBe(false);
  });

  await test.step("playing, it walks until the wall stops it", async () => {
    await editor.controls.speed("Super").check();
    const before = await editor.stage.shot();
    await editor.controls.play.click();
    await expect(editor.controls.play).toHaveAttribute("aria-pressed", "true");
    await expect.poll(async () => before.equals(await editor.stage.shot())).toBe(false);
    await expect(editor.inspector.mark(rule)).toHaveAccessibleName("Did it, but not this time");
    await editor.controls.stop.click();
    await expect(rule).toContainText(/did it 3\stimes/);
    await editor.stage.expectAt("Hero", "7,5");
  });

  await test.step("a step back is one square back", async () => {
    await editor.controls.back.click();
    await editor.stage.expectAt("Hero", "6,5");
  });

  await test.step("undo takes the rule back, and the hero stands where it stood when the rule was made", async () => {
    await expect(editor.toolbar.undo).toBeEnabled();
    await editor.toolbar.undo.click();
    await expect(rule.getByText("Move right", { exact: true })).toBeVisible();
    await editor.toolbar.undo.click();
    await expect(editor.inspector.rules).toHaveCount(0);
    await editor.stage.expectAt("Hero", HERO_AT.join());
    await editor.toolbar.redo.click();
    await expect(editor.inspector.rules).toHaveCount(1);
  });

  await test.step("the game goes back to its start, which nobody has saved", async () => {
    await editor.toolbar.redo.click();
    await editor.stage.expectAt("Hero", "6,5");
    await page.getByRole("button", { name: "Back to start" }).click();
    await page.getByRole("button", { name: "Reset" }).click();
    await editor.stage.expectAt("Hero", HERO_AT.join());
  });
});

/** Runs in the page: counts the pictures that fly over it. */
function countFlyers(): void {
  let flown = 0;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && node.matches("[data-flyer]")) flown += 1;
    document.body.dataset.flown = String(flown);
  }).observe(document.body, { childList: true });
}
