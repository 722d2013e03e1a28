import type { Action, Actor, Actors, Id, Operand, Point, Rule, Transform } from "../../../src/engine/index.ts";
import { type Cast, read, variableOf } from "./conditions.ts";
import { goToStage, startOf, travel } from "./doors.ts";
import { lookFor, variableIdFor } from "./kinds.ts";
import { entryOf, type Pairs, type Scene } from "./Scene.ts";
import { bubbleTicks, filledIn } from "./sayings.ts";
import { placeOf, plainActor, standing } from "./squares.ts";
import { freeSquares, nearestTo } from "./ways.ts";

/** Thrown if a rule cannot be carried out; the tick is then taken back. */
export class RuleFailed extends Error {}

type Done = "done" | null;
type Doing<Type extends Action["type"]> = Extract<Action, { type: Type }>;

const ACTORS_MAX = 20_000;
const TEXT_MAX = 10_000;
const SOUNDS_MAX = 8;
const TRANSFORMS = ["0", "90", "180", "270", "flip-x", "flip-y"];
const OUTCOMES = ["won", "lost", "over"];
const READ_ONLY = ["column", "row"];

/** Carries out a rule on the paired actors: README of src/engine, "Applying". */
export function carryOut(rule: Rule, me: Actor, pairs: Pairs, scene: Scene): void {
  const doing = new CarryingOut(rule, me, pairs, scene);
  for (const action of rule.actions) scene.witness.acted(action, doing.act(action) ?? "skipped", rule);
}

class CarryingOut {
  readonly #origin: Point;
  readonly #me: Id;
  readonly #ids: Map<Id, Id>;
  readonly #scene: Scene;
  /** How the paired actors are drawn; created ones are not. */
  #drawn: Actors;

  constructor(rule: Rule, me: Actor, pairs: Pairs, scene: Scene) {
    this.#origin = me.position;
    this.#me = me.id;
    this.#ids = new Map([...pairs].map(([ruleActorId, { id }]) => [ruleActorId, id]));
    this.#scene = scene;
    this.#drawn = rule.actors;
  }

  /** The result of an action; null if it cannot be done. */
  act(action: Action): Done {
    if (action.type === "create") return this.#create(action);
    if (action.type === "global") return this.#changeGlobal(action);
    if (action.type === "sound") return this.#sound(action);
    if (action.type === "stage") return goToStage(action, this.#scene);
    if (action.type === "end") return this.#end(action);
    const actor = "actorId" in action ? this.#actor(action.actorId) : undefined;
    return actor && action.type !== "unknown" ? this.#actOn(actor, action) : null;
  }

  #actOn(
    actor: Actor,
    action: Exclude<Action, Doing<"create" | "global" | "sound" | "stage" | "end" | "unknown">>,
  ): Done {
    if (action.type === "delete") return this.#show(actor.id, null);
    if (action.type === "variable") return this.#changeVariable(actor, action);
    if (action.type === "move") return this.#move(actor, action);
    if (action.type === "appearance") return this.#changeLook(actor, action);
    if (action.type === "transform") return this.#turn(actor, action);
    if (action.type === "say") return this.#say(actor, action);
    return action.type === "travel" ? travel(actor, action, this.#scene) : null;
  }

  #create({ actor, actorId, offset, to }: Doing<"create">): Done {
    if (this.#scene.actors.length >= ACTORS_MAX) return null;
    const position = to ? this.#goal(to, this.#origin, this.#me) : this.#place(this.#origin, offset ?? { x: 0, y: 0 });
    if (!position) return null;
    const id = this.#scene.newId();
    const { characterId, appearance, transform = "0" } = actor;
    const created: Actor = { id, characterId, position, appearance, transform, variableValues: {} };
    this.#scene.actors = [...this.#scene.actors, standing(created, this.#scene.characters)];
    this.#ids.set(actorId, id);
    const { [actorId]: _, ...drawn } = this.#drawn;
    this.#drawn = drawn;
    return this.#show(id, created);
  }

  #move(actor: Actor, { offset, delta, to }: Doing<"move">): Done {
    if (to) {
      const goal = this.#goal(to, actor.position, actor.id);
      return goal && this.#show(actor.id, { ...actor, position: goal });
    }
    if (!offset && !delta) return null;
    const position = offset ? this.#place(this.#origin, offset) : this.#place(actor.position, delta ?? { x: 0, y: 0 });
    return this.#show(actor.id, { ...actor, position });
  }

