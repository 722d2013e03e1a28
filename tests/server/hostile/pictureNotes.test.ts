/** Texts, times and places inside a picture are not kept: they would follow a child's game to everybody who plays it. */
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { game, TestServer } from "../TestServer.ts";
import {
  ANIMATION,
  animationFrame,
  chunk,
  extended,
  jpegWith,
  PIXELS,
  png,
  riffChunk,
  segment,
  webp,
} from "./notedPictures.ts";

const SECRET = "Ann lives at 12 Elm Street";

let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;

beforeAll(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  world = await server.newWorld(ann);
});
afterAll(() => server.end());

const text = Buffer.from(`Comment\0${SECRET}`);
const profile = (name: string): Buffer => chunk("iCCP", Buffer.concat([Buffer.from(`${name}\0\0`), deflateSync(text)]));
const end = chunk("IEND", Buffer.from(SECRET));

it.each([
  ["a text", png([chunk("tEXt", text)]), png()],
  ["a packed text", png([chunk("zTXt", Buffer.concat([text, deflateSync(text)]))]), png()],
  ["a text of any language", png([chunk("iTXt", text)]), png()],
  ["notes of a camera", png([chunk("eXIf", text)]), png()],
  ["a chunk of its own", png([chunk("myOw", text)]), png()],
  ["a chunk of its own that claims to be needed", png([chunk("MYOW", text)]), png()],
  ["a second header", png([chunk("IHDR", Buffer.from("Ann, 12 Elm S"))]), png()],
  ["a gamma that is a text", png([chunk("gAMA", text)]), png()],
  ["words behind its end", png([], SECRET), png()],
  ["words in its end", png([], "", end), png()],
  ["no end", png([chunk("tEXt", text)], "", Buffer.alloc(0)), png()],
  ["a telling name of its color profile", png([profile(SECRET)]), png([profile("ICC")])],
])("a PNG with %s is stored without it", async (_what, picture, clean) => {
  expect(await kept(picture)).toEqual([clean, `url("${clean}")`, clean]);
});

