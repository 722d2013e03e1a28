import type { Actor, Id, Rule } from "../../../src/engine/index.ts";
import { holds } from "./conditions.ts";
import { isGround, isOf, standsFor } from "./kinds.ts";
import { entryOf, type Pairs, type Scene, type SeenSquare } from "./Scene.ts";
import { fills, placeOf, standing } from "./squares.ts";

/** The first pairing that fits, or null. Every square scans all actors, and every pairing is tried: README of src/engine, "Matching". */
export function pairsOf(rule: Rule, me: Actor, scene: Scene): Pairs | null {
  const squares: SeenSquare[] = [];
  const pairing = new Pairing(rule, me, scene, squares);
  const pairs = landsOnStage(rule, me, scene) && look(rule, me, scene, squares) ? pairing.first() : null;
  scene.witness.looked({ rule, me, scene, squares, pairs, failures: pairing.failures });
  return pairs;
}

function landsOnStage({ actions }: Rule, me: Actor, scene: Scene): boolean {
  return actions.every(
    (action) => !("offset" in action) || !action.offset || placeOf(scene, me.position, action.offset) !== null,
  );
}

/** Whether one of the rule's moves would end off the stage. */
export function leadsOffStage({ actions }: Rule, me: Actor, pairs: Pairs, scene: Scene): boolean {
  const walkers = new Map([...pairs].map(([id, { position }]) => [id, position]));
  for (const action of actions) {
    if (action.type === "create" && action.offset)
      walkers.set(action.actorId, placeOf(scene, me.position, action.offset) ?? me.position);
    // Where these lead shows only when they are carried out.
    if (action.type === "delete" || action.type === "travel" || (action.type === "move" && action.to))
      walkers.delete(action.actorId);
    const from = action.type === "move" ? walkers.get(action.actorId) : undefined;
    if (action.type !== "move" || !from) continue;
    const to = action.offset
      ? placeOf(scene, me.position, action.offset)
      : placeOf(scene, from, action.delta ?? { x: 0, y: 0 });
    if (!to) return true;
    walkers.set(action.actorId, to);
  }
  return false;
}

/**
 * Visits every square; false if one is off the stage that should be on it or the other way round, or holds more or fewer actors than the
 * picture.
 */
function look(rule: Rule, me: Actor, scene: Scene, squares: SeenSquare[]): boolean {
  const shown = Object.values(rule.actors).map((actor) => standing(actor, scene.characters));
  for (let x = rule.extent.xmin; x <= rule.extent.xmax; x++) {
    for (let y = rule.extent.ymin; y <= rule.extent.ymax; y++) {
      const place = placeOf(scene, me.position, { x, y });
      const isEdge = entryOf(rule.extent.edge, `${x},${y}`) === true;
      if (isEdge) scene.witness.saw(`an edge: ${place ? "rejected" : "matched"}`);
      if (isEdge !== (place === null)) return false;
      if (!place) continue;
      const asSeen = { x: me.position.x + x, y: me.position.y + y };
      const ignored = rule.extent.ignored[`${x},${y}`] === true;
      const wraps = asSeen.x !== place.x || asSeen.y !== place.y;
      const stageActors = scene.actors.filter((actor) => fills(actor, place) || (wraps && fills(actor, asSeen)));
      const ruleActors = shown.filter((actor) => fills(actor, { x, y }));
      const passing = entryOf(rule.extent.passing, `${x},${y}`);
      const leftOver = stageActors.filter(
        (actor) => isGround(actor, scene) || (passing !== undefined && isOf(actor, passing, scene)),
      );
      squares.push({ at: { x, y }, place, asSeen, ignored, stageActors, ruleActors, leftOver });
      if (ignored) continue;
      if (ruleActors.length > stageActors.length) return false;
      if (ruleActors.length < stageActors.length - leftOver.length) return false;
    }
  }
  return true;
}

class Pairing {
  failures = 0;
  readonly #rule: Rule;
  readonly #me: Actor;
  readonly #scene: Scene;
  readonly #squares: readonly SeenSquare[];
  #needed: ReadonlySet<Id> = new Set();

