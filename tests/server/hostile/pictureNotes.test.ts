/** Texts, times and places inside a picture are not kept: they would follow a child's game to everybody who plays it. */
import { crc32, deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { game, TestServer } from "../TestServer.ts";

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

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** One dot, with what stands before its pixels and after its end. */
function png(notes: readonly Buffer[] = [], rest = ""): string {
  const header = chunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]));
  const pixels = chunk("IDAT", deflateSync(Buffer.from([0, 255, 0, 0, 255])));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const end = [chunk("IEND", Buffer.alloc(0)), Buffer.from(rest)];
  const bytes = Buffer.concat([signature, header, ...notes, pixels, ...end]);
  return `data:image/png;base64,${bytes.toString("base64")}`;
}

function jpegWith(note: string): string {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]);
  const text = Buffer.from(`Exif\0\0${note}`);
  const app1 = note === "" ? Buffer.alloc(0) : Buffer.concat([Buffer.from([0xff, 0xe1, 0, text.length + 2]), text]);
  return `data:image/jpeg;base64,${Buffer.concat([Buffer.from([0xff, 0xd8]), app1, frame]).toString("base64")}`;
}

const text = Buffer.from(`Comment\0${SECRET}`);

it.each([
  ["a text", png([chunk("tEXt", text)]), png()],
  ["a packed text", png([chunk("zTXt", Buffer.concat([text, deflateSync(text)]))]), png()],
  ["a text of any language", png([chunk("iTXt", text)]), png()],
  ["notes of a camera", png([chunk("eXIf", text)]), png()],
  ["a chunk of its own", png([chunk("myOw", text)]), png()],
  ["words behind its end", png([], SECRET), png()],
  ["notes of a camera in a JPEG", jpegWith(SECRET), jpegWith("")],
])("a picture with %s is stored without it", async (_what, picture, clean) => {
  expect(await kept(picture)).toEqual([clean, `url("${clean}")`, clean]);
});

it("a picture without metadata is stored unchanged", async () => {
  const picture = png([chunk("gAMA", Buffer.from([0, 0, 0xb1, 0x8f])), chunk("tRNS", Buffer.from([0, 0, 0, 0, 0, 0]))]);
  expect(await kept(picture)).toEqual([picture, `url("${picture}")`, picture]);
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
