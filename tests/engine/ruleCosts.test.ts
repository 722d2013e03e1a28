import { expect, it } from "vitest";
import type { RuleAtWork } from "../../src/engine/index.ts";
import { RuleCosts, Simulation } from "../../src/engine/simulation.ts";
import { countingIds } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const at = (ruleId: string): RuleAtWork => ({ characterId: "hero", ruleId });

/** Rule costs with a clock that is set by hand. */
function timed() {
  const clock = { ms: 0 };
  const costs = new RuleCosts(() => clock.ms);
  /** A tick in which these rules take this long, one after the other. */
  const turn = (...rules: readonly (readonly [string, number])[]) => {
    costs.begin();
    for (const [ruleId, ms] of rules) {
      costs.watch(at(ruleId));
      clock.ms += ms;
    }
    return costs.end();
  };
  return { turn };
}

it("the time between two looks at rules is the first one's", () => {
  const { turn } = timed();
  expect(turn(["walk", 1], ["search", 3], ["walk", 0])).toEqual({ ...at("search"), share: 0.75 });
});

it("a turn counts less and less as others follow it", () => {
  const { turn } = timed();
  turn(["walk", 8]);
  expect(turn(["search", 3])?.ruleId).toBe("walk");
  expect(turn(["search", 3])?.ruleId).toBe("search");
});

it("where next to nothing took any time nobody is named", () => {
  expect(timed().turn(["walk", 0.3], ["search", 0.1])).toBeNull();
});

it("a watched tick tells of every rule that is looked at, and of no other", () => {
  const rules = [{ ...walkRight("hero", "blocked"), extent: { xmin: 0, xmax: 2, ymin: 0, ymax: 0, ignored: {} } }];
  const hero = characterNamed("Hero", [...rules, walkRight("hero", "walk"), walkRight("hero", "later")]);
  const actors = [actorOf("hero", "h", 0, 0), actorOf("rock", "r", 2, 0)];
  const simulation = Simulation.load(gameOf([hero, characterNamed("Rock")], actors), { seed: 1, newId: countingIds() });
  const looks: string[] = [];
  simulation.tick({ keys: [], clicks: [] }, ({ ruleId }) => looks.push(ruleId));
  expect(looks).toEqual(["blocked", "walk"]);
});
