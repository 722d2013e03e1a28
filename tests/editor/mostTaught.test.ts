/** Who is selected when a game is opened. */
import { describe, expect, it } from "vitest";
import type { Character, RuleTree } from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const SPACE = 32;

function withKeyRules(count: number): RuleTree {
  const rules = Array.from({ length: count }, (_, place) => walkRight("hero", `key${place}`));
  return [{ type: "group-event", id: "key", event: "key", code: SPACE, rules }];
}

function withRules(count: number): RuleTree {
  return Array.from({ length: count }, (_, place) => walkRight("hero", `rule${place}`));
}

const selectedIn = (...characters: readonly Character[]) =>
  new TestEditor({ document: gameOf(characters, []) }).state.ui.selectedCharacterId;

describe("the character selected at first", () => {
  it("is the one with the most rules for keys", () => {
    const dragon = characterNamed("Dragon", withRules(5));
    const [hero, crab] = [characterNamed("Hero", withKeyRules(2)), characterNamed("Crab", withKeyRules(1))];
    expect(selectedIn(characterNamed("Wall"), dragon, crab, hero)).toBe("hero");
  });

  it("is the one with the most rules in a game without keys, the first of equals", () => {
    const [bat, dragon, fox] = [
      characterNamed("Bat", withRules(1)),
      characterNamed("Dragon", withRules(2)),
      characterNamed("Fox", withRules(2)),
    ];
    expect(selectedIn(bat, dragon, fox)).toBe("dragon");
  });

  it("is nobody in a game without rules", () => {
    expect(selectedIn(characterNamed("Wall"))).toBeNull();
  });
});
