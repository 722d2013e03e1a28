/** A game that a rule ends, as it is met in the player. */
import type { Rule, WorldDocument } from "../../../src/engine/index.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { ruleGame } from "../../support/e2eRuleGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { actorOf, walkRight } from "../../support/testGame.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";

test("a won game shows it, goes on to the next level, and is played again", async ({ page, request, child }) => {
  const player = new PlayerPage(page);
  await player.open(await makeWorld(request, child, gameOfTwoLevels()));
  await player.bigPlay.click();
  const card = page.getByRole("dialog", { name: "You won!" });
  await expect(card).toBeVisible();
  await expect(card.getByText("A rock at last!")).toBeVisible();
  await expect(player.button("Stop")).toBeDisabled();

  await expect(player.button("Next level")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card).toBeHidden();
  await player.stage.expectAt("Rock", "5,3");
  // There is no level after the second.
  await expect(card).toBeVisible({ timeout: 15_000 });
  await expect(player.button("Next level")).toHaveCount(0);

  await player.button("Play again").click();
  await expect(card).toBeHidden();
  await player.stage.expectAt("Rock", "4,1");
});

/** A hero who walks right until a rock stands in the way. */
function gameOfTwoLevels(): WorldDocument {
  const game = ruleGame();
  const { hero, ...others } = game.characters;
  const [first] = Object.values(game.world.stages);
  if (!hero || !first) throw new Error("The game has no hero.");
  const level = (id: string, order: number, x: number, y: number) => ({
    ...{ ...first, id, order, name: `Level ${order + 1}` },
    actors: { h: actorOf("hero", "h", 2, y), r: actorOf("rock", "r", x, y) },
  });
  const stages = { [first.id]: level(first.id, 0, 4, 1), second: level("second", 1, 5, 3) };
  return {
    ...game,
    characters: { ...others, hero: { ...hero, rules: [winning(), walkRight("hero")] } },
    world: { ...game.world, stages },
  };
}

function winning(): Rule {
  const walk = walkRight("hero", "win");
  return {
    ...walk,
    actors: { ...walk.actors, rock: actorOf("rock", "rock", 1, 0) },
    actions: [{ type: "end", outcome: "won", text: "A rock at last!" }],
  };
}
