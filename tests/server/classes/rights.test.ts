/** Every call, old and new, by everybody who may meet the game of a pupil: a table with one row for each call. A call that is missing fails here. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../server/app.ts";
import type { SignedInUser } from "../../../src/api/wire.ts";
import { callsOf } from "../callsOf.ts";
import { game, jpeg } from "../TestServer.ts";
import { School } from "./School.ts";

const CALLERS = [
  "visitor",
  "other user",
  "maker",
  "classmate",
  "pupil of another class",
  "teacher",
  "other teacher",
  "operator",
] as const;
type Caller = (typeof CALLERS)[number];

interface Row {
  readonly call: string;
  readonly path?: string;
  readonly body?: unknown;
  /** The statuses in the order of `CALLERS`. */
  readonly is: readonly number[];
}

const everybody = (status: number): number[] => CALLERS.map(() => status);
const users = (status = 200): number[] => CALLERS.map((caller) => (caller === "visitor" ? 401 : status));
/** `these` get 200, visitors 401 and all others `otherwise`. */
const only = (these: readonly Caller[], otherwise: number): number[] =>
  CALLERS.map((caller) => (these.includes(caller) ? 200 : caller === "visitor" ? 401 : otherwise));
const teacher = only(["teacher"], 404);
const maker = only(["maker"], 403);
const operator = only(["operator"], 403);
const pupils = only(["maker", "classmate", "pupil of another class"], 403);
/** Who may open a game that hangs in no gallery. */
const maySee = CALLERS.map((caller) => (caller === "maker" || caller === "teacher" ? 200 : 404));
/** Of a game that somebody may not open, no call tells that it exists. */
const owner = maySee.map((seen, n) => {
  if (CALLERS[n] === "visitor") return 401;
  return CALLERS[n] === "maker" ? 200 : seen === 200 ? 403 : 404;
});

const person = { username: "{fresh}", password: "long enough", email: "{fresh}@example.com" };
const link = { token: `${"0".repeat(32)}.${"0".repeat(22)}` };
const lock = { window: "window-one" };
const tapped = { pupil: "{maker}", pictures: [1, 2, 3] };
const status = { doing: "making", handIsUp: false, worldId: null };

const OLD: readonly Row[] = [
  { call: "POST /users", body: person, is: everybody(200) },
  { call: "GET /users/me", is: users() },
  { call: "GET /users/me/export", is: users() },
  { call: "DELETE /users/me/session", is: users() },
  { call: "DELETE /users/me", is: everybody(401) },
  { call: "PUT /users/me/password", body: { password: "another one here" }, is: everybody(401) },
  { call: "POST /users/me/reset", body: link, is: everybody(404) },
  { call: "PUT /users/me/reset", body: { ...link, password: "another one here" }, is: everybody(404) },
  { call: "GET /users/:idOrName", path: "/users/{maker}", is: everybody(404) },
  { call: "GET /worlds", path: "/worlds?user=me", is: users() },
  { call: "GET /worlds", path: "/worlds?user={maker}", is: everybody(404) },
  { call: "POST /worlds", is: users() },
  {
    call: "POST /worlds",
    path: "/worlds?from={world}&fork=true",
    is: maySee.map((seen, n) => (CALLERS[n] === "visitor" ? 401 : seen)),
  },
  { call: "GET /worlds/explore", is: everybody(200) },
  { call: "GET /worlds/:id", path: "/worlds/{world}", is: maySee },
  { call: "POST /worlds/:id/plays", path: "/worlds/{world}/plays", is: maySee },
  { call: "PUT /worlds/:id", path: "/worlds/{world}", body: { name: "Mine" }, is: owner },
  {
    call: "PUT /worlds/:id",
    path: "/worlds/{world}",
    body: { published: true },
    is: owner.map((is) => (is === 200 ? 403 : is)),
  },
  { call: "DELETE /worlds/:id", path: "/worlds/{world}", is: owner },
  { call: "GET /worlds/:id/versions", path: "/worlds/{world}/versions", is: owner },
  { call: "GET /worlds/:id/versions/:revision", path: "/worlds/{world}/versions/1", is: owner },
  { call: "POST /worlds/:id/versions/:revision/restore", path: "/worlds/{world}/versions/1/restore", is: owner },
  { call: "GET /thumbnails/:digest.jpg", path: `/thumbnails/${"0".repeat(64)}.jpg`, is: everybody(404) },
  { call: "GET /pictures/:digest.png", path: `/pictures/${"0".repeat(64)}.png`, is: everybody(404) },
  { call: "GET /generate-sprite", path: "/generate-sprite?prompt=cat", is: users() },
  { call: "GET /generate-background", path: "/generate-background?prompt=hills", is: users() },
  { call: "POST /generate-sprite-name", body: { imageData: "x" }, is: users(400) },
  { call: "POST /crashes", body: { message: "Error: oh" }, is: everybody(200) },
  { call: "GET /characters", is: everybody(200) },
  { call: "GET /about", is: everybody(200) },
  { call: "GET /health", is: everybody(200) },
];

