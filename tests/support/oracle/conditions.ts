import type { Actor, ActorOperand, Actors, Condition, Id, Operand, Rule } from "../../../src/engine/index.ts";
import { isKnown, isOf, lookFor, standsFor, variableIdFor } from "./kinds.ts";
import { entryOf, type Pairs, type Scene } from "./Scene.ts";
import { placeOf } from "./squares.ts";
import { straightWay, wayAround } from "./ways.ts";

/** Whom the names in an operand mean, and how they are drawn in the rule. */
export interface Cast {
  actorOf(id: Id): Actor | undefined;
  readonly drawn: Actors;
}

/**
 * Whether an enabled condition holds with these pairs; rule actors outside the extent are looked for on the stage. README of src/engine,
 * "Matching".
 */
export function holds(
  condition: Condition,
  rule: Rule,
  me: Actor,
  scene: Scene,
  pairs: Pairs,
  touching: readonly Actor[],
) {
  const named = [condition.left, condition.right].flatMap((side) => ("actorId" in side ? [side.actorId] : []));
  const outside = [...new Set(named)]
    .filter((id) => !touching.some((actor) => actor.id === id))
    .flatMap((id) => entryOf(rule.actors, id) ?? []);
  const result = choicesOf(outside, me, scene).some((choice) => {
    const known = new Map([...pairs, ...choice]);
    return compares(condition, scene, { actorOf: (id) => known.get(id), drawn: rule.actors });
  });
  const isOutside = outside.length > 0 ? " outside" : "";
  scene.witness.compared(kind(condition.left) + kind(condition.right) + isOutside, condition.comparator, result);
  return result;
}

/** Whether the conditions of a container hold for the acting actor, whomever they name. */
export function allHold(conditions: readonly Condition[], me: Actor, scene: Scene): boolean {
  return conditions.every(
    (condition) => !condition.enabled || compares(condition, scene, { actorOf: () => me, drawn: {} }),
  );
}

/** Every way of choosing one stage actor for each of these rule actors. */
function choicesOf(outside: readonly Actor[], me: Actor, scene: Scene): [Id, Actor][][] {
  const [first, ...others] = outside;
  if (!first) return [[]];
  const place = placeOf(scene, me.position, first.position);
  return scene.actors
    .filter((actor) => standsFor(actor, first, scene))
    .filter(({ position }) => position.x === place?.x && position.y === place?.y)
    .flatMap((actor) => choicesOf(others, me, scene).map((rest): [Id, Actor][] => [[first.id, actor], ...rest]));
}

function compares({ left, comparator, right }: Condition, scene: Scene, cast: Cast): boolean {
  const isEquation = comparator === "=" || comparator === "!=";
  if (isEquation && isLook(left) && "constant" in right)
    return comparesLook(left.actorId, right.constant, comparator, scene, cast);
  if (isEquation && isLook(right) && "constant" in left)
    return comparesLook(right.actorId, left.constant, comparator, scene, cast);
  const [a, b] = [read(left, scene, cast), read(right, scene, cast)];
  return a !== undefined && b !== undefined && compare(a, comparator, b);
}

function isLook(operand: Operand): operand is ActorOperand {
  return "variableId" in operand && operand.variableId === "appearance";
}

/** A look that the actor's character lacks differs from every look that it has. */
function comparesLook(id: Id, constant: string, comparator: "=" | "!=", scene: Scene, cast: Cast): boolean {
  const actor = cast.actorOf(id);
  if (!actor) return false;
  const look = lookFor(String(constant), actor, entryOf(cast.drawn, id), scene);
  if (look !== undefined) return compare(actor.appearance, comparator, look);
  const looks = entryOf(scene.characters, actor.characterId)?.spritesheet.appearances ?? {};
  return comparator === "!=" && Object.hasOwn(looks, actor.appearance);
}

/** The value of an operand as text; undefined if what it refers to is gone or cannot be read here. */
export function read(operand: Operand, scene: Scene, cast: Cast): string | undefined {
  if ("constant" in operand) return String(operand.constant);
  if ("globalId" in operand) return scene.globals.get(operand.globalId)?.value;
  if ("count" in operand) return countOf(operand.count, scene);
  if (!("actorId" in operand)) return undefined;
  const actor = cast.actorOf(operand.actorId);
  if (!actor) return undefined;
  if ("way" in operand) return wayOf(actor, operand.way, operand.around === true, scene);
  return readVariable(actor, operand, scene, cast);
}

function countOf(id: Id, scene: Scene): string | undefined {
  if (!isKnown(id, scene)) return undefined;
  return String(scene.actors.filter((actor) => isOf(actor, id, scene)).length);
}

function wayOf({ id: me, position }: Actor, id: Id, around: boolean, scene: Scene): string | undefined {
  if (!isKnown(id, scene)) return undefined;
  const way = (around ? wayAround : straightWay)(position, id, me, scene);
  scene.witness.saw(`way ${around ? "around" : "straight"}: ${way}`);
  return way;
}

const SPECIAL = ["appearance", "transform", "column", "row"];

function readVariable(actor: Actor, { actorId, variableId }: ActorOperand, scene: Scene, { drawn }: Cast) {
  if (SPECIAL.includes(variableId)) return variableOf(actor, variableId, scene);
  const id = variableIdFor(variableId, actor, entryOf(drawn, actorId), scene);
  return id === undefined ? undefined : variableOf(actor, id, scene);
}

export function variableOf(actor: Actor, variableId: Id, scene: Scene): string | undefined {
  if (variableId === "appearance") return actor.appearance;
  if (variableId === "transform") return actor.transform ?? "0";
  if (variableId === "column") return String(actor.position.x + 1);
  if (variableId === "row") return String(scene.stage.height - actor.position.y);
  const variable = entryOf(entryOf(scene.characters, actor.characterId)?.variables, variableId);
  const value = entryOf(actor.variableValues, variableId) ?? variable?.defaultValue;
  return value === undefined ? undefined : String(value);
}

function compare(left: string, comparator: string, right: string): boolean {
  if (comparator === "=") return left === right;
  if (comparator === "!=") return left !== right;
  if (comparator === "<") return Number(left) < Number(right);
  if (comparator === ">") return Number(left) > Number(right);
  if (comparator === "<=") return Number(left) <= Number(right);
  if (comparator === ">=") return Number(left) >= Number(right);
  if (comparator === "contains") return left.includes(right);
  if (comparator === "starts-with") return left.startsWith(right);
  return comparator === "ends-with" && left.endsWith(right);
}

function kind(operand: Operand): string {
  if ("constant" in operand) return " constant";
  if ("globalId" in operand) return " global";
  if ("count" in operand) return " count";
  if ("random" in operand) return " random";
  if ("way" in operand) return operand.around ? " way around" : " way";
  return SPECIAL.includes(operand.variableId) ? ` ${operand.variableId}` : " variable";
}
