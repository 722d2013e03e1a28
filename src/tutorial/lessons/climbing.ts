/** Lesson 3: a rule for Scout to climb the rock. */
import { didShape, openGap, savedShape, theRock, theScout } from "./asks.ts";
import { ROCK, SCOUT } from "./cast.ts";
import type { LessonFacts } from "./LessonFacts.ts";
import type { LessonStep, SetupAction } from "./LessonStep.ts";
import { endsOn, frames, inPictureAt, recordingOf, squareOf } from "./recordingAsks.ts";
import { at, nowhere, page, STOP, scoutAt, speech, squares, teaching, until, whereIs } from "./stepParts.ts";
import { KIND, TROUBLE } from "./words.ts";

const NEEDS: LessonStep["preconditions"] = ["rules", "scout", "rock"];

export const CLIMBING: readonly LessonStep[] = [
  {
    id: "record",
    poses: ["explain"],
    enter: (facts) => [STOP, besideRock(facts)],
    wait: until((facts) => facts.ui.toolId === "record" || recordingOf(facts, SCOUT) !== null),
    target: at(page("record")),
    preconditions: NEEDS,
    teaches: "climb",
  },
  {
    id: "pick-scout",
    poses: ["point"],
    wait: until(seesRock),
    target: (facts) => whereIs(theScout(facts)),
    detour: ({ ui, recording }) => (recording || ui.toolId === "record" ? null : { to: "record", say: KIND.toolGone }),
    trouble: (facts) => {
      if (!facts.recording || seesRock(facts)) return null;
      return recordingOf(facts, SCOUT) ? TROUBLE.notBesideRock : TROUBLE.wrongActor;
    },
    preconditions: NEEDS,
    teaches: "climb",
  },
  ...teaching("climb", "record", "try-climb", [
    { id: "dim", poses: ["explain"], wait: speech(), target: nowhere },
    {
      id: "right",
      poses: ["point"],
      wait: until((facts) => frames(facts, [1, 0])),
      target: at(page("handle", "right")),
      gesture: (facts) => [page("handle", "right"), squares("before", squareOf(facts, 1, 0))],
    },
    {
      id: "top",
      poses: ["point"],
      wait: until((facts) => frames(facts, [0, -1], [1, -1])),
      target: at(page("handle", "top")),
      gesture: (facts) => [page("handle", "top"), squares("before", squareOf(facts, 0, -1))],
    },
    { id: "ready", poses: ["cheer"], wait: speech(), target: nowhere },
    { id: "before", poses: ["talk"], wait: speech(), target: at(page("before")) },
    { id: "after", poses: ["point"], wait: speech(), target: at(page("after")) },
    {
      id: "act",
      poses: ["point"],
      wait: until((facts) => endsOn(facts, 1, -1)),
      target: (facts) => [squares("after", squareOf(facts, 0, 0)), squares("after", squareOf(facts, 1, -1))],
      arrow: true,
    },
    { id: "sentence", poses: ["talk"], wait: speech(), target: at(page("actionRow")) },
    {
      id: "save-climb",
      poses: ["point"],
      wait: until((facts) => savedShape(facts, "climb")),
      target: at(page("saveRecording")),
    },
  ]),
  {
    id: "try-climb",
    poses: ["point"],
    enter: (facts) => [startOfRun(facts)],
    wait: until((facts) => didShape(facts, "climb")),
    target: at(page("play")),
    preconditions: ["rules", "scout", "rock", "climb"],
  },
  { id: "climbed", poses: ["cheer"], wait: speech(), target: nowhere },
];

/** Starts on the left of the bridge, or on the right if there is no bridge. */
export function startOfRun(facts: LessonFacts): SetupAction {
  return openGap(facts).length === 0 ? scoutAt(2, 8) : scoutAt(10, 8);
}

/** Starts left of the rock, wherever the child has moved it. */
function besideRock(facts: LessonFacts): SetupAction {
  const rock = theRock(facts)?.position;
  return rock && rock.x > 0 ? scoutAt(rock.x - 1, rock.y) : scoutAt(10, 8);
}

function seesRock(facts: LessonFacts): boolean {
  const sees = inPictureAt(facts, [1, 0]).some(({ characterId }) => characterId === ROCK);
  return recordingOf(facts, SCOUT) !== null && sees;
}
