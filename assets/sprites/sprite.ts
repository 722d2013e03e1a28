/** A drawn character: its looks as canvases, and the shape in which the program reads them (spec §3). */
import type { AppearanceInfo, Spritesheet } from "../../src/engine/world/character.ts";
import { type Canvas, tile } from "./canvas.ts";
import { dataUrlOf } from "./png.ts";

export interface Look {
  readonly id: string;
  readonly name: string;
  readonly canvas: Canvas;
  /** The tile that stands on the actor's square, counted from the top left one. */
  readonly anchor: { readonly x: number; readonly y: number };
}

export interface Sprite {
  readonly id: string;
  readonly name: string;
  readonly looks: readonly Look[];
}

export interface DrawnCharacter {
  readonly id: string;
  readonly name: string;
  readonly spritesheet: Spritesheet;
}

/** A sprite from its looks by name; the first is what it looks like at first. Anchors at the bottom left tile unless told. */
export function sprite(id: string, name: string, looks: Readonly<Record<string, Canvas>>, anchorX = 0): Sprite {
  const named = Object.entries(looks).map(([lookName, canvas]) => ({
    id: `${id}-${lookName.toLowerCase().replaceAll(" ", "-")}`,
    name: lookName,
    canvas,
    anchor: { x: anchorX, y: canvas.height / tile - 1 },
  }));
  return { id, name, looks: named };
}

/** A look of a sprite for scenes; throws when the sprite has none of that name. */
export function lookOf(drawn: Sprite, name: string): Canvas {
  const look = drawn.looks.find((candidate) => candidate.name === name);
  if (look === undefined) throw new Error(`${drawn.name} has no look called ${name}`);
  return look.canvas;
}

export function characterOf({ id, name, looks }: Sprite): DrawnCharacter {
  const appearances = Object.fromEntries(looks.map((look) => [look.id, [dataUrlOf(look.canvas.enlarged(2))]]));
  const appearanceNames = Object.fromEntries(looks.map((look) => [look.id, look.name]));
  const appearanceInfo = Object.fromEntries(looks.map((look) => [look.id, infoOf(look)]));
  return { id, name, spritesheet: { appearances, appearanceNames, appearanceInfo } };
}

function infoOf({ canvas, anchor }: Look): AppearanceInfo {
  const width = canvas.width / tile;
  const height = canvas.height / tile;
  const filled: Record<string, true> = {};
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (canvas.part(x * tile, y * tile, tile, tile).inks.some((color) => color !== 0)) filled[`${x},${y}`] = true;
    }
  }
  return { anchor, width, height, filled };
}
