/** Texts made to keep a server busy, in every place that takes a text: it answers each of them in time, and everybody else meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../server/app.ts";
import type { Class } from "../../../src/api/classes.ts";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { EvilClock, LONG, SHORT } from "../../support/EvilClock.ts";
import { EVIL_TEXTS, gameOfTexts, gamesWith } from "../../support/evilTexts.ts";
import { callsOf } from "../callsOf.ts";
import { type Answer, game, TestServer } from "../TestServer.ts";
import { KNOWN_CALLS, textFieldsOf, unreadSchemas } from "./textFields.ts";

let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;
let ofAnn: Class;

beforeAll(async () => {
  server = await TestServer.start({ roles: { classes: true, teachers: ["Ann"], operators: [] } });
  ann = await server.signUp("Ann");
  ofAnn = (await server.call<Class>("POST /classes", { as: ann, body: { name: "3b", names: ["Ada"] } })).body;
  world = await server.newWorld(ann);
});
afterAll(() => server.end());

function save(body: unknown): Promise<Answer> {
  return server.call(`PUT /worlds/${world.id}`, { as: ann, body });
}

/** Places whose texts may be the longest and are searched. */
const PICTURES = /background|humbnail|appearances|Stack.*(?:before|after)/;

/** A hundred keys in each object, which makes parsing JSON the slowest. */
function manyKeys(count: number): string {
  const keysOf = (n: number): object => Object.fromEntries(Array.from({ length: 100 }, (_, m) => [`k${n}_${m}`, 1]));
  return JSON.stringify({ data: Array.from({ length: count / 100 }, (_, n) => keysOf(n)) });
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

describe("the places of a text", () => {
  it("are known for every call the server answers, and for everything that it reads", () => {
    expect([...KNOWN_CALLS].sort()).toEqual([...new Set(callsOf(createApp(server.kept)))].sort());
    expect(unreadSchemas()).toEqual([]);
  });

  it.each(Object.entries(EVIL_TEXTS))("are answered with %s, whatever they are", async (_what, textOf) => {
    for (const { name, longest, call } of textFieldsOf(server, ann, world, ofAnn.id)) {
      const { status } = await call(textOf(Math.min(longest(textOf), SHORT)));
      expect(status, name).toBeGreaterThanOrEqual(200);
      expect(status, name).toBeLessThan(500);
      expect([413, 431], name).not.toContain(status);
    }
  });
});

if (process.env.GRIDLINGS_EVIL) {
  it("takes at most about twice as long for twice the text", async () => {
    const clock = new EvilClock();
    for (const [what, textOf] of Object.entries(EVIL_TEXTS)) {
      for (const { name, longest, call } of textFieldsOf(server, ann, world, ofAnn.id)) {
        const letters = Math.min(longest(textOf), LONG);
        const [short, long] = [textOf(letters / 2), textOf(letters)];
        await clock.measure(
          `${what} as ${name}`,
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
    for (const [what, keys] of [
      ["ever different keys", SHORT],
      ["more different keys than may be", 150_000],
    ] as const) {
      // Writing such texts takes this process longer than reading them takes the server.
      const [short, long] = [manyKeys(keys), manyKeys(2 * keys)];
      await clock.measure(
        what,
        () => save(short),
        () => save(long),
      );
    }
    console.log(`On the server: ${clock.slowest}`);
    expect(clock.faults).toEqual([]);
  }, 3_600_000);
}
