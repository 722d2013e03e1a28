/** What happens to rules when what they refer to is deleted. */
import { afterEach, describe, expect, it } from "vitest";
import type { Action, Condition, Rule } from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

const move: Action = { type: "move", actorId: "main", offset: { x: 1, y: 0 } };
const putOn: Action = { type: "appearance", actorId: "main", value: { constant: "hero-happy" } };

function looks(key: string, comparator: Condition["comparator"], actorId = "main"): Condition {
  const left = { actorId, variableId: "appearance" };
  return { key, enabled: true, left, right: { constant: "hero-happy" }, comparator };
}

function makes(characterId: string): Action {
  const actor = { ...actorOf(characterId, "made", 1, 0), appearance: `${characterId}-happy` };
  return { type: "create", actorId: "made", actor, offset: { x: 1, y: 0 } };
}

describe("a rule of another character", () => {
  let test: TestEditor;
  afterEach(() => expectUndoAndRedo(test));

  function open(parts: Partial<Rule>): Rule {
    const rule = { ...walkRight("hero"), ...parts };
    test = new TestEditor({ document: gameOf([characterNamed("Hero", [rule]), characterNamed("Rock")], []) });
    return rule;
  }

  function rule(): Rule {
    return test.state.document.characters.hero?.rules[0] as Rule;
  }

  it("creates no actor of a deleted character, and does nothing with it", () => {
    const grow: Action = { type: "transform", actorId: "made", value: { constant: "90" } };
    const read: Action = {
      type: "variable",
      actorId: "main",
      variable: "score",
      operation: "set",
      value: { actorId: "made", variableId: "score" },
    };
    open({ actions: [makes("rock"), grow, read, move] });
    test.editor.characters.remove("rock");
    expect(rule().actions).toEqual([move]);
  });

  it("keeps the gap of a deleted character in its picture, with conditions and actions on it", () => {
    const rock = actorOf("rock", "r", 1, 0);
    const before = open({ actors: { main: actorOf("hero", "main", 0, 0), r: rock }, actions: [move] });
    test.editor.characters.remove("rock");
    expect(rule()).toBe(before);
  });

  it("shows the default appearance instead of a deleted one, and sets it on no actor", () => {
    const main = { ...actorOf("hero", "main", 0, 0), appearance: "hero-happy" };
    open({ actors: { main }, actions: [putOn, makes("hero"), makes("rock"), move] });
    test.editor.characters.removeAppearance("hero", "hero-happy");
    expect(rule().actors.main?.appearance).toBe("hero-idle");
    expect(rule().actions).toMatchObject([
      { type: "create", actor: { appearance: "hero-idle" } },
      { type: "create", actor: { appearance: "rock-happy" } },
      move,
    ]);
  });

  it("rests if it waits for a deleted appearance, and no longer tests for its absence", () => {
    open({ conditions: [looks("is", "="), looks("not", "!="), looks("other", "!=", "nobody")] });
    test.editor.characters.removeAppearance("hero", "hero-happy");
    expect(rule().conditions.map(({ key }) => key)).toEqual(["is", "other"]);
  });
});
