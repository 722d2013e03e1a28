import type { Actor, AppearanceInfo, Characters, Point } from "../../../src/engine/index.ts";
import { entryOf, type Scene, type Standing } from "./Scene.ts";

/** The square at an offset, wrapped on each axis; null if it is off the stage. */
export function placeOf({ stage }: Pick<Scene, "stage">, from: Point, step: Point): Point | null {
  let x = from.x + step.x;
  let y = from.y + step.y;
  if (stage.wrapX) while (x < 0) x += stage.width;
  if (stage.wrapX) while (x >= stage.width) x -= stage.width;
  if (stage.wrapY) while (y < 0) y += stage.height;
  if (stage.wrapY) while (y >= stage.height) y -= stage.height;
  return x >= 0 && x < stage.width && y >= 0 && y < stage.height ? { x, y } : null;
}

export function standing(actor: Actor, characters: Characters): Standing {
  const info = entryOf(entryOf(characters, actor.characterId)?.spritesheet.appearanceInfo, actor.appearance);
  const { id, characterId, position, appearance, transform = "0", variableValues, saying } = actor;
  const squares = info ? squaresOf(actor, info) : [position];
  const plain = { id, characterId, position, appearance, transform, variableValues, squares };
  return saying ? { ...plain, saying } : plain;
}

/** The actor as the document stores it. */
export function plainActor({ squares, ...actor }: Standing): Actor {
  return actor;
}

function squaresOf({ position, transform = "0" }: Actor, info: AppearanceInfo): Point[] {
  const anchor = turned(info.anchor, info, transform);
  return Object.keys(info.filled).map((key) => {
    const [x = 0, y = 0] = key.split(",").map(Number);
    const tile = turned({ x, y }, info, transform);
    return { x: position.x + tile.x - anchor.x, y: position.y + tile.y - anchor.y };
  });
}

export function fills({ squares }: Standing, { x, y }: Point): boolean {
  for (const square of squares) if (square.x === x && square.y === y) return true;
  return false;
}

function turned({ x, y }: Point, { width: w, height: h }: AppearanceInfo, transform: string): Point {
  if (transform === "90") return { x: h - 1 - y, y: x };
  if (transform === "180") return { x: w - 1 - x, y: h - 1 - y };
  if (transform === "270") return { x: y, y: w - 1 - x };
  if (transform === "flip-x") return { x: w - 1 - x, y };
  if (transform === "flip-y") return { x, y: h - 1 - y };
  return { x, y };
}
