/** Texts made to keep a server busy, in every place that takes a text: it answers each of them in time, and everybody else meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { EvilClock, LONG, SHORT } from "../../support/EvilClock.ts";
import { EVIL_TEXTS, gameOfTexts, gamesWith } from "../../support/evilTexts.ts";
import { type Answer, basic, game, TestServer } from "../TestServer.ts";

let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;

beforeAll(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  world = await server.newWorld(ann);
});
afterAll(() => server.end());

function save(body: unknown): Promise<Answer> {
  return server.call(`PUT /worlds/${world.id}`, { as: ann, body });
}

/** Places whose texts may be the longest and are searched. */
const PICTURES = /background|humbnail|appearances|Stack.*(?:before|after)/;

type Calls = Readonly<Record<string, (text: string) => Promise<Answer>>>;

/** Every text field of a call, except those of a game. */
const FIELDS: Calls = {
  "the name of a world": (name) => save({ name }),
  "the picture of a world": (thumbnail) => save({ thumbnail }),
  "a username": (username) =>
    server.call("POST /users", { body: { username, password: "long enough", email: "a@b.c" } }),
  "an e-mail address": (email) =>
    server.call("POST /users", { body: { username: "Bob", password: "long enough", email } }),
  "a password": (password) => server.call("POST /users", { body: { username: "Bob", password, email: "a@b.c" } }),
  "a picture to name": (imageData) => server.call("POST /generate-sprite-name", { as: ann, body: { imageData } }),
  "the message of a crash": (message) => server.call("POST /crashes", { body: { message: message.slice(0, 4000) } }),
  "the name of somebody": (text) => server.call(`GET /users/${inAddress(text)}`),
  "the owner of worlds": (text) => server.call(`GET /worlds?user=${inAddress(text)}`),
  "the world to start from": (text) => server.call(`POST /worlds?from=${inAddress(text)}`, { as: ann }),
  "what to draw": (text) => server.call(`GET /generate-sprite?prompt=${inAddress(text)}`, { as: ann }),
  "who signs in": (text) =>
    server.call("GET /users/me", { headers: { authorization: basic(text.slice(0, 2000), "x") } }),
  "the password to sign in": (text) =>
    server.call("GET /users/me", { headers: { authorization: basic("Ann", text.slice(0, 2000)) } }),
};

/** A hundred keys in each object, which makes parsing JSON the slowest. */
function manyKeys(count: number): string {
  const keysOf = (n: number): object => Object.fromEntries(Array.from({ length: 100 }, (_, m) => [`k${n}_${m}`, 1]));
  return JSON.stringify({ data: Array.from({ length: count / 100 }, (_, n) => keysOf(n)) });
}

/** As long as the header of a call may be, without half a letter at the end. */
function inAddress(text: string): string {
  return encodeURIComponent(Buffer.from(text.slice(0, 2000)).toString());
}

describe("a save is answered", () => {
  it.each(Object.entries(EVIL_TEXTS))("with %s in every picture of the game", async (_what, textOf) => {
    for (const { place, game: evil } of gamesWith(textOf(LONG), gameOfTexts())) {
      if (PICTURES.test(place)) expect([200, 400]).toContain((await save({ data: evil })).status);
    }
  });

  it("with the background that once kept the server busy for 22 seconds", async () => {
    const stage = { id: "s1", background: `url(${" ".repeat(4000)}x` };
    expect((await save({ data: { ...game(), world: { stages: { s1: stage } } } })).status).toBe(200);
    const kept = (await server.world(world.id)).data as { world: { stages: { s1: typeof stage } } };
    expect(kept.world.stages.s1.background).toBe("#005392");
  });
});

it.each(Object.entries(FIELDS))("%s is answered, whatever it is", async (_what, call) => {
  for (const textOf of Object.values(EVIL_TEXTS)) {
    const { status } = await call(textOf(50_000));
    expect(status).toBeLessThan(500);
  }
});

if (process.env.GRIDLINGS_EVIL) {
  it("takes at most about twice as long for twice the text", async () => {
    const clock = new EvilClock();
    for (const [what, textOf] of Object.entries(EVIL_TEXTS)) {
      for (const [field, call] of Object.entries(FIELDS)) {
        const [short, long] = [textOf(SHORT), textOf(LONG)];
        await clock.measure(
          `${what} as ${field}`,
          () => call(short),
          () => call(long),
        );
      }
      const long = [...gamesWith(textOf(LONG), gameOfTexts())];
      for (const [n, { place, game: evil }] of [...gamesWith(textOf(SHORT), gameOfTexts())].entries()) {
        const [shortBody, longBody] = [JSON.stringify({ data: evil }), JSON.stringify({ data: long[n]?.game })];
        await clock.measure(
          `${what} in ${place}`,
          () => save(shortBody),
          () => save(longBody),
        );
      }
    }
    await clock.measure(
      "ever different keys",
      () => save(manyKeys(SHORT)),
      () => save(manyKeys(LONG)),
    );
    await clock.measure(
      "more different keys than may be",
      () => save(manyKeys(150_000)),
      () => save(manyKeys(300_000)),
    );
    console.log(`On the server: ${clock.slowest}`);
    expect(clock.faults).toEqual([]);
  }, 3_600_000);
}
