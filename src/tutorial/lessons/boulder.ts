/** Lesson 5: a boulder slips off its ledge, falls, and both of them follow one rule; then the way to the flag. */
import {
  actorsOf,
  didShape,
  doersOf,
  flagIsRaised,
  hangs,
  hasRule,
  hasScout,
  ledgeBoulder,
  savedShape,
  secondBoulder,
} from "./asks.ts";
import { BOULDER, FLAG, LANDS, LEDGE, SCOUT, SECOND } from "./cast.ts";
import { startOfRun } from "./climbing.ts";
import type { LessonFacts } from "./LessonFacts.ts";
import type { LessonStep, SetupAction, Spot } from "./LessonStep.ts";
import { endsOn, framed, frames, framesExactly, inPictureAt, recordingOf, squareOf } from "./recordingAsks.ts";
import {
  at,
  boulderAt,
  button,
  LOWER_FLAG,
  nowhere,
  page,
  STOP,
  scoutAt,
  speech,
  squares,
  teaching,
  until,
  whereIs,
} from "./stepParts.ts";
import { ANSWERS, LABELS, TROUBLE } from "./words.ts";

const NEEDS: LessonStep["preconditions"] = ["rules", "scout", "boulder"];
const SECOND_STANDS: SetupAction = { kind: "second", at: SECOND };
const HANGS = { x: 14, y: 4 };

