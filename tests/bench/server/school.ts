import { createHash } from "node:crypto";
import { pictureOf } from "../../support/noisePicture.ts";

export const CHILDREN = 30;
/** A wrong password is as long and as costly to check as the right one. */
export const PASSWORD = "correct horse battery";
const PICTURE_BYTES = 2_000;
/** A multiple of four letters, as base64 requires. */
const NOISE_LETTERS = PICTURE_BYTES - 320;

/** A game of about this many bytes, as an editor sends it: two thirds are pictures, the rest actors and rules. */
export function gameOf(bytes: number, mark: string): Record<string, unknown> {
  const pictures = Math.floor((bytes * 2) / 3 / PICTURE_BYTES);
  const actors = Math.floor(bytes / 3 / 150);
  return {
    version: 1,
    characters: Object.fromEntries(Array.from({ length: pictures }, (_, n) => [`c${n}`, characterOf(n, mark)])),
    world: {
      id: "root",
      globals: {},
      stages: {
        s1: {
          id: "s1",
          name: mark,
          order: 0,
          width: 200,
          height: 200,
          actors: Object.fromEntries(Array.from({ length: actors }, (_, n) => [`a${n}`, actorOf(n, pictures)])),
        },
      },
    },
    undoStack: [],
    redoStack: [],
  };
}

function characterOf(n: number, mark: string): Record<string, unknown> {
  const picture = pictureOf(Buffer.from(noise(`${mark} ${n}`, NOISE_LETTERS), "base64"));
  const spritesheet = { appearances: { idle: [picture] }, appearanceNames: { idle: "Idle" }, appearanceInfo: {} };
  return { id: `c${n}`, name: `Character ${n}`, spritesheet, rules: [], variables: {} };
}

function actorOf(n: number, characters: number): Record<string, unknown> {
  const position = { x: n % 200, y: Math.floor(n / 200) };
  const characterId = `c${n % Math.max(1, characters)}`;
  return { id: `a${n}`, characterId, position, appearance: "idle", transform: "0", variableValues: {}, frameCount: 1 };
}

/** Letters that compress no better than those of a real picture. */
function noise(seed: string, length: number): string {
  let text = "";
  for (let part = 0; text.length < length; part++)
    text += createHash("sha512").update(`${seed} ${part}`).digest("base64url");
  return text.slice(0, length).replaceAll("-", "+").replaceAll("_", "/");
}

export function nameOf(child: number): string {
  return `Child-${child}-of-class`;
}

/** The secret of a child's signed-in device, derived from its number so that every program of the bench knows it. */
export function secretOf(child: number): string {
  return `device.${createHash("sha256").update(`secret of ${child}`).digest("base64url")}`;
}

export function worldIdOf(world: number): string {
  return createHash("sha256").update(`world ${world}`).digest("hex").slice(0, 32);
}

export function ownerOf(world: number): number {
  return world % CHILDREN;
}

export function basic(name: string, password: string): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
}
