import {
  type Action,
  type Actor,
  type Characters,
  type Id,
  isInExtent,
  type Rule,
  rulesIn,
} from "../../engine/index.ts";
import { BOULDER, ROCK, SCOUT } from "./cast.ts";

/** The three rules that children record in the tutorial, recognized by what they do and not by their names. */
export type Shape = "climb" | "slip" | "gravity";

/** The character that each rule belongs to. */
export const OWNER: Readonly<Record<Shape, Id>> = { climb: SCOUT, slip: BOULDER, gravity: BOULDER };

const FITS: Readonly<Record<Shape, (rule: Rule) => boolean>> = {
  climb: (rule) => endsAt(rule, 1, -1) && others(rule).some((actor) => actor.characterId === ROCK && isAt(actor, 1, 0)),
  slip: (rule) => endsAt(rule, -1, 0) && others(rule).some(({ characterId }) => characterId === SCOUT),
  gravity: (rule) => endsAt(rule, 0, 1) && others(rule).length === 0 && isInExtent(rule.extent, { x: 0, y: 1 }),
};

/** The rules of a shape that its character has, from the top. */
export function rulesOf(characters: Characters, shape: Shape): Rule[] {
  const rules = characters[OWNER[shape]]?.rules ?? [];
  return rulesIn(rules).filter((rule) => FITS[shape](rule));
}

/** Where an actor that starts at `from` is after all rows, relative to the main actor's start. */
export function endOf(actions: readonly Action[], actorId: Id, from = { x: 0, y: 0 }): { x: number; y: number } {
  return actions.reduce((at, action) => {
    if (action.type !== "move" || action.actorId !== actorId) return at;
    if (action.offset) return action.offset;
    return { x: at.x + (action.delta?.x ?? 0), y: at.y + (action.delta?.y ?? 0) };
  }, from);
}

function endsAt({ actions, mainActorId }: Rule, x: number, y: number): boolean {
  const end = endOf(actions, mainActorId);
  return end.x === x && end.y === y;
}

function others({ actors, mainActorId }: Rule): Actor[] {
  return Object.values(actors).filter(({ id }) => id !== mainActorId);
}

function isAt({ position }: Actor, x: number, y: number): boolean {
  return position.x === x && position.y === y;
}
