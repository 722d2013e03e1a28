import type { Action, Actor, Operand, Rule } from "../../../src/engine/index.ts";
import { isGround } from "./kinds.ts";
import { entryOf, type Look, type SeenSquare, type Witness } from "./Scene.ts";
import { fills, placeOf, standing } from "./squares.ts";

/** Counts how often each law of the engine applied while the oracle played; those of pictures both for matches and for mismatches. */
export class LawCounts implements Witness {
  readonly #counts = new Map<string, number>();

  of(law: string): number {
    return this.#counts.get(law) ?? 0;
  }

  get all(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  saw(law: string): void {
    this.#counts.set(law, this.of(law) + 1);
  }

  looked(look: Look): void {
    const end = look.pairs ? "matched" : "rejected";
    for (const [law, isThere] of Object.entries(LOOKS)) if (isThere(look)) this.saw(`${law}: ${end}`);
  }

  compared(kinds: string, comparator: string, holds: boolean): void {
    this.saw(`${comparator}: ${holds}`);
    this.saw(`comparing${kinds}: ${holds}`);
  }

  acted(action: Action, outcome: string, rule: Rule): void {
    this.saw(`${kindOf(action)}: ${outcome}`);
    if ("operation" in action) this.saw(`${action.type} ${action.operation}: ${outcome}`);
    if ("value" in action) this.saw(`value from ${sourceOf(action.value)}: ${outcome}`);
    if (!("actorId" in action)) return;
    if (action.type === "delete" && action.actorId === rule.mainActorId) this.saw("deleting oneself");
    if (action.type !== "create" && !entryOf(rule.actors, action.actorId))
      this.saw(`acting on the created: ${outcome}`);
    const again = rule.actions.filter((other) => "actorId" in other && other.actorId === action.actorId);
    if (again.length > 1) this.saw(`several actions on one actor: ${outcome}`);
  }

  went(container: string, applied: boolean): void {
    this.saw(`${container}: ${applied ? "applied" : "did not apply"}`);
  }
}

/** What there is to see in an attempt to match a rule, counted separately for matches and mismatches. */
const LOOKS: Readonly<Record<string, (look: Look) => boolean>> = {
  "a rule": () => true,
  "an extent over a wrapping edge": ({ squares }) => squares.some(({ place, asSeen }) => !isSame(place, asSeen)),
  "a wrap on one axis only": ({ squares, scene }) =>
    scene.stage.wrapX !== scene.stage.wrapY && squares.some(({ place, asSeen }) => !isSame(place, asSeen)),
  "a square off the stage": ({ rule: { extent }, me, scene }) =>
    [extent.xmin, extent.xmax].some((x) =>
      [extent.ymin, extent.ymax].some((y) => !placeOf(scene, me.position, { x, y })),
    ),
  "a target off the stage": ({ rule, me, scene }) =>
    rule.actions.some((act) => "offset" in act && act.offset && !placeOf(scene, me.position, act.offset)),
  "an ignored square with others on it": ({ squares }) =>
    squares.some((square) => square.ignored && square.stageActors.length !== square.ruleActors.length),
  "a stack": ({ squares }) => squares.some(({ ignored, ruleActors }) => !ignored && ruleActors.length > 1),
  "a stack of one character": ({ squares }) => squares.some((square) => !square.ignored && hasTwins(square.ruleActors)),
  "a pairing that goes back": ({ failures }) => failures > 0,
  "a large picture": (look) => seenOf(look).some((actor) => tilesOf(actor, look) > 1),
  "a large picture, turned": (look) =>
    seenOf(look).some((actor) => tilesOf(actor, look) > 1 && (actor.transform ?? "0") !== "0"),
  "a picture over a wrapping edge": (look) => look.squares.some((square) => hangsOver(square, look)),
  "a bystander who stays alone": ({ squares, pairs }) =>
    squares.some(({ ruleActors }) => ruleActors.some(({ id }) => pairs && !pairs.has(id))),
  "a missing character": ({ squares, scene }) =>
    squares.some(({ stageActors }) => stageActors.some((one) => !Object.hasOwn(scene.characters, one.characterId))),
  "a missing appearance": ({ squares }) =>
    squares.some(({ stageActors }) => stageActors.some(({ appearance }) => appearance === "lost")),
  "a disabled condition": ({ rule }) => rule.conditions.some(({ enabled }) => !enabled),
  "somebody drawn who may be another": ({ rule }) => Object.values(rule.actors).some(({ kind }) => kind !== undefined),
  "somebody who stands for another": ({ rule, pairs }) =>
    [...(pairs ?? [])].some(([id, { characterId }]) => rule.actors[id]?.characterId !== characterId),
  "ground in a square": ({ squares, scene }) =>
    squares.some(({ ignored, leftOver }) => !ignored && leftOver.some((actor) => isGround(actor, scene))),
  "somebody who may pass": ({ squares, scene }) =>
    squares.some(({ ignored, leftOver }) => !ignored && leftOver.some((actor) => !isGround(actor, scene))),
  "somebody left over": ({ squares, pairs }) =>
    squares.some(({ ignored, leftOver }) => {
      return !ignored && leftOver.some((actor) => !pairs || ![...pairs.values()].some(({ id }) => id === actor.id));
    }),
  "a picture with an edge": ({ rule }) => rule.extent.edge !== undefined,
  "a derived rule": ({ rule }) => rule.derived !== undefined,
  "a main actor outside of the extent": ({ rule }) => rule.extent.xmin > 0,
  "a picture with another look than the stage": ({ rule, pairs }) =>
    [...(pairs ?? [])].some(([id, { appearance }]) => rule.actors[id]?.appearance !== appearance),
};

function isSame(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return a.x === b.x && a.y === b.y;
}

function hasTwins(actors: readonly Actor[]): boolean {
  return new Set(actors.map(({ characterId }) => characterId)).size < actors.length;
}

function seenOf({ squares }: Look): Actor[] {
  return squares.flatMap(({ stageActors }) => stageActors);
}

function tilesOf({ characterId, appearance }: Actor, { scene }: Look): number {
  const info = entryOf(entryOf(scene.characters, characterId)?.spritesheet.appearanceInfo, appearance);
  return Object.keys(info?.filled ?? {}).length;
}

function hangsOver({ stageActors, place }: SeenSquare, { scene }: Look): boolean {
  return stageActors.some((actor) => !fills(standing(actor, scene.characters), place));
}

function kindOf(action: Action): string {
  switch (action.type) {
    case "move":
      return `move ${action.to ? `to ${placeIn(action.to)}` : action.offset ? "by offset" : "by delta"}`;
    case "create":
      return action.to ? `create at ${placeIn(action.to)}` : "create";
    case "stage":
      return `stage ${["next", "again"].includes(action.to) ? action.to : "by id"}${action.fresh ? ", fresh" : ""}`;
    case "travel":
      return action.show ? "travel and show" : "travel";
    default:
      return KNOWN.has(action.type) ? action.type : "an unknown action";
  }
}

const KNOWN = new Set<string>([
  "delete",
  "appearance",
  "transform",
  "variable",
  "global",
  "sound",
  "say",
  "end",
] satisfies Action["type"][]);

function placeIn(to: object): string {
  return ["start", "actorId", "nearest", "random"].find((place) => place in to) ?? "nowhere";
}

function sourceOf(value: Operand): string {
  if ("constant" in value) return "a constant";
  if ("globalId" in value) return "a global";
  if ("count" in value) return "a count";
  if ("random" in value) return "chance";
  return "way" in value ? "a way" : "an actor";
}
