/** What Nib adds after a while is about what is pointed at, for the input in hand and whatever has been done already. */
import { describe, expect, it } from "vitest";
import type { PageThing } from "../../../src/tutorial/lessons/LessonStep.ts";
import type { StepId } from "../../../src/tutorial/lessons/sets.ts";
import { TestLessons } from "../../support/TestLessons.ts";
import { drawPiece } from "./childActions.ts";

const HINT_MS = 21_000;

/** What Nib shows after a while: its words, and the first thing of the page that it points at. */
function shownBy({ view }: TestLessons): readonly [string | null | undefined, PageThing | undefined] {
  const [spot] = view?.spots ?? [];
  return [view?.remark, spot?.on === "page" ? spot.name : undefined];
}

async function withPiece(step: StepId): Promise<TestLessons> {
  const test = await TestLessons.at("draw");
  drawPiece(test);
  test.passLong();
  const kept = JSON.stringify({ set: "base", stepId: step, state: "open" });
  return TestLessons.open("base", {
    document: test.hands.state.document,
    kept,
  });
}

describe("the hint", () => {
  it("of drawing somebody new is about the plus, and about the entry once the plus has been pressed", async () => {
    const test = await TestLessons.at("draw");
    test.pass(HINT_MS);
    expect(test.view?.remark).toMatch(/plus is on the shelf/);
    test.lessons.menuChanged("Characters");
    test.pass(0);
    expect(test.view?.remark).toMatch(/^Draw new Character/);
  });

  it("of laying a piece names what is pointed at: by keys first Stamp, then the piece, then the gap", async () => {
    const test = await withPiece("first");
    test.pass(HINT_MS);
    expect(shownBy(test)).toEqual(["Your piece is the last one on the shelf.", "tile"]);
    test.lessons.inputChanged(true);
    expect(shownBy(test)).toEqual(["Stamp is with the tools at the top.", "stamp"]);
    test.editor.toolbox.chooseTool("stamp");
    test.pass(0);
    expect(shownBy(test)).toEqual(["Your piece is the last one on the shelf.", "tile"]);
  });

  it("of moving a block is about holding it or, by keys, about its menu", async () => {
    const test = await TestLessons.at("swap");
    test.pass(HINT_MS);
    expect(test.view?.remark).toMatch(/^Hold it/);
    test.lessons.inputChanged(true);
    expect(test.view?.remark).toMatch(/^The three dots/);
  });
});

describe("the hand", () => {
  it("by keys shows the next thing to press, and no drag", async () => {
    const test = await withPiece("first");
    test.lessons.inputChanged(true);
    test.lessons.showMe();
    expect(test.view?.gesture).toEqual(test.view?.spots);
  });
});
