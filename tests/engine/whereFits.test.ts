import { expect, test } from "vitest";
import type { Rule, RuleTree } from "../../src/engine/index.ts";
import { Simulation, whereFits } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { missOf } from "../support/missOf.ts";
import { randomInput, randomWorld } from "../support/randomWorld.ts";
import { countingIds } from "../support/TestEditor.ts";

function rulesIn(tree: RuleTree): Rule[] {
  return tree.flatMap((node) => (node.type === "rule" ? [node] : rulesIn(node.rules)));
}

test("a rule fits around exactly those of its character for whom nothing speaks against it, in random games", () => {
  let found = 0;
  for (let seed = 1; seed <= 25; seed += 1) {
    const { document } = migrate(randomWorld(seed));
    const { characters } = document;
    const simulation = Simulation.load(document, { seed, newId: countingIds("new") });
    simulation.tick(randomInput(seed));
    const { stages, globals } = simulation.state();
    for (const stage of Object.values(stages)) {
      const scene = { stage, characters, globals };
      for (const rule of Object.values(characters).flatMap(({ rules }) => rulesIn(rules))) {
        const characterId = rule.actors[rule.mainActorId]?.characterId;
        const mine = Object.values(stage.actors).filter((actor) => actor.characterId === characterId);
        const expected = mine.map(({ id }) => id).filter((id) => missOf(scene, id, rule) === null);
        expect(whereFits(scene, rule), `seed ${seed}`).toEqual(expected);
        found += expected.length;
      }
    }
  }
  expect(found).toBeGreaterThan(20);
});
