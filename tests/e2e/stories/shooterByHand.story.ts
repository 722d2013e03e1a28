/** A shooter of which every rule is taught by hand: two keys in one turn, a timer, a count and an end, in few acts. */
import type { Locator } from "@playwright/test";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { drag } from "../pages/drag.ts";

/** A third of the acts of the first round. */
const MOST_ACTS = 70;
const MOST_RULES = 10;
/** Rules that are acted out, a third of 11; the others follow from them by a press. */
const MOST_RECORDED = 3;

test("a mouse teaches a whole shooter and wins it", LONG, async ({ editor, page }, story) => {
  const { stage, library, inspector, recording, controls } = editor;
  let acts = 0;
  let recorded = 0;
  const press = async (button: Locator) => {
    acts += 1;
    await button.click();
  };
  const add = async (entry: string) => {
    await inspector.add(entry);
    acts += 2;
  };
  const save = async () => {
    await recording.save();
    acts += 1;
    recorded += 1;
  };
  const recordIn = async (block: RegExp) => {
    await press(inspector.block(block).getByRole("button", { name: /^Record a rule here/ }));
    await recording.isReady();
  };
  const key = async (pressed: string) => {
    await add("When a Key is Pressed...");
    await editor.keyPicker.press(pressed);
    await editor.keyPicker.done();
    acts += 2;
  };

  await editor.addReadyMades("Rocket", "Star", "Bat");
  acts += 6;
  await editor.dragToSquare("Rocket", 10, 10);
  await editor.dragToSquare("Bat", 11, 5);
  acts += 2;

  // Space shoots a star.
  await press(library.character("Rocket"));
  await key(" ");
  await recordIn(/space/);
  await press(recording.handle("top"));
  await drag(page, await library.middleOf("Star"), await recording.after.pixelOf(10, 9));
  acts += 1;
  await save();

  // The star flies on and takes bats away, by two presses.
  const offer = inspector.panel.getByRole("region", { name: "Should Star fly on?" });
  await press(offer.getByRole("button", { name: "Bat" }));
  await press(offer.getByRole("button", { name: "Fly on", exact: true }));

  // The right arrow walks and goes on, so that one turn shoots as well; so does the left one.
  await key("ArrowRight");
  await press(inspector.block(/right arrow/).getByRole("button", { name: /^More: When right arrow/ }));
  await press(page.getByRole("menuitemcheckbox", { name: "Then go on below" }));
  await recordIn(/right arrow/);
  await recording.dragActor([10, 10], [11, 10]);
  acts += 1;
  await save();
  await inspector.waysAreOffered();
  await press(inspector.panel.getByRole("button", { name: /^To go left/ }));
  await press(inspector.panel.getByRole("button", { name: "Done", exact: true }));
  await expect(inspector.block("When left arrow is pressed, then goes on")).toBeVisible();

  // Bats walk like the rocket, but every few turns in place of by a key.
  await inspector.giveTo(inspector.block(/right arrow/).getByRole("article"), library.character("Bat"));
  await press(page.getByRole("dialog").getByRole("button", { name: "Give it to Bat" }));
  await add("Every few turns");
  await inspector.dragInto(inspector.rules, inspector.block(/^Every 3 turns/));
  acts += 2;

  // Without bats, the game is won.
  await press(library.character("Rocket"));
  await add("Add New Rule");
  await recording.isReady();
  await recording.add("check", "How many");
  await page
    .getByRole("group", { name: /^Who it counts/ })
    .getByRole("radio", { name: "Bat", exact: true })
    .check();
  await recording.add("step", "Win or lose");
  await expect(recording.sentence).toContainText("there are no Bats");
  acts += 5;
  await save();

  // With both keys down it walks and shoots; if one of them went first, it would never shoot.
  await press(controls.play);
  await page.keyboard.down("ArrowLeft");
  await page.keyboard.down(" ");
  acts += 2;
  await expect(controls.back).toBeEnabled();
  await press(controls.stop);
  await page.keyboard.up("ArrowLeft");
  await expect.poll(async () => (await stage.cellsOf("Star")).length).toBeGreaterThan(0);
  expect(await stage.cellsOf("Rocket")).not.toEqual(["10,10"]);
  await page.keyboard.up(" ");

  await press(controls.speed("Super"));
  await press(controls.play);
  await page.keyboard.down(" ");
  acts += 1;
  await expect(page.getByRole("dialog", { name: "You won!" })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.up(" ");
  await stage.expectAt("Bat");

  story.annotations.push({ type: "shooter", description: `${acts} acts, ${recorded} recorded` });
  expect(acts).toBeLessThanOrEqual(MOST_ACTS);
  expect(recorded).toBeLessThanOrEqual(MOST_RECORDED);
  const rules = await Promise.all(
    ["Rocket", "Star", "Bat"].map(async (name) => {
      await library.character(name).click();
      return inspector.rules.count();
    }),
  );
  expect(rules.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_RULES);
});
