/** Asking somebody why it did not do what it should have done, and mending it. */
import { makeWorld } from "../../support/e2eAccount.ts";
import { ruleGame } from "../../support/e2eRuleGame.ts";
import { expect, test } from "../../support/e2eStory.ts";

test("a hero that is stuck says what it wanted and what was there, and one press mends it", async ({
  editor,
  page,
  request,
  child,
}) => {
  await editor.open(await makeWorld(request, child, ruleGame()));
  const why = page.getByRole("region", { name: "Why?", exact: true });
  await editor.stage.press(2, 2);
  await expect(page.getByRole("button", { name: "Why?" })).toHaveCount(0);
  await editor.controls.forward.click();
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(why.getByRole("heading", { name: "Hero" })).toBeFocused();
  await expect(why).toContainText("Turn 1");
  await expect(why.getByRole("status")).toHaveText("I stayed here. No rule fit.");
  const miss = why.getByRole("article", { name: /^Almost/ });
  await expect(miss).toContainText("I wanted no one on my right, but there was a Rock.");

  await miss.getByRole("button", { name: "What else can be done" }).click();
  await page.getByRole("menuitem", { name: "Allow Rock too" }).click();
  await expect(why.getByRole("status")).toContainText("I move right");
  await page.keyboard.press("Control+z");
  await expect(miss).toContainText("but there was a Rock.");

  await miss.getByRole("button", { name: "Teach what to do here" }).click();
  await editor.recording.isReady();
});
