/** The people and games of the bench: who they are is known beforehand, so that every program can speak for them. */
import { createHash } from "node:crypto";

export const CHILDREN = 30;
/** A wrong one is as long and as costly as the right one. */
export const PASSWORD = "correct horse battery";
const PICTURE_BYTES = 2_000;
/** A whole number of bytes, or it is no base64. */
const NOISE_LETTERS = PICTURE_BYTES - 320;
/** Signature and measures of a picture of 40 by 40; as many bytes as make whole letters. */
const PNG_START = Buffer.from("89504e470d0a1a0a0000000d494844520000002800000028", "hex").toString("base64");

/** A game of about so many bytes, two thirds of it pictures, the rest actors and rules: what an editor sends. */
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
  const picture = `data:image/png;base64,${PNG_START}${noise(`${mark} ${n}`, NOISE_LETTERS)}`;
  const spritesheet = { appearances: { idle: [picture] }, appearanceNames: { idle: "Idle" }, appearanceInfo: {} };
  return { id: `c${n}`, name: `Character ${n}`, spritesheet, rules: [], variables: {} };
}

function actorOf(n: number, characters: number): Record<string, unknown> {
  const position = { x: n % 200, y: Math.floor(n / 200) };
  const characterId = `c${n % Math.max(1, characters)}`;
  return { id: `a${n}`, characterId, position, appearance: "idle", transform: "0", variableValues: {}, frameCount: 1 };
}

/** Letters that do not compress better than a real picture's. */
function noise(seed: string, length: number): string {
  let text = "";
  for (let part = 0; text.length < length; part++)
    text += createHash("sha512").update(`${seed} ${part}`).digest("base64url");
  return text.slice(0, length).replaceAll("-", "+").replaceAll("_", "/");
}

export function nameOf(child: number): string {
  return `Child-${child}-of-class`;
}

/** Every child has a device signed in, whose secret is no secret here (product §16). */
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
