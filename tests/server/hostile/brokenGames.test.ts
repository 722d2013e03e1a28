/** Whatever a save holds, the server accepts or refuses it in plain words, stays up, and answers everybody else meanwhile. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { KEYS_MAX } from "../../../server/services/game/jsonLimits.ts";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { game, jpeg, TestServer } from "../TestServer.ts";
import { brokenGame, wholeGame } from "./brokenGames.ts";

/** At least 2,000 in `npm run torture`. */
const ROUNDS = Number(process.env.GRIDLINGS_DOCUMENTS ?? 200);
/** Chooses which games are broken. */
const SEED = Number(process.env.GRIDLINGS_SEED ?? 1) * 1_000_000;
const AT_ONCE = 8;

let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;

beforeAll(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
});
afterAll(() => server.end());
beforeEach(async () => {
  world = await server.newWorld(ann);
});

function put(body: unknown) {
  return server.call<{ message: string }>(`PUT /worlds/${world.id}`, { as: ann, body });
}

describe("broken games", () => {
  it(`are accepted or refused in plain words, ${ROUNDS} times, and never cause a server error`, async () => {
    const counts = new Map<number, number>();
    for (let seed = 0; seed < ROUNDS; seed += AT_ONCE) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => put(brokenGame(SEED + seed + n))));
      for (const { status, body } of answers) {
        counts.set(status, (counts.get(status) ?? 0) + 1);
        expect([200, 400]).toContain(status);
        if (status !== 200) expect(body).toMatchObject({ error: "Bad Request", message: expect.any(String) });
      }
    }
    // Both have to happen, or this would prove nothing.
    expect([...counts.keys()].sort()).toEqual([200, 400]);
    expect(server.lines.filter(({ event }) => event === "a call failed")).toEqual([]);
    expect((await server.call(`GET /worlds/${world.id}`, { as: ann })).status).toBe(200);
    expect(Object.keys(Object.prototype)).toEqual([]);
  }, 600_000);
});

const MB = 1_000_000;
const wide = (entry: string, count: number): string =>
  Array.from({ length: count }, (_, n) => `"${n}":${entry}`).join();
const objectsOfKeys = (keys: number, each: number): string =>
  Array.from({ length: keys / each }, (_, n) => {
    const fields = Array.from({ length: each }, (_, m) => `"k${n * each + m}":1`);
    return `{${fields.join()}}`;
  }).join();
const stageWith = (actors: string): string =>
  `{"characters":{},"world":{"stages":{"s":{"id":"s","actors":{${actors}}}}}}`;

