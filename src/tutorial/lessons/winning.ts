import { FLAG, RAISE } from "./cast.ts";
import type { Lesson, LessonFacts } from "./LessonStep.ts";
import { flagIsRaised, recordsRule, ruleNamed } from "./queries.ts";
import { at, button, LOWER_FLAG, menu, nowhere, page, SHOW_FLAG, STOP, scoutAt, until } from "./stepBuilders.ts";

const NEEDS = ["rules", "scout", "flag"] as const;
/** A few steps left of the flag. */
const NEAR_THE_FLAG = scoutAt(17, 10);
const OPEN_AGAIN = "That's okay. Let's open the rule again.";

/** A short lesson: a rule wins the game. */
export const WINNING = {
  title: "Win the game",
  steps: [
    {
      number: 10,
      id: "win",
      sentence: "Let's win at the flag! Open its rule with the three dots.",
      hint: "Press the three dots of Raise the flag, then Re-record.",
      poses: ["wave", "point"],
      enter: () => [STOP, LOWER_FLAG, SHOW_FLAG],
      wait: until((facts) => recordsRule(facts, RAISE)),
      unless: hasEnd,
      anywhere: true,
      preconditions: NEEDS,
      target: at(menu("Re-record", "ruleMenu", RAISE)),
    },
    {
      number: 11,
      id: "win-step",
      sentence: "Press Add a step, then Win or lose.",
      hint: "Add a step is beside the sentence, below the pictures.",
      poses: ["point"],
      wait: until(({ recording }) => recording?.actions.some(({ type }) => type === "end") === true),
      unless: hasEnd,
      detours: [{ to: "win", when: (facts) => !recordsRule(facts, RAISE), say: OPEN_AGAIN }],
      anywhere: true,
      target: at(page("addStep", "Win or lose")),
    },
    {
      number: 12,
      id: "win-save",
      sentence: "The winner sees your words. Press Save Recording.",
      poses: ["explain", "point"],
      wait: until(hasEnd),
      unless: hasEnd,
      detours: [{ to: "win", when: (facts) => !facts.recording && !hasEnd(facts), say: OPEN_AGAIN }],
      anywhere: true,
      target: at(page("saveRecording")),
    },
    {
      number: 13,
      id: "win-try",
      sentence: "Press Play and walk to the flag!",
      hint: "Press Play, then hold the right arrow.",
      poses: ["point"],
      enter: () => [STOP, LOWER_FLAG, NEAR_THE_FLAG],
      wait: until(flagIsRaised),
      anywhere: true,
      preconditions: NEEDS,
      target: ({ running }) => [page(running ? "rightKey" : "play")],
    },
    {
      number: 14,
      id: "win-end",
      sentence: "You won! Now your game has an end.",
      poses: ["cheer", "wave"],
      wait: button("Bye, Nib!"),
      anywhere: true,
      target: nowhere,
    },
  ],
} as const satisfies Lesson;

function hasEnd({ characters }: Pick<LessonFacts, "characters">): boolean {
  return ruleNamed({ characters }, FLAG, RAISE)?.actions.some(({ type }) => type === "end") === true;
}
