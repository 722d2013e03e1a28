import {
  type Actor,
  type Character,
  CURRENT_STAGE,
  type Id,
  newCharacter,
  newDocument,
  type Rule,
  type RuleTree,
  type WorldDocument,
} from "../../src/engine/index.ts";

export const STAGE = "stage1";

/** A character with two appearances of one tile. */
export function characterNamed(name: string, rules: RuleTree = []): Character {
  const id = name.toLowerCase();
  return {
    ...newCharacter(id),
    name,
    rules,
    spritesheet: {
      appearances: { [`${id}-idle`]: ["data:idle"], [`${id}-happy`]: ["data:happy"] },
      appearanceNames: { [`${id}-idle`]: "Idle", [`${id}-happy`]: "Happy" },
      appearanceInfo: {},
    },
  };
}

export function actorOf(characterId: Id, id: Id, x: number, y: number, more: Partial<Actor> = {}): Actor {
  return { id, characterId, position: { x, y }, appearance: `${characterId}-idle`, variableValues: {}, ...more };
}

/** When there is nothing on my right, I move right. */
export function walkRight(characterId: Id, id = "walk"): Rule {
  const main = actorOf(characterId, "main", 0, 0);
  return {
    type: "rule",
    id,
    name: "Walk right",
    mainActorId: "main",
    conditions: [],
    actors: { main },
    actions: [{ type: "move", actorId: "main", offset: { x: 1, y: 0 } }],
    extent: { xmin: 0, xmax: 1, ymin: 0, ymax: 0, ignored: {} },
  };
}

/** A rule with which a turn breaks off: stages cannot be multiplied. */
export function cannotGoOn(characterId: Id): Rule {
  const multiply = "multiply" as "add";
  return {
    ...walkRight(characterId, "broken"),
    name: "Broken",
    actions: [{ type: "global", global: CURRENT_STAGE, operation: multiply, value: { constant: "2" } }],
    extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} },
  };
}

/** A rule that only creates another actor of its character, one square up. */
export function makesMore(characterId: Id): Rule {
  const made = actorOf(characterId, "made", 0, -1);
  return {
    ...walkRight(characterId, "make"),
    name: "Make more",
    actions: [{ type: "create", actorId: "made", actor: made, offset: { x: 0, y: -1 } }],
    extent: { xmin: 0, xmax: 0, ymin: -1, ymax: 0, ignored: {} },
  };
}

export function gameOf(characters: readonly Character[], actors: readonly Actor[]): WorldDocument {
  const empty = newDocument("Test", () => STAGE);
  const [stage] = Object.values(empty.world.stages);
  if (!stage) throw new Error("A new document has a stage.");
  const small = { ...stage, width: 10, height: 8, wrapX: false, wrapY: false, actors: byId(actors) };
  return {
    ...empty,
    characters: byId(characters),
    world: {
      ...empty.world,
      stages: { [STAGE]: small },
      globals: { [CURRENT_STAGE]: { id: CURRENT_STAGE, name: "Current Stage", value: STAGE, type: "stage" } },
    },
  };
}

function byId<T extends { readonly id: Id }>(things: readonly T[]): Record<Id, T> {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}