describe("texts made to exhaust a server", () => {
  it.each([
    ["lists a million deep", `{"data":${"[".repeat(MB)}${"]".repeat(MB)}}`, 400, /deep/],
    ["maps a million deep", `{"data":${'{"a":'.repeat(MB)}1${"}".repeat(MB)}}`, 400, /deep/],
    ["lists that are never closed", `{"data":${"[".repeat(7 * MB)}`, 400, /deep/],
    [
      "two million empty lists",
      `{"data":{"characters":{},"world":{"x":[${"[],".repeat(2 * MB)}[]]}}}`,
      400,
      /too much/,
    ],
    ["four million numbers", `{"data":[${"1,".repeat(3.9 * MB)}1]}`, 400, /too much/],
    ["half a million fields", `{"data":{${wide("1", 500_000)}}}`, 400, /too much/],
    ["objects whose keys are all different", `{"data":[${objectsOfKeys(300_000, 100)}]}`, 400, /too much/],
    // The key "data" makes one more than allowed.
    ["one key too many", `{"data":[${objectsOfKeys(KEYS_MAX, 100)}]}`, 400, /too much/],
    ["as many keys as may be, in what is no game", `{"data":[${objectsOfKeys(KEYS_MAX - 1, 1)}]}`, 400, /isn't a game/],
    [
      "ninety thousand characters",
      `{"data":{"characters":{${wide("{}", 90_000)}},"world":{"stages":{}}}}`,
      400,
      /more than/,
    ],
    ["more actors than a stage holds", `{"data":${stageWith(wide("{}", 20_001))}}`, 400, /20,000 actors/],
    ["nine megabytes", `{"name":"${"x".repeat(9 * MB)}"}`, 413, /too big/],
    [
      "eight megabytes of escaped quotes",
      `{"data":{"characters":{},"world":{"stages":{},"x":"${'\\"'.repeat(3.9 * MB)}"}}}`,
      400,
      /too long/,
    ],
    ["eight megabytes of backslashes", `{"name":"${"\\".repeat(7.9 * MB)}`, 400, /went wrong/],
    [
      "a key of eight megabytes",
      `{"data":{"characters":{},"world":{"stages":{},"${"k".repeat(7.9 * MB)}":1}}}`,
      400,
      /not allowed/,
    ],
  ])("%s", async (_what, body, status, message) => {
    const [answer, ...others] = await Promise.all([put(body), ...everybodyElse()]);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
    for (const other of others) expect(other.status).toBe(200);
    expect((await server.world(world.id)).revision).toBe(0);
  });

  /** Calls that have to be answered within five seconds. */
  function everybodyElse(): Promise<Response>[] {
    return ["/health", "/worlds/explore", `/users/${ann.username}`].map((path) =>
      fetch(server.address + path, { signal: AbortSignal.timeout(5000) }),
    );
  }

  it("as many actors as eight megabytes hold are accepted", async () => {
    const actor = '{"characterId":"hero","position":{"x":1,"y":2},"appearance":"idle","variableValues":{}}';
    const actors = Array.from({ length: 75_000 }, (_, n) => `"${n}":${actor}`);
    const stages = [0, 1, 2, 3].map((stage) => {
      const some = actors.slice(stage * 20_000, (stage + 1) * 20_000);
      return `"s${stage}":{"id":"s${stage}","actors":{${some.join()}}}`;
    });
    const body = `{"data":{"characters":{},"world":{"stages":{${stages.join()}}}}}`;
    expect(body.length).toBeGreaterThan(7 * MB);
    expect((await put(body)).status).toBe(200);
  });

  it("20,000 actors on a stage are accepted", async () => {
    const actor = '{"characterId":"hero","position":{"x":1,"y":2},"appearance":"idle","variableValues":{}}';
    expect((await put(`{"data":${stageWith(wide(actor, 20_000))}}`)).status).toBe(200);
  });
});

describe("a game is refused in plain words for", () => {
  type Fields = Record<string, Record<string, Record<string, unknown>>>;
  const broken = (change: (data: Fields) => void): unknown => {
    const data = wholeGame();
    change(data as unknown as Fields);
    return { data };
  };
  const hero = (part: object) => broken((data) => Object.assign(data.characters?.hero ?? {}, part));
  const stage = (part: object) => broken((data) => Object.assign((data.world?.stages as Fields)?.s1 ?? {}, part));
  const look = (picture: unknown) => hero({ spritesheet: { appearances: { idle: [picture] } } });
  let nested: unknown = [];
  for (let n = 0; n < 240; n++) nested = [{ type: "group-flow", id: `g${n}`, rules: nested }];

  it.each([
    ["two names for one character", hero({ id: "villain" }), /one name/],
    ["two names for one stage", stage({ id: "s2" }), /one name/],
    ["two names for one actor", stage({ actors: { a1: { id: "a2" } } }), /one name/],
    ["actors that are a list", stage({ actors: [{}] }), /actors/],
    ["an actor that is a number", stage({ actors: { a: 5 } }), /actors/],
    ["a place that is a text", stage({ actors: { a: { position: "here" } } }), /actors/],
    ["a width that is a list", stage({ width: [22] }), /stages/],
    ["rules that are a map", hero({ rules: { a: 1 } }), /rules/],
    ["rules in 240 groups", hero({ rules: nested }), /rules/],
    ["a version that is a text", broken((data) => Object.assign(data, { version: "1" })), /version/],
    ["a name of a megabyte", hero({ name: "x".repeat(MB) }), /too long/],
    [
      "a sprite that says it is a picture",
      look("data:image/png;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="),
      /character could not be read/,
    ],
    ["a sprite of 1025", look(png(1025, 40)), /larger than 1024/],
    ["a sprite without a size", look(png(0, 40)), /could not be read/],
    ["a background of 2049", stage({ background: `url(${png(100, 2049)})` }), /larger than 2048/],
    [
      "a background that says it is a picture",
      stage({ background: "url(data:image/png;base64,AAAA)" }),
      /background could not be read/,
    ],
  ])("%s", async (_what, body, message) => {
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(message);
  });

  it.each(["__proto__", "constructor", "prototype"])("a part with the name %s, wherever it is", async (key) => {
    for (const text of [
      `{"data":{"characters":{"${key}":{}},"world":{"stages":{}}}}`,
      `{"data":{"characters":{},"world":{"stages":{"${key}":{}}}}}`,
      `{"data":{"characters":{},"world":{"stages":{},"globals":{"${key}":{}}}}}`,
      `{"data":{"characters":{},"world":{"stages":{}},"undoStack":[{"changes":[{"after":{"${key}":1}}]}]}}`,
    ]) {
      expect(await put(text)).toMatchObject({ status: 400, body: { message: expect.stringMatching(/not allowed/) } });
    }
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it("nothing: the largest sprite and background are accepted in each of the three formats", async () => {
    for (const sprite of [png(1024, 1024), jpeg(), webp()]) expect((await put(look(sprite))).status).toBe(200);
    expect((await put(stage({ background: `url(${png(2048, 2048)})` }))).status).toBe(200);
  });

  it("nothing if only the stated format of a picture is wrong", async () => {
    expect((await put(look(jpeg().replace("jpeg", "png")))).status).toBe(200);
  });
});

it("half a letter, a duplicate name and an invisible character come back as JSON reads them", async () => {
  const odd = { ...game("\ud800 half"), undoStack: ["\u0000\u202e"] };
  expect((await put({ data: odd })).status).toBe(200);
  expect((await server.world(world.id)).data).toEqual(odd);
  expect((await put(`{"name":"first","name":"second"}`)).status).toBe(200);
  expect((await server.world(world.id)).name).toBe("second");
});

/** The header of a PNG, which holds its size. */
function png(width: number, height: number): string {
  const bytes = Buffer.from("89504e470d0a1a0a0000000d494844520000000000000000080600000000000000", "hex");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return `data:image/png;base64,${bytes.toString("base64")}`;
}

/** A lossy WebP of 40 by 40. */
function webp(): string {
  const bytes = Buffer.from("524946461e00000057454250565038200a0000003001009d012a28002800", "hex");
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
