/** Every call by every kind of user: a table with one row for each call. A call that is missing in the table fails here. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../server/app.ts";
import { pngOf } from "../../server/generate/pngFile.ts";
import type { SignedInUser } from "../../src/api/wire.ts";
import { callsOf } from "./callsOf.ts";
import { game, jpeg, TestServer } from "./TestServer.ts";

const CALLERS = ["visitor", "other", "owner", "signed out"] as const;
interface Row {
  /** As the server writes its routes. */
  readonly call: string;
  /** The address to call if it is not the route itself; `{world}` and `{owner}` stand for ids. */
  readonly path?: string;
  readonly body?: unknown;
  /** The status for a visitor, another user, the owner, and the owner's signed-out device. */
  readonly statuses: readonly [visitor: number, other: number, owner: number, signedOut: number];
}

const FOR_EVERYBODY = [200, 200, 200, 200] as const;
const FOR_USERS = [401, 200, 200, 401] as const;
const FOR_OWNER = [401, 403, 200, 401] as const;

function dotPicture(): string {
  const dot = { width: 1, height: 1, data: Uint8Array.of(255, 0, 0, 255) };
  return `data:image/png;base64,${pngOf(dot).toString("base64")}`;
}

const person = { username: "{fresh}", password: "long enough", email: "{fresh}@example.com" };

const MADE_UP_LINK = { token: `${"0".repeat(32)}.${"0".repeat(22)}` };

const TABLE: readonly Row[] = [
  { call: "POST /users", body: person, statuses: FOR_EVERYBODY },
  { call: "GET /users/me", statuses: FOR_USERS },
  { call: "GET /users/me/export", statuses: FOR_USERS },
  { call: "DELETE /users/me/session", statuses: FOR_USERS },
  // A device is not enough to delete the account or change the password: the current one has to be typed.
  { call: "DELETE /users/me", statuses: [401, 401, 401, 401] },
  { call: "PUT /users/me/password", body: { password: "another one here" }, statuses: [401, 401, 401, 401] },
  { call: "POST /users/me/reset", body: MADE_UP_LINK, statuses: [404, 404, 404, 404] },
  {
    call: "PUT /users/me/reset",
    body: { ...MADE_UP_LINK, password: "another one here" },
    statuses: [404, 404, 404, 404],
  },
  { call: "GET /users/:idOrName", path: "/users/{owner}", statuses: FOR_EVERYBODY },
  { call: "GET /worlds", path: "/worlds?user=me", statuses: FOR_USERS },
  { call: "GET /worlds", path: "/worlds?user={owner}", statuses: FOR_EVERYBODY },
  { call: "POST /worlds", statuses: FOR_USERS },
  { call: "POST /worlds", path: "/worlds?from={world}&fork=true", statuses: FOR_USERS },
  { call: "GET /worlds/explore", statuses: FOR_EVERYBODY },
  { call: "GET /worlds/:id", path: "/worlds/{world}", statuses: FOR_EVERYBODY },
  { call: "POST /worlds/:id/plays", path: "/worlds/{world}/plays", statuses: FOR_EVERYBODY },
  { call: "PUT /worlds/:id", path: "/worlds/{world}", body: { name: "Mine" }, statuses: FOR_OWNER },
  { call: "PUT /worlds/:id", path: "/worlds/{world}", body: { published: true }, statuses: FOR_OWNER },
  { call: "PUT /worlds/:id", path: "/worlds/{world}", body: { data: game("stolen") }, statuses: FOR_OWNER },
  { call: "DELETE /worlds/:id", path: "/worlds/{world}", statuses: FOR_OWNER },
  { call: "GET /worlds/:id/versions", path: "/worlds/{world}/versions", statuses: FOR_OWNER },
  { call: "GET /worlds/:id/versions/:revision", path: "/worlds/{world}/versions/1", statuses: FOR_OWNER },
  {
    call: "POST /worlds/:id/versions/:revision/restore",
    path: "/worlds/{world}/versions/1/restore",
    statuses: FOR_OWNER,
  },
  { call: "GET /thumbnails/:digest.jpg", path: "{thumbnail}", statuses: FOR_EVERYBODY },
  { call: "GET /pictures/:digest.png", path: `/pictures/${"0".repeat(64)}.png`, statuses: [404, 404, 404, 404] },
  { call: "GET /generate-sprite", path: "/generate-sprite?prompt=cat", statuses: FOR_USERS },
  { call: "GET /generate-background", path: "/generate-background?prompt=hills", statuses: FOR_USERS },
  { call: "POST /generate-sprite-name", body: { imageData: dotPicture() }, statuses: FOR_USERS },
  { call: "POST /crashes", body: { message: "Error: oh" }, statuses: FOR_EVERYBODY },
  { call: "GET /characters", statuses: FOR_EVERYBODY },
  { call: "GET /about", statuses: FOR_EVERYBODY },
  { call: "GET /health", statuses: FOR_EVERYBODY },
];

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.end());

/** A world with its owner, another user and a signed-out device; created afresh, because some calls delete them. */
async function scene() {
  const [owner, other] = [await server.signUp(fresh()), await server.signUp(fresh())];
  const typed = { username: owner.username, password: "correct horse" };
  const { body: old } = await server.call<SignedInUser>("GET /users/me", { as: typed });
  await server.call("DELETE /users/me/session", { as: old });
  const { id } = await server.newWorld(owner);
  const body = { name: "Garden", data: game("before"), thumbnail: jpeg(3) };
  await server.call(`PUT /worlds/${id}`, { as: owner, body });
  return {
    people: { visitor: undefined, other, owner, "signed out": old },
    owner,
    world: await server.world(id, owner),
  };
}

let made = 0;
function fresh(): string {
  made += 1;
  return `person-${made}`;
}

const cases = TABLE.flatMap((row) => CALLERS.map((caller, n) => ({ ...row, caller, status: row.statuses[n] ?? 0 })));

describe("who may do what", () => {
  it.each(cases)("$call $path $body as $caller is $status", async ({ call, path, body, caller, status }) => {
    const { people, owner, world } = await scene();
    const [method = "", pattern = ""] = call.split(" ");
    const words = { world: world.id, owner: owner.username, thumbnail: world.thumbnail, fresh: fresh() };
    const as = people[caller];
    const what = `${method} ${filled(path ?? pattern, words)}`;
    const sent = body === undefined ? {} : { body: JSON.parse(filled(JSON.stringify(body), words)) };
    const answer = await server.call(what, { ...(as ? { as } : {}), ...sent });
    expect(answer.status).toBe(status);
    if (status >= 400) await expectNothingDone(answer, world, owner);
  });
});

async function expectNothingDone(answer: { body: object }, world: object & { id: string }, owner: SignedInUser) {
  expect(answer.body).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  const after = await server.world(world.id, owner);
  expect({ ...after, playCount: 0 }).toEqual({ ...world, playCount: 0 });
  expect((await server.call("GET /worlds?user=me", { as: owner })).status).toBe(200);
}

function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (all, word: string) => words[word] ?? all);
}

/** Calls that only mean something with a class, an operator or a second window: `classes/rights.test.ts` has their rows, and these again. */
const OF_CLASSES = /^\w+ \/(?:classes|reports|operations|worlds\/:id\/lock)/;

describe("the table", () => {
  it("has a row for every call the server answers", async () => {
    const calls = callsOf(createApp(server.kept)).filter((call) => !OF_CLASSES.test(call));
    expect([...new Set(TABLE.map(({ call }) => call))].sort()).toEqual(calls.sort());
  });
});
