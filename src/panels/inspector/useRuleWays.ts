import { createContext, useContext, useRef } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { directionOf, otherWaysOf } from "../../engine/derive/index.ts";
import { type Characters, type Id, own, type Point, type RuleTree, rulesIn } from "../../engine/index.ts";

import { byPlace } from "./wayWords.ts";

/** A rule and those made from it, each with its direction. */
export interface RuleWay {
  readonly ruleId: Id;
  readonly step: Point;
}

/** For every rule that has other directions: all of them, its own among them. */
export type WaysOfRules = ReadonlyMap<Id, readonly RuleWay[]>;

const NO_WAYS: WaysOfRules = new Map();

export const WaysContext = createContext<WaysOfRules>(NO_WAYS);

/** The directions of a rule; none if it has only its own. */
export function useRuleWays(ruleId: Id): readonly RuleWay[] {
  return useContext(WaysContext).get(ruleId) ?? NONE;
}

const NONE: readonly RuleWay[] = [];

interface Known {
  readonly rules: RuleTree;
  readonly ways: WaysOfRules;
  readonly text: string;
}

/** The directions of all rules of a character. The map stays the same as long as they do, so that an edit does not render every card. */
export function useWaysOfRules(characterId: Id): WaysOfRules {
  const steady = useRef<Known>({ rules: [], ways: NO_WAYS, text: "[]" });
  return useEditorState(({ document: { characters } }) => {
    const rules = own(characters, characterId)?.rules ?? [];
    if (steady.current.rules !== rules) steady.current = knownOf(rules, characters, steady.current);
    return steady.current.ways;
  });
}

function knownOf(rules: RuleTree, characters: Characters, before: Known): Known {
  const ways = waysIn(rules, characters);
  const text = JSON.stringify([...ways]);
  return { rules, ways: text === before.text ? before.ways : ways, text };
}

function waysIn(rules: RuleTree, characters: Characters): WaysOfRules {
  const all = rulesIn(rules);
  const made = all.filter(({ derived }) => derived);
  if (made.length === 0) return NO_WAYS;
  const sources = all.filter(({ id }) => made.some(({ derived }) => derived?.from === id));
  return new Map(
    sources.flatMap((source) => {
      const step = directionOf(source, characters);
      if (!step) return [];
      const others = otherWaysOf(source, characters).flatMap((way) => {
        const rule = made.find(({ derived }) => derived?.from === source.id && derived.turn === way.turn);
        return rule ? [{ ruleId: rule.id, step: way.step }] : [];
      });
      return others.length > 0
        ? [[source.id, [{ ruleId: source.id, step }, ...others].sort((a, b) => byPlace(a.step, b.step))] as const]
        : [];
    }),
  );
}
