/** Going on from a turn of the past, by the commands that a child gives: what follows it is gone until that is undone. */
import { describe, expect, it } from "vitest";
import { moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, makesMore, STAGE, walkRight } from "../support/testGame.ts";

/** A Hero at 1,2 that walks right by one square a turn. */
function walking(): TestEditor {
  return new TestEditor({
    document: gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 1, 2)]),
  });
}

function play(test: TestEditor, turns: number): void {
  for (let turn = 0; turn < turns; turn += 1) test.editor.playback.forward();
}

const place = (test: TestEditor) => test.editor.actor("stage", "h")?.position.x;
const placeAt = ({ editor }: TestEditor, turn: number) =>
  editor.film?.at(turn)?.document.world.stages[STAGE]?.actors.h?.position.x;

describe("Play from here", () => {
  it("plays on from that turn, and the turns after it are gone", () => {
    const test = walking();
    play(test, 6);
    test.editor.cuts.playFrom(2);
    expect(test.state.playback.running).toBe(true);
    expect(place(test)).toBe(3);
    test.clock.pass(600);
    test.editor.playback.stop();
    expect(place(test)).toBe(4);
    expect([test.state.playback.turns, test.editor.playback.tickCount]).toEqual([3, 3]);
  });

  it("is undone in one step, and then the film has its end again and goes on from there", () => {
    const test = walking();
    play(test, 6);
    test.editor.cuts.playFrom(2);
    test.clock.pass(600);
    test.editor.undo();
    expect(place(test)).toBe(7);
    expect([test.state.playback.turns, test.editor.playback.tickCount]).toEqual([6, 6]);
    expect([0, 1, 2, 3, 4, 5, 6].map((turn) => placeAt(test, turn))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    play(test, 1);
    expect(test.state.playback.turns).toBe(7);
    expect(placeAt(test, 7)).toBe(8);
    expect(test.editor.film?.firstOfNow).toBe(0);
    expect(test.editor.film?.marks).toEqual([]);
  });

  it("is done again by Redo, with what was played since", () => {
    const test = walking();
    play(test, 6);
    test.editor.cuts.playFrom(2);
    test.editor.playback.stop();
    play(test, 1);
    test.editor.undo();
    test.editor.redo();
    expect(place(test)).toBe(4);
    expect([test.state.playback.turns, test.editor.playback.tickCount]).toEqual([3, 3]);
    test.editor.undo();
    expect(test.state.playback.turns).toBe(6);
  });

  it("leaves the film of a later edit that is undone as it is", () => {
    const test = walking();
    play(test, 4);
    test.editor.cuts.playFrom(2);
    test.editor.playback.stop();
    moveActor(test.editor, "stage", "h", { x: 1, y: 5 });
    test.editor.undo();
    expect(test.state.playback.turns).toBe(2);
    test.editor.undo();
    expect(test.state.playback.turns).toBe(4);
  });

  it("leaves the Start as it was: after Play, Stop and Back to Start everybody is there", () => {
    const test = walking();
    play(test, 6);
    test.editor.cuts.playFrom(4);
    test.clock.pass(600);
    test.editor.playback.stop();
    test.editor.playback.play();
    test.clock.pass(600);
    test.editor.playback.stop();
    test.editor.start.restore();
    expect(place(test)).toBe(1);
  });

  it("leaves a Start of the child's own, and the numbers with which the game begins, as they were", () => {
    const test = walking();
    const id = test.editor.globals.add();
    const value = () => test.state.document.world.globals[id]?.value;
    test.editor.globals.set(id, "3");
    play(test, 1);
    test.editor.globals.set(id, "5");
    play(test, 3);
    test.editor.cuts.playFrom(0);
    test.editor.playback.stop();
    test.editor.start.restore();
    expect(value()).toBe("5");
    const moment = test.editor.start.moment();
    if (moment) test.editor.start.save(moment, null);
    play(test, 3);
    test.editor.cuts.playFrom(6);
    test.editor.playback.stop();
    test.editor.start.restore();
    expect(place(test)).toBe(1);
  });
});

it("the film marks the turns in which somebody was made", () => {
  const hero = { ...characterNamed("Hero", [makesMore("hero")]) };
  const test = new TestEditor({ document: gameOf([hero], [actorOf("hero", "h", 2, 6)]) });
  play(test, 1);
  expect(test.editor.film?.marks).toEqual([{ turn: 1, mark: "made" }]);
});
