import { BOULDER, ROCK } from "./cast.ts";
import type { Lesson, LessonFacts, Spot } from "./LessonStep.ts";
import { idsOf, recordsRule } from "./queries.ts";
import { rulesOf } from "./shapes.ts";
import { at, button, menu, nowhere, page, SHOW_SCOUT, STOP, squares, until } from "./stepBuilders.ts";

const OPEN_AGAIN = "That's okay. Let's open the rule again.";
const NEEDS = ["rules", "scout", "rock", "climb"] as const;

/** A short lesson: in one rule, several characters may stand in one place. */
export const KIND = {
  title: "One rule for many",
  steps: [
    {
      number: 6,
      id: "kind",
      sentence: "Scout climbs rocks. What about boulders? Open that rule.",
      hint: "Press the three dots of the climbing rule, then Re-record.",
      poses: ["think", "point"],
      enter: () => [STOP, SHOW_SCOUT],
      wait: until(recordsClimb),
      unless: hasKind,
      anywhere: true,
      preconditions: NEEDS,
      target: (facts) =>
        idsOf(facts, "climb")
          .slice(0, 1)
          .map((id) => menu("Re-record", "ruleMenu", id)),
    },
    {
      number: 7,
      id: "kind-who",
      sentence: "Tap the rock on the left. Who else may be here?",
      sentenceByKeys: "Go to the rock on the left and press Enter. Who else may be here?",
      hint: "Pick the boulder as well, then press Done.",
      poses: ["point"],
      wait: until((facts) => rockOf(facts)?.kind !== undefined),
      unless: hasKind,
      detours: [{ to: "kind", when: (facts) => !recordsClimb(facts), say: OPEN_AGAIN }],
      anywhere: true,
      target: (facts) => rockSpot(facts),
    },
    {
      number: 8,
      id: "kind-save",
      sentence: "Now boulders are fine, too. Press Save Recording.",
      poses: ["cheer", "point"],
      wait: until(hasKind),
      unless: hasKind,
      detours: [{ to: "kind", when: (facts) => !facts.recording && !hasKind(facts), say: OPEN_AGAIN }],
      anywhere: true,
      target: at(page("saveRecording")),
    },
    {
      number: 9,
      id: "kind-end",
      sentence: "Many can share one rule now. Want one more lesson?",
      poses: ["cheer"],
      wait: button("Yes, please!", "Bye, Nib!"),
      anywhere: true,
      target: nowhere,
    },
  ],
} as const satisfies Lesson;

function recordsClimb(facts: LessonFacts): boolean {
  return idsOf(facts, "climb").some((id) => recordsRule(facts, id));
}

/** The rock in the picture that is being recorded. */
function rockOf({ recording }: LessonFacts) {
  return Object.values(recording?.before.actors ?? {}).find(
    ({ characterId }) => characterId === ROCK || characterId === BOULDER,
  );
}

function rockSpot(facts: LessonFacts): readonly Spot[] {
  const rock = rockOf(facts);
  return rock ? [squares("before", rock.position)] : [];
}

function hasKind({ characters }: Pick<LessonFacts, "characters">): boolean {
  return rulesOf(characters, "climb").some(({ actors }) =>
    Object.values(actors).some(({ kind }) => kind !== undefined),
  );
}
