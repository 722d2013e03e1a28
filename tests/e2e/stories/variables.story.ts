/** Two Heroes take as many steps as their variable says, and the world keeps the score. */
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { VariablesPanel } from "../pages/VariablesPanel.ts";

test(
  "a loop counts by each actor's own variable, a rule sets the world's, and a deletion is undone from its notice",
  LONG,
  async ({ editor, page }) => {
    const variables = new VariablesPanel(page);
    await editor.addReadyMades("Hero");
    await editor.dragToSquare("Hero", 4, 4);
    await editor.dragToSquare("Hero", 7, 6);

    await test.step("one Hero has a value of its own, the other follows the default", async () => {
      await variables.show();
      await variables.add("Character", "Steps");
      await variables.add("World", "Score");
      await variables.set("Steps", "4");
      await expect(variables.box("Steps")).toHaveAttribute("data-own", "true");
      await page.keyboard.press("Escape");
      await editor.stage.press(1, 1);
      await expect(variables.panel.getByRole("heading", { name: "Every new Hero starts with" })).toBeVisible();
      await variables.set("Steps", "2");
      await editor.stage.press(4, 4);
      await expect(variables.value("Steps")).toHaveValue("2");
      await expect(variables.box("Steps")).toHaveAttribute("data-own", "false");
    });

    await test.step("what is typed beside the after picture is a row of the rule", async () => {
      await editor.toolbar.take("Record");
      await editor.stage.press(4, 4);
      await editor.recording.isReady();
      await editor.recording.dragHandle("right", 6);
      await editor.recording.dragActor([4, 4], [5, 4]);
      await variables.show();
      await variables.set("Score", "7");
      await expect(editor.recording.actions).toHaveText([/moves →/, /Score becomes 7/]);
      await editor.recording.save();
      await page.keyboard.press("Enter");
    });

    const repeats = page.getByRole("combobox", { name: "How often Untitled Group repeats" });
    await test.step("each Hero goes as far as its own Steps", async () => {
      await editor.inspector.add("Add Flow Container");
      await editor.inspector.choose("Move right", "Untitled Group");
      await page.getByRole("button", { name: /^How Untitled Group goes/ }).click();
      await page.getByRole("menuitemradio", { name: "Keep repeating" }).click();
      await repeats.selectOption("Steps");
      await variables.show();
      await page.getByRole("button", { name: /^Forward/ }).click();
      await editor.stage.expectAt("Hero", "6,4", "11,6");
      await expect(variables.value("Score")).toHaveValue("7");
    });

    await test.step("the trash takes a variable and tells who spoke of it", async () => {
      await editor.toolbar.take("Trash");
      await expect(variables.value("Score")).toBeDisabled();
      await page.getByRole("button", { name: "Delete Steps" }).click();
      await expect(variables.value("Steps")).toBeHidden();
      const notice = page.getByText("Steps was deleted. 1 rule used it.").first();
      await expect(notice).toBeVisible();
      await page.getByRole("tab", { name: "Rules" }).click();
      await expect(repeats).toHaveValue("2");
      await page.getByRole("button", { name: "Undo", exact: true }).last().click();
      await expect(repeats.locator("option:checked")).toHaveText("Steps");
    });
  },
);

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test("a variable is made, set and taken on a tablet held upright", LONG, async ({ editor, page }) => {
    const variables = new VariablesPanel(page);
    await editor.addReadyMades("Hero");
    await editor.library.choose("Hero", "Place on stage");
    await variables.show();
    await variables.add("Character", "Lives");
    await variables.set("Lives", "5");
    const back = variables.panel.getByRole("button", { name: "Put Lives back to the default" });
    const box = await back.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await back.tap();
    await expect(variables.value("Lives")).toHaveValue("0");
    await variables.choose("Lives", "Delete");
    await expect(variables.panel.getByText("No variables defined for this sprite")).toBeVisible();
  });
});
