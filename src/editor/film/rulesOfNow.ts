/** What was played, and the rules as they are now. */
import { own, type WorldDocument } from "../../engine/index.ts";
import type { PlacedChange } from "../history/change.ts";
import { diff } from "../history/diff.ts";

/** The game as it was, with rules, kinds and edges of today. */
export function withRulesOf(then: WorldDocument, now: WorldDocument): WorldDocument {
  const stages = Object.entries(then.world.stages).map(([id, stage]) => {
    const { wrapX, wrapY } = own(now.world.stages, id) ?? stage;
    return [id, { ...stage, wrapX, wrapY }];
  });
  const { kinds: _kinds, settle: _settle, ...world } = then.world;
  const { kinds, settle } = now.world;
  return {
    ...then,
    characters: now.characters,
    world: { ...world, stages: Object.fromEntries(stages), ...(kinds ? { kinds } : {}), ...(settle ? { settle } : {}) },
  };
}

/** Names and notes aside, which change nothing that is played. */
export function haveSameRules(then: WorldDocument, now: WorldDocument): boolean {
  if (then.characters === now.characters) return true;
  const ids = new Set([...Object.keys(then.characters), ...Object.keys(now.characters)]);
  return [...ids].every((id) =>
    diff(own(then.characters, id)?.rules ?? [], own(now.characters, id)?.rules ?? []).every(isOnlyAName),
  );
}

function isOnlyAName({ path, at }: PlacedChange): boolean {
  return at === undefined && ["name", "note"].includes(path.at(-1) ?? "");
}
