/** After a change of a rule, the last turns are played once more with it, beside what they were without it. */
import type { Page } from "@playwright/test";
import { makeWorld } from "../../support/e2eAccount.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { walkingGame, walkTurns } from "../../support/e2eWalkers.ts";
import type { EditorPage } from "../pages/EditorPage.ts";

async function walkAndDelete(editor: EditorPage, page: Page): Promise<void> {
  await walkTurns(editor, 3);
  await editor.library.character("Hero").click();
  await page.getByRole("article", { name: /^Walk right/ }).focus();
  await page.keyboard.press("Delete");
}

test("a deleted rule is compared with ghosts and comes back", async ({ editor, page, request, child }) => {
  await editor.open(await makeWorld(request, child, walkingGame()));
  await walkAndDelete(editor, page);
  await page.getByRole("button", { name: "See what changes" }).click();
  const film = page.getByRole("slider", { name: "Turns played" });
  await expect(page.getByRole("button", { name: "Play it again" })).toBeFocused();
  await expect(film).toHaveAttribute("aria-valuetext", "Turn 3 of 3, with your change");
  await expect(page.getByRole("status").filter({ hasText: "Different here: Hero." })).toBeAttached();

  await page.getByRole("button", { name: "Undo my change" }).click();
  await expect(page.getByRole("region", { name: "Notice" }).getByText("Your rules are as they were.")).toBeVisible();
  await expect(film).toHaveAttribute("aria-valuetext", "Now, turn 3");
});

test("by keys, turns are compared one by one, and the change is kept @long", async ({
  editor,
  page,
  request,
  child,
}) => {
  await editor.open(await makeWorld(request, child, walkingGame()));
  await walkAndDelete(editor, page);
  await page.getByRole("button", { name: "See what changes" }).press("Enter");
  const again = page.getByRole("button", { name: "Play it again" });
  await expect(again).toBeFocused();
  const film = page.getByRole("slider", { name: "Turns played" });
  await expect(film).toHaveAttribute("aria-valuetext", "Turn 3 of 3, with your change");
  await film.focus();
  await page.keyboard.press("Home");
  await expect(film).toHaveAttribute("aria-valuetext", "Turn 0 of 3, with your change");
  await page.keyboard.press("ArrowRight");
  await expect(film).toHaveAttribute("aria-valuetext", "Turn 1 of 3, with your change");
  await page.getByRole("button", { name: "Keep it" }).press("Enter");
  await expect(film).toHaveAttribute("aria-valuetext", "Now, turn 3");
  await expect(page.getByRole("article", { name: /^Walk right/ })).toHaveCount(0);
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("the row of the film offers the comparison until the next turn, once the notice is closed @long", async ({
    editor,
    page,
    request,
    child,
  }) => {
    await editor.open(await makeWorld(request, child, walkingGame()));
    await walkAndDelete(editor, page);
    await page.getByRole("button", { name: "Close the notice" }).tap();
    await page.getByRole("button", { name: "See what changes" }).tap();
    await expect(page.getByRole("status").filter({ hasText: "Different here: Hero." })).toBeAttached();
    await page.getByRole("button", { name: "Keep it" }).tap();
    await expect(page.getByRole("button", { name: "See what changes" })).toBeVisible();
    await editor.controls.forward.tap();
    await expect(page.getByRole("button", { name: "See what changes" })).toHaveCount(0);
  });
});
