/** Which squares an actor fills and where a step on the stage leads (engine.md, "Does a rule match?" 1 and 2). */
import type { Actor, AppearanceInfo, Characters, Point } from "../../../src/engine/index.ts";
import { entryOf, type Scene } from "./Scene.ts";

/** P + (x, y), wrapped per axis; null where that is off the stage. */
export function placeOf({ stage }: Scene, from: Point, step: Point): Point | null {
  let x = from.x + step.x;
  let y = from.y + step.y;
  if (stage.wrapX) while (x < 0) x += stage.width;
  if (stage.wrapX) while (x >= stage.width) x -= stage.width;
  if (stage.wrapY) while (y < 0) y += stage.height;
  if (stage.wrapY) while (y >= stage.height) y -= stage.height;
  return x >= 0 && x < stage.width && y >= 0 && y < stage.height ? { x, y } : null;
}

export function fills(actor: Actor, { x, y }: Point, characters: Characters): boolean {
  const info = entryOf(entryOf(characters, actor.characterId)?.spritesheet.appearanceInfo, actor.appearance);
  const right = x - actor.position.x;
  const down = y - actor.position.y;
  if (!info) return right === 0 && down === 0;
  const reach = Math.max(info.width, info.height);
  if (Math.abs(right) >= reach || Math.abs(down) >= reach) return false;
  return Object.keys(info.filled).some((key) => shows(actor, key, info, { x: right, y: down }));
}

/** Whether the tile of a picture lies this step from the anchor once both are turned. */
function shows(actor: Actor, key: string, info: AppearanceInfo, step: Point): boolean {
  const [x = 0, y = 0] = key.split(",").map(Number);
  const tile = turned({ x, y }, info, actor.transform ?? "0");
  const anchor = turned(info.anchor, info, actor.transform ?? "0");
  return tile.x - anchor.x === step.x && tile.y - anchor.y === step.y;
}

function turned({ x, y }: Point, { width: w, height: h }: AppearanceInfo, transform: string): Point {
  if (transform === "90") return { x: h - 1 - y, y: x };
  if (transform === "180") return { x: w - 1 - x, y: h - 1 - y };
  if (transform === "270") return { x: y, y: w - 1 - x };
  if (transform === "flip-x") return { x: w - 1 - x, y };
  if (transform === "flip-y") return { x, y: h - 1 - y };
  return { x, y };
}
