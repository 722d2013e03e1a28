import type { Actor, Condition, Id, Operand, Rule } from "../../../src/engine/index.ts";
import { entryOf, type Pairs, type Scene } from "./Scene.ts";
import { placeOf } from "./squares.ts";

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
    const left = read(condition.left, scene, known);
    const right = read(condition.right, scene, known);
    return left !== undefined && right !== undefined && compare(left, condition.comparator, right);
  });
  const isOutside = outside.length > 0 ? " outside" : "";
  scene.witness.compared(kind(condition.left) + kind(condition.right) + isOutside, condition.comparator, result);
  return result;
}

/** Every way of choosing one stage actor for each of these rule actors. */
function choicesOf(outside: readonly Actor[], me: Actor, scene: Scene): [Id, Actor][][] {
  const [first, ...others] = outside;
  if (!first) return [[]];
  const place = placeOf(scene, me.position, first.position);
  return scene.actors
    .filter(({ characterId }) => characterId === first.characterId)
    .filter(({ position }) => position.x === place?.x && position.y === place?.y)
    .flatMap((actor) => choicesOf(others, me, scene).map((rest): [Id, Actor][] => [[first.id, actor], ...rest]));
}

/** The value of an operand as text; undefined if what it refers to is gone. */
export function read(operand: Operand, scene: Scene, actors: Pairs): string | undefined {
  if ("constant" in operand) return String(operand.constant);
  if ("globalId" in operand) return scene.globals.get(operand.globalId)?.value;
  const actor = actors.get(operand.actorId);
  return actor && variableOf(actor, operand.variableId, scene);
}

export function variableOf(actor: Actor, variableId: Id, scene: Scene): string | undefined {
  if (variableId === "appearance") return actor.appearance;
  if (variableId === "transform") return actor.transform ?? "0";
  const variable = entryOf(entryOf(scene.characters, actor.characterId)?.variables, variableId);
  return entryOf(actor.variableValues, variableId) ?? variable?.defaultValue;
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
  const { variableId } = operand;
  return variableId === "appearance" || variableId === "transform" ? ` ${variableId}` : " variable";
}
