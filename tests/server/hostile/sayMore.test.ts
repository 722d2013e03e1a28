/** Of the fields of "Rules that say more", the server stores what a game may have of them; the rest is refused in plain words or left out. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { HUD_MAX, KINDS_MAX, SOUNDS_MAX } from "../../../src/engine/index.ts";
import { migrate } from "../../../src/migrate/migrate.ts";
import { at, changed, RULE } from "../../support/changedGame.ts";
import { gameThatSaysMore, WAVE, waveChunk, waveOf } from "../../support/gameThatSaysMore.ts";
import { TestServer } from "../TestServer.ts";

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

function put(data: unknown, more: object = {}) {
  const body = typeof data === "string" ? data : { data, ...more };
  return server.call<{ message: string }>(`PUT /worlds/${world.id}`, { as: ann, body });
}

async function kept(game: unknown, path: string): Promise<unknown> {
  expect((await put(game)).status).toBe(200);
  const { body } = await server.call<{ data: unknown }>(`GET /worlds/${world.id}`, { as: ann });
  return at(body.data, path);
}

it("a game with every one of them is stored as it is, published or not", async () => {
  expect((await put(gameThatSaysMore(), { published: true })).status).toBe(200);
  const { body } = await server.call<{ data: unknown }>(`GET /worlds/${world.id}`, { as: ann });
  expect(body.data).toEqual(gameThatSaysMore());
  const { body: shared } = await server.call<{ data: unknown }>(`GET /worlds/${world.id}`);
  const {
    history: _,
    ticks: __,
    ticked: ___,
    evaluatedRuleIds: ____,
    input: _____,
    ...rest
  } = gameThatSaysMore().world;
  expect(at(shared.data, "world")).toEqual({ ...rest, history: [] });
  expect(migrate(shared.data).notes).toEqual([]);
});

const many = (count: number, entry: (id: string) => unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, entry(`n${n}`)]));
const named = (id: string) => ({ id, name: id, characters: [] });

it.each<[string, string, unknown, RegExp]>([
  ["kinds that are no map", "kinds", ["enemies"], /its kinds could not be read/],
  ["a kind that is none", "kinds", { k: 7 }, /its kinds could not be read/],
  ["a kind by another name", "kinds", { k: named("other") }, /two of its kinds go by one name/],
  ["a kind of characters that are no list", "kinds", { k: { id: "k", characters: {} } }, /its kinds could not be read/],
  ["a kind without end", "kinds", { k: { id: "k", characters: Array(5001).fill("a") } }, /5,000 kinds/],
  ["too many kinds", "kinds", many(KINDS_MAX + 1, named), /more than 50 kinds/],
  ["sounds that are no map", "sounds", "pop", /its sounds could not be read/],
  ["a sound that is none", "sounds", { s: null }, /its sounds could not be read/],
  ["a sound whose name is none", "sounds", { s: { id: "s", name: [] } }, /its sounds could not be read/],
  ["too many sounds", "sounds", many(SOUNDS_MAX + 1, named), /more than 40 sounds/],
  ["a sound of more than 60 KB", "sounds", { s: { id: "s", data: waveOf(Buffer.alloc(60_001)) } }, /larger than 60 KB/],
  ["a sound of 7 MB", "sounds", { s: { id: "s", data: waveOf(Buffer.alloc(5_000_000)) } }, /larger than 60 KB/],
  ["corners that are no list", "hud", { a: 1 }, /its numbers in the corners could not be read/],
  ["too many corners", "hud", Array(HUD_MAX + 1).fill({ globalId: "g", corner: "top-left" }), /more than 8 numbers/],
  ["ticks that are none", "ticks", {}, /its ticks could not be read/],
  ["a stage that ticked and is none", "ticked", ["s1"], /its ticks could not be read/],
  ["a long name of a sound", "sounds", { s: { id: "s", name: "x".repeat(20_000) } }, /a text in it is too long/],
])("%s are refused", async (_what, field, value, message) => {
  const { status, body } = await put(changed(`world.${field}`, value));
  expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
});

it.each(["kinds", "sounds", "stages", "globals"])(
  "%s with names that every object inherits are refused",
  async (field) => {
    for (const id of ["__proto__", "constructor", "prototype"]) {
      const text = JSON.stringify({ data: changed(`world.${field}`, { "<id>": {} }) }).replace(
        '"<id>"',
        JSON.stringify(id),
      );
      const { status, body } = await put(text);
      expect([status, body.message]).toEqual([400, expect.stringMatching(/not allowed|could not be read/)]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
);

const text = waveChunk("LIST", Buffer.from(`INFOIART${SECRET}`));

it.each<[string, unknown, unknown]>([
  ["as it is", WAVE, WAVE],
  ["without any bytes", "data:audio/wav;base64,", "data:audio/wav;base64,"],
  ["without the texts in it", waveOf(Buffer.from([1, 2, 3, 4]), [text]), waveOf(Buffer.from([1, 2, 3, 4]))],
  ["without what is behind its end", waveWith(SECRET), WAVE],
  ["not at all if it is on another site", "https://evil.example/pop.wav", ""],
  ["not at all if it is a page", "data:text/html,<script>alert(1)</script>", ""],
  ["not at all if it is no sound", `data:audio/wav;base64,${Buffer.from("RIFF but no sound").toString("base64")}`, ""],
  ["not at all if it is a picture", WAVE.replace("audio/wav", "image/png"), ""],
  [
    "not at all if its sound is missing",
    `data:audio/wav;base64,${bytesOf(WAVE).subarray(0, 36).toString("base64")}`,
    "",
  ],
  [
    "not at all if it is longer than it is",
    `data:audio/wav;base64,${bytesOf(WAVE).subarray(0, 46).toString("base64")}`,
    "",
  ],
  ["not at all if it is a long text", " ".repeat(1_000_000), ""],
  ["as what it is if it is no text", 7, 7],
])("a sound is stored %s", async (_what, data, stored) => {
  expect(await kept(changed("world.sounds.pop.data", data), "world.sounds.pop.data")).toEqual(stored);
});

it("a sound in an undo step is a sound as well", async () => {
  const secret = waveOf(Buffer.from([1, 2]), [text]);
  const clean = waveOf(Buffer.from([1, 2]));
  const sound = { id: "pop", name: "Pop", data: secret };
  const changes = [
    { path: ["world", "sounds", "pop"], before: sound, after: { ...sound, data: "https://evil.example/" } },
    { path: ["world", "sounds", "pop", "data"], before: secret, after: "data:text/html,x" },
    { path: ["world", "sounds"], after: { pop: sound } },
    { path: ["world"], after: { sounds: { pop: sound } } },
  ];
  const steps = (await kept(changed("undoStack", [{ label: "a", changes }]), "undoStack.0.changes")) as typeof changes;
  expect(steps).toMatchObject([
    { before: { data: clean }, after: { data: "" } },
    { before: clean, after: "" },
    { after: { pop: { data: clean } } },
    { after: { sounds: { pop: { data: clean } } } },
  ]);
  expect(JSON.stringify(steps)).not.toContain(Buffer.from(SECRET).toString("base64").slice(0, 20));
});

it("a character, a variable and a stage may have the names of these fields, and lose nothing", async () => {
  const game = gameThatSaysMore();
  const hero = {
    ...game.characters.hero,
    id: "sounds",
    variables: { data: { id: "data", name: "d", defaultValue: "x" } },
  };
  const globals = { ...game.world.globals, sounds: { id: "sounds", name: "saying", value: "x".repeat(200) } };
  const odd = {
    ...game,
    characters: { sounds: hero, saying: { ...hero, id: "saying" } },
    world: { ...game.world, globals },
  };
  expect(await kept(odd, "characters")).toEqual(odd.characters);
  expect(await kept(odd, "world.globals")).toEqual(globals);
});

it("what is called as the data of a sound elsewhere is a text like any other", async () => {
  const odd = { world: { sounds: { pop: { data: "hello" } } }, sounds: { pop: { data: "hello" } } };
  const game = changed("characters.hero.mood", odd);
  expect(await kept(game, "characters.hero.mood")).toEqual(odd);
});

it("a picture in a character named as one of these fields is checked like any other", async () => {
  const { hero } = gameThatSaysMore().characters;
  const appearances = { idle: ["https://evil.example/spy.png"] };
  const spy = { ...hero, spritesheet: { ...hero?.spritesheet, appearances } };
  for (const id of ["sounds", "saying", "world"]) {
    const game = changed("characters", { [id]: { ...spy, id } });
    expect(await kept(game, `characters.${id}.spritesheet.appearances.idle.0`)).toBe("");
  }
});

it("what is said has at most 80 letters", async () => {
  const long = "🐱".repeat(300);
  const actions = [
    { type: "say", actorId: "me", text: long, ticks: 3 },
    { type: "end", outcome: "won", text: long },
  ];
  const short = "🐱".repeat(80);
  expect(await kept(changed(`${RULE}.actions`, actions), `${RULE}.actions`)).toMatchObject([
    { text: short },
    { text: short },
  ]);
  const saying = changed("world.stages.s1.actors.h1.saying", { text: long, ticks: 3 });
  expect(await kept(saying, "world.stages.s1.actors.h1.saying.text")).toBe(short);
});

function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

function waveWith(end: string): string {
  return `data:audio/wav;base64,${Buffer.concat([bytesOf(WAVE), waveChunk("junk", Buffer.from(end))]).toString("base64")}`;
}
