import { expect, it } from "vitest";
import { SPEEDS } from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

function newTest(): TestEditor {
  const document = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 0)]);
  return new TestEditor({ document });
}

/** So slow that not even single frames are in time. */
function exhaust({ editor }: TestEditor): void {
  for (let time = 0; time < 40; time++) editor.power.glided(400);
  for (let time = 0; time < 40; time++) editor.power.drew(400, SPEEDS.Super);
}

it("a child who always saves power gets no motion, and the game at full speed", () => {
  const test = newTest();
  test.editor.power.choose("always");
  expect(test.state.power).toEqual({ choice: "always", level: "still" });
});

it("a child who never saves power gets full quality on a slow machine, too", () => {
  const test = newTest();
  exhaust(test);
  expect(test.state.power.level).toBe("slow");
  test.editor.power.choose("never");
  expect(test.state.power.level).toBe("full");
  test.editor.power.choose("auto");
  expect(test.state.power.level).toBe("slow");
});

it("on the slowest machine each tick gets twice the time", () => {
  const test = newTest();
  test.editor.setSpeed(SPEEDS.Super);
  test.editor.playback.play();
  test.clock.pass(SPEEDS.Super * 2);
  expect(test.places()).toEqual(["Hero 2,0"]);
  exhaust(test);
  test.clock.pass(SPEEDS.Super * 5);
  expect(test.places()).toEqual(["Hero 5,0"]);
});

it("the store is changed only when the level changes", () => {
  const test = newTest();
  let changes = 0;
  test.editor.store.subscribe((state, before) => {
    if (state.power !== before.power) changes += 1;
  });
  exhaust(test);
  // First nothing glides, then the game is slower.
  expect(changes).toBe(2);
});
