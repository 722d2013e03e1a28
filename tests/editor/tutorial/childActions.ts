import { SoundActions } from "../../../src/editor/actions/SoundActions.ts";
import { ANYBODY } from "../../../src/engine/index.ts";
import { addHappening, soundStep } from "../../../src/recording/happenings.ts";
import type { Recording } from "../../../src/recording/index.ts";
import {
  ALWAYS,
  CAST,
  FLAG,
  GAP,
  RAISE,
  RIGHT_KEY,
  ROCK,
  SCOUT,
  WALK_RIGHT,
} from "../../../src/tutorial/lessons/cast.ts";
import type { StepId } from "../../../src/tutorial/lessons/sets.ts";
import { rulesOf } from "../../../src/tutorial/lessons/shapes.ts";
import { moveActor } from "../../support/TestEditor.ts";
import type { TestLessons } from "../../support/TestLessons.ts";

export type ChildAction = (test: TestLessons) => void;
const RIGHT = 39;
const SPACE = 32;
/** Never decoded here. */
const BROWN = "data:image/png;base64,";

/** What a child does in each step, through the same methods of the editor as its tools and panels. */
export const CHILD: { readonly [Id in StepId]?: ChildAction } = {
  hello: press,
  "press-play": ({ editor }) => editor.playback.play(),
  walk: (test) => test.hold(RIGHT, 3),
  "wet-feet": press,
  controls: ({ editor }) => editor.playback.stop(),
  draw: openDrawing,
  tools: ({ home }) => {
    home.hasDrawn = true;
  },
  "save-piece": drawPiece,
  first: (test) => layPieces(test, 1),
  five: (test) => layPieces(test, 5),
  cross: (test) => {
    test.editor.playback.play();
    test.hold(RIGHT, 10);
  },
  "made-it": press,
  "rock-ahead": press,
  record: ({ editor }) => editor.toolbox.chooseTool("record"),
  "pick-scout": (test) => test.hands.tap(test.actor(SCOUT).position),
  right: ({ editor }) => editor.recording.growSide("right", 1),
  top: ({ editor }) => editor.recording.growSide("top", 1),
  act: (test) => actOut(test, 1, -1),
  "save-climb": save,
  "try-climb": (test) => {
    test.editor.playback.play();
    test.hold(RIGHT, 12);
  },
  "only-when": press,
  "see-rules": ({ editor }) => {
    editor.ui.selectCharacter(SCOUT);
    editor.ui.showTab("rules");
  },
  "which-block": (test) => test.lessons.answer("All the time"),
  add: ({ lessons }) => lessons.menuChanged("Inspector"),
  "add-key": ({ lessons, editor }) => {
    lessons.menuChanged(undefined);
    editor.openModal({ id: "keyPicker", characterId: SCOUT, containerId: null });
  },
  "pick-key": ({ editor }) => {
    editor.rules.addKeyEvent(SCOUT, SPACE);
    editor.closeModal();
  },
  "move-rule": ({ editor, hands }) => {
    const { characters } = hands.state.document;
    const [climb] = rulesOf(characters, "climb");
    const block = characters[SCOUT]?.rules[0];
    editor.rules.move(SCOUT, climb?.id ?? "", {
      kind: "rule",
      characterId: SCOUT,
      ruleId: block?.id ?? "",
      place: "inside",
    });
  },
  "back-left": (test) => moveActor(test.editor, "stage", test.actor(SCOUT).id, { x: 10, y: 8 }),
  "try-key": (test) => {
    test.editor.playback.play();
    test.hold(SPACE, 2);
  },
  "which-wins": (test) => test.lessons.answer("He falls down."),
  swap: (test) => moveAlways(test, "after", RIGHT_KEY),
  "on-air": (test) => {
    test.editor.playback.play();
    test.hold(RIGHT, 4);
  },
  "swap-back": (test) => moveAlways(test, "before", test.hands.state.document.characters[SCOUT]?.rules[0]?.id ?? ""),
  "falls-again": (test) => {
    test.editor.playback.play();
    test.hold(RIGHT, 4);
  },
  harder: press,
  "rec-slip": (test) => record(test, 15, 4),
  frame: ({ editor }) => {
    editor.recording.growSide("left", 2);
    editor.recording.growSide("bottom", 4);
  },
  slip: (test) => actOut(test, -1, 0),
  "save-slip": save,
  "try-slip": (test) => {
    test.editor.playback.play();
    test.hold(RIGHT, 2);
  },
  hangs: press,
  "rec-fall": (test) => record(test, 14, 4),
  below: ({ editor }) => editor.recording.growSide("bottom", 1),
  down: (test) => actOut(test, 0, 1),
  "save-fall": save,
  guess: (test) => test.lessons.answer("It falls, too."),
  both: ({ editor }) => editor.playback.play(),
  sound: ({ editor }) => editor.recording.again(SCOUT, WALK_RIGHT),
  "sound-step": (test) => {
    const sound = new SoundActions(test.editor).first() ?? "";
    test.editor.recording.rows.change("add action", (old) => addHappening(old, soundStep(sound)));
  },
  "sound-save": save,
  "sound-hear": (test) => {
    test.editor.playback.play();
    test.hold(RIGHT, 2);
  },
  "sound-end": press,
  kind: (test) => {
    // A child who begins here lets Nib teach Scout to climb.
    if (test.view?.offer) test.lessons.takeOffer();
    const [climb] = rulesOf(test.hands.state.document.characters, "climb");
    test.editor.recording.again(SCOUT, climb?.id ?? "");
  },
  "kind-who": ({ editor }) => editor.recording.rows.change("ask for anybody", rockAsAnybody),
  "kind-save": save,
  "kind-end": press,
  win: ({ editor }) => editor.recording.again(FLAG, RAISE),
  "win-step": ({ editor }) =>
    editor.recording.rows.change("add action", (old) =>
      addHappening(old, { type: "end", outcome: "won", text: "You won!" }),
    ),
  "win-save": save,
  "win-try": (test) => {
    test.editor.playback.play();
    test.hold(RIGHT, 8);
  },
  "win-end": press,
  race: (test) => {
    test.editor.playback.play();
    test.hold(RIGHT, 8);
    test.hold(SPACE, 1);
    test.hold(RIGHT, 6);
  },
  flag: (test) => test.hold(RIGHT, 8),
  end: press,
  "fork-copied": press,
  "fork-controls": press,
  "fork-library": press,
  "fork-stage": press,
  "fork-rules": press,
  "fork-end": press,
};