  constructor(rule: Rule, me: Actor, scene: Scene, squares: readonly SeenSquare[]) {
    this.#rule = rule;
    this.#me = me;
    this.#scene = scene;
    this.#squares = squares;
  }

  /** The main actor is paired before all others, and only with the acting actor. */
  first(): Pairs | null {
    const { actors, mainActorId } = this.#rule;
    const main = Object.values(actors).filter(({ id }) => id === mainActorId);
    const others = Object.values(actors).filter(({ id }) => id !== mainActorId && this.#squares.some(hasRuleActor(id)));
    const touching = [...main, ...others];
    this.#needed = neededIn(this.#rule, touching);
    return this.#from(touching, 0, new Map());
  }

  #from(touching: readonly Actor[], index: number, pairs: Pairs): Pairs | null {
    const ruleActor = touching[index];
    if (!ruleActor) {
      if (this.#works(pairs, touching)) return pairs;
      this.failures++;
      return null;
    }
    const free = this.#candidates(ruleActor).filter((actor) => ![...pairs.values()].includes(actor));
    for (const actor of free) {
      const found = this.#from(touching, index + 1, new Map([...pairs, [ruleActor.id, actor]]));
      if (found) return found;
    }
    const isMe = ruleActor.id === this.#rule.mainActorId && free.length > 0;
    return isMe ? null : this.#from(touching, index + 1, pairs);
  }

  /** The stage actors in a square that the rule actor fills and who may stand for it, in stage order; nobody whose character is gone. */
  #candidates(drawn: Actor): readonly Actor[] {
    const seen =
      drawn.id === this.#rule.mainActorId
        ? [this.#me]
        : this.#squares.filter(hasRuleActor(drawn.id)).flatMap(({ stageActors }) => stageActors);
    return this.#scene.actors.filter(
      (actor) =>
        seen.includes(actor) &&
        Object.hasOwn(this.#scene.characters, actor.characterId) &&
        standsFor(actor, drawn, this.#scene),
    );
  }

  #works(pairs: Pairs, touching: readonly Actor[]): boolean {
    return (
      this.#squares.every((square) => square.ignored || isPaired(square, pairs)) &&
      [...this.#needed].every((id) => pairs.has(id)) &&
      this.#rule.conditions.every(
        (condition) => !condition.enabled || holds(condition, this.#rule, this.#me, this.#scene, pairs, touching),
      )
    );
  }
}

/** Every rule actor that an action names and does not create, and every one that an enabled condition names and the extent shows. */
function neededIn({ actions, conditions }: Rule, touching: readonly Actor[]): ReadonlySet<Id> {
  const created = actions.flatMap((action) => (action.type === "create" ? [action.actorId] : []));
  const acted = actions
    .flatMap((action) => [
      "actorId" in action ? action.actorId : null,
      "value" in action ? nameIn(action.value) : null,
      "to" in action ? nameIn(action.to) : null,
    ])
    .filter((id) => id !== null && !created.includes(id));
  const compared = conditions
    .flatMap(({ enabled, left, right }) => (enabled ? [nameIn(left), nameIn(right)] : []))
    .filter((id) => touching.some((actor) => actor.id === id));
  return new Set([...acted, ...compared].filter((id) => id !== null));
}

/** Whether each rule actor of the square is paired with one of its stage actors, and nobody is left over who may not be. */
function isPaired({ stageActors, ruleActors, leftOver }: SeenSquare, pairs: Pairs): boolean {
  const chosen = ruleActors.map(({ id }) => pairs.get(id));
  return (
    chosen.every((actor) => actor && stageActors.includes(actor)) &&
    stageActors.every((actor) => chosen.includes(actor) || leftOver.includes(actor))
  );
}

function hasRuleActor(id: Id) {
  return ({ ruleActors }: SeenSquare): boolean => ruleActors.some((actor) => actor.id === id);
}

function nameIn(operand: unknown): Id | null {
  return typeof operand === "object" && operand !== null && "actorId" in operand ? String(operand.actorId) : null;
}
