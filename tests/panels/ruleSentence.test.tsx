// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { APPEARANCE_VARIABLE, type Character, type Rule } from "../../src/engine/index.ts";
import { RuleSentence } from "../../src/panels/inspector/RuleSentence.tsx";
import { gameContextOf } from "../../src/recording/index.ts";
import { characterNamed, gameOf, walkRight } from "../support/testGame.ts";

afterEach(cleanup);

const hero: Character = {
  ...characterNamed("Hero"),
  spritesheet: {
    appearances: { s: [""], c: [""] },
    appearanceNames: { s: "Standing", c: "Climbing" },
    appearanceInfo: {},
  },
};

function wearing(appearance: string): Rule {
  const walk = walkRight("hero");
  const main = walk.actors[walk.mainActorId];
  if (!main) throw new Error("The rule has no main actor.");
  const looks = { left: { actorId: main.id, variableId: APPEARANCE_VARIABLE }, right: { constant: appearance } };
  const condition = { key: "look", enabled: true, comparator: "=", ...looks } as const;
  return { ...walk, actors: { ...walk.actors, [main.id]: { ...main, appearance } }, conditions: [condition] };
}

it.each([
  ["not the look in which a character usually is", "s", "When there is nothing on my right, I move right."],
  ["every other look", "c", "When there is nothing on my right, I move right. as Climbing"],
])("a sentence says after its end %s", (_, appearance, words) => {
  const game = gameContextOf(gameOf([hero], []));
  render(<RuleSentence rule={wearing(appearance)} game={game} containers={[]} />);
  expect(document.body.textContent).toBe(words);
});

it("a sentence says after its end also the usual look of a character whose look a rule of the game changes", () => {
  const walk = wearing("s");
  const becomes = { type: "appearance", actorId: walk.mainActorId, value: { constant: "c" } } as const;
  const climbs: Rule = { ...walk, id: "climb", actions: [becomes] };
  const game = gameContextOf(gameOf([{ ...hero, rules: [climbs, walk] }], []));
  render(<RuleSentence rule={walk} game={game} containers={[]} />);
  expect(document.body.textContent).toBe("When there is nothing on my right, I move right. as Standing");
});
