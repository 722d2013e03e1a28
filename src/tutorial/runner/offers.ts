import { type Id, samePoint, type WorldDocument } from "../../engine/index.ts";
import { BOULDER, FLAG, LANDS, ROCK, SCOUT, STAGE } from "../lessons/cast.ts";
import type { LessonFacts, LessonStep, Precondition, Spot } from "../lessons/LessonStep.ts";
import { actorsOf, hasRule, ledgeBoulder, openGap, secondBoulder } from "../lessons/queries.ts";
import { page } from "../lessons/stepBuilders.ts";
import { missingRules } from "./repairTutorial.ts";

/** What Nib offers to do, and never does unasked. `put` adds something to the game, as one undo entry. */
export type Repair =
  | { readonly kind: "put"; readonly need: Precondition }
  | { readonly kind: "showStage"; readonly stageId: Id }
  | { readonly kind: "closeDialog" | "letDraw" | "cancelRecording" | "putToolAway" | "tryAgain" | "goodEnough" };

export interface Offer {
  readonly text: string;
  /** Null: the child does it. */
  readonly label: string | null;
  readonly repair: Repair;
  /** What Nib points at meanwhile; without it, nothing. */
  readonly spots?: readonly Spot[];
}

/** What Nib says after putting something back, or when it cannot. */
export const PUT_BACK = "There! Let's go on.";
export const CANNOT_PUT_BACK = "I can't get it right now. Pick another lesson in my menu.";

/** The original world of the tutorial; null if it could not be loaded. */
export type Template = WorldDocument | null;

/** The first thing to repair before a step can be done; null if there is nothing. */
export function offerOf(step: LessonStep, facts: LessonFacts, template: Template): Offer | null {
  return inTheWay(step, facts) ?? missing(step, facts, template) ?? known(step, facts);
}

function inTheWay(
  { dialogs = [], tools, teaches, anywhere }: LessonStep,
  { modal, hasDrawn, ui, recording, stage, stages }: LessonFacts,
) {
  if (modal && !dialogs.includes(modal.id)) return hasDrawn ? OFFERS.letDraw : OFFERS.closeDialog;
  if (recording && !teaches && !anywhere) return OFFERS.cancelRecording;
  if (tools && !tools.includes(ui.toolId)) return OFFERS.putToolAway;
  const isElsewhere = !anywhere && stage?.id !== STAGE && stages.includes(STAGE);
  return isElsewhere ? OFFERS.showStage : null;
}

function missing({ preconditions = [] }: LessonStep, facts: LessonFacts, template: Template): Offer | null {
  const need = preconditions.find((each) => !IS_MET[each](facts, template));
  if (need === undefined) return null;
  if (need === "wayFree") return OFFERS.tryAgain;
  return {
    text: GONE[need],
    label: need in READY ? "Do it for me" : "Put it back",
    repair: { kind: "put", need },
  };
}

/** If the rule to be recorded exists already, the child may go on with it. */
function known({ teaches, begins }: LessonStep, facts: LessonFacts): Offer | null {
  return teaches && begins && !facts.recording && hasRule(facts, teaches) ? OFFERS.goodEnough : null;
}

const IS_MET: Readonly<Record<Precondition, (facts: LessonFacts, template: Template) => boolean>> = {
  scout: (facts) => actorsOf(facts, SCOUT).length > 0,
  rules: ({ characters }, template) => !template || missingRules(characters, template.characters).length === 0,
  rock: (facts) => actorsOf(facts, ROCK).length > 0,
  boulder: (facts) => ledgeBoulder(facts) !== undefined,
  boulders: (facts) => secondBoulder(facts) !== undefined,
  flag: (facts) => actorsOf(facts, FLAG).length > 0,
  bridge: (facts) => openGap(facts).length === 0,
  climb: (facts) => hasRule(facts, "climb"),
  slip: (facts) => hasRule(facts, "slip"),
  gravity: (facts) => hasRule(facts, "gravity"),
  wayFree: (facts) => {
    const isBlocked = actorsOf(facts, BOULDER).some(({ position }) => samePoint(position, LANDS));
    return !isBlocked || actorsOf(facts, SCOUT).some(({ position }) => position.x > LANDS.x);
  },
};

/** What the child was to make, ready-made for children who begin in the middle. */
const READY = { bridge: true, climb: true, slip: true, gravity: true };

const GONE: Readonly<Record<Exclude<Precondition, "wayFree">, string>> = {
  scout: "Where did Scout go? Want me to bring him back?",
  rules: "One of the first rules is gone. Want me to put it back?",
  rock: "Where did the rock go? Want me to put it back?",
  boulder: "Where did the boulder go? Want me to put it back?",
  boulders: "Where did the other boulder go? Want me to put it back?",
  flag: "Where did the flag go? Want me to put it back?",
  bridge: "There's no bridge yet. Want me to make one?",
  climb: "Scout can't climb yet. Want me to teach him?",
  slip: "The boulder can't roll off yet. Want me to teach it?",
  gravity: "The boulders can't fall yet. Want me to teach them?",
};

const OFFERS = {
  closeDialog: {
    text: "This window is in the way. Want me to close it?",
    label: "Close it",
    repair: { kind: "closeDialog" },
  },
  letDraw: {
    text: "Nice drawing! Press Save when you're ready.",
    label: null,
    repair: { kind: "letDraw" },
    spots: [page("paintSave")],
  },
  cancelRecording: {
    text: "You're teaching another rule. Want me to cancel it?",
    label: "Cancel it",
    repair: { kind: "cancelRecording" },
  },
  putToolAway: {
    text: "You're holding a tool. Want me to put it down?",
    label: "Put it down",
    repair: { kind: "putToolAway" },
  },
  showStage: {
    text: "This is another stage. Want to go back to Scout's?",
    label: "Go back",
    repair: { kind: "showStage", stageId: STAGE },
  },
  tryAgain: {
    text: "Oh no, the boulder was faster! Want to try again?",
    label: "Try again",
    repair: { kind: "tryAgain" },
  },
  goodEnough: {
    text: "You already have a rule like this. Teach it again, or keep it.",
    label: "Keep it",
    repair: { kind: "goodEnough" },
  },
} as const satisfies Readonly<Record<string, Offer>>;
