import type { Point } from "../../engine/index.ts";
import { GAP, SPLASH } from "./cast.ts";
import type { Detour, Hint, Lesson, LessonFacts, Spot } from "./LessonStep.ts";
import { actorsOf, did, hasScout, laidPiece, openGap, pieces, theRock } from "./queries.ts";
import { at, button, menu, nowhere, page, STOP, scoutAt, speech, squares, until, whereIs } from "./stepBuilders.ts";

const PIECES = 5;
/** Said when that many pieces lie in the gap. The first one is there already, and the last one ends the step. */
const COUNTED: Readonly<Record<number, string>> = {
  2: "Two! Three to go.",
  3: "Three! Two to go.",
  4: "Four! One to go.",
};
const FAR_SIDE = 10;
const PAINTING = ["editAppearance"] as const;
const NO_PIECE = {
  to: "draw",
  when: (facts) => !isPainting(facts) && pieces(facts).length === 0,
  say: "No piece yet? Let's draw one.",
} as const satisfies Detour;

/** By keys a piece is stamped: these name what is pointed at then. */
const STAMPING_HINTS = [
  {
    when: ({ byKeys, ui }) => byKeys && ui.toolId !== "stamp",
    say: "Stamp is with the tools at the top.",
  },
  {
    when: ({ byKeys, ui }) => byKeys && ui.stampItem === null,
    say: "Your piece is the last one on the shelf.",
  },
  {
    when: ({ byKeys }) => byKeys,
    say: "Put a piece on every square of the gap, with Enter.",
  },
] as const satisfies readonly Hint[];

