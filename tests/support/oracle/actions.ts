import type { Action, Actor, Id, Operand, Point, Rule, Transform } from "../../../src/engine/index.ts";
import { read, variableOf } from "./conditions.ts";
import { entryOf, type Pairs, type Scene } from "./Scene.ts";
import { placeOf, plainActor, standing } from "./squares.ts";

/** Thrown if a rule cannot be carried out; the tick is then taken back. */
export class RuleFailed extends Error {}

const ACTORS_MAX = 20_000;
const TEXT_MAX = 10_000;
const TRANSFORMS = ["0", "90", "180", "270", "flip-x", "flip-y"];

/** Carries out a rule on the paired actors: README of src/engine, "Applying". */
export function carryOut(rule: Rule, me: Actor, pairs: Pairs, scene: Scene): void {
  const ids = new Map([...pairs].map(([ruleActorId, { id }]) => [ruleActorId, id]));
  const doing = new CarryingOut(me.position, ids, scene);
  for (const action of rule.actions) scene.witness.acted(action, doing.act(action) ?? "skipped", rule);
}

class CarryingOut {
  readonly #origin: Point;
  readonly #ids: Map<Id, Id>;
  readonly #scene: Scene;

  constructor(origin: Point, ids: Map<Id, Id>, scene: Scene) {
    this.#origin = origin;
    this.#ids = ids;
    this.#scene = scene;
  }

  /** The result of an action; null if something it refers to is gone. */
  act(action: Action): "done" | null {
    if (action.type === "create") return this.#create(action);
    if (action.type === "global") return this.#changeGlobal(action);
    const actor = this.#actor(action.actorId);
    return actor ? this.#actOn(actor, action) : null;
  }

  #actOn(actor: Actor, action: Exclude<Action, { type: "create" | "global" }>): "done" | null {
    if (action.type === "delete") return this.#show(actor.id, null);
    if (action.type === "variable") return this.#changeVariable(actor, action);
    if (action.type === "move") {
      if (action.offset) return this.#move(actor, this.#origin, action.offset);
      return action.delta ? this.#move(actor, actor.position, action.delta) : null;
    }
    const value = this.#value(action.value);
    if (action.type === "transform")
      return isTransform(value) ? this.#show(actor.id, { ...actor, transform: value }) : null;
    const looks = entryOf(this.#scene.characters, actor.characterId)?.spritesheet.appearances ?? {};
    if (value === undefined || !Object.hasOwn(looks, value)) return null;
    return this.#show(actor.id, { ...actor, appearance: value });
  }

  #create({ actor, actorId, offset }: Extract<Action, { type: "create" }>): "done" | null {
    const position = this.#place(this.#origin, offset);
    if (this.#scene.actors.length >= ACTORS_MAX) return null;
    const id = this.#scene.newId();
    const { characterId, appearance, transform = "0" } = actor;
    const created: Actor = { id, characterId, position, appearance, transform, variableValues: {} };
    this.#scene.actors = [...this.#scene.actors, standing(created, this.#scene.characters)];
    this.#ids.set(actorId, id);
    return this.#show(id, created);
  }

  #move(actor: Actor, from: Point, step: Point): "done" {
    return this.#show(actor.id, { ...actor, position: this.#place(from, step) });
  }

  #changeVariable(actor: Actor, action: Extract<Action, { type: "variable" }>): "done" | null {
    const variables = entryOf(this.#scene.characters, actor.characterId)?.variables;
    const value = this.#value(action.value);
    if (value === undefined || !entryOf(variables, action.variable)) return null;
    const after = result(variableOf(actor, action.variable, this.#scene) ?? "0", action.operation, value);
    this.#replace(actor.id, { ...actor, variableValues: { ...actor.variableValues, [action.variable]: after } });
    return "done";
  }

  #changeGlobal(action: Extract<Action, { type: "global" }>): "done" | null {
    const global = this.#scene.globals.get(action.global);
    const value = this.#value(action.value);
    if (!global || value === undefined) return null;
    const after = result(global.value, action.operation, value);
    if (global.id === "selectedStageId" && !this.#scene.stageIds.includes(after)) return null;
    this.#scene.globals.set(global.id, { ...global, value: after });
    return "done";
  }

  #value(operand: Operand | undefined): string | undefined {
    const now = [...this.#ids].flatMap(([ruleActorId]): [Id, Actor][] => {
      const actor = this.#actor(ruleActorId);
      return actor ? [[ruleActorId, actor]] : [];
    });
    return read(operand ?? { constant: "0" }, this.#scene, new Map(now));
  }

  #place(from: Point, step: Point): Point {
    const place = placeOf(this.#scene, from, step);
    if (!place) throw new RuleFailed("Action cannot create at this position");
    return place;
  }

  #actor(ruleActorId: Id): Actor | undefined {
    const id = this.#ids.get(ruleActorId);
    const found = this.#scene.actors.find((actor) => actor.id === id);
    return found && plainActor(found);
  }

  /** A visible change, which makes a preview frame. */
  #show(id: Id, after: Actor | null): "done" {
    this.#replace(id, after);
    this.#scene.changes.set(id, [...(this.#scene.changes.get(id) ?? []), after]);
    return "done";
  }

  #replace(id: Id, after: Actor | null): void {
    const { actors, characters } = this.#scene;
    this.#scene.actors = after
      ? actors.map((actor) => (actor.id === id ? standing(after, characters) : actor))
      : actors.filter((actor) => actor.id !== id);
  }
}

function result(before: string, operation: string, value: string): string {
  if (operation === "add") return String(Number(before) + Number(value)).slice(0, TEXT_MAX);
  if (operation === "subtract") return String(Number(before) - Number(value)).slice(0, TEXT_MAX);
  return value.slice(0, TEXT_MAX);
}

function isTransform(value: string | undefined): value is Transform {
  return value !== undefined && TRANSFORMS.includes(value);
}
