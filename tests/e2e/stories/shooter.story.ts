/** A shooter from nothing: one who walks and shoots comes from the library, and three rules make a game of it, by mouse and by finger. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { readyMadeCharacterSchema } from "../../../src/api/wire.ts";
import { rulesIn, type WorldDocument } from "../../../src/engine/index.ts";
import { fetchGame } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { drag } from "../pages/drag.ts";
import type { EditorPage } from "../pages/EditorPage.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import type { Pixel } from "../pages/Pixel.ts";

// Views that glide cannot be aimed at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A third of what it took before rules could say more: presses of the pointer and of keys, and rules that are taught by hand. */
const ACTS_MAX = 70;
const RULES_MAX = 3;

const NAME = "Bubble Shooter";
const SHOOTER: Square = [3, 8];
/** A shot in every third turn at least meets both slimes on their first way down. */
const TURNS_MAX = 30;
/** A square with nobody on it. */
const AWAY: Square = [18, 1];
const SLIMES: readonly Square[] = [
  [8, 4],
  [12, 2],
];

type Square = readonly [column: number, row: number];

/** What a mouse or a finger does. */
interface Hand {
  readonly press: (button: Locator) => Promise<void>;
  readonly pressAt: (place: Pixel) => Promise<void>;
  readonly drag: (from: Pixel, to: Pixel) => Promise<void>;
}

const mouse = (page: Page): Hand => ({
  press: (button) => button.click(),
  pressAt: ({ x, y }) => page.mouse.click(x, y),
  drag: (from, to) => drag(page, from, to),
});

const finger = (page: Page): Hand => ({
  press: (button) => button.tap(),
  pressAt: ({ x, y }) => page.touchscreen.tap(x, y),
  drag: (from, to) => fingerDrag(page, from, to),
});

test("a mouse makes a shooter and wins it", LONG, async ({ editor, page, request, child }, story) => {
  const acts = await makeShooter(editor, page, mouse(page));
  story.annotations.push({ type: "shooter", description: `${acts} acts` });
  expect(acts).toBeLessThanOrEqual(ACTS_MAX);

  await editor.toolbar.save();
  const id = page.url().split("/").at(-1) ?? "";
  const game = (await fetchGame(request, child, id)) as WorldDocument;
  expect(rulesByHand(game) - rulesByHand(fromLibrary())).toBeLessThanOrEqual(RULES_MAX);

  const { stage, controls } = editor;
  await test.step("it walks and shoots in one turn", async () => {
    // Keys reach the game from its stage.
    await stage.press(...AWAY);
    for (const key of ["ArrowRight", " "]) await page.keyboard.down(key);
    await controls.forward.click();
    for (const key of ["ArrowRight", " "]) await page.keyboard.up(key);
    const [column, row] = SHOOTER;
    await stage.expectAt(NAME, `${column + 1},${row}`);
    expect(await stage.cellsOf("Soap Bubble")).toHaveLength(1);
  });

  await test.step("slimes come down once in three turns", async () => {
    const slimes = async () => rowsOf(await stage.cellsOf("Green Slime"));
    const lower = (await slimes()).map((row) => row + 1);
    for (const _ of [1, 2, 3]) await controls.forward.click();
    await expect.poll(slimes).toEqual(lower);
  });

  await test.step("one shot a turn meets every slime that comes down, and wins", async () => {
    const turns = page.getByRole("timer", { name: "Turns played" });
    const slimes = stage.actors("Green Slime");
    await stage.press(...AWAY);
    for (let turn = 4; turn < TURNS_MAX && (await slimes.count()) > 0; ) {
      await page.keyboard.down(" ");
      await page.keyboard.press(".");
      await page.keyboard.up(" ");
      await expect(turns).toHaveText(String(++turn));
    }
    await page.keyboard.press(".");
    await expect(page.getByRole("dialog", { name: "You won!" })).toBeVisible();
    await stage.expectAt("Green Slime");
  });
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("a finger makes a shooter and wins it", LONG, async ({ editor, page }, story) => {
    const hand = finger(page);
    const acts = await makeShooter(editor, page, hand);
    story.annotations.push({ type: "shooter by finger", description: `${acts} acts` });
    expect(acts).toBeLessThanOrEqual(ACTS_MAX);
    const { stage, controls } = editor;
    const key = (name: string) => page.getByRole("button", { name, exact: true });

    // A tapped key counts as held for Forward.
    await hand.press(key("space"));
    await hand.press(controls.forward);
    await expect.poll(async () => (await stage.cellsOf("Soap Bubble")).length).toBe(1);
    await hand.press(key("space"));

    // At the speed that a new game has, there is a second and a half for each shot.
    await hand.press(controls.play);
    const won = page.getByRole("dialog", { name: "You won!" });
    await expect(async () => {
      await key("space").tap({ timeout: 500 });
      await expect(won).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 60_000, intervals: [50] });
  });
});

