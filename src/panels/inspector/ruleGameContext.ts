import { createContext, useContext, useRef } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { type GameContext, gameContextOf } from "../../recording/Recording.ts";

const EMPTY: GameContext = { characters: {}, globals: {}, stages: {} };

export const RuleGameContext = createContext<GameContext>(EMPTY);

export function useRuleGameContext(): GameContext {
  return useContext(RuleGameContext);
}

/**
 * The characters, globals and stages that rules refer to, for all cards of a list. The object stays the same as long as names and
 * appearances do, so that a tick does not render cards again.
 */
export function useStableGameContext(): GameContext {
  const steady = useRef(EMPTY);
  return useEditorState(({ document }) => {
    const now = gameContextOf(document);
    if (!saysTheSame(steady.current, now)) steady.current = now;
    return steady.current;
  });
}

function saysTheSame(a: GameContext, b: GameContext): boolean {
  if (a === b) return true;
  return (
    areAlike(a.characters, b.characters, (one, other) =>
      sameFields(one, other, ["name", "spritesheet", "variables"]),
    ) &&
    areAlike(a.globals, b.globals, (one, other) => sameFields(one, other, ["name", "type"])) &&
    areAlike(a.stages, b.stages, (one, other) => one.name === other.name)
  );
}

type MapOf<T> = Readonly<Record<string, T>>;

function areAlike<T>(a: MapOf<T>, b: MapOf<T>, isAlike: (one: T, other: T) => boolean): boolean {
  if (a === b) return true;
  const ids = Object.keys(a);
  if (ids.length !== Object.keys(b).length) return false;
  return ids.every((id) => {
    const [one, other] = [a[id], b[id]];
    return one === other || (one !== undefined && other !== undefined && isAlike(one, other));
  });
}

function sameFields<T>(one: T, other: T, fields: readonly (keyof T)[]): boolean {
  return fields.every((field) => one[field] === other[field]);
}
