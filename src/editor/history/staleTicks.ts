import { type Character, type Id, nodesIn, type RuleTree, type WorldDocument } from "../../engine/index.ts";

/** After an edit of a stage or of the world's variables, no tick before it can be stepped back to; an edited rule loses its light. */
export function withoutStaleTicks(before: WorldDocument, after: WorldDocument): WorldDocument {
  const isOtherWorld = after.world.stages !== before.world.stages || after.world.globals !== before.world.globals;
  if (isOtherWorld) return withoutTicks(after);
  return after.characters === before.characters ? after : withoutLights(after, editedRules(before, after));
}

function withoutTicks(document: WorldDocument): WorldDocument {
  if (document.world.history.length === 0) return document;
  return { ...document, world: { ...document.world, history: [], evaluatedRuleIds: {} } };
}

function withoutLights(document: WorldDocument, ruleIds: ReadonlySet<Id>): WorldDocument {
  const lights = Object.entries(document.world.evaluatedRuleIds);
  if (ruleIds.size === 0 || lights.length === 0) return document;
  const dimmed = lights.map(([actorId, lit]) => [
    actorId,
    Object.fromEntries(Object.entries(lit).filter(([ruleId]) => !ruleIds.has(ruleId))),
  ]);
  return { ...document, world: { ...document.world, evaluatedRuleIds: Object.fromEntries(dimmed) } };
}

/** The rules and containers that are not the same objects as before. */
function editedRules(before: WorldDocument, after: WorldDocument): ReadonlySet<Id> {
  const changed = Object.values(after.characters).filter((character) => character !== before.characters[character.id]);
  const edited = changed.flatMap(({ id, rules }) => {
    const known = new Set(nodesIn(rulesOf(before.characters[id])));
    return nodesIn(rules).filter((node) => !known.has(node));
  });
  return new Set(edited.map(({ id }) => id));
}

function rulesOf(character: Character | undefined): RuleTree {
  return character?.rules ?? [];
}