/** Makes the game and returns the acts that it took. */
async function makeShooter(editor: EditorPage, page: Page, { press, pressAt, drag }: Hand): Promise<number> {
  await page.evaluate(countActs);
  const { stage, library, inspector, recording } = editor;
  const pressTile = async (what: "check" | "step", tile: string) => {
    await press(recording.panel.getByRole("button", { name: `Add a ${what}`, exact: true }));
    await press(page.getByRole("dialog").getByRole("button", { name: tile }));
  };
  const add = async (entry: string) => {
    await press(inspector.panel.getByRole("button", { name: "Add", exact: true }));
    await press(page.getByRole("menuitem", { name: entry }));
  };
  const save = async () => {
    await press(recording.panel.getByRole("button", { name: "Save Recording" }));
    await expect(recording.panel).toBeHidden();
  };

  await test.step("a shooter and slimes are placed", async () => {
    await press(page.getByRole("button", { name: "Add a character" }));
    await press(page.getByRole("menuitem", { name: "Explore Characters..." }));
    const { dialog } = editor.explore;
    await press(dialog.getByRole("button", { name: `Add ${NAME}: Walks, and shoots with Space` }));
    await press(dialog.getByRole("button", { name: "Done" }));
    await drag(await library.middleOf(NAME), await stage.pixelOf(...SHOOTER));
    for (const square of SLIMES) await drag(await library.middleOf("Green Slime"), await stage.pixelOf(...square));
    await stage.expectAt("Green Slime", ...SLIMES.map(String));
  });

  await test.step("slimes come down every few turns", async () => {
    await press(library.character("Green Slime"));
    await add("Every few turns");
    await press(inspector.panel.getByRole("button", { name: /^Record a rule here: Every/ }));
    await recording.isReady();
    await press(recording.handle("bottom"));
    const [slime = ""] = await recording.after.cellsOf("Green Slime");
    const [column = 0, row = 0] = slime.split(",").map(Number);
    await drag(await recording.after.pixelOf(column, row), await recording.after.pixelOf(column, row + 1));
    await save();
  });

  await test.step("it is won without slimes", async () => {
    await press(library.character(NAME));
    await add("Add New Rule");
    await recording.isReady();
    await pressTile("check", "How many");
    const who = page.getByRole("group", { name: /^Who it counts/ });
    await press(who.getByRole("radio", { name: "Green Slime", exact: true }));
    await pressTile("step", "Win or lose");
    await expect(recording.sentence).toContainText("there are no Green Slimes");
    await save();
  });

  await test.step("it is lost when an enemy is above the shooter", async () => {
    await add("Add New Rule");
    await recording.isReady();
    await press(recording.handle("top"));
    const [column, row] = SHOOTER;
    await drag(await library.middleOf("Green Slime"), await recording.before.pixelOf(column, row - 1));
    await pressAt(await recording.before.pixelOf(column, row - 1));
    const who = page.getByRole("dialog", { name: "Who may be here?" });
    await press(who.getByRole("button", { name: "Enemies" }));
    await press(who.getByRole("button", { name: "Done" }));
    await pressTile("step", "Win or lose");
    await press(page.getByRole("radio", { name: "You lose" }));
    await expect(recording.sentence).toContainText("Enem");
    await save();
  });
  return page.evaluate(() => Number(document.body.dataset.acts));
}

function rowsOf(cells: readonly string[]): number[] {
  return cells.map((cell) => Number(cell.split(",")[1])).sort((one, other) => one - other);
}

/** Rules that somebody taught: those for the other directions follow from them. */
function rulesByHand({ characters }: Pick<WorldDocument, "characters">): number {
  const rules = Object.values(characters).flatMap((character) => rulesIn(character.rules));
  return rules.filter(({ derived }) => !derived).length;
}

/** The shooter as the library gives it, with everybody who comes along. */
function fromLibrary(): Pick<WorldDocument, "characters"> {
  const file = new URL("../../../assets/sprites/characters.json", import.meta.url);
  const shelf = readyMadeCharacterSchema.array().parse(JSON.parse(readFileSync(file, "utf8")));
  const game = shelf.find(({ name }) => name === NAME)?.game;
  if (!game) throw new Error(`${NAME} has no rules.`);
  return game as unknown as WorldDocument;
}

/** Runs in the page: every press of the pointer and of a key is an act. */
function countActs(): void {
  const count = () => {
    document.body.dataset.acts = String(Number(document.body.dataset.acts ?? 0) + 1);
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, count, { capture: true });
}
