import type { Point } from "../../engine/index.ts";
import { GAP, SPLASH } from "./cast.ts";
import type { Detour, Lesson, LessonFacts, Spot } from "./LessonStep.ts";
import { actorsOf, did, hasScout, laidPiece, openGap, pieces } from "./queries.ts";
import { at, button, nowhere, page, STOP, scoutAt, speech, squares, until } from "./stepBuilders.ts";

const PIECES = 5;
const FAR_SIDE = 10;
const PAINTING = ["editAppearance"] as const;
const NO_PIECE = {
  to: "draw",
  when: (facts) => !isPainting(facts) && pieces(facts).length === 0,
  say: "No piece yet? Never mind, let us draw one.",
} as const satisfies Detour;

/** Lesson 2: the child draws a piece and makes a bridge of five. */
export const BRIDGE = {
  title: "Build a bridge",
  steps: [
    {
      number: 6,
      id: "stage",
      sentence: "This is the stage. Here the game happens.",
      poses: ["point"],
      enter: () => [STOP],
      wait: speech(),
      preconditions: ["rules", "scout"],
      target: at(page("stage")),
    },
    {
      number: 7,
      id: "library",
      sentence: "This is the library, where all the characters are. We need a new one: a piece of bridge.",
      poses: ["explain"],
      wait: speech(),
      preconditions: [],
      target: at(page("library")),
    },
    {
      number: 8,
      id: "draw",
      sentence: "Press the plus, and choose: Draw new Character.",
      hint: "The plus is in the library, below the stage.",
      poses: ["point"],
      wait: until((facts) => isPainting(facts) || pieces(facts).length > 0, 2000),
      preconditions: [],
      dialogs: PAINTING,
      target: ({ addMenuOpen }) => [addMenuOpen ? page("drawCharacter") : page("addCharacter")],
    },
    {
      number: 9,
      id: "tools",
      sentence: "Draw a piece of bridge with these tools. Any look is good, and you can change it later.",
      poses: ["explain"],
      wait: speech(),
      detours: [NO_PIECE],
      preconditions: [],
      dialogs: PAINTING,
      target: (facts) => (isPainting(facts) ? [page("paintTools")] : []),
    },
    {
      number: 10,
      id: "save-piece",
      sentence: "Press Save when you are done.",
      hint: "Color a few squares first. Then press Save.",
      poses: ["point"],
      wait: until((facts) => !isPainting(facts) && pieces(facts).length > 0),
      detours: [NO_PIECE],
      preconditions: [],
      dialogs: PAINTING,
      target: at(page("paintSave")),
    },
    {
      number: 11,
      id: "first",
      sentence: "Drag your piece into the gap. Or take the Stamp, tap your piece, then tap the gap.",
      hint: "The library is below the stage. Hold your piece down and pull it up to the gap.",
      poses: ["explain"],
      wait: until((facts) => laidPiece(facts) !== undefined, 500),
      detours: [NO_PIECE],
      preconditions: [],
      tools: ["pointer", "stamp"],
      target: (facts) => [newestTile(facts), gapSpot()],
      arrow: true,
      free: [page("stamp")],
    },
    {
      number: 12,
      id: "trash",
      sentence: "Did something go wrong? Trash takes things away, and Undo mends mistakes.",
      poses: ["point"],
      wait: speech(),
      preconditions: [],
      target: at(page("trash")),
      free: [page("undo")],
    },
    {
      number: 13,
      id: "five",
      sentence: "Put five pieces side by side across the gap. Drag them there, or use the Stamp.",
      hint: "Count the squares of the gap: five, and no more.",
      poses: ["point"],
      wait: until((facts) => laidPiece(facts)?.count === PIECES),
      trouble: (facts) =>
        (laidPiece(facts)?.count ?? 0) > PIECES
          ? "That is one piece too many. Take one away with Trash, or press Undo."
          : null,
      detours: [NO_PIECE],
      preconditions: [],
      target: at(gapSpot()),
      free: [page("library"), page("stamp"), page("trash"), page("undo")],
      gesture: (facts) => [newestTile(facts), openSpot(facts)],
    },
    {
      number: 14,
      id: "mind-gap",
      sentence: "Look closely: every square of the gap needs a piece.",
      hint: "Move a piece: hold it down and pull it to the empty square.",
      poses: ["think"],
      wait: until((facts) => openGap(facts).length === 0),
      detours: [NO_PIECE],
      preconditions: [],
      target: (facts) => (openGap(facts).length > 0 ? [openSpot(facts)] : [gapSpot()]),
      gesture: (facts) => [...strayPiece(facts), openSpot(facts)],
    },
    {
      number: 15,
      id: "cross",
      sentence: "Press Play, and walk Scout over the bridge!",
      hint: "Play is below the stage. Then hold the right arrow.",
      poses: ["explain"],
      enter: () => [scoutAt(2, 8)],
      wait: until((facts) => facts.running && hasScout(facts, ({ x }) => x >= FAR_SIDE)),
      trouble: (facts) => (hasSplashed(facts) ? "Splash! This square has no piece yet." : null),
      preconditions: ["rules", "scout"],
      target: (facts) => (facts.running && hasSplashed(facts) ? [openSpot(facts)] : [page("play")]),
    },
    {
      number: 16,
      id: "made-it",
      sentence: "Hooray, the bridge holds! But now a rock is in the way.",
      poses: ["cheer"],
      wait: button("What now?"),
      preconditions: [],
      target: nowhere,
    },
  ],
} as const satisfies Lesson;

function isPainting({ modal }: LessonFacts): boolean {
  return modal?.id === "editAppearance";
}

function hasSplashed(facts: LessonFacts): boolean {
  return did(facts, SPLASH) && openGap(facts).length > 0;
}

function newestTile(facts: LessonFacts): Spot {
  const newest = pieces(facts).at(-1);
  return newest ? page("tile", newest.id) : page("library");
}

function gapSpot(): Spot {
  return squares("stage", { x: 5, y: 9 }, GAP.length);
}

function openSpot(facts: LessonFacts): Spot {
  return squares("stage", openGap(facts)[0] ?? { x: 5, y: 9 });
}

/** A piece that was placed outside of the gap. */
function strayPiece(facts: LessonFacts): Spot[] {
  const laid = laidPiece(facts);
  const isInGap = ({ x, y }: Point) => GAP.some((square) => square.x === x && square.y === y);
  const stray = laid && actorsOf(facts, laid.character.id).find(({ position }) => !isInGap(position));
  return stray ? [squares("stage", stray.position)] : [];
}
