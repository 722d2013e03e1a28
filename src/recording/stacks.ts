import { type Actor, type Characters, type Point, squareKey } from "../engine/index.ts";
import { characterName } from "./Narration.ts";
import { squaresOf } from "./Recording.ts";
import { joinWords } from "./wording.ts";

/** Several actors that fill one square of a picture, so that one may hide the others. */
export interface Stack {
  /** Of the squares that these actors share, the topmost, and of those the rightmost. */
  readonly cell: Point;
  /** At least two, the topmost last. */
  readonly actors: readonly Actor[];
}

/** `actors` are in drawing order; only visible squares count. */
export function stacksIn(
  actors: readonly Actor[],
  characters: Characters,
  isVisible: (cell: Point) => boolean,
): Stack[] {
  const bySquare = new Map<string, { readonly cell: Point; readonly actors: Actor[] }>();
  for (const actor of actors) {
    for (const cell of squaresOf(actor, characters).filter(isVisible)) {
      const key = squareKey(cell.x, cell.y);
      const stack = bySquare.get(key) ?? { cell, actors: [] };
      stack.actors.push(actor);
      bySquare.set(key, stack);
    }
  }
  return oncePerGroup([...bySquare.values()].filter((stack) => stack.actors.length > 1));
}

/** "Hero and Coin". */
export function namesInStack({ actors }: Stack, characters: Characters): string {
  return joinWords(
    actors.map(({ characterId }) => characterName({ characters }, characterId)),
    "and",
  );
}

/** Large actors may share several squares; each group is reported once. */
function oncePerGroup(stacks: readonly Stack[]): Stack[] {
  const byActors = new Map<string, Stack>();
  for (const stack of stacks) {
    const group = stack.actors.map(({ id }) => id).join(" ");
    const known = byActors.get(group);
    if (!known || isNearerToCorner(stack.cell, known.cell)) byActors.set(group, stack);
  }
  return [...byActors.values()];
}

function isNearerToCorner(a: Point, b: Point): boolean {
  return a.y < b.y || (a.y === b.y && a.x > b.x);
}
