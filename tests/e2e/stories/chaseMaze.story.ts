/** A chase maze from nothing: walls, a walk taught once for four ways, coins that count and sound, a kind of enemies, a ghost that finds its way. */
import { rulesIn, type WorldDocument } from "../../../src/engine/index.ts";
import { fetchGame } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { drag } from "../pages/drag.ts";
import type { EditorPage } from "../pages/EditorPage.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";
import { VariablesPanel } from "../pages/VariablesPanel.ts";

// Views that glide cannot be aimed at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A third of what it took before rules could say more: presses of the pointer and of keys, and rules that are taught by hand. */
const ACTS_MAX = 116;
const RULES_MAX = 5;

type Square = readonly [column: number, row: number];
const HERO: Square = [3, 5];
const BESIDE: Square = [4, 5];
const GHOST: Square = [13, 4];
const AHEAD: Square = [12, 4];
const COINS: readonly Square[] = [
  [5, 5],
  [7, 5],
  [9, 5],
];
/** A room that is open on the right, and a stone behind the last coin: a hero who still walks does not win yet. */
const WALLS: readonly (readonly [from: Square, to: Square])[] = [
  [
    [2, 3],
    [9, 3],
  ],
  [
    [2, 4],
    [2, 7],
  ],
  [
    [3, 7],
    [9, 7],
  ],
  [
    [10, 5],
    [10, 5],
  ],
];