/** Lesson 2: the child draws a piece and makes a bridge of five. */
export const BRIDGE = {
  title: "Build a bridge",
  steps: [
    {
      number: 8,
      id: "library",
      sentence: "All your characters live on this shelf. We need a new one: a piece of bridge.",
      poses: ["explain"],
      enter: () => [STOP],
      wait: speech(),
      target: at(page("library")),
    },
    {
      number: 9,
      id: "draw",
      names: "Bridge",
      sentence: "Press plus, then pick Draw new Character.",
      hint: "The plus is on the shelf with all the characters.",
      otherHints: [
        {
          when: ({ menuOpenIn }) => menuOpenIn === "Characters",
          say: "Draw new Character has the little brush.",
        },
      ],
      poses: ["point"],
      wait: until((facts) => isPainting(facts) || pieces(facts).length > 0, 0),
      dialogs: PAINTING,
      target: at(menu("Draw new Character", "addCharacter")),
    },
    {
      number: 10,
      id: "tools",
      names: "Bridge",
      sentence: "Draw a piece of bridge. It can look any way you like.",
      sentenceByKeys: "Draw a piece of bridge with Enter and the arrow keys.",
      hint: "Pick a color. Then fill a few squares.",
      poses: ["explain"],
      wait: until((facts) => facts.hasDrawn || isSaved(facts), 2000),
      detours: [NO_PIECE],
      dialogs: PAINTING,
      target: (facts) => (isPainting(facts) ? [page("paintCanvas")] : []),
    },
    {
      number: 11,
      id: "save-piece",
      names: "Bridge",
      sentence: "Press Save when you're done.",
      hint: "You can change your piece later.",
      poses: ["point"],
      wait: until(isSaved, 0),
      detours: [NO_PIECE],
      dialogs: PAINTING,
      target: at(page("paintSave")),
    },
    {
      number: 12,
      id: "first",
      sentence: "Drag your piece into the gap.",
      sentenceByKeys: "Press Stamp, pick your piece, then pick the gap.",
      hint: "Your piece is the last one on the shelf.",
      otherHints: STAMPING_HINTS,
      poses: ["explain"],
      wait: until((facts) => laidPiece(facts) !== undefined, 500),
      detours: [NO_PIECE],
      tools: ["pointer", "stamp"],
      target: (facts) => (facts.byKeys ? [stampingSpot(facts)] : [newestTile(facts), gapSpot()]),
      arrow: true,
    },
    {
      number: 13,
      id: "trash",
      sentence: "Oops? Trash removes things. Undo fixes mistakes.",
      unless: (facts) => areAllInGap(facts),
      poses: ["point"],
      wait: speech(),
      target: at(page("trash"), page("undo")),
    },
    {
      number: 14,
      id: "five",
      sentence: "You need five pieces in a row to fill the gap.",
      hint: "Count the squares in the gap. There are five.",
      otherHints: STAMPING_HINTS,
      poses: ["point"],
      wait: until((facts) => laidPiece(facts)?.count === PIECES),
      trouble: (facts) => ((laidPiece(facts)?.count ?? 0) > PIECES ? "That's one too many! Press Undo." : null),
      progress: (facts) => (areAllInGap(facts) ? (COUNTED[laidPiece(facts)?.count ?? 0] ?? null) : null),
      detours: [NO_PIECE],
      target: (facts) => {
        if ((laidPiece(facts)?.count ?? 0) > PIECES) return [page("undo")];
        return [facts.byKeys ? stampingSpot(facts) : gapSpot()];
      },
      gesture: (facts) => (facts.byKeys ? [stampingSpot(facts)] : [newestTile(facts), openSpot(facts)]),
    },
    {
      number: 15,
      id: "mind-gap",
      sentence: "Look closely! Every square in the gap needs a piece.",
      unless: (facts) => openGap(facts).length === 0,
      hint: "Move a piece to the empty square.",
      poses: ["think"],
      wait: until((facts) => openGap(facts).length === 0),
      detours: [NO_PIECE],
      target: (facts) => (openGap(facts).length > 0 ? [openSpot(facts)] : [gapSpot()]),
      gesture: (facts) => [...strayPiece(facts), openSpot(facts)],
    },
    {
      number: 16,
      id: "cross",
      sentence: "Press Play and walk Scout across the bridge!",
      hint: "Press Play, then hold the right arrow.",
      poses: ["explain"],
      enter: () => [scoutAt(2, 8)],
      wait: until((facts) => facts.running && hasScout(facts, ({ x }) => x >= FAR_SIDE)),
      trouble: (facts) => (hasSplashed(facts) ? "Splash! This square needs a piece." : null),
      preconditions: ["rules", "scout"],
      target: (facts) => {
        if (!facts.running) return [page("play")];
        return [hasSplashed(facts) ? openSpot(facts) : page("rightKey")];
      },
    },
    {
      number: 17,
      id: "made-it",
      sentence: "Hooray, the bridge holds! You built it!",
      poses: ["cheer"],
      wait: button("Yay!"),
      target: nowhere,
    },
    {
      number: 18,
      id: "rock-ahead",
      sentence: "Uh-oh, now a rock is in the way.",
      poses: ["oops", "think"],
      wait: button("What now?"),
      target: (facts) => whereIs(theRock(facts)),
    },
  ],
} as const satisfies Lesson;

function isPainting({ modal }: LessonFacts): boolean {
  return modal?.id === "editAppearance";
}

function isSaved(facts: LessonFacts): boolean {
  return !isPainting(facts) && pieces(facts).length > 0;
}

/** What comes next in stamping a piece: the tool, the piece, or the gap. */
function stampingSpot(facts: LessonFacts): Spot {
  if (facts.ui.toolId !== "stamp") return page("stamp");
  return facts.ui.stampItem ? gapSpot() : newestTile(facts);
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

/** Whether the child has laid pieces, each on a square of the gap of its own. */
function areAllInGap(facts: LessonFacts): boolean {
  const laid = laidPiece(facts);
  return laid !== undefined && laid.count === GAP.length - openGap(facts).length && strayPiece(facts).length === 0;
}

/** A piece that was placed outside of the gap. */
function strayPiece(facts: LessonFacts): Spot[] {
  const laid = laidPiece(facts);
  const isInGap = ({ x, y }: Point) => GAP.some((square) => square.x === x && square.y === y);
  const stray = laid && actorsOf(facts, laid.character.id).find(({ position }) => !isInGap(position));
  return stray ? [squares("stage", stray.position)] : [];
}
