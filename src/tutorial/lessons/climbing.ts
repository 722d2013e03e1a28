import { ROCK, SCOUT } from "./cast.ts";
import type { Lesson, LessonFacts, SetupAction } from "./LessonStep.ts";
import {
  didShape,
  endsOn,
  frames,
  inPictureAt,
  openGap,
  recordingOf,
  savedShape,
  squareOf,
  theRock,
  theScout,
} from "./queries.ts";
import {
  at,
  nowhere,
  page,
  SHOW_SCOUT,
  STOP,
  scoutAt,
  speech,
  squares,
  teaching,
  until,
  WRONG_ACTOR,
  whereIs,
} from "./stepBuilders.ts";

const NEEDS = ["rules", "scout", "rock"] as const;

/** Lesson 3: the child records a rule for Scout to climb the rock. */
export const CLIMBING = {
  title: "Teach Scout to climb",
  steps: [
    {
      number: 19,
      id: "record",
      sentence: "Rules tell everyone what to do. Press Record and we'll teach Scout a new one.",
      hint: "Record is with the tools at the top.",
      poses: ["explain"],
      enter: (facts) => [STOP, SHOW_SCOUT, besideRock(facts)],
      wait: until((facts) => facts.ui.toolId === "record" || recordingOf(facts, SCOUT) !== null),
      teaches: "climb",
      begins: true,
      preconditions: NEEDS,
      target: at(page("record")),
    },
    {
      number: 20,
      id: "pick-scout",
      sentence: "Now pick Scout.",
      hint: "Scout is the fox with the blue scarf.",
      poses: ["point"],
      wait: until(seesRock),
      trouble: (facts) => {
        if (!facts.recording || seesRock(facts)) return null;
        return recordingOf(facts, SCOUT)
          ? "Scout isn't next to the rock. Press Cancel and we'll try again."
          : WRONG_ACTOR;
      },
      detours: [
        {
          to: "record",
          when: ({ ui, recording }) => !recording && ui.toolId !== "record",
          say: "You put the tool down. Pick it up again.",
        },
      ],
      teaches: "climb",
      preconditions: NEEDS,
      target: (facts) => whereIs(theScout(facts)),
    },
    ...teaching("climb", { from: "record", done: "try-climb" }, [
      {
        number: 21,
        id: "dim",
        sentence: "The Before picture is what Scout looks for. He only looks inside the yellow frame.",
        poses: ["explain"],
        wait: speech(),
        target: at(page("before")),
      },
      {
        number: 22,
        id: "right",
        sentence: "Scout can't see the rock yet. Press the plus on the right.",
        hint: "It's the yellow plus to the right of the Before picture.",
        poses: ["point"],
        wait: until((facts) => frames(facts, [1, 0])),
        target: at(page("handle", "right")),
      },
      {
        number: 23,
        id: "top",
        sentence: "Scout needs room to climb. Press the plus on top.",
        hint: "It's the yellow plus above the Before picture.",
        poses: ["point"],
        wait: until((facts) => frames(facts, [0, -1], [1, -1])),
        target: at(page("handle", "top")),
      },
      {
        number: 24,
        id: "ready",
        sentence: "Great! The After picture is what he does next.",
        poses: ["cheer", "point"],
        wait: speech(),
        target: at(page("after")),
      },
      {
        number: 25,
        id: "act",
        sentence: "Drag Scout up onto the rock.",
        sentenceByKeys: "Move Scout onto the rock with Enter and the arrow keys.",
        hint: "He goes on top of the rock in the After picture.",
        poses: ["point"],
        wait: until((facts) => endsOn(facts, 1, -1)),
        target: (facts) => [squares("after", squareOf(facts, 0, 0)), squares("after", squareOf(facts, 1, -1))],
        arrow: true,
      },
      {
        number: 26,
        id: "save-climb",
        sentence: "Look! You made a sentence. Press Save Recording to keep it.",
        hint: "Save Recording is below the pictures.",
        poses: ["point"],
        wait: until((facts) => savedShape(facts, "climb")),
        target: at(page("saveRecording")),
      },
    ]),
    {
      number: 27,
      id: "try-climb",
      sentence: "Press Play and walk to the rock. Scout climbs all by himself!",
      hint: "Press Play, then hold the right arrow until he climbs.",
      poses: ["point"],
      enter: (facts) => [startOfRun(facts)],
      wait: until((facts) => didShape(facts, "climb")),
      preconditions: [...NEEDS, "climb"],
      target: ({ running }) => [page(running ? "rightKey" : "play")],
    },
    {
      number: 28,
      id: "climbed",
      sentence: "It worked! Scout learned something new.",
      poses: ["cheer"],
      wait: speech(),
      anywhere: true,
      target: nowhere,
    },
  ],
} as const satisfies Lesson;

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