  /** The square of a place for somebody who stands there now; null if there is none. */
  #goal(to: object, from: Point, me: Id): Point | null {
    const scene = this.#scene;
    if ("actorId" in to) return this.#actor(String(to.actorId))?.position ?? null;
    if ("nearest" in to) return nearestTo(from, String(to.nearest), me, scene)?.position ?? null;
    if ("start" in to) {
      const begun = to.start === true && startOf(scene.stage.id, scene.world).find(({ id }) => id === me);
      return begun ? placeOf({ stage: scene.stage }, begun.position, { x: 0, y: 0 }) : null;
    }
    const free = "random" in to && to.random === "free" ? freeSquares(scene) : [];
    return free.length > 0 ? (free[Math.floor(scene.random() * free.length)] ?? null) : null;
  }

  #turn(actor: Actor, action: Doing<"transform">): Done {
    const value = this.#value(action.value);
    return isTransform(value) ? this.#show(actor.id, { ...actor, transform: value }) : null;
  }

  #changeLook(actor: Actor, { actorId, value }: Doing<"appearance">): Done {
    const read = this.#value(value);
    const isConstant = value !== undefined && "constant" in value;
    const drawn = isConstant ? entryOf(this.#drawn, actorId) : undefined;
    const look = read === undefined ? undefined : lookFor(read, actor, drawn, this.#scene);
    const looks = entryOf(this.#scene.characters, actor.characterId)?.spritesheet.appearances ?? {};
    if (look === undefined || !Object.hasOwn(looks, look)) return null;
    return this.#show(actor.id, { ...actor, appearance: look });
  }

  #changeVariable(actor: Actor, action: Doing<"variable">): Done {
    const id = variableIdFor(action.variable, actor, entryOf(this.#drawn, action.actorId), this.#scene);
    const variables = entryOf(this.#scene.characters, actor.characterId)?.variables;
    if (id === undefined || READ_ONLY.includes(id) || !entryOf(variables, id)) return null;
    const before = variableOf(actor, id, this.#scene) ?? "0";
    const value = this.#amount(action.value);
    if (value !== undefined) this.#setVariable(actor, id, result(before, action.operation, value));
    // Whoever draws no number keeps the one it had, as its own: so it is recorded in the play `random.not-whole`.
    else if (action.value && "random" in action.value) this.#setVariable(actor, id, before);
    return value === undefined ? null : "done";
  }

  #setVariable(actor: Actor, id: Id, value: string): void {
    this.#replace(actor.id, { ...actor, variableValues: { ...actor.variableValues, [id]: value } });
  }

  #changeGlobal(action: Doing<"global">): Done {
    const global = this.#scene.globals.get(action.global);
    const value = global && this.#amount(action.value);
    if (!global || value === undefined) return null;
    const after = result(global.value, action.operation, value);
    if (global.id === "selectedStageId" && !entryOf(this.#scene.world.stages, after)) return null;
    this.#scene.globals.set(global.id, { ...global, value: after });
    return "done";
  }

  #sound({ sound }: Doing<"sound">): Done {
    const { world, sounds, witness } = this.#scene;
    if (!entryOf(world.sounds, sound)) return null;
    const isNew = !sounds.includes(sound);
    witness.saw(isNew ? "a new sound" : "a sound once more");
    if (isNew && sounds.length < SOUNDS_MAX) sounds.push(sound);
    else if (isNew) witness.saw("a sound too many");
    return "done";
  }

  #say(actor: Actor, { text, ticks }: Doing<"say">): Done {
    const said = filledIn(text, actor, this.#scene);
    this.#scene.witness.saw(`saying ${said === "" ? "nothing" : "something"}`);
    const { saying: _, ...silent } = actor;
    const saying = { text: said, ticks: bubbleTicks(ticks) };
    this.#replace(actor.id, said === "" ? silent : { ...silent, saying });
    return "done";
  }

  #end({ outcome, text }: Doing<"end">): Done {
    const me = this.#scene.actors.find(({ id }) => id === this.#me);
    const ended = { outcome: OUTCOMES.includes(outcome) ? outcome : "over", text: filledIn(text, me, this.#scene) };
    this.#scene.witness.saw(this.#scene.ended ? "a later end" : "a first end");
    if (!OUTCOMES.includes(outcome)) this.#scene.witness.saw("an unknown end");
    this.#scene.ended ??= ended;
    return "done";
  }

  /** The value of a number that changes, which may be drawn. */
  #amount(operand: Operand | undefined): string | undefined {
    if (!operand || !("random" in operand)) return this.#value(operand);
    const { from, to } = operand.random;
    if (!Number.isInteger(from) || !Number.isInteger(to)) return undefined;
    const [least, most] = [Math.min(from, to), Math.max(from, to)];
    return String(least + Math.floor(this.#scene.random() * (most - least + 1)));
  }

  #value(operand: Operand | undefined): string | undefined {
    const cast: Cast = { actorOf: (id) => this.#actor(id), drawn: this.#drawn };
    return read(operand ?? { constant: "0" }, this.#scene, cast);
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
