/** Lesson 4: the rule is tied to a key, and the order of the rules decides. */
import type { Id, RuleNode } from "../../engine/index.ts";
import { climbsByKey, did, didShape, hasScout, idsOf, isAbove, newKeyBlock, theRock, theScout } from "./asks.ts";
import { ALWAYS, FALL, RIGHT_KEY, SCOUT, WALK_LEFT, WALK_RIGHT } from "./cast.ts";
import type { LessonFacts } from "./LessonFacts.ts";
import type { Detour, LessonStep, Spot } from "./LessonStep.ts";
import { AFTER_ELEMENT, at, button, page, STOP, scoutAt, speech, squares, until, whereIs } from "./stepParts.ts";
import { ANSWERS, KIND, LABELS } from "./words.ts";

const NEEDS: LessonStep["preconditions"] = ["rules", "scout"];
const CLIMBS: LessonStep["preconditions"] = ["rules", "scout", "climb"];
/** The squares beyond the edge, all of which have to be visible. */
const EDGE = squares("stage", { x: 16, y: 8 }, 5, 3);

export const KEYS: readonly LessonStep[] = [
  {
    id: "only-when",
    poses: ["puzzled"],
    enter: () => [STOP],
    wait: button(LABELS.key),
    target: (facts) => whereIs(theScout(facts)),
    preconditions: CLIMBS,
  },
  {
    id: "see-rules",
    poses: ["point"],
    wait: until(showsRules),
    target: (facts) => {
      if (facts.ui.selectedCharacterId === SCOUT && !showsRules(facts)) return [page("rulesTab")];
      const scout = whereIs(theScout(facts));
      return scout.length > 0 ? scout : [page("tile", SCOUT)];
    },
    preconditions: CLIMBS,
    tools: ["pointer"],
  },
  {
    id: "from-top",
    poses: ["explain"],
    wait: speech(3000),
    target: (facts) => [headSpot(rootRules(facts).at(0)), headSpot(rootRules(facts).at(-1))],
    arrow: true,
    preconditions: CLIMBS,
  },
  { id: "green", poses: ["talk"], wait: speech(), target: at(page("rule", RIGHT_KEY)), preconditions: CLIMBS },
  { id: "read-it", poses: ["explain"], wait: speech(), target: at(page("rule", WALK_RIGHT)), preconditions: CLIMBS },
  { id: "key-name", poses: ["talk"], wait: speech(), target: at(page("ruleKey", RIGHT_KEY)), preconditions: CLIMBS },
  { id: "ours", poses: ["think"], wait: speech(), target: climbSpot, preconditions: CLIMBS },
  {
    id: "add",
    poses: ["point"],
    wait: until((facts) => facts.addMenuOpen || isPicking(facts), AFTER_ELEMENT),
    target: at(page("add")),
    preconditions: CLIMBS,
    dialogs: ["keyPicker"],
  },
  {
    id: "add-key",
    poses: ["point"],
    wait: until(isPicking, AFTER_ELEMENT),
    target: at(page("addKey")),
    detour: (facts) => (facts.addMenuOpen || isPicking(facts) ? null : { to: "add", say: KIND.menuGone }),
    preconditions: CLIMBS,
    dialogs: ["keyPicker"],
  },
  {
    id: "pick-key",
    poses: ["point"],
    wait: until((facts) => !isPicking(facts) && newKeyBlock(facts) !== undefined),
    target: at(page("keyboard"), page("keyDone")),
    detour: backToAdd,
    preconditions: CLIMBS,
    dialogs: ["keyPicker"],
  },
  {
    id: "new-block",
    poses: ["cheer"],
    wait: speech(),
    target: newBlockSpots,
    detour: backToAdd,
    preconditions: CLIMBS,
  },
  {
    id: "move-rule",
    poses: ["point"],
    wait: until(climbsByKey),
    target: (facts) => [...climbSpot(facts), ...newBlockSpots(facts)],
    arrow: true,
    detour: backToAdd,
    preconditions: CLIMBS,
    tools: ["pointer"],
  },
  {
    id: "back-left",
    poses: ["talk"],
    enter: () => [STOP],
    wait: until((facts) => hasScout(facts, ({ x }) => x < (theRock(facts)?.position.x ?? 11))),
    target: (facts) => [...whereIs(theScout(facts)), squares("stage", { x: 10, y: 8 })],
    arrow: true,
    preconditions: ["rules", "scout", "rock", "climb"],
    tools: ["pointer"],
  },
  {
    id: "try-key",
    poses: ["point"],
    wait: until((facts) => didShape(facts, "climb")),
    target: at(page("play")),
    preconditions: ["rules", "scout", "rock", "climb"],
  },
  {
    id: "which-wins",
    poses: ["think"],
    enter: () => [STOP, scoutAt(14, 8)],
    wait: { kind: "answer", choices: ANSWERS.edge },
    target: at(page("rule", FALL), page("rule", WALK_RIGHT)),
    arrow: true,
    must: true,
    preconditions: NEEDS,
  },
  {
    id: "swap",
    poses: ["point"],
    wait: until((facts) => isAbove(facts, WALK_RIGHT, FALL)),
    target: at(page("ruleHead", ALWAYS), page("rule", RIGHT_KEY)),
    arrow: true,
    must: true,
    preconditions: NEEDS,
    tools: ["pointer"],
  },
  {
    id: "on-air",
    poses: ["cheer"],
    enter: () => [scoutAt(14, 8)],
    wait: until(({ seen }) => seen.onAir.has(WALK_RIGHT)),
    target: ({ running }) => [running ? EDGE : page("play")],
    detour: (facts) => (isAbove(facts, WALK_RIGHT, FALL) ? null : { to: "swap", say: null }),
    must: true,
    preconditions: NEEDS,
  },
  {
    id: "swap-back",
    poses: ["oops"],
    enter: () => [STOP],
    wait: until((facts) => isAbove(facts, FALL, WALK_RIGHT) && isAbove(facts, FALL, WALK_LEFT)),
    target: (facts) => [page("ruleHead", ALWAYS), headSpot(rootRules(facts).at(0))],
    arrow: true,
    must: true,
    preconditions: NEEDS,
    tools: ["pointer"],
  },
  {
    id: "falls-again",
    poses: ["explain"],
    enter: () => [scoutAt(14, 8)],
    wait: until((facts) => did(facts, FALL)),
    target: ({ running }) => [running ? EDGE : page("play")],
    must: true,
    preconditions: NEEDS,
  },
];

function isPicking({ modal }: LessonFacts): boolean {
  return modal?.id === "keyPicker";
}

function showsRules({ ui }: LessonFacts): boolean {
  return ui.selectedCharacterId === SCOUT && ui.inspectorTab === "rules";
}

function backToAdd(facts: LessonFacts): Detour | null {
  return isPicking(facts) || newKeyBlock(facts) ? null : { to: "add", say: KIND.noKey };
}

function rootRules({ characters }: LessonFacts): readonly RuleNode[] {
  return characters[SCOUT]?.rules ?? [];
}

/** The head of a block, which is what is dragged; the block itself is as tall as all of its rules. */
function headSpot(node: { readonly id: Id } | undefined): Spot {
  return page("ruleHead", node?.id ?? ALWAYS);
}

function climbSpot(facts: LessonFacts): readonly Spot[] {
  return idsOf(facts, "climb")
    .slice(0, 1)
    .map((id) => page("rule", id));
}

function newBlockSpots(facts: LessonFacts): readonly Spot[] {
  const block = newKeyBlock(facts);
  return block ? [page("rule", block.id)] : [];
}