test("a mouse makes a chase maze, and it is lost and won", LONG, async ({ editor, page, request, child }, story) => {
  await page.evaluate(countActs);
  const { stage, library, inspector, recording, toolbar, controls } = editor;
  const variables = new VariablesPanel(page);

  await test.step("walls are stamped, and coins", async () => {
    await editor.addReadyMades("Hero", "Stone Wall", "Coin", "Ghost", "Bat");
    await editor.dragToSquare("Hero", ...HERO);
    await editor.dragToSquare("Ghost", ...GHOST);
    await editor.dragToSquare("Bat", 16, 9);
    await toolbar.take("Stamp");
    await page.getByRole("button", { name: "Keep the stamp" }).click();
    await library.character("Stone Wall").click();
    for (const [from, to] of WALLS) await drag(page, await stage.pixelOf(...from), await stage.pixelOf(...to));
    await library.character("Coin").click();
    for (const square of COINS) await stage.press(...square);
    await stage.expectAt("Coin", ...COINS.map(String));
    await toolbar.take("Pick");
  });

  await test.step("a number is shown on the stage", async () => {
    await variables.show();
    await variables.add("World", "Score");
    await variables.showOnStage("Score");
    await page.getByRole("tab", { name: "Rules" }).click();
  });

  await test.step("the arrow keys move the hero all four ways", async () => {
    await stage.press(...HERO);
    await inspector.add("When a Key is Pressed...");
    await page.getByRole("dialog").getByRole("button", { name: "right arrow", exact: true }).click();
    await editor.keyPicker.done();
    await recordInKey(editor);
    await recording.dragActor(HERO, BESIDE);
    await recording.save();
    await allFourWays(editor);
  });

  await test.step("the hero takes coins, which sound and count", async () => {
    await recordInKey(editor);
    await drag(page, await library.middleOf("Coin"), await recording.before.pixelOf(...BESIDE));
    await toolbar.take("Trash");
    await recording.after.press(...BESIDE);
    await recording.dragActor(HERO, BESIDE);
    await recording.add("step", "Change a number");
    await expect(page.getByRole("combobox", { name: /^How it changes/ })).toBeFocused();
    await recording.add("step", "Play a sound");
    await expect(recording.sentence).toContainText(/Score goes up by 1.*the sound “Coin” plays/);
    await recording.save();
    await allFourWays(editor);
  });

  await test.step("it is won without coins", async () => {
    await inspector.add("Add New Rule");
    await recording.isReady();
    await recording.add("check", "How many");
    await page
      .getByRole("group", { name: /^Who it counts/ })
      .getByRole("radio", { name: "Coin", exact: true })
      .check();
    await page.getByRole("combobox", { name: /^How many/ }).selectOption("none");
    await recording.add("step", "Win or lose");
    await expect(recording.sentence).toContainText("there are no Coins");
    await recording.save();
  });

  await test.step("it is lost when one of the enemies is where the hero is", async () => {
    await inspector.add("Add New Rule");
    await recording.isReady();
    await drag(page, await library.middleOf("Ghost"), await recording.before.pixelOf(...HERO));
    // The first press goes on to the hero under the ghost, the second one back to the ghost.
    await recording.before.press(...HERO);
    await recording.before.press(...HERO);
    const who = page.getByRole("dialog", { name: "Who may be here?" });
    await who.getByRole("button", { name: "Bat" }).click();
    await who.getByRole("textbox", { name: "Call them" }).pressSequentially("Enemies");
    await who.getByRole("button", { name: "Done" }).click();
    await recording.add("step", "Win or lose");
    await page.getByRole("radio", { name: "You lose" }).check();
    await recording.save();
  });

  await test.step("the ghost finds its way to the hero", async () => {
    await stage.press(...GHOST);
    await inspector.add("Every few turns");
    await inspector.panel.getByRole("button", { name: /^Record a rule here: Every/ }).click();
    await recording.isReady();
    await recording.dragActor(GHOST, AHEAD);
    await recording.panel.getByRole("button", { name: "Ignore" }).click();
    await recording.before.press(...AHEAD);
    await recording.add("check", "Which way");
    await page
      .getByRole("group", { name: /^Who it looks for/ })
      .getByRole("radio", { name: "Hero", exact: true })
      .check();
    await page.getByRole("combobox", { name: /^Straight or around/ }).selectOption("around");
    await expect(recording.sentence).toContainText("Hero goes left");
    await recording.save();
    await allFourWays(editor);
  });

  await controls.speed("Super").check();
  const acts = await page.evaluate(() => Number(document.body.dataset.acts));
  story.annotations.push({ type: "chase maze", description: `${acts} acts` });
  expect(acts).toBeLessThanOrEqual(ACTS_MAX);

  await test.step("whoever waits is caught", async () => {
    await controls.play.click();
    const card = page.getByRole("dialog", { name: "Try again!" });
    await expect(card).toBeVisible({ timeout: 30_000 });
    await card.getByRole("button", { name: "Keep making" }).click();
    await stage.expectAt("Ghost", HERO.join());
    await expect(page.getByRole("region", { name: "Numbers of the game" })).toHaveText("Score 0");
    await page.getByRole("button", { name: "Back to start" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
    await stage.expectAt("Ghost", GHOST.join());
  });

  await test.step("it is won in the player", async () => {
    await toolbar.save();
    const id = page.url().split("/").at(-1) ?? "";
    const { characters } = (await fetchGame(request, child, id)) as WorldDocument;
    const taught = Object.values(characters).flatMap(({ rules }) => rulesIn(rules).filter(({ derived }) => !derived));
    expect(taught.length).toBeLessThanOrEqual(RULES_MAX);
    const player = new PlayerPage(page);
    await player.open(id);
    await player.bigPlay.click();
    await page.keyboard.down("ArrowRight");
    await expect(page.getByRole("dialog", { name: "You won!" })).toBeVisible();
    await page.keyboard.up("ArrowRight");
    await player.stage.expectAt("Coin");
    await expect(page.getByRole("region", { name: "Numbers of the game" })).toHaveText("Score 3");
  });
});

/** Begins a rule in the block of the right arrow with the square on the right in the picture. */
async function recordInKey({ inspector, recording }: EditorPage): Promise<void> {
  await inspector.panel.getByRole("button", { name: /^Record a rule here: When right arrow/ }).click();
  await recording.isReady();
  await recording.handle("right").click();
}

async function allFourWays({ inspector }: EditorPage): Promise<void> {
  await inspector.panel.getByRole("button", { name: "All four ways" }).click();
  await inspector.panel.getByRole("button", { name: "Done" }).click();
}

/** Runs in the page: every press of the pointer and of a key is an act. */
function countActs(): void {
  const count = () => {
    document.body.dataset.acts = String(Number(document.body.dataset.acts ?? 0) + 1);
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, count, { capture: true });
}