/** As the popover about who may be there does it. */
function rockAsAnybody(recording: Recording): Recording {
  const { before } = recording;
  const actors = Object.values(before.actors).map((actor) =>
    actor.characterId === ROCK ? { ...actor, kind: ANYBODY } : actor,
  );
  return { ...recording, before: { ...before, actors: Object.fromEntries(actors.map((actor) => [actor.id, actor])) } };
}

function press({ lessons }: TestLessons): void {
  lessons.press();
}

function save({ editor }: TestLessons): void {
  editor.recording.save();
}

export function openDrawing({ editor }: TestLessons): void {
  editor.openModal({ id: "editAppearance", characterId: null });
}

/** Saves a drawing, as the pixel editor does. */
export function drawPiece({ editor }: TestLessons): void {
  const info = { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true as const } };
  editor.drawings.save({ characterId: null }, { pictures: [BROWN], info, name: "Idle" });
  editor.closeModal();
}

/** Fills the gap with pieces from the left until there are `count` of them. */
export function layPieces(test: TestLessons, count: number): void {
  const { hands, editor } = test;
  const piece = Object.values(hands.state.document.characters).find(({ id }) => !CAST.includes(id));
  if (!piece) throw new Error("Nothing was drawn");
  const look = Object.keys(piece.spritesheet.appearances)[0] ?? "";
  for (const { x, y } of GAP.slice(0, count)) {
    if (hands.actorsAt(x, y).length === 0) editor.actors.placeNew("stage", piece.id, look, { x, y });
  }
}

export function record(test: TestLessons, x: number, y: number): void {
  test.editor.toolbox.chooseTool("record");
  test.hands.tap({ x, y });
}

/** Moves the main actor in the after picture by an offset. */
export function actOut({ hands, editor }: TestLessons, x: number, y: number): void {
  const { recording } = hands.state;
  if (!recording) throw new Error("Nothing is recorded");
  const { origin, mainActorId } = recording;
  moveActor(editor, "after", mainActorId, { x: origin.x + x, y: origin.y + y });
}

function moveAlways({ editor }: TestLessons, place: "before" | "after", ruleId: string): void {
  editor.rules.move(SCOUT, ALWAYS, { kind: "rule", characterId: SCOUT, ruleId, place });
}
