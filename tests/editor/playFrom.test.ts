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

describe("an edit that is undone", () => {
  const ending = (test: TestEditor) => {
    const { turns } = test.state.playback;
    return { stands: place(test), turns, filmed: placeAt(test, turns) };
  };
  const switchRule = (test: TestEditor, on: boolean) => {
    const [rule] = test.state.document.characters.hero?.rules ?? [];
    test.editor.rules.switchOn("hero", rule?.id ?? "", on);
  };
  const marks = ({ editor }: TestEditor) => editor.film?.marks.filter(({ mark }) => mark === "edit");

  it("takes the turns since then out of the film, and redo brings them back", () => {
    const test = walking();
    play(test, 5);
    test.editor.rules.rename("hero", test.state.document.characters.hero?.rules[0]?.id ?? "", "Walk");
    play(test, 3);
    test.editor.undo();
    expect(ending(test)).toEqual({ stands: 6, turns: 5, filmed: 6 });
    test.editor.redo();
    expect(ending(test)).toEqual({ stands: 9, turns: 8, filmed: 9 });
    test.editor.undo();
    play(test, 1);
    expect(ending(test)).toEqual({ stands: 7, turns: 6, filmed: 7 });
  });

  it("does so step by step, there and back", () => {
    const test = walking();
    play(test, 2);
    switchRule(test, false);
    play(test, 1);
    switchRule(test, true);
    play(test, 2);
    test.editor.undo();
    expect(ending(test)).toEqual({ stands: 3, turns: 3, filmed: 3 });
    test.editor.undo();
    expect(ending(test)).toEqual({ stands: 3, turns: 2, filmed: 3 });
    test.editor.redo();
    test.editor.redo();
    expect(ending(test)).toEqual({ stands: 5, turns: 5, filmed: 5 });
  });

  it("lets the game go on from the turns before it, whose rules are those of now again", () => {
    const test = walking();
    play(test, 4);
    switchRule(test, false);
    play(test, 1);
    expect(test.editor.film?.firstOfNow).toBe(4);
    test.editor.undo();
    expect([test.editor.film?.firstOfNow, marks(test)]).toEqual([0, []]);
  });

  it("leaves the mark of another edit in the same turn", () => {
    const test = walking();
    play(test, 4);
    switchRule(test, false);
    switchRule(test, true);
    test.editor.undo();
    expect(test.editor.film?.firstOfNow).toBe(4);
    test.editor.undo();
    expect(test.editor.film?.firstOfNow).toBe(0);
  });
});

it("the film marks the turns in which somebody was made", () => {
  const hero = { ...characterNamed("Hero", [makesMore("hero")]) };
  const test = new TestEditor({ document: gameOf([hero], [actorOf("hero", "h", 2, 6)]) });
  play(test, 1);
  expect(test.editor.film?.marks).toEqual([{ turn: 1, mark: "made" }]);
});

describe("Back to start", () => {
  it.each(["restore", "restoreGame"] as const)(
    "begins the film and its count of turns again by %s, and one undo brings back both",
    (restart) => {
      const test = walking();
      play(test, 6);
      test.editor.start[restart]();
      expect([test.state.playback.turns, test.editor.playback.tickCount, place(test)]).toEqual([0, 0, 1]);
      play(test, 2);
      expect([test.state.playback.turns, placeAt(test, 1)]).toEqual([2, 2]);
      test.editor.undo();
      expect([test.state.playback.turns, test.editor.playback.tickCount, place(test)]).toEqual([6, 6, 7]);
      expect(placeAt(test, 6)).toBe(7);
      test.editor.redo();
      expect(test.state.playback.turns).toBe(2);
    },
  );
});
