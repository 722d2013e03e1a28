import { type Actor, type Actors, type Id, own } from "../engine/index.ts";
import { fieldsOf, isFields, listOf, textOf } from "./reading.ts";
import type { WorldFacts } from "./WorldFacts.ts";

/** What reading the conditions and actions of one rule needs: who is in its picture or made by it, and what the world has. */
export class RuleFacts {
  readonly actors: Actors;
  /** Told of what is odd, and yet has a meaning. */
  readonly log: (fault: string) => void;
  readonly #made: ReadonlyMap<Id, Id>;
  readonly #world: WorldFacts;

  /** `actions` need not be read yet. */
  constructor(actors: Actors, actions: unknown, world: WorldFacts, log: (fault: string) => void) {
    this.actors = actors;
    this.log = log;
    this.#made = madeBy(actions);
    this.#world = world;
  }

  defaultValue({ characterId }: Actor, variableId: Id): string {
    return this.#world.defaultValue(characterId, variableId);
  }

  /** Whether the variable is one that another tool made up, and that no character here has: where an actor stands. */
  isForeignVariable(actorId: Id, variableId: Id): boolean {
    if (!FOREIGN_VARIABLES.has(variableId)) return false;
    const characterId = own(this.actors, actorId)?.characterId ?? this.#made.get(actorId);
    return characterId === undefined || !this.#world.hasVariable(characterId, variableId);
  }

  /** Whether the world variable is one that another tool fills by itself: the key that is pressed, and who is clicked. */
  isForeignGlobal(globalId: Id): boolean {
    const type = this.#world.typeOfGlobal(globalId);
    return type === "key" || (type === "actor" && globalId === "click");
  }
}

const FOREIGN_VARIABLES: ReadonlySet<string> = new Set(["x", "y"]);

function madeBy(actions: unknown): ReadonlyMap<Id, Id> {
  const creates = listOf(actions).filter((action) => isFields(action) && action.type === "create");
  return new Map(creates.map(fieldsOf).map(({ actorId, actor }) => [text(actorId), text(fieldsOf(actor).characterId)]));
}

function text(value: unknown): string {
  return textOf(value) ?? "";
}
