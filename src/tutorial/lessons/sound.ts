import { SCOUT, WALK_RIGHT } from "./cast.ts";
import type { Lesson, LessonFacts } from "./LessonStep.ts";
import { did, recordsRule, ruleNamed } from "./queries.ts";
import { at, button, menu, nowhere, page, SHOW_SCOUT, STOP, until } from "./stepBuilders.ts";

const NEEDS = ["rules", "scout"] as const;
const OPEN_AGAIN = "That's okay. Let's open the rule again.";

/** A short lesson: a rule plays a sound. */
export const SOUND = {
  title: "Add a sound",
  steps: [
    {
      number: 1,
      id: "sound",
      sentence: "Let's hear Scout walk! Open his rule with the three dots.",
      hint: "Press the three dots of Walk right, then Re-record.",
      poses: ["wave", "point"],
      enter: () => [STOP, SHOW_SCOUT],
      wait: until((facts) => recordsRule(facts, WALK_RIGHT)),
      unless: hasSound,
      anywhere: true,
      preconditions: NEEDS,
      target: at(menu("Re-record", "ruleMenu", WALK_RIGHT)),
    },
    {
      number: 2,
      id: "sound-step",
      sentence: "Press Add a step, then Play a sound.",
      hint: "Add a step is beside the sentence, below the pictures.",
      poses: ["point"],
      wait: until(({ recording }) => recording?.actions.some(({ type }) => type === "sound") === true),
      unless: hasSound,
      detours: [{ to: "sound", when: (facts) => !recordsRule(facts, WALK_RIGHT), say: OPEN_AGAIN }],
      anywhere: true,
      target: at(page("addStep", "Play a sound")),
    },
    {
      number: 3,
      id: "sound-save",
      sentence: "Pick a sound you like. Then press Save Recording.",
      poses: ["point"],
      wait: until(hasSound),
      unless: hasSound,
      detours: [{ to: "sound", when: (facts) => !facts.recording && !hasSound(facts), say: OPEN_AGAIN }],
      dialogs: ["sounds"],
      anywhere: true,
      target: at(page("saveRecording")),
    },
    {
      number: 4,
      id: "sound-hear",
      sentence: "Press Play and walk right. Do you hear it?",
      hint: "Press Play, then hold the right arrow.",
      poses: ["cheer", "point"],
      wait: until((facts) => did(facts, WALK_RIGHT)),
      anywhere: true,
      preconditions: NEEDS,
      target: ({ running }) => [page(running ? "rightKey" : "play")],
    },
    {
      number: 5,
      id: "sound-end",
      sentence: "A sound tells everyone what just happened. Want one more lesson?",
      poses: ["cheer"],
      wait: button("Yes, please!", "Bye, Nib!"),
      anywhere: true,
      target: nowhere,
    },
  ],
} as const satisfies Lesson;

function hasSound({ characters }: Pick<LessonFacts, "characters">): boolean {
  return ruleNamed({ characters }, SCOUT, WALK_RIGHT)?.actions.some(({ type }) => type === "sound") === true;
}