const NEW: readonly Row[] = [
  { call: "PUT /worlds/:id/lock", path: "/worlds/{world}/lock", body: lock, is: owner },
  { call: "DELETE /worlds/:id/lock", path: "/worlds/{world}/lock", body: lock, is: owner },
  { call: "GET /classes", is: users() },
  { call: "POST /classes", body: { name: "4c", names: ["Zoe"] }, is: only(["teacher", "other teacher"], 403) },
  { call: "GET /classes/:id", path: "/classes/{class}", is: teacher },
  { call: "PUT /classes/:id", path: "/classes/{class}", body: { name: "4c" }, is: teacher },
  { call: "DELETE /classes/:id", path: "/classes/{class}", body: {}, is: teacher },
  { call: "POST /classes/:id/code", path: "/classes/{class}/code", body: {}, is: teacher },
  { call: "PUT /classes/:id/door", path: "/classes/{class}/door", body: { isOpen: true }, is: teacher },
  { call: "POST /classes/:id/pupils", path: "/classes/{class}/pupils", body: { names: ["Zoe"] }, is: teacher },
  {
    call: "PUT /classes/:id/pupils/:pupil",
    path: "/classes/{class}/pupils/{maker}",
    body: { name: "Adele" },
    is: teacher,
  },
  { call: "DELETE /classes/:id/pupils/:pupil", path: "/classes/{class}/pupils/{maker}", body: {}, is: teacher },
  { call: "POST /classes/:id/pictures", path: "/classes/{class}/pictures", body: {}, is: teacher },
  {
    call: "DELETE /classes/:id/pupils/:pupil/pictures",
    path: "/classes/{class}/pupils/{maker}/pictures",
    body: {},
    is: teacher,
  },
  {
    call: "POST /classes/:id/pupils/:pupil/unlock",
    path: "/classes/{class}/pupils/{maker}/unlock",
    body: {},
    is: teacher,
  },
  { call: "GET /classes/:id/wall", path: "/classes/{class}/wall", is: teacher },
  { call: "PUT /classes/:id/lesson", path: "/classes/{class}/lesson", body: { isPaused: true }, is: teacher },
  { call: "PUT /classes/:id/stage", path: "/classes/{class}/stage", body: { picture: jpeg(1) }, is: teacher },
  {
    call: "PUT /classes/:id/pupils/:pupil/note",
    path: "/classes/{class}/pupils/{maker}/note",
    body: { text: "Hi" },
    is: teacher,
  },
  {
    call: "PUT /classes/:id/pupils/:pupil/look",
    path: "/classes/{class}/pupils/{maker}/look",
    body: { isLooking: true },
    is: teacher,
  },
  {
    call: "POST /classes/:id/handouts",
    path: "/classes/{class}/handouts",
    body: { from: "{teachers}" },
    is: teacher,
  },
  { call: "GET /classes/:id/games", path: "/classes/{class}/games", is: teacher },
  {
    call: "PUT /classes/:id/games/:world",
    path: "/classes/{class}/games/{world}",
    body: { isLetOut: true },
    is: teacher,
  },
  {
    call: "POST /classes/:id/games/:world/move",
    path: "/classes/{class}/games/{world}/move",
    body: { pupil: "{classmate}" },
    is: teacher,
  },
  { call: "GET /classes/:id/reports", path: "/classes/{class}/reports", is: teacher },
  {
    call: "DELETE /classes/:id/reports/:report",
    path: "/classes/{class}/reports/{classReport}",
    body: {},
    is: teacher,
  },
  { call: "GET /classes/door/:code", path: "/classes/door/{code}", is: everybody(200) },
  { call: "POST /classes/door/:code", path: "/classes/door/{code}", body: tapped, is: everybody(200) },
  { call: "GET /classes/me", is: pupils },
  { call: "DELETE /classes/me", is: pupils },
  { call: "GET /classes/me/events", is: pupils },
  { call: "PUT /classes/me/status", body: status, is: pupils },
  { call: "DELETE /classes/me/notes/:note", path: "/classes/me/notes/n", body: {}, is: pupils },
  { call: "GET /classes/me/gallery", is: pupils },
  {
    call: "PUT /classes/me/games/:world",
    path: "/classes/me/games/{world}",
    body: { isShown: true },
    is: maker.map((is, n) => (/pupil|mate/.test(CALLERS[n] ?? "") ? 404 : is)),
  },
  {
    call: "PUT /classes/me/games/:world/sticker",
    path: "/classes/me/games/{world}/sticker",
    body: { sticker: "star" },
    is: CALLERS.map((caller) => (caller === "visitor" ? 401 : /pupil|maker|mate/.test(caller) ? 404 : 403)),
  },
  { call: "GET /classes/pictures/:name.jpg", path: `/classes/pictures/${"0".repeat(32)}.jpg`, is: everybody(404) },
  {
    call: "POST /reports",
    body: { worldId: "{world}", reason: "mean" },
    is: CALLERS.map((caller) => ({ teacher: 200, maker: 400 })[caller as string] ?? 404),
  },
  { call: "DELETE /reports/:world", path: "/reports/{world}", body: {}, is: users() },
  { call: "GET /operations", is: operator },
  { call: "PUT /operations/games/:world", path: "/operations/games/{world}", body: { isHidden: true }, is: operator },
  { call: "DELETE /operations/games/:world", path: "/operations/games/{world}", body: {}, is: operator },
  { call: "DELETE /operations/reports/:report", path: "/operations/reports/{siteReport}", body: {}, is: operator },
  {
    call: "PUT /operations/teachers",
    body: { username: "Ann", isTeacher: false },
    is: operator,
  },
  { call: "POST /operations/links", body: { username: "Ann" }, is: operator },
];

