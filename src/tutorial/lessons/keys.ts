import type { Id, RuleNode } from "../../engine/index.ts";
import { nameOfKey } from "../../recording/index.ts";
import { ALWAYS, FALL, RIGHT_KEY, SCOUT, WALK_LEFT, WALK_RIGHT } from "./cast.ts";
import type { Detour, Lesson, LessonFacts, Spot } from "./LessonStep.ts";
import { climbsByKey, did, didShape, hasScout, idsOf, isAbove, newKeyBlock, theRock, theScout } from "./queries.ts";
import {
  AFTER_ELEMENT,
  answer,
  at,
  button,
  menu,
  nowhere,
  page,
  SHOW_SCOUT,
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
  say: "There's no new key block yet. Let's make one.",
} as const satisfies Detour;

/** Lesson 4: the child ties the rule to a key, and sees that the order of the rules decides. */
export const KEYS = {
  title: "Use a key",
  steps: [
    {
      number: 29,
      id: "only-when",
      sentence: "Hmm, now he climbs all the time. Let's make him wait until you press a key.",
      poses: ["puzzled"],
      enter: () => [STOP],
      wait: button("How?"),
      preconditions: CLIMBS,
      target: (facts) => whereIs(theScout(facts)),
    },
    {
      number: 30,
      id: "see-rules",
      sentence: "Pick Scout to see his rules.",
      hint: "Pick the fox on the stage. Then press Rules.",
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
      number: 31,
      id: "green",
      sentence: "This green block has a key. Scout only looks inside while you hold that key.",
      poses: ["talk"],
      wait: speech(),
      preconditions: CLIMBS,
      target: at(page("rule", RIGHT_KEY)),
    },
    {
      number: 32,
      id: "which-block",
      sentence: "Which block has your climbing rule?",
      hint: "Look for the picture with the rock.",
      poses: ["think"],
      wait: answer("All the time", "A green block"),
      preconditions: CLIMBS,
      target: nowhere,
    },
    {
      number: 33,
      id: "ours",
      sentence: "Your climbing rule is in All the time. That's why he never stops climbing.",
      poses: ["explain"],
      wait: speech(),
      recalls: "which-block",
      preconditions: CLIMBS,
      target: climbSpot,
    },
    {
      number: 34,
      id: "add",
      sentence: "Press Add.",
      hint: "Add is at the top, on the right.",
      poses: ["point"],
      enter: () => [SHOW_SCOUT],
      wait: until((facts) => facts.menuOpenIn === "Inspector" || isPicking(facts), AFTER_ELEMENT),
      preconditions: CLIMBS,
      dialogs: ["keyPicker"],
      target: at(page("add")),
    },
    {
      number: 35,
      id: "add-key",
      sentence: "Pick When a Key is Pressed.",
      hint: "It's the green one with a little keyboard.",
      poses: ["point"],
      wait: until(isPicking, AFTER_ELEMENT),
      detours: [
        {
          to: "add",
          when: (facts) => facts.menuOpenIn !== "Inspector" && !isPicking(facts),
          say: "The menu closed. Open it again.",
        },
      ],
      preconditions: CLIMBS,
      dialogs: ["keyPicker"],
      target: at(page("addKey")),
    },
    {
      number: 36,
      id: "pick-key",
      sentence: "Pick a key. Space is a good one! Then press Done.",
      hint: "Press it on your keyboard or in the picture.",
      poses: ["point"],
      wait: until((facts) => !isPicking(facts) && newKeyBlock(facts) !== undefined),
      detours: [NO_KEY_BLOCK],
      preconditions: CLIMBS,
      dialogs: ["keyPicker"],
      target: at(page("keyboard"), page("keyDone")),
    },
    {
      number: 37,
      id: "new-block",
      sentence: "There's your new key block!",
      poses: ["cheer"],
      wait: speech(),
      detours: [NO_KEY_BLOCK],
      preconditions: CLIMBS,
      target: newBlockSpots,
    },
    {
      number: 38,
      id: "move-rule",
      sentence: "Drag your climbing rule into the new block.",
      sentenceByKeys: "Press the rule's three dots. Then pick your key under Move into.",
      hint: "The rule goes into the empty green block.",
      otherHints: [
        {
          when: ({ byKeys }) => byKeys,
          say: "The three dots are beside the name of the rule.",
        },
      ],
      poses: ["point"],
      wait: until(climbsByKey),
      detours: [NO_KEY_BLOCK],
      preconditions: CLIMBS,
      tools: ["pointer"],
      target: (facts) => (facts.byKeys ? climbMenu(facts) : [...climbSpot(facts), ...newBlockSpots(facts)]),
      arrow: true,
    },
    {
      number: 39,
      id: "back-left",
      sentence: "Drag Scout back to the left of the rock.",
      sentenceByKeys: "Move Scout left of the rock with Enter and the arrow keys.",
      hint: "Is the game playing? Press Stop first.",
      poses: ["talk"],
      enter: () => [STOP],
      wait: until((facts) => hasScout(facts, ({ x }) => x < (theRock(facts)?.position.x ?? 11))),
      preconditions: ["rules", "scout", "rock", "climb"],
      tools: ["pointer"],
      target: (facts) => [...whereIs(theScout(facts)), squares("stage", { x: 10, y: 8 })],
      arrow: true,
    },
    {
      number: 40,
      id: "try-key",
      sentence: "Press Play, walk to the rock and press your key!",
      hint: "Walk with the right arrow. Then hold your key.",
      poses: ["point"],
      wait: until((facts) => didShape(facts, "climb")),
      preconditions: ["rules", "scout", "rock", "climb"],
      target: (facts) => (facts.running ? whereIs(theRock(facts)) : [page("play")]),
    },
    {
      number: 41,
      id: "from-top",
      sentence: "Scout reads his rules from the top. He does the first one that fits.",
      poses: ["explain"],
      enter: () => [STOP],
      wait: speech(3000),
      preconditions: NEEDS,
      target: (facts) => [headSpot(rootRules(facts).at(0)), headSpot(rootRules(facts).at(-1))],
      arrow: true,
    },
    {
      number: 42,
      id: "which-wins",
      sentence: "Fall comes before Walk right. What if we swap them? What will Scout do at the edge?",
      hint: "What do you think? Any answer is fine.",
      poses: ["think"],
      enter: () => [STOP, scoutAt(14, 8)],
      wait: answer("He walks on air.", "He falls down."),
      must: true,
      preconditions: NEEDS,
      target: at(page("rule", FALL), page("rule", WALK_RIGHT)),
      arrow: true,
    },
    {
      number: 43,
      id: "swap",
      sentence: "Let's find out! Drag All the time below the right arrow block.",
      sentenceByKeys: "Let's find out! Press its three dots, then pick Move down.",
      hint: "Hold it, pull it down, and let go under that block.",
      otherHints: [
        {
          when: ({ byKeys }) => byKeys,
          say: "The three dots are at the right end of All the time.",
        },
      ],
      poses: ["point"],
      wait: until((facts) => isAbove(facts, WALK_RIGHT, FALL)),
      must: true,
      preconditions: NEEDS,
      tools: ["pointer"],
      target: ({ byKeys }) =>
        byKeys ? [menu("Move down", "ruleMenu", ALWAYS)] : [page("ruleHead", ALWAYS), page("rule", RIGHT_KEY)],
      arrow: true,
    },
    {
      number: 44,
      id: "on-air",
      sentence: "Press Play and hold the right arrow. Watch Scout at the edge!",
      hint: "Hold the right arrow until Scout is past the edge.",
      poses: ["cheer"],
      enter: () => [scoutAt(14, 8)],
      wait: until(({ seen }) => seen.onAir.has(WALK_RIGHT)),
      detours: [{ to: "swap", when: (facts) => !isAbove(facts, WALK_RIGHT, FALL), say: null }],
      must: true,
      preconditions: NEEDS,
      target: ({ running }) => [running ? EDGE : page("play")],
    },
    {
      number: 45,
      id: "swap-back",
      sentence: "Oops, Scout walks on air! Drag All the time back to the top.",
      sentenceByKeys: "Oops, Scout walks on air! Press the three dots, then pick Move up.",
      hint: "It goes above both arrow blocks. Undo works, too!",
      otherHints: [
        {
          when: ({ byKeys }) => byKeys,
          say: "The three dots of All the time. Undo works, too!",
        },
      ],
      poses: ["oops"],
      enter: () => [STOP],
      wait: until(isBackInOrder),
      unless: isBackInOrder,
      must: true,
      preconditions: NEEDS,
      tools: ["pointer"],
      target: (facts) =>
        facts.byKeys
          ? [menu("Move up", "ruleMenu", ALWAYS)]
          : [page("ruleHead", ALWAYS), headSpot(rootRules(facts).at(0))],
      arrow: true,
    },
    {
      number: 46,
      id: "falls-again",
      sentence: "Press Play and hold the right arrow again.",
      hint: "Hold the right arrow until Scout is at the edge.",
      poses: ["explain"],
      enter: () => [scoutAt(14, 8)],
      wait: until((facts) => did(facts, FALL)),
      must: true,
      preconditions: NEEDS,
      target: ({ running }) => [running ? EDGE : page("play")],
    },
    {
      number: 47,
      id: "top-wins",
      sentence: "The rule on top wins. Did you guess it?",
      poses: ["cheer"],
      wait: speech(),
      recalls: "which-wins",
      preconditions: NEEDS,
      target: at(page("rule", FALL)),
    },
  ],
} as const satisfies Lesson;

/** Scout falls rather than walks, as before the experiment. */
function isBackInOrder(facts: LessonFacts): boolean {
  return isAbove(facts, FALL, WALK_RIGHT) && isAbove(facts, FALL, WALK_LEFT);
}

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

function climbMenu(facts: LessonFacts): readonly Spot[] {
  return idsOf(facts, "climb")
    .slice(0, 1)
    .map((id) => menu(nameOfKey(newKeyBlock(facts)?.code ?? 0), "ruleMenu", id));
}

function newBlockSpots(facts: LessonFacts): readonly Spot[] {
  const block = newKeyBlock(facts);
  return block ? [page("rule", block.id)] : [];
}
