/** Lesson 2: a piece is drawn, and five of it make a bridge. */
import type { Point } from "../../engine/index.ts";
import { actorsOf, did, hasScout, laidPiece, openGap, pieces } from "./asks.ts";
import { GAP, SPLASH } from "./cast.ts";
import type { LessonFacts } from "./LessonFacts.ts";
import type { Detour, LessonStep, Spot } from "./LessonStep.ts";
import { at, button, nowhere, page, STOP, scoutAt, speech, squares, until } from "./stepParts.ts";
import { KIND, LABELS, TROUBLE } from "./words.ts";

const PIECES = 5;
const FAR_SIDE = 10;
const PAINTING: LessonStep["dialogs"] = ["editAppearance"];

export const BRIDGE: readonly LessonStep[] = [
  {
    id: "stage",
    poses: ["point"],
    enter: () => [STOP],
    wait: speech(),
    target: at(page("stage")),
    preconditions: ["rules", "scout"],
  },
  {
    id: "library",
    poses: ["explain"],
    wait: speech(),
    target: at(page("library")),
    preconditions: [],
  },
  {
    id: "draw",
    poses: ["point"],
    wait: until((facts) => isPainting(facts) || pieces(facts).length > 0, 2000),
    target: ({ addMenuOpen }) => [addMenuOpen ? page("drawCharacter") : page("addCharacter")],
    preconditions: [],
    dialogs: PAINTING,
  },
  {
    id: "tools",
    poses: ["explain"],
    wait: speech(),
    target: (facts) => (isPainting(facts) ? [page("paintTools")] : []),
    detour: backToDrawing,
    preconditions: [],
    dialogs: PAINTING,
  },
  {
    id: "save-piece",
    poses: ["point"],
    wait: until((facts) => !isPainting(facts) && pieces(facts).length > 0),
    target: at(page("paintSave")),
    detour: backToDrawing,
    preconditions: [],
    dialogs: PAINTING,
  },
  {
    id: "first",
    poses: ["explain"],
    wait: until((facts) => laidPiece(facts) !== undefined, 500),
    target: (facts) => [newestTile(facts), gapSpot()],
    free: [page("stamp")],
    arrow: true,
    detour: backToDrawing,
    preconditions: [],
    tools: ["pointer", "stamp"],
  },
  {
    id: "trash",
    poses: ["point"],
    wait: speech(),
    target: at(page("trash")),
    free: [page("undo")],
    preconditions: [],
  },
  {
    id: "five",
    poses: ["point"],
    wait: until((facts) => laidPiece(facts)?.count === PIECES),
    target: at(gapSpot()),
    free: [page("library"), page("stamp"), page("trash"), page("undo")],
    gesture: (facts) => [newestTile(facts), openSpot(facts)],
    trouble: (facts) => ((laidPiece(facts)?.count ?? 0) > PIECES ? TROUBLE.tooMany : null),
    detour: backToDrawing,
    preconditions: [],
  },
  {
    id: "mind-gap",
    poses: ["think"],
    wait: until((facts) => openGap(facts).length === 0),
    target: (facts) => (openGap(facts).length > 0 ? [openSpot(facts)] : [gapSpot()]),
    gesture: (facts) => [...strayPiece(facts), openSpot(facts)],
    detour: backToDrawing,
    preconditions: [],
  },
  {
    id: "cross",
    poses: ["explain"],
    enter: () => [scoutAt(2, 8)],
    wait: until((facts) => facts.running && hasScout(facts, ({ x }) => x >= FAR_SIDE)),
    target: (facts) => (facts.running && hasSplashed(facts) ? [openSpot(facts)] : [page("play")]),
    trouble: (facts) => (hasSplashed(facts) ? TROUBLE.splash : null),
    preconditions: ["rules", "scout"],
  },
  {
    id: "made-it",
    poses: ["cheer"],
    wait: button(LABELS.rock),
    target: nowhere,
    preconditions: [],
  },
];

function isPainting({ modal }: LessonFacts): boolean {
  return modal?.id === "editAppearance";
}

function backToDrawing(facts: LessonFacts): Detour | null {
  return isPainting(facts) || pieces(facts).length > 0 ? null : { to: "draw", say: KIND.noPiece };
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
