/** Placing a character, recording a rule and playing, by keyboard alone. */
import { expect, test } from "../../support/e2eStory.ts";

test("keys alone teach the hero to walk", async ({ editor, page }) => {
  const keys = page.keyboard;
  await page.getByRole("button", { name: "Add a character" }).press("Enter");
  await page.getByRole("menuitem", { name: "Explore Characters..." }).press("Enter");
  await page.getByRole("button", { name: "Add Hero", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Added! Hero" })).toBeFocused();
  await keys.press("Escape");
  await expect(page.getByRole("button", { name: "Add a character" })).toBeFocused();
  await page.getByRole("button", { name: "More: Hero" }).press("Enter");
  await keys.press("Enter");
  await expect(editor.stage.actors("Hero")).toHaveCount(1);
  const [cell = ""] = await editor.stage.cellsOf("Hero");
  const [column = 0, row = 0] = cell.split(",").map(Number);

  const stage = page.locator("[data-view=stage]");
  while (!(await stage.evaluate((element) => element === document.activeElement))) await keys.press("F6");
  await keys.press("r");
  await keys.press("Enter");
  const after = page.locator("[data-view=after]");
  await expect(after).toBeFocused();
  // A recording shows the rules by itself, and Tab goes to that tab and leaves it chosen.
  const tabs = page.getByRole("tablist", { name: "Inspector" });
  await expect(tabs.getByRole("tab", { selected: true })).toHaveText("Rules");
  const rulesTab = tabs.getByRole("tab", { name: "Rules" });
  await page.getByRole("button", { name: "Save Recording" }).focus();
  while (!(await rulesTab.evaluate((element) => element === document.activeElement))) await keys.press("Tab");
  await expect(tabs.getByRole("tab", { selected: true })).toHaveText("Rules");
  await editor.recording.handle("right").press("ArrowRight");
  await after.focus();
  for (const key of ["Enter", "ArrowRight", "Enter"]) await keys.press(key);
  await expect(editor.recording.sentence).toContainText("I move right");
  await page.getByRole("button", { name: "Save Recording" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Name of the rule" })).toBeFocused();
  await keys.press("Enter");
  await page.getByRole("button", { name: "Forward" }).press("Enter");
  await editor.stage.expectAt("Hero", `${column + 1},${row}`);
});
