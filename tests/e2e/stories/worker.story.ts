/** A big game ticks beside the page, and is kept like any other. */
import type { Page } from "@playwright/test";
import type { Actor, Character, FlowBehavior, Rule, RuleNode, WorldDocument } from "../../../src/engine/index.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../../support/testGame.ts";
import { EditorPage } from "../pages/EditorPage.ts";

const WALKERS = 2000;
const COLUMNS = 200;
const SOME_TURNS = 1500;
/** The stage tells screen readers of its first actors only. */
const TOLD = 200;

test("two thousand walkers tick in a worker, and stand where they stopped after a reload", async ({
  page,
  request,
  child,
}) => {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, walkers()));
  expect(page.workers()).toHaveLength(0);
  await editor.controls.speed("Super").click();
  await editor.controls.play.click();
  await expect
    .poll(() => page.workers().map((worker) => worker.url()))
    .toEqual([expect.stringContaining("tick.worker")]);
  await page.waitForTimeout(SOME_TURNS);
  await editor.controls.stop.click();
  await expect.poll(async () => (await columnsWalked(page)) > 1).toBe(true);

  const places = await cellsOfWalkers(page);
  expect(places).toHaveLength(TOLD);
  await editor.controls.back.click();
  await expect.poll(() => cellsOfWalkers(page)).not.toEqual(places);
  await editor.controls.forward.click();
  await expect.poll(() => cellsOfWalkers(page)).toEqual(places);
  await editor.toolbar.save();
  await page.reload();
  await editor.stage.isReady();
  expect(await cellsOfWalkers(page)).toEqual(places);
});

test("a turn without an end is stopped, and the rule that was at work is named", async ({ page, request, child }) => {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, brooders()));
  await editor.controls.play.click();
  const notice = page.getByRole("region", { name: "Notice" });
  await expect(notice).toContainText(/took too long.*Nothing is lost.*The rule "Brood" of Walker was not done/);
  await expect.poll(() => page.workers().length).toBe(0);
});

/** The first walker tries all pairs in a pile of rocks again and again, and never finds them. */
function brooders(): WorldDocument {
  const pile = Array.from({ length: 14 }, (_, n) => actorOf("rock", `rock${n}`, 1, 0));
  const walk = walkRight("walker", "brood");
  const lost = { actorId: "rock13", variableId: "appearance" };
  const brood: Rule = {
    ...walk,
    name: "Brood",
    actors: { ...walk.actors, ...Object.fromEntries(pile.map((rock) => [rock.id, rock])) },
    conditions: [{ key: "lost", enabled: true, left: lost, comparator: "=", right: { constant: "found" } }],
  };
  const again = [1, 2, 3].reduce<RuleNode>(
    (node, n) => group("loop", `loop${n}`, node),
    group("random", "chance", brood, { ...brood, id: "again" }),
  );
  return wideGame([characterNamed("Walker", [again]), characterNamed("Rock")], pile);
}

function group(behavior: FlowBehavior, id: string, ...rules: RuleNode[]): RuleNode {
  return { type: "group-flow", id, name: id, behavior, loopCount: { constant: 100 }, rules };
}

/** Everyone has a free square on the right. */
function walkers(): WorldDocument {
  return wideGame([characterNamed("Walker", [walkRight("walker")])], []);
}

function wideGame(characters: readonly Character[], others: readonly Actor[]): WorldDocument {
  const perRow = COLUMNS / 2;
  const crowd = Array.from({ length: WALKERS }, (_, n) =>
    actorOf("walker", `w${n}`, (n % perRow) * 2, Math.floor(n / perRow)),
  );
  const spritesheet = { appearances: {}, appearanceNames: {}, appearanceInfo: {} };
  const game = gameOf(
    characters.map((plain) => ({ ...plain, spritesheet })),
    [...crowd, ...others],
  );
  const small = game.world.stages[STAGE];
  if (!small) throw new Error("A game has its stage.");
  const wide = { ...small, width: COLUMNS, height: WALKERS / perRow, wrapX: true };
  return { ...game, world: { ...game.world, stages: { [STAGE]: wide } } };
}

function cellsOfWalkers(page: Page): Promise<(string | undefined)[]> {
  const twins = page.getByRole("list", { name: "Actors on the stage" }).locator("button");
  return twins.evaluateAll((buttons) => buttons.map((button) => button.dataset.cell));
}

/** How far the first one came. */
async function columnsWalked(page: Page): Promise<number> {
  const [first = "0,0"] = await cellsOfWalkers(page);
  return Number(first.split(",")[0]);
}