export const FALLING: readonly LessonStep[] = [
  {
    id: "harder",
    poses: ["cheer"],
    enter: () => [STOP],
    wait: button(LABELS.boulder),
    target: nowhere,
    preconditions: NEEDS,
  },
  {
    id: "plan",
    poses: ["talk"],
    enter: () => [boulderAt(LEDGE.x, LEDGE.y)],
    wait: speech(),
    target: boulderSpot,
    preconditions: NEEDS,
  },
  {
    id: "here",
    poses: ["point"],
    enter: () => [scoutAt(13, 8)],
    wait: speech(),
    target: at(squares("stage", { x: 13, y: 8 })),
    preconditions: NEEDS,
  },
  {
    id: "rec-slip",
    poses: ["point"],
    wait: until((facts) => recordingOf(facts, BOULDER) !== null && isOnGround(facts)),
    target: (facts) => [...recordSpot(facts), ...boulderSpot(facts)],
    arrow: true,
    trouble: (facts) => {
      if (!facts.recording) return null;
      if (!recordingOf(facts, BOULDER)) return TROUBLE.wrongActor;
      return isOnGround(facts) ? null : TROUBLE.otherBoulder;
    },
    preconditions: NEEDS,
    teaches: "slip",
  },
  ...teaching("slip", "rec-slip", "try-slip", [
    {
      id: "frame",
      poses: ["explain"],
      wait: until((facts) => framed(facts, SCOUT).length > 0 && framed(facts, BOULDER).length === 0),
      target: at(page("handle", "left"), page("handle", "bottom")),
      gesture: (facts) => [page("handle", "bottom"), squares("before", squareOf(facts, 0, 4))],
      trouble: (facts) => (framed(facts, BOULDER).length > 0 ? TROUBLE.twoBoulders : null),
    },
    { id: "good", poses: ["cheer"], wait: speech(), target: nowhere },
    {
      id: "slip",
      poses: ["point"],
      wait: until((facts) => endsOn(facts, -1, 0)),
      target: (facts) => [squares("after", squareOf(facts, 0, 0)), squares("after", squareOf(facts, -1, 0))],
      arrow: true,
    },
    { id: "means", poses: ["explain"], wait: speech(), target: at(page("before")) },
    {
      id: "save-slip",
      poses: ["point"],
      wait: until((facts) => savedShape(facts, "slip")),
      target: at(page("saveRecording")),
    },
  ]),
  {
    id: "try-slip",
    poses: ["cheer"],
    enter: () => [boulderAt(LEDGE.x, LEDGE.y), scoutAt(12, 8)],
    wait: until((facts) => didShape(facts, "slip")),
    target: at(page("play")),
    preconditions: [...(NEEDS ?? []), "slip"],
  },
  { id: "hangs", poses: ["puzzled"], wait: speech(), target: boulderSpot, preconditions: NEEDS },
  {
    id: "no-gravity",
    poses: ["think"],
    enter: (facts) => [STOP, ...(hangs(facts, ledgeBoulder(facts)) ? [] : [boulderAt(HANGS.x, HANGS.y)])],
    wait: speech(),
    target: nowhere,
    preconditions: NEEDS,
  },
  {
    id: "rec-fall",
    poses: ["point"],
    wait: until((facts) => recordingOf(facts, BOULDER) !== null && !isOnGround(facts)),
    target: (facts) => [...recordSpot(facts), ...boulderSpot(facts)],
    arrow: true,
    trouble: (facts) => {
      if (!facts.recording) return null;
      if (!recordingOf(facts, BOULDER)) return TROUBLE.wrongActor;
      return isOnGround(facts) ? TROUBLE.notFree : null;
    },
    preconditions: NEEDS,
    teaches: "gravity",
  },
  ...teaching("gravity", "rec-fall", "guess", [
    {
      id: "below",
      poses: ["explain"],
      wait: until((facts) => framesExactly(facts, [0, 0], [0, 1])),
      target: at(page("handle", "bottom")),
      gesture: (facts) => [page("handle", "bottom"), squares("before", squareOf(facts, 0, 1))],
      trouble: (facts) => (frames(facts, [0, 1]) && !framesExactly(facts, [0, 0], [0, 1]) ? TROUBLE.tooLarge : null),
    },
    {
      id: "down",
      poses: ["point"],
      wait: until((facts) => endsOn(facts, 0, 1)),
      target: (facts) => [squares("after", squareOf(facts, 0, 0)), squares("after", squareOf(facts, 0, 1))],
      arrow: true,
    },
    { id: "until", poses: ["explain"], wait: speech(), target: nowhere },
    {
      id: "save-fall",
      poses: ["point"],
      wait: until((facts) => savedShape(facts, "gravity")),
      target: at(page("saveRecording")),
    },
  ]),
  {
    id: "guess",
    poses: ["think"],
    enter: () => [boulderAt(HANGS.x, HANGS.y), SECOND_STANDS, scoutAt(12, 8)],
    wait: { kind: "answer", choices: ANSWERS.boulders },
    target: bothBoulders,
    must: true,
    preconditions: [...(NEEDS ?? []), "boulders", "gravity"],
  },
  {
    id: "both",
    poses: ["cheer"],
    wait: until((facts) => doersOf(facts, "gravity") >= 2),
    target: (facts) => (facts.running ? bothBoulders(facts) : [page("play")]),
    must: true,
    preconditions: [...(NEEDS ?? []), "boulders", "gravity"],
  },
  {
    id: "race",
    poses: ["talk"],
    enter: (facts) => [
      LOWER_FLAG,
      boulderAt(LEDGE.x, LEDGE.y),
      hasRule(facts, "climb") ? startOfRun(facts) : scoutAt(12, 8),
    ],
    wait: until((facts) => hasScout(facts, ({ x }) => x > LANDS.x)),
    target: (facts) => (facts.running ? flagSpot(facts) : [page("play")]),
    // The game may still be playing from the previous step.
    free: [page("play")],
    preconditions: [...(NEEDS ?? []), "slip", "gravity", "wayFree"],
  },
  {
    id: "flag",
    poses: ["wave"],
    wait: until(flagIsRaised),
    target: (facts) => (facts.running ? flagSpot(facts) : [page("play")]),
    trouble: (facts) => (facts.running || flagIsRaised(facts) ? null : TROUBLE.notPlaying),
    preconditions: ["rules", "scout", "flag"],
  },
  { id: "yours", poses: ["talk"], wait: speech(), target: at(page("library")) },
  { id: "end", poses: ["wave"], wait: button(LABELS.done), target: at(page("mainMenu")) },
];

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
