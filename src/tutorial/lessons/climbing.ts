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
      number: 17,
      id: "record",
      sentence: "Rules make the game work. Take the Record tool, and we teach Scout a new rule.",
      hint: "Record is in the row of tools, at the top.",
      poses: ["explain"],
      enter: (facts) => [STOP, besideRock(facts)],
      wait: until((facts) => facts.ui.toolId === "record" || recordingOf(facts, SCOUT) !== null),
      teaches: "climb",
      preconditions: NEEDS,
      target: at(page("record")),
    },
    {
      number: 18,
      id: "pick-scout",
      sentence: "Now tap Scout.",
      hint: "Scout is the fox with the blue scarf.",
      poses: ["point"],
      wait: until(seesRock),
      trouble: (facts) => {
        if (!facts.recording || seesRock(facts)) return null;
        return recordingOf(facts, SCOUT)
          ? "Scout does not stand beside the rock. Press Cancel, and we try again."
          : WRONG_ACTOR;
      },
      detours: [
        {
          to: "record",
          when: ({ ui, recording }) => !recording && ui.toolId !== "record",
          say: "The tool is gone from your hand. Take it once more.",
        },
      ],
      teaches: "climb",
      preconditions: NEEDS,
      target: (facts) => whereIs(theScout(facts)),
    },
    ...teaching("climb", { from: "record", done: "try-climb" }, [
      {
        number: 19,
        id: "dim",
        sentence: "Scout looks only at the bright squares. The dark ones do not matter to him.",
        poses: ["explain"],
        wait: speech(),
        target: nowhere,
      },
      {
        number: 20,
        id: "right",
        sentence: "Pull the right handle over the rock. Or tap the handle, then its plus.",
        hint: "Use the handle in the left picture, on the right side of the frame.",
        poses: ["point"],
        wait: until((facts) => frames(facts, [1, 0])),
        target: at(page("handle", "right")),
        gesture: (facts) => [page("handle", "right"), squares("before", squareOf(facts, 1, 0))],
      },
      {
        number: 21,
        id: "top",
        sentence: "Scout needs room above him. Pull the top handle up, or tap it, then its plus.",
        hint: "Use the handle in the left picture, on the upper side of the frame.",
        poses: ["point"],
        wait: until((facts) => frames(facts, [0, -1], [1, -1])),
        target: at(page("handle", "top")),
        gesture: (facts) => [page("handle", "top"), squares("before", squareOf(facts, 0, -1))],
      },
      {
        number: 22,
        id: "ready",
        sentence: "Very good! Now show Scout what to do.",
        poses: ["cheer"],
        wait: speech(),
        target: nowhere,
      },
      {
        number: 23,
        id: "before",
        sentence: "The left picture is what Scout looks for. Does it look like this around him?",
        poses: ["talk"],
        wait: speech(),
        target: at(page("before")),
      },
      {
        number: 24,
        id: "after",
        sentence: "The right picture is what he does then.",
        poses: ["point"],
        wait: speech(),
        target: at(page("after")),
      },
      {
        number: 25,
        id: "act",
        sentence: "Move Scout onto the rock: one up, and one to the right. Drag him, or use Enter and the arrow keys.",
        hint: "Scout belongs on top of the rock, in the right picture.",
        poses: ["point"],
        wait: until((facts) => endsOn(facts, 1, -1)),
        target: (facts) => [squares("after", squareOf(facts, 0, 0)), squares("after", squareOf(facts, 1, -1))],
        arrow: true,
      },
      {
        number: 26,
        id: "sentence",
        sentence: "Look, what you did is a sentence now!",
        poses: ["talk"],
        wait: speech(),
        target: at(page("actionRow")),
      },
      {
        number: 27,
        id: "save-climb",
        sentence: "Press Save Recording to keep the rule.",
        hint: "Save Recording is at the bottom.",
        poses: ["point"],
        wait: until((facts) => savedShape(facts, "climb")),
        target: at(page("saveRecording")),
      },
    ]),
    {
      number: 28,
      id: "try-climb",
      sentence: "Press Play, and walk to the rock. Scout climbs all by himself!",
      hint: "Press Play, then hold the right arrow until Scout climbs.",
      poses: ["point"],
      enter: (facts) => [startOfRun(facts)],
      wait: until((facts) => didShape(facts, "climb")),
      preconditions: [...NEEDS, "climb"],
      target: at(page("play")),
    },
    {
      number: 29,
      id: "climbed",
      sentence: "It worked! Scout has learned something new.",
      poses: ["cheer"],
      wait: speech(),
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
