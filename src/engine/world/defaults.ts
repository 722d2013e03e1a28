import type { Character } from "./character.ts";
import type { Id, NewId } from "./id.ts";
import { DEFAULT_STAGE, DOCUMENT_VERSION } from "./limits.ts";
import type { Stage } from "./stage.ts";
import { CURRENT_STAGE, type WorldDocument } from "./world.ts";

/** An empty stage of the default size, named after its place in the list. */
export function newStage(id: Id, order: number): Stage {
  return {
    id,
    name: `Level ${order + 1}`,
    order,
    width: DEFAULT_STAGE.width,
    height: DEFAULT_STAGE.height,
    wrapX: true,
    wrapY: true,
    background: DEFAULT_STAGE.background,
    scale: "fit",
    actors: {},
  };
}

/** A character with no appearances, rules or variables yet. */
export function newCharacter(id: Id): Character {
  return {
    id,
    name: "Untitled",
    spritesheet: { appearances: {}, appearanceNames: {}, appearanceInfo: {} },
    rules: [],
    variables: {},
  };
}

/** A game with one empty stage. */
export function newDocument(name: string, newId: NewId): WorldDocument {
  const stage = newStage(newId(), 0);
  return {
    version: DOCUMENT_VERSION,
    characters: {},
    world: {
      id: "root",
      metadata: { id: "root", name },
      stages: { [stage.id]: stage },
      globals: {
        [CURRENT_STAGE]: { id: CURRENT_STAGE, name: "Current Stage", value: stage.id, type: "stage" },
      },
      input: { keys: {}, clicks: {} },
      evaluatedRuleIds: {},
      history: [],
    },
    undoStack: [],
    redoStack: [],
  };
}
