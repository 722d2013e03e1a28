import { BOULDER, FLAG, LANDS, LEDGE, SCOUT, SECOND } from "./cast.ts";
import { startOfRun } from "./climbing.ts";
import type { Lesson, LessonFacts, SetupAction, Spot } from "./LessonStep.ts";
import {
  actorsOf,
  didShape,
  doersOf,
  endsOn,
  flagIsRaised,
  framed,
  frames,
  framesExactly,
  hangs,
  hasRule,
  hasScout,
  inPictureAt,
  ledgeBoulder,
  recordingOf,
  savedShape,
  secondBoulder,
  squareOf,
} from "./queries.ts";
import {
  answer,
  at,
  boulderAt,
  button,
  LOWER_FLAG,
  NOT_PLAYING,
  nowhere,
  page,
  STOP,
  scoutAt,
  speech,
  squares,
  teaching,
  until,
  WRONG_ACTOR,
  whereIs,
} from "./stepBuilders.ts";

const NEEDS = ["rules", "scout", "boulder"] as const;
const SECOND_STANDS: SetupAction = { kind: "second", at: SECOND };
const HANGS = { x: 14, y: 4 };

/** Lesson 5: the child records two rules, by which a boulder slips off its ledge and all boulders fall; then Scout runs to the flag. */
export const FALLING = {
  title: "Let a boulder fall",
  steps: [
    {
      number: 49,
      id: "harder",
      sentence: "Now let us make the game exciting. A boulder will fall!",
      poses: ["cheer"],
      enter: () => [STOP],
      wait: button("Oh yes!"),
      preconditions: NEEDS,
      target: nowhere,
    },
    {
      number: 50,
      id: "plan",
      sentence: "This boulder slips when Scout comes near.",
      poses: ["talk"],
      enter: () => [boulderAt(LEDGE.x, LEDGE.y)],
      wait: speech(),
      preconditions: NEEDS,
      target: boulderSpot,
    },
    {
      number: 51,
      id: "here",
      sentence: "When Scout stands here, it slips.",
      poses: ["point"],
      enter: () => [scoutAt(13, 8)],
      wait: speech(),
      preconditions: NEEDS,
      target: at(squares("stage", { x: 13, y: 8 })),
    },
    {
      number: 52,
      id: "rec-slip",
      sentence: "Take the Record tool, and tap the boulder on the ledge.",
      hint: "Record is in the row of tools. The ledge is up on the right.",
      poses: ["point"],
      wait: until((facts) => recordingOf(facts, BOULDER) !== null && isOnGround(facts)),
      trouble: (facts) => {
        if (!facts.recording) return null;
        if (!recordingOf(facts, BOULDER)) return WRONG_ACTOR;
        return isOnGround(facts) ? null : "That is the other boulder. Press Cancel, and take the one on the ledge.";
      },
      teaches: "slip",
      preconditions: NEEDS,
      target: (facts) => [...recordSpot(facts), ...boulderSpot(facts)],
      arrow: true,
    },
    ...teaching("slip", { from: "rec-slip", done: "try-slip" }, [
      {
        number: 53,
        id: "frame",
        sentence: "Pull the left and the bottom handle until Scout is in the frame. Or tap a handle, then its plus.",
        hint: "In the left picture: two squares to the left, and four squares down.",
        poses: ["explain"],
        wait: until((facts) => framed(facts, SCOUT).length > 0 && framed(facts, BOULDER).length === 0),
        trouble: (facts) =>
          framed(facts, BOULDER).length > 0
            ? "Now the other boulder is in the frame, too. Make the frame a bit smaller."
            : null,
        target: at(page("handle", "left"), page("handle", "bottom")),
        gesture: (facts) => [page("handle", "bottom"), squares("before", squareOf(facts, 0, 4))],
      },
      {
        number: 54,
        id: "good",
        sentence: "Good! Now the boulder can see Scout.",
        poses: ["cheer"],
        wait: speech(),
        target: nowhere,
      },
      {
        number: 55,
        id: "slip",
        sentence: "Move the boulder one square to the left, off the ledge. Drag it, or use Enter and the arrow keys.",
        hint: "Pull the boulder in the right picture: just one square to the left.",
        poses: ["point"],
        wait: until((facts) => endsOn(facts, -1, 0)),
        target: (facts) => [squares("after", squareOf(facts, 0, 0)), squares("after", squareOf(facts, -1, 0))],
        arrow: true,
      },
      {
        number: 56,
        id: "means",
        sentence: "The boulder slips when it all looks like the left picture.",
        poses: ["explain"],
        wait: speech(),
        target: at(page("before")),
      },
      {
        number: 57,
        id: "save-slip",
        sentence: "Press Save Recording to keep the rule.",
        hint: "Save Recording is at the bottom.",
        poses: ["point"],
        wait: until((facts) => savedShape(facts, "slip")),
        target: at(page("saveRecording")),
      },
    ]),
    {
      number: 58,
      id: "try-slip",
      sentence: "Press Play, and walk towards the boulder!",
      hint: "Press Play, and hold the right arrow.",
      poses: ["cheer"],
      enter: () => [boulderAt(LEDGE.x, LEDGE.y), scoutAt(12, 8)],
      wait: until((facts) => didShape(facts, "slip")),
      preconditions: [...NEEDS, "slip"],
      target: at(page("play")),
    },
    {
      number: 59,
      id: "hangs",
      sentence: "Huh? It hangs in the air! Nobody has taught it to fall.",
      poses: ["puzzled"],
      wait: speech(),
      preconditions: NEEDS,
      target: boulderSpot,
    },
    {
      number: 60,
      id: "no-gravity",
      sentence: "Things fall only when you teach them to. A game in space needs no falling at all.",
      poses: ["think"],
      enter: (facts) => [STOP, ...(hangs(facts, ledgeBoulder(facts)) ? [] : [boulderAt(HANGS.x, HANGS.y)])],
      wait: speech(),
      preconditions: NEEDS,
      target: nowhere,
    },
    {
      number: 61,
      id: "rec-fall",
      sentence: "Take the Record tool, and tap a boulder. Any boulder is fine.",
      hint: "Record is in the row of tools. Tap a boulder that hangs in the air.",
      poses: ["point"],
      wait: until((facts) => recordingOf(facts, BOULDER) !== null && !isOnGround(facts)),
      trouble: (facts) => {
        if (!facts.recording) return null;
        if (!recordingOf(facts, BOULDER)) return WRONG_ACTOR;
        return isOnGround(facts)
          ? "Below this boulder is no room. Press Cancel, and take one that hangs in the air."
          : null;
      },
      teaches: "gravity",
      preconditions: NEEDS,
      target: (facts) => [...recordSpot(facts), ...boulderSpot(facts)],
      arrow: true,
    },
    ...teaching("gravity", { from: "rec-fall", done: "guess" }, [
      {
        number: 62,
        id: "below",
        sentence: "Pull the bottom handle down by one free square. Or tap the handle, then its plus.",
        hint: "In the left picture: one square down, and no more.",
        poses: ["explain"],
        wait: until((facts) => framesExactly(facts, [0, 0], [0, 1])),
        trouble: (facts) =>
          frames(facts, [0, 1]) && !framesExactly(facts, [0, 0], [0, 1])
            ? "The frame is too large. It needs only the boulder and the square below."
            : null,
        target: at(page("handle", "bottom")),
        gesture: (facts) => [page("handle", "bottom"), squares("before", squareOf(facts, 0, 1))],
      },
      {
        number: 63,
        id: "down",
        sentence: "Move the boulder one square down in the right picture. Drag it, or use Enter and the arrow keys.",
        hint: "Pull the boulder in the right picture: just one square down.",
        poses: ["point"],
        wait: until((facts) => endsOn(facts, 0, 1)),
        target: (facts) => [squares("after", squareOf(facts, 0, 0)), squares("after", squareOf(facts, 0, 1))],
        arrow: true,
      },
      {
        number: 64,
        id: "until",
        sentence: "So it falls and falls, until something is below it.",
        poses: ["explain"],
        wait: speech(),
        target: nowhere,
      },
      {
        number: 65,
        id: "save-fall",
        sentence: "Press Save Recording to keep the rule.",
        hint: "Save Recording is at the bottom.",
        poses: ["point"],
        wait: until((facts) => savedShape(facts, "gravity")),
        target: at(page("saveRecording")),
      },
    ]),
    {
      number: 66,
      id: "guess",
      sentence: "You taught one boulder to fall. What will the other one do?",
      hint: "What do you think? Any answer is fine.",
      poses: ["think"],
      enter: () => [boulderAt(HANGS.x, HANGS.y), SECOND_STANDS, scoutAt(12, 8)],
      wait: answer("It falls, too.", "It stays in the air."),
      must: true,
      preconditions: [...NEEDS, "boulders", "gravity"],
      target: bothBoulders,
    },
    {
      number: 67,
      id: "both",
      sentence: "Press Play and see! One rule is for every boulder.",
      hint: "Press Play, and watch both boulders.",
      poses: ["cheer"],
      wait: until((facts) => doersOf(facts, "gravity") >= 2),
      recalls: "guess",
      must: true,
      preconditions: [...NEEDS, "boulders", "gravity"],
      target: (facts) => (facts.running ? bothBoulders(facts) : [page("play")]),
    },
    {
      number: 68,
      id: "race",
      sentence: "Can Scout run past before the boulder blocks the way? Press Play and try!",
      hint: "Climb over the rock with your key, then run to the right!",
      poses: ["talk"],
      enter: (facts) => [
        LOWER_FLAG,
        boulderAt(LEDGE.x, LEDGE.y),
        hasRule(facts, "climb") ? startOfRun(facts) : scoutAt(12, 8),
      ],
      wait: until((facts) => hasScout(facts, ({ x }) => x > LANDS.x)),
      preconditions: [...NEEDS, "slip", "gravity", "wayFree"],
      target: (facts) => (facts.running ? flagSpot(facts) : [page("play")]),
      // The game may still be playing from the previous step.
      free: [page("play")],
    },
    {
      number: 69,
      id: "flag",
      sentence: "Now walk to the flag!",
      hint: "Keep to the right, and walk down to the flag.",
      poses: ["wave"],
      wait: until(flagIsRaised),
      trouble: (facts) => (facts.running || flagIsRaised(facts) ? null : NOT_PLAYING),
      preconditions: ["rules", "scout", "flag"],
      target: (facts) => (facts.running ? flagSpot(facts) : [page("play")]),
    },
    {
      number: 70,
      id: "yours",
      sentence: "It is your game now! Scout could climb left, jump or dig, or you draw a new piece.",
      poses: ["talk"],
      wait: speech(),
      target: at(page("library")),
    },
    {
      number: 71,
      id: "end",
      sentence: "That was great! You find more lessons in the main menu. Bye-bye!",
      poses: ["wave"],
      wait: button("Bye, Nib!"),
      target: at(page("mainMenu")),
    },
  ],
} as const satisfies Lesson;

/** The Record tool, until it is chosen. */
function recordSpot({ ui }: LessonFacts): readonly Spot[] {
  return ui.toolId === "record" ? [] : [page("record")];
}

function boulderSpot(facts: LessonFacts): readonly Spot[] {
  return whereIs(ledgeBoulder(facts));
}

function bothBoulders(facts: LessonFacts): readonly Spot[] {
  return [...boulderSpot(facts), ...whereIs(secondBoulder(facts))];
}

function flagSpot(facts: LessonFacts): readonly Spot[] {
  return whereIs(actorsOf(facts, FLAG)[0]);
}

/** Whether the square below the main actor of the recording is filled. */
function isOnGround(facts: LessonFacts): boolean {
  return inPictureAt(facts, [0, 1]).length > 0;
}