const TABLE = [...OLD, ...NEW];
let school: School;

beforeAll(async () => {
  school = await School.start();
  await school.operator();
});
afterAll(() => school.server.end());

/** A class with a game of one of its pupils that hangs in no gallery, made afresh, because some calls delete it. */
async function scene() {
  // Some calls sign out whoever makes them.
  const [ann, lee, fox] = await Promise.all(["Ann", "MsLee", "MrFox"].map((name) => school.person(name)));
  if (!ann || !lee || !fox) throw new Error("Nobody came.");
  const { reports, classes } = school.server.kept;
  // A teacher has a limited number of classes.
  for (const { id } of [...(await classes.taughtBy(lee.id)), ...(await classes.taughtBy(fox.id))])
    await classes.remove(id);
  const own = await school.newClass(lee);
  const other = await school.newClass(fox);
  const made = await school.pupil(own, "Ada");
  const world = await school.savedGame(made, "Maze");
  const teachers = await school.savedGame(lee, "Bridge");
  const seen = await school.savedGame(ann, "Seen");
  await school.server.call("POST /reports", { as: lee, body: { worldId: world.id, reason: "mean" } });
  await school.server.call("POST /reports", { body: { worldId: seen.id, reason: "mean" } });
  const people: Readonly<Record<Caller, SignedInUser | undefined>> = {
    visitor: undefined,
    "other user": ann,
    maker: made,
    classmate: await school.pupil(own, "Ben"),
    "pupil of another class": await school.pupil(other, "Ada"),
    teacher: lee,
    "other teacher": fox,
    operator: await school.person("Olga"),
  };
  return {
    people,
    words: {
      ...{ class: own.id, code: own.code, maker: made.id, world: world.id, teachers: teachers.id, fresh: fresh() },
      classmate: people.classmate?.id ?? "",
      classReport: (await reports.askedOf(own.id))[0]?.id ?? "",
      siteReport: (await reports.askedOf(null)).at(-1)?.id ?? "",
    },
  };
}

let number = 0;
function fresh(): string {
  number += 1;
  return `fresh-${number}`;
}

function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (all, word: string) => words[word] ?? all);
}

describe("who may do what with a class", () => {
  it.each(TABLE)("$call $path $body", async ({ call, path, body, is }) => {
    const [method = "", pattern = ""] = call.split(" ");
    const statuses: number[] = [];
    let { people, words } = await scene();
    for (const caller of CALLERS) {
      // What was done by one caller must not be there for the next.
      if (method !== "GET" && (statuses.at(-1) ?? 400) < 400) ({ people, words } = await scene());
      const as = people[caller];
      const what = `${method} ${filled(path ?? pattern, words)}`;
      if (/wall|events/.test(what)) statuses.push(await statusOfStream(what, as));
      else {
        const sent = body === undefined ? {} : { body: JSON.parse(filled(JSON.stringify(body), words)) };
        const answer = await school.server.call(what, { ...(as ? { as } : {}), ...sent });
        statuses.push(answer.status);
        if (answer.status >= 400) expect(answer.text).not.toMatch(/Ada|Maze|Class 3b/);
      }
    }
    expect(statuses).toEqual(is);
  });

  async function statusOfStream(what: string, as: SignedInUser | undefined): Promise<number> {
    if (!as) return (await school.server.call(what)).status;
    try {
      (await school.follow(what.slice("GET ".length), as)).end();
      return 200;
    } catch (error) {
      return Number((error as Error).message);
    }
  }

  it("has a row for every call the server answers", () => {
    const calls = callsOf(createApp(school.server.kept));
    expect([...new Set(TABLE.map(({ call }) => call))].sort()).toEqual(calls.sort());
  });

  it("tells nothing of the game of a pupil in a remix, before it is let out", async () => {
    const { people, words } = await scene();
    const { status, body } = await school.server.call<{ id: string }>(`POST /worlds?from=${words.world}&fork=true`, {
      as: people.teacher as SignedInUser,
    });
    expect(status).toBe(200);
    await school.server.call(`PUT /worlds/${body.id}`, {
      as: people.teacher as SignedInUser,
      body: { published: true, name: "Remix", data: game("remix") },
    });
    const { text } = await school.server.call(`GET /worlds/${body.id}`);
    expect(text).toContain('"forkParent":null');
  });
});