const exif = segment(0xe1, `Exif\0\0${SECRET}`);
const icc = segment(0xe2, "ICC_PROFILE\0\x01\x01profile");
const jfif = (more: string): Buffer => segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01${more}`);

it.each([
  ["notes of a camera", { first: exif }, {}],
  ["notes of a camera behind fill bytes", { first: Buffer.concat([Buffer.from([0xff, 0xff]), exif]) }, {}],
  ["notes of a camera before its end", { beforeEnd: exif }, {}],
  ["a comment", { first: segment(0xfe, SECRET) }, {}],
  ["a comment before its pixels", { beforeScan: segment(0xfe, SECRET) }, {}],
  ["a comment behind its pixels", { beforeEnd: segment(0xfe, SECRET) }, {}],
  ["notes of a program", { first: segment(0xed, SECRET) }, {}],
  ["more notes of a program", { first: segment(0xef, SECRET) }, {}],
  ["something else in the place of a color profile", { first: segment(0xe2, `MPF\0${SECRET}`) }, {}],
  ["a small picture of its own", { first: segment(0xe0, `JFXX\0${SECRET}`) }, {}],
  ["a text behind a table", { beforeScan: segment(0xdd, `\0\0${SECRET}`) }, { beforeScan: segment(0xdd, "\0\0") }],
  ["a text behind its form", { first: jfif(`\x03\x02${SECRET}`) }, { first: jfif("\0\0") }],
  [
    "a text behind its colors",
    { first: segment(0xee, `Adobe\0\x64\0\0\0\0\x01${SECRET}`) },
    { first: segment(0xee, "Adobe\0\x64\0\0\0\0\x01") },
  ],
  ["words behind its end", { rest: SECRET }, {}],
  ["another picture behind its end", { rest: Buffer.concat([Buffer.from([0xff, 0xd8]), exif]) }, {}],
  ["a color profile and a comment", { first: icc, beforeScan: segment(0xfe, SECRET) }, { first: icc }],
])("a JPEG with %s is stored without it", async (_what, noted, bare) => {
  const [picture, clean] = [jpegWith(noted), jpegWith(bare)];
  expect(await kept(picture)).toEqual([clean, `url("${clean}")`, clean]);
});

const notes = [riffChunk("EXIF", SECRET), riffChunk("XMP ", SECRET)];

it.each([
  ["notes of a camera", webp([extended(0x0c), PIXELS, ...notes]), webp([extended(0), PIXELS])],
  ["notes that nothing announces", webp([PIXELS, ...notes]), webp()],
  ["a chunk of its own", webp([extended(0), riffChunk("ABCD", SECRET), PIXELS]), webp([extended(0), PIXELS])],
  ["words behind its end", webp([PIXELS], SECRET), webp()],
  ["an animation with notes", animation(notes), animation()],
])("a WebP with %s is stored without it", async (_what, picture, clean) => {
  expect(await kept(picture)).toEqual([clean, `url("${clean}")`, clean]);
});

function animation(more: readonly Buffer[] = []): string {
  return webp([extended(more.length > 0 ? 0x0e : 2), ANIMATION, animationFrame(...more), animationFrame(), ...more]);
}

it.each([
  ["PNG", png([chunk("gAMA", Buffer.from([0, 0, 0xb1, 0x8f])), chunk("tRNS", Buffer.from([0, 0, 0, 0, 0, 0]))])],
  ["JPEG", jpegWith()],
  ["WebP", webp()],
  ["animated WebP", animation()],
])("a %s without metadata is stored unchanged", async (_what, picture) => {
  expect(await kept(picture)).toEqual([picture, `url("${picture}")`, picture]);
});

const lying = Buffer.concat([Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from(`tEXt${SECRET}`)]);

it.each([
  ["PNG whose chunk is longer than itself", png([lying])],
  ["JPEG with words between its segments", jpegWith({ first: SECRET })],
  ["JPEG whose segment is longer than itself", jpegWith({ beforeEnd: Buffer.from([0xff, 0xfe, 0xff, 0xff]) })],
  [
    "JPEG with a hundred thousand comments",
    jpegWith({ first: Buffer.alloc(400_000, Buffer.from([0xff, 0xfe, 0, 2])) }),
  ],
  ["WebP whose chunk is longer than itself", webp([PIXELS, Buffer.from(`EXIF\xff\xff\0\0${SECRET}`, "latin1")])],
])("a %s is refused in plain words", async (_what, picture) => {
  const appearances = { idle: [picture] };
  const data = { ...game("notes"), characters: { hero: { id: "hero", spritesheet: { appearances } } } };
  const { status, text: words } = await server.call(`PUT /worlds/${world.id}`, { as: ann, body: { data } });
  expect(status).toBe(400);
  expect(words).toContain("a picture of a character could not be read");
});

/** As a sprite, as a background and as the picture of the game. */
async function kept(picture: string): Promise<unknown[]> {
  const { world: _world, ...rest } = game("notes");
  const stages = { s1: { id: "s1", name: "x", width: 3, height: 3, actors: {}, background: `url("${picture}")` } };
  const hero = { id: "hero", spritesheet: { appearances: { idle: [picture] } } };
  const data = { ...rest, characters: { hero }, world: { id: "root", globals: {}, stages } };
  const body = { data, thumbnail: picture };
  const saved = await server.call<WorldCard>(`PUT /worlds/${world.id}`, { as: ann, body });
  expect(saved.status).toBe(200);
  const { body: read } = await server.call<{ data: typeof data }>(`GET /worlds/${world.id}`, { as: ann });
  const thumbnail = await fetch(server.address + saved.body.thumbnail);
  const bytes = Buffer.from(await thumbnail.arrayBuffer()).toString("base64");
  return [
    read.data.characters.hero.spritesheet.appearances.idle[0],
    read.data.world.stages.s1.background,
    `data:${thumbnail.headers.get("content-type")};base64,${bytes}`,
  ];
}
