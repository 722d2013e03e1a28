/** Of a save and the work in this browser, the child is asked to choose only if each has edits of its own. */
import { expect, it } from "vitest";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { whichIsNewer } from "../../../src/saving/recovery/whichIsNewer.ts";
import { TestEditor } from "../../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../../support/testGame.ts";

type Work = (test: TestEditor) => void;

const walk: Work = ({ editor }) => editor.playback.forward();
const place =
  (x: number): Work =>
  ({ editor }) =>
    editor.actors.placeNew("stage", "hero", "", { x, y: 0 });

function game(...works: readonly Work[]): WorldDocument {
  const test = new TestEditor({
    document: gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 2, 2)]),
  });
  for (const work of works) work(test);
  test.editor.playback.settle();
  return test.state.document;
}

function newer(saved: WorldDocument, copy: WorldDocument, revision = 4): "saved" | "copy" | null {
  return whichIsNewer({ saved: { document: saved, revision: 4 }, copy: { document: copy, revision } });
}

it("goes on with the work here if nobody has saved since", () => {
  expect(newer(game(place(1)), game(place(5)))).toBe("copy");
});

it("goes on with the save if only playing differs, before the first edit and after others", () => {
  expect(newer(game(walk, walk), game(walk), 3)).toBe("saved");
  expect(newer(game(walk), game(walk, walk), 3)).toBe("saved");
  expect(newer(game(place(1), walk, walk), game(place(1), walk), 3)).toBe("saved");
});

it("goes on with the one that contains the edits of the other, played since or not", () => {
  const [early, late] = [game(place(1), walk), game(place(1), walk, place(3))];
  expect(newer(early, late, 3)).toBe("copy");
  expect(newer(late, early, 3)).toBe("saved");
});

it("follows a list whose oldest steps are forgotten", () => {
  const all = game(...Array.from({ length: 6 }, (_, x) => place(x)));
  const [early, late] = [
    { ...all, undoStack: all.undoStack.slice(0, 4) },
    { ...all, undoStack: all.undoStack.slice(2) },
  ];
  expect(newer(early, late, 3)).toBe("copy");
});

it("asks if both have edits of their own, if one was undone, and if there are no steps to tell by", () => {
  const undone = game(place(1), place(2), ({ editor }) => editor.undo());
  expect(newer(game(place(1), place(2)), game(place(1), place(3)), 3)).toBeNull();
  expect(newer(game(place(1), place(2)), undone, 3)).toBeNull();
  expect(newer({ ...game(place(1)), undoStack: [] }, game(place(1), place(2)), 3)).toBeNull();
  expect(newer({ ...game(place(1)), undoStack: [] }, { ...game(place(5)), characters: {} }, 3)).toBeNull();
});

it("asks if the save has another name, which a list of games can give it", () => {
  const renamed: Work = ({ editor }) => editor.renameWorld("Frog");
  expect(newer(game(renamed), game(), 3)).toBeNull();
  expect(
    newer(
      game(),
      game(({ editor }) => editor.stages.rename(STAGE, "Beach")),
      3,
    ),
  ).toBeNull();
});
