import type { Id, RuleNode } from "../../engine/index.ts";
import { ALWAYS, FALL, RIGHT_KEY, SCOUT, WALK_LEFT, WALK_RIGHT } from "./cast.ts";
import type { Detour, Lesson, LessonFacts, Spot } from "./LessonStep.ts";
import { climbsByKey, did, didShape, hasScout, idsOf, isAbove, newKeyBlock, theRock, theScout } from "./queries.ts";
import {
  AFTER_ELEMENT,
  answer,
  at,
  button,
  page,
  STOP,
  scoutAt,
  speech,
  squares,
  until,
  whereIs,
} from "./stepBuilders.ts";

const NEEDS = ["rules", "scout"] as const;
const CLIMBS = [...NEEDS, "climb"] as const;
/** The squares beyond the edge, all of which have to be visible. */
const EDGE = squares("stage", { x: 16, y: 8 }, 5, 3);

const NO_KEY_BLOCK = {
  to: "add",
  when: (facts) => !isPicking(facts) && !newKeyBlock(facts),
  say: "There is no new key block yet. Let us make one.",
} as const satisfies Detour;

/** Lesson 4: the child ties the rule to a key, and sees that the order of the rules decides. */
export const KEYS = {
  title: "Use a key",
  steps: [
    {
      number: 30,
      id: "only-when",
      sentence: "Hm, now he climbs even when nobody asked him. Let him climb only when you press a key.",
      poses: ["puzzled"],
      enter: () => [STOP],
      wait: button("How?"),
      preconditions: CLIMBS,
      target: (facts) => whereIs(theScout(facts)),
    },
    {
      number: 31,
      id: "see-rules",
      sentence: "Tap Scout to see his rules.",
      hint: "Tap the fox on the stage. If you see variables, tap Rules.",
      poses: ["point"],
      wait: until(showsRules),
      preconditions: CLIMBS,
      tools: ["pointer"],
      target: (facts) => {
        if (facts.ui.selectedCharacterId === SCOUT && !showsRules(facts)) return [page("rulesTab")];
        const scout = whereIs(theScout(facts));
        return scout.length > 0 ? scout : [page("tile", SCOUT)];
      },
    },
    {
      number: 32,
      id: "from-top",
      sentence: "Scout tries his rules from the top. The first one that fits is done.",
      poses: ["explain"],
      wait: speech(3000),
      preconditions: CLIMBS,
      target: (facts) => [headSpot(rootRules(facts).at(0)), headSpot(rootRules(facts).at(-1))],
      arrow: true,
    },
    {
      number: 33,
      id: "green",
      sentence: "Green blocks like this one belong to a key. Scout looks inside only while the key is down.",
      poses: ["talk"],
      wait: speech(),
      preconditions: CLIMBS,
      target: at(page("rule", RIGHT_KEY)),
    },
    {
      number: 34,
      id: "read-it",
      sentence: "Read this rule from its pictures: if the way is free, Scout goes right.",
      poses: ["explain"],
      wait: speech(),
      preconditions: CLIMBS,
      target: at(page("rule", WALK_RIGHT)),
    },
    {
      number: 35,
      id: "key-name",
      sentence: "Here you see the key of the block.",
      poses: ["talk"],
      wait: speech(),
      preconditions: CLIMBS,
      target: at(page("ruleKey", RIGHT_KEY)),
    },
    {
      number: 36,
      id: "ours",
      sentence: "Our climbing rule is in the block All the time: it is tried every turn. So he always climbs.",
      poses: ["think"],
      wait: speech(),
      preconditions: CLIMBS,
      target: climbSpot,
    },
    {
      number: 37,
      id: "add",
      sentence: "Press Add.",
      hint: "Add is at the top on the right side.",
      poses: ["point"],
      wait: until((facts) => facts.addMenuOpen || isPicking(facts), AFTER_ELEMENT),
      preconditions: CLIMBS,
      dialogs: ["keyPicker"],
      target: at(page("add")),
    },
    {
      number: 38,
      id: "add-key",
      sentence: "Choose: When a Key is Pressed.",
      hint: "It is the green entry with a little keyboard.",
      poses: ["point"],
      wait: until(isPicking, AFTER_ELEMENT),
      detours: [
        {
          to: "add",
          when: (facts) => !facts.addMenuOpen && !isPicking(facts),
          say: "The menu is closed. Open it once more.",
        },
      ],
      preconditions: CLIMBS,
      dialogs: ["keyPicker"],
      target: at(page("addKey")),
    },
    {
      number: 39,
      id: "pick-key",
      sentence: "Press a key: Space is a good one. Then press Done.",
      hint: "Press the key on your keyboard, or on the picture.",
      poses: ["point"],
      wait: until((facts) => !isPicking(facts) && newKeyBlock(facts) !== undefined),
      detours: [NO_KEY_BLOCK],
      preconditions: CLIMBS,
      dialogs: ["keyPicker"],
      target: at(page("keyboard"), page("keyDone")),
    },
    {
      number: 40,
      id: "new-block",
      sentence: "There it is, your new key block!",
      poses: ["cheer"],
      wait: speech(),
      detours: [NO_KEY_BLOCK],
      preconditions: CLIMBS,
      target: newBlockSpots,
    },
    {
      number: 41,
      id: "move-rule",
      sentence: "Drag the climbing rule into the new block. Or tap its three dots, and choose: Move into.",
      hint: "Hold the rule down and pull it into the empty green block.",
      poses: ["point"],
      wait: until(climbsByKey),
      detours: [NO_KEY_BLOCK],
      preconditions: CLIMBS,
      tools: ["pointer"],
      target: (facts) => [...climbSpot(facts), ...newBlockSpots(facts)],
      arrow: true,
    },
    {
      number: 42,
      id: "back-left",
      sentence: "Put Scout back to the left of the rock. Drag him, or use Enter and the arrow keys.",
      hint: "If the game plays, press Stop first. Then drag Scout.",
      poses: ["talk"],
      enter: () => [STOP],
      wait: until((facts) => hasScout(facts, ({ x }) => x < (theRock(facts)?.position.x ?? 11))),
      preconditions: ["rules", "scout", "rock", "climb"],
      tools: ["pointer"],
      target: (facts) => [...whereIs(theScout(facts)), squares("stage", { x: 10, y: 8 })],
      arrow: true,
    },
    {
      number: 43,
      id: "try-key",
      sentence: "Press Play, walk to the rock, and press your key!",
      hint: "Walk up to the rock with the right arrow. Then hold your key.",
      poses: ["point"],
      wait: until((facts) => didShape(facts, "climb")),
      preconditions: ["rules", "scout", "rock", "climb"],
      target: at(page("play")),
    },
    {
      number: 44,
      id: "which-wins",
      sentence: "Fall is above Walk right. If it were below, what would Scout do at the edge?",
      hint: "What do you think? Any answer is fine.",
      poses: ["think"],
      enter: () => [STOP, scoutAt(14, 8)],
      wait: answer("He walks on in the air.", "He falls down."),
      must: true,
      preconditions: NEEDS,
      target: at(page("rule", FALL), page("rule", WALK_RIGHT)),
      arrow: true,
    },
    {
      number: 45,
      id: "swap",
      sentence:
        "Let us find out! Drag the block All the time below the right arrow block. Or tap its three dots, and choose: Move down.",
      hint: "Fold the blocks with their little arrows: then they are small and easy to pull.",
      poses: ["point"],
      wait: until((facts) => isAbove(facts, WALK_RIGHT, FALL)),
      must: true,
      preconditions: NEEDS,
      tools: ["pointer"],
      target: at(page("ruleHead", ALWAYS), page("rule", RIGHT_KEY)),
      arrow: true,
    },
    {
      number: 46,
      id: "on-air",
      sentence: "Press Play, and hold the right arrow. Watch what Scout does at the edge!",
      hint: "Press Play, and hold the right arrow until Scout is over the edge.",
      poses: ["cheer"],
      enter: () => [scoutAt(14, 8)],
      wait: until(({ seen }) => seen.onAir.has(WALK_RIGHT)),
      detours: [{ to: "swap", when: (facts) => !isAbove(facts, WALK_RIGHT, FALL), say: null }],
      must: true,
      preconditions: NEEDS,
      target: ({ running }) => [running ? EDGE : page("play")],
    },
    {
      number: 47,
      id: "swap-back",
      sentence: "Oops, Scout walks on air! Put the block All the time back on top. Drag it, or tap its three dots.",
      hint: "Pull the block All the time up, over the arrow blocks. Undo works, too.",
      poses: ["oops"],
      enter: () => [STOP],
      wait: until((facts) => isAbove(facts, FALL, WALK_RIGHT) && isAbove(facts, FALL, WALK_LEFT)),
      must: true,
      preconditions: NEEDS,
      tools: ["pointer"],
      target: (facts) => [page("ruleHead", ALWAYS), headSpot(rootRules(facts).at(0))],
      arrow: true,
    },
    {
      number: 48,
      id: "falls-again",
      sentence: "Press Play, and hold the right arrow again. The upper rule wins: is that what you thought?",
      hint: "Press Play, and hold the right arrow until Scout is at the edge.",
      poses: ["explain"],
      enter: () => [scoutAt(14, 8)],
      wait: until((facts) => did(facts, FALL)),
      recalls: "which-wins",
      must: true,
      preconditions: NEEDS,
      target: ({ running }) => [running ? EDGE : page("play")],
    },
  ],
} as const satisfies Lesson;

function isPicking({ modal }: LessonFacts): boolean {
  return modal?.id === "keyPicker";
}

function showsRules({ ui }: LessonFacts): boolean {
  return ui.selectedCharacterId === SCOUT && ui.inspectorTab === "rules";
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
