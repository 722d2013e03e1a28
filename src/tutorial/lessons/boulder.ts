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
      number: 48,
      id: "harder",
      sentence: "Let's make it exciting. A boulder will fall!",
      poses: ["cheer"],
      enter: () => [STOP],
      wait: button("Oh yes!"),
      preconditions: NEEDS,
      target: nowhere,
    },
    {
      number: 49,
      id: "here",
      sentence: "When Scout gets here, the boulder should roll off.",
      poses: ["point"],
      enter: () => [boulderAt(LEDGE.x, LEDGE.y), scoutAt(13, 8)],
      wait: speech(),
      preconditions: NEEDS,
      target: (facts) => [squares("stage", { x: 13, y: 8 }), ...boulderSpot(facts)],
    },
    {
      number: 50,
      id: "rec-slip",
      sentence: "Press Record, then pick the boulder on the ledge.",
      hint: "Record is at the top. The ledge is up on the right.",
      poses: ["point"],
      wait: until((facts) => recordingOf(facts, BOULDER) !== null && isOnGround(facts)),
      trouble: (facts) => {
        if (!facts.recording) return null;
        if (!recordingOf(facts, BOULDER)) return WRONG_ACTOR;
        return isOnGround(facts) ? null : "That's the other boulder. Press Cancel and pick the one on the ledge.";
      },
      teaches: "slip",
      begins: true,
      preconditions: NEEDS,
      target: (facts) => [...recordSpot(facts), ...boulderSpot(facts)],
      arrow: true,
    },
    ...teaching("slip", { from: "rec-slip", done: "try-slip" }, [
      {
        number: 51,
        id: "frame",
        sentence: "Press the left and bottom plus until Scout is in the frame.",
        hint: "Press the left plus twice, and the bottom one four times.",
        poses: ["explain"],
        wait: until((facts) => framed(facts, SCOUT).length > 0 && framed(facts, BOULDER).length === 0),
        trouble: (facts) =>
          framed(facts, BOULDER).length > 0 ? "The other boulder got in, too. Press a minus." : null,
        target: at(page("handle", "left"), page("handle", "bottom")),
        gesture: () => [page("handle", "left")],
      },
      {
        number: 52,
        id: "slip",
        sentence: "Now the boulder sees Scout! Drag it one square left, off the ledge.",
        sentenceByKeys: "Now it sees Scout! Move it one left with Enter and the arrow keys.",
        hint: "Move it in the After picture, just one square.",
        poses: ["point"],
        wait: until((facts) => endsOn(facts, -1, 0)),
        target: (facts) => [squares("after", squareOf(facts, 0, 0)), squares("after", squareOf(facts, -1, 0))],
        arrow: true,
      },
      {
        number: 53,
        id: "means",
        sentence: "The boulder rolls off when everything looks like the Before picture.",
        poses: ["explain"],
        wait: speech(),
        target: at(page("before")),
      },
      {
        number: 54,
        id: "save-slip",
        sentence: "Press Save Recording to keep your rule.",
        hint: "Save Recording is below the pictures.",
        poses: ["point"],
        wait: until((facts) => savedShape(facts, "slip")),
        target: at(page("saveRecording")),
      },
    ]),
    {
      number: 55,
      id: "try-slip",
      sentence: "Press Play and walk toward the boulder!",
      hint: "Press Play, then hold the right arrow.",
      poses: ["cheer"],
      enter: () => [boulderAt(LEDGE.x, LEDGE.y), scoutAt(12, 8)],
      wait: until((facts) => didShape(facts, "slip")),
      preconditions: [...NEEDS, "slip"],
      target: ({ running }) => [page(running ? "rightKey" : "play")],
    },
    {
      number: 56,
      id: "hangs",
      sentence: "Huh? The boulder stays up in the air!",
      poses: ["puzzled"],
      wait: button("Why?"),
      preconditions: NEEDS,
      target: boulderSpot,
    },
    {
      number: 57,
      id: "no-gravity",
      sentence: "Nothing falls until you teach it to. In space, nothing falls at all!",
      poses: ["think"],
      enter: (facts) => [STOP, ...(hangs(facts, ledgeBoulder(facts)) ? [] : [boulderAt(HANGS.x, HANGS.y)])],
      wait: speech(),
      preconditions: NEEDS,
      target: nowhere,
    },
    {
      number: 58,
      id: "rec-fall",
      sentence: "Press Record, then pick a boulder. Any boulder is fine.",
      hint: "Record is at the top. Pick a boulder in the air.",
      poses: ["point"],
      wait: until((facts) => recordingOf(facts, BOULDER) !== null && !isOnGround(facts)),
      trouble: (facts) => {
        if (!facts.recording) return null;
        if (!recordingOf(facts, BOULDER)) return WRONG_ACTOR;
        return isOnGround(facts) ? "There's no room under this boulder. Press Cancel and pick one in the air." : null;
      },
      teaches: "gravity",
      begins: true,
      preconditions: NEEDS,
      target: (facts) => [...recordSpot(facts), ...boulderSpot(facts)],
      arrow: true,
    },
    ...teaching("gravity", { from: "rec-fall", done: "guess" }, [
      {
        number: 59,
        id: "below",
        sentence: "The boulder needs room to fall. Press the bottom plus once.",
        hint: "It's the yellow plus below the Before picture.",
        poses: ["explain"],
        wait: until((facts) => framesExactly(facts, [0, 0], [0, 1])),
        trouble: (facts) =>
          frames(facts, [0, 1]) && !framesExactly(facts, [0, 0], [0, 1])
            ? "It only needs the square below. Press a minus."
            : null,
        target: at(page("handle", "bottom")),
      },
      {
        number: 60,
        id: "down",
        sentence: "Drag the boulder one square down in the After picture.",
        sentenceByKeys: "Move the boulder one square down with Enter and the arrow keys.",
        hint: "Move it in the After picture, just one square.",
        poses: ["point"],
        wait: until((facts) => endsOn(facts, 0, 1)),
        target: (facts) => [squares("after", squareOf(facts, 0, 0)), squares("after", squareOf(facts, 0, 1))],
        arrow: true,
      },
      {
        number: 61,
        id: "until",
        sentence: "It falls and falls until something is below it.",
        poses: ["explain"],
        wait: speech(),
        target: nowhere,
      },
      {
        number: 62,
        id: "save-fall",
        sentence: "Press Save Recording to keep your rule.",
        hint: "Save Recording is below the pictures.",
        poses: ["point"],
        wait: until((facts) => savedShape(facts, "gravity")),
        target: at(page("saveRecording")),
      },
    ]),
    {
      number: 63,
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
      number: 64,
      id: "both",
      sentence: "Press Play and watch both boulders!",
      hint: "Play is the big button below the stage.",
      poses: ["cheer"],
      wait: until((facts) => doersOf(facts, "gravity") >= 2),
      must: true,
      preconditions: [...NEEDS, "boulders", "gravity"],
      target: (facts) => (facts.running ? bothBoulders(facts) : [page("play")]),
    },
    {
      number: 65,
      id: "same-rule",
      sentence: "Every boulder follows the same rule. Did you guess it?",
      poses: ["cheer"],
      wait: speech(),
      recalls: "guess",
      preconditions: NEEDS,
      target: bothBoulders,
    },
    {
      number: 66,
      id: "race",
      sentence: "Can Scout get past before the boulder blocks the way? Press Play!",
      hint: "Climb the rock with your key, then run right!",
      poses: ["talk"],
      enter: (facts) => [
        STOP,
        LOWER_FLAG,
        boulderAt(LEDGE.x, LEDGE.y),
        hasRule(facts, "climb") ? startOfRun(facts) : scoutAt(12, 8),
      ],
      wait: until((facts) => hasScout(facts, ({ x }) => x > LANDS.x)),
      preconditions: [...NEEDS, "slip", "gravity", "wayFree"],
      target: (facts) => (facts.running ? flagSpot(facts) : [page("play")]),
    },
    {
      number: 67,
      id: "flag",
      sentence: "Now walk to the flag!",
      hint: "Keep going right, and down to the flag.",
      poses: ["wave"],
      wait: until(flagIsRaised),
      trouble: (facts) => (facts.running || flagIsRaised(facts) ? null : NOT_PLAYING),
      preconditions: ["rules", "scout", "flag"],
      target: (facts) => (facts.running ? flagSpot(facts) : [page("play")]),
    },
    {
      number: 68,
      id: "yours",
      sentence: "It's your game now! Teach Scout to jump, or dig, or draw something new.",
      poses: ["talk"],
      wait: speech(),
      anywhere: true,
      target: at(page("library")),
    },
    {
      number: 69,
      id: "end",
      sentence: "That was great! There are more lessons in the menu. Bye!",
      poses: ["wave"],
      wait: button("Bye, Nib!"),
      anywhere: true,
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
