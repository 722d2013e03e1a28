import { type Actor, type Actors, type Id, isFields, own } from "../engine/index.ts";
import { fieldsOf, listOf, textOf } from "./reading.ts";
import type { WorldFacts } from "./WorldFacts.ts";

/** What reading the conditions and actions of a rule or container needs to know: the actors they may name, and the world. */
export class RuleFacts {
  /** The actors in the picture of a rule. */
  readonly actors: Actors;
  /** Reports what is odd but still has a meaning. */
  readonly log: (fault: string) => void;
  readonly #characterOf: (actorId: Id) => Id | undefined;
  readonly #world: WorldFacts;

  private constructor(
    { actors, characterOf }: { actors: Actors; characterOf: (actorId: Id) => Id | undefined },
    world: WorldFacts,
    log: (fault: string) => void,
  ) {
    this.actors = actors;
    this.#characterOf = characterOf;
    this.#world = world;
    this.log = log;
  }

  /** `actions` as they are stored, not read yet: they may create actors. */
  static ofRule(actors: Actors, actions: unknown, world: WorldFacts, log: (fault: string) => void): RuleFacts {
    const created = createdActors(actions);
    const characterOf = (actorId: Id) => own(actors, actorId)?.characterId ?? created.get(actorId);
    return new RuleFacts({ actors, characterOf }, world, log);
  }

  /** In a container, every actor that a condition names is the acting one. */
  static ofContainer(characterId: Id, world: WorldFacts, log: (fault: string) => void): RuleFacts {
    return new RuleFacts({ actors: {}, characterOf: () => characterId }, world, log);
  }

  defaultValue({ characterId }: Actor, variableId: Id): string {
    return this.#world.defaultValue(characterId, variableId);
  }

  /** Whether a variable is `x` or `y`, which in another tool are the position of an actor, and the character has no variable of that id. */
  isForeignVariable(actorId: Id, variableId: Id): boolean {
    if (!FOREIGN_VARIABLES.has(variableId)) return false;
    const characterId = this.#characterOf(actorId);
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
