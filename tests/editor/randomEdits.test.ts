import { describe, expect, it } from "vitest";
import type { Id } from "../../src/engine/index.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, makesMore, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo, textOf } from "../support/undoRoundTrip.ts";

type Random = (below: number) => number;

function gameToPlayWith(): TestEditor {
  const actors = Array.from({ length: 6 }, (_, index) =>
    actorOf(index % 2 ? "rock" : "hero", `a${index}`, index, index),
  );
  const document = gameOf(
    [characterNamed("Hero", [walkRight("hero")]), characterNamed("Rock", [makesMore("rock")]), characterNamed("Tree")],
    actors,
  );
  return new TestEditor({ document });
}

function one<T>(random: Random, things: readonly T[]): T | undefined {
  return things[random(Math.max(things.length, 1))];
}

/** One random action of a child. */
function doSomething({ editor, state, actors }: TestEditorView, random: Random, plays: boolean): void {
  const characterId = one(random, Object.keys(state.document.characters)) ?? "";
  const character = state.document.characters[characterId];
  const ruleId = one(random, allIds(character?.rules ?? [])) ?? "";
  const otherId = one(random, [...allIds(character?.rules ?? []), null]) ?? null;
  const actorId = one(random, actors)?.id ?? "";
  const cell = { x: random(10), y: random(8) };
  const look = one(random, Object.keys(character?.spritesheet.appearances ?? {})) ?? "";
  const place = one(random, ["before", "after", "inside"] as const) ?? "inside";
  const neighborId = one(random, Object.keys(state.document.characters)) ?? "";
  const actions = [
    () => editor.actors.placeNew("stage", characterId, look, cell),
    () => moveActor(editor, "stage", actorId, cell),
    () => moveActor(editor, "stage", actorId, cell),
    () => editor.actors.remove("stage", actorId),
    () => editor.actors.setTransform("stage", actorId, one(random, ["90", "flip-x"] as const) ?? "0"),
    () => editor.characters.duplicate(characterId),
    () => editor.characters.rename(characterId, `Name ${random(9)}`),
    () => random(4) === 0 && editor.characters.remove(characterId),
    () => editor.characters.move(characterId, { id: neighborId, place: place === "after" ? "after" : "before" }),
    () => editor.characters.duplicateAppearance(characterId, look),
    () => editor.characters.makeDefault(characterId, look),
    () => editor.characters.removeAppearance(characterId, look),
    () => editor.rules.addFlow(characterId),
    () => editor.rules.addKeyEvent(characterId, 65 + random(3)),
    () => editor.rules.addClickEvent(characterId),
    () => editor.rules.duplicate(characterId, ruleId),
    () => editor.rules.move(characterId, ruleId, { kind: "rule", characterId, ruleId: otherId, place }),
    () => editor.rules.remove(characterId, ruleId),
    () => editor.rules.setBehavior(characterId, ruleId, one(random, ["loop", "all"] as const) ?? "first"),
    () => editor.renameWorld(`World ${random(9)}`),
    () => random(2) === 0 && editor.undo(),
    () => random(2) === 0 && editor.redo(),
    ...(plays ? [() => editor.playback.forward(), () => editor.playback.forward(), () => editor.playback.back()] : []),
  ];
  one(random, actions)?.();
}

interface TestEditorView {
  readonly editor: TestEditor["editor"];
  readonly state: TestEditor["state"];
  readonly actors: ReturnType<TestEditor["actors"]>;
}

function allIds(rules: readonly { readonly id: Id }[]): Id[] {
  return rules.flatMap((node) => [
    node.id,
    ...("rules" in node && Array.isArray(node.rules) ? allIds(node.rules) : []),
  ]);
}

function doMuch(test: TestEditor, seed: number, plays: boolean, actions: number): void {
  const random = seededRandom(seed);
  for (let action = 0; action < actions; action++) {
    doSomething({ editor: test.editor, state: test.state, actors: test.actors() }, random, plays);
  }
}

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed + 1);

describe("random edits", () => {
  it.each(SEEDS)("are all undone and redone (seed %i)", (seed) => {
    const test = gameToPlayWith();
    doMuch(test, seed, false, 45);
    expectUndoAndRedo(test);
  });

  it.each(SEEDS)(
    "every undo shows what the redo of the same entry shows, though the game was played in between (seed %i)",
    (seed) => {
      const test = gameToPlayWith();
      doMuch(test, seed, true, 45);
      while (test.state.document.undoStack.length > 0) test.editor.undo();
      const pictures = [textOf(test.state.document)];
      while (test.state.document.redoStack.length > 0) {
        test.editor.redo();
        pictures.push(textOf(test.state.document));
      }
      for (const picture of pictures.reverse()) {
        expect(textOf(test.state.document)).toBe(picture);
        test.editor.undo();
      }
    },
  );

  it("take little space in the undo stack", () => {
    const test = gameToPlayWith();
    const bytesOf = (action: () => void) => {
      action();
      return JSON.stringify(test.state.document.undoStack.at(-1)).length;
    };
    expect(bytesOf(() => test.editor.rules.rename("hero", "walk", "Walk to the right"))).toBeLessThan(400);
    expect(bytesOf(() => moveActor(test.editor, "stage", "a1", { x: 7, y: 7 }))).toBeLessThan(400);
    expect(bytesOf(() => test.editor.characters.rename("hero", "Frog"))).toBeLessThan(400);
    expect(bytesOf(() => test.editor.characters.move("hero", { id: "tree", place: "after" }))).toBeLessThan(400);
    expect(bytesOf(() => test.editor.renameWorld("Frog Jump"))).toBeLessThan(400);
  });

  it("keep exactly 50 entries and drop the oldest one by one", () => {
    const test = gameToPlayWith();
    for (let step = 0; step < 53; step++) test.editor.renameWorld(`World ${step}`);
    expect(test.state.document.undoStack).toHaveLength(50);
    while (test.state.document.undoStack.length > 0) test.editor.undo();
    expect(test.state.document.world.metadata.name).toBe("World 2");
  });
});
