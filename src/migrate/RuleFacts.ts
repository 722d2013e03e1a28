import { type Actor, type Actors, type Id, isFields, type Operand, own } from "../engine/index.ts";
import { fieldsOf, listOf, textOf } from "./reading.ts";
import type { WorldFacts } from "./WorldFacts.ts";

/** What reading the conditions and actions of a rule needs to know: the actors in its picture, those it creates, and the world. */
export class RuleFacts {
  readonly actors: Actors;
  /** Reports what is odd but still has a meaning. */
  readonly log: (fault: string) => void;
  readonly #created: ReadonlyMap<Id, Id>;
  readonly #world: WorldFacts;

  /** `actions` as they are stored, not read yet. */
  constructor(actors: Actors, actions: unknown, world: WorldFacts, log: (fault: string) => void) {
    this.actors = actors;
    this.log = log;
    this.#created = createdActors(actions);
    this.#world = world;
  }

  defaultValue({ characterId }: Actor, variableId: Id): string {
    return this.#world.defaultValue(characterId, variableId);
  }

  /** Whether a variable is `x` or `y`, which in another tool are the position of an actor, and the character has no variable of that id. */
  isForeignVariable(actorId: Id, variableId: Id): boolean {
    if (!FOREIGN_VARIABLES.has(variableId)) return false;
    const characterId = own(this.actors, actorId)?.characterId ?? this.#created.get(actorId);
    return characterId === undefined || !this.#world.hasVariable(characterId, variableId);
  }

  /** Whether another tool sets the global by itself: the pressed key and the clicked actor. */
  isForeignGlobal(globalId: Id): boolean {
    const type = this.#world.typeOfGlobal(globalId);
    return type === "key" || (type === "actor" && globalId === "click");
  }
}

const FOREIGN_VARIABLES: ReadonlySet<string> = new Set(["x", "y"]);

function createdActors(actions: unknown): ReadonlyMap<Id, Id> {
  const creates = listOf(actions).filter((action) => isFields(action) && action.type === "create");
  return new Map(creates.map(fieldsOf).map(({ actorId, actor }) => [text(actorId), text(fieldsOf(actor).characterId)]));
}

function text(value: unknown): string {
  return textOf(value) ?? "";
}

/** A constant, an actor's variable or a global; a bare text or number is a constant. Null if it is nothing that a rule here can read. */
export function readOperand(value: unknown, facts: RuleFacts): Operand | null {
  const bare = textOf(value);
  if (bare !== null) return { constant: bare };
  if (!isFields(value)) return null;
  const { constant, actorId, variableId, globalId } = fieldsOf(value);
  const [text, actor, variable, global] = [constant, actorId, variableId, globalId].map(textOf);
  if (typeof text === "string") return { constant: text };
  if (typeof global === "string") return facts.isForeignGlobal(global) ? null : { globalId: global };
  if (typeof actor !== "string" || typeof variable !== "string") return null;
  return facts.isForeignVariable(actor, variable) ? null : { actorId: actor, variableId: variable };
}
