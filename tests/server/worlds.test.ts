import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { randomId } from "../../server/services/randomId.ts";
import type { Conflict, PlayCounted, SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { PLAYED_GAME_BEGUN, playedGame } from "../support/playedGame.ts";
import { game, jpeg, sharedGame, TestServer } from "./TestServer.ts";

const HALF_HOUR = 30 * 60_000;
const cat = { id: "c", name: "Cat", spritesheet: { appearances: {}, appearanceNames: {}, appearanceInfo: {} } };
let now = 0;
let server: TestServer;
let ann: SignedInUser;
let bob: SignedInUser;
let world: WorldCard;

beforeAll(async () => {
  const bundled = {
    characters: [cat],
    games: new Map([
      ["tutorial", { name: "Tutorial", data: game("lesson") }],
      ["scene-pond", { name: "My pond", data: game("pond") }],
    ]),
  };
  server = await TestServer.start({ bundled, now: () => now });
  ann = await server.signUp("Ann");
  bob = await server.signUp("Bob");
});
afterAll(() => server.end());
beforeEach(async () => {
  world = await server.newWorld(ann);
});

function put(body: unknown, as: SignedInUser | null = ann, id = world.id) {
  return server.call<WorldCard & Conflict>(`PUT /worlds/${id}`, as ? { as, body } : { body });
}

describe("a new world", () => {
  it("is blank, unlisted, and has an id that cannot be guessed", async () => {
    expect(world).toMatchObject({ name: "Untitled", published: false, revision: 0, forkParent: null, userId: ann.id });
    expect(world.id).toMatch(/^[0-9a-f]{32}$/);
    expect((await server.world(world.id)).data).toBeNull();
  });

  it("is a copy of another one, and is named so", async () => {
    await put({ name: "Maze", data: game("maze"), thumbnail: jpeg() });
    const copy = await server.newWorld(bob, `?from=${world.id}`);
    expect(copy).toMatchObject({ name: "Maze Copy", userId: bob.id, published: false, forkParent: null });
    expect(await server.world(copy.id)).toMatchObject({ data: sharedGame("maze"), thumbnail: copy.thumbnail });
    expect((await server.world(world.id)).forkCount).toBe(0);
  });

  it("is a remix that names its parent, which counts it", async () => {
    await put({ name: "Maze", data: game(), published: true });
    const remix = await server.newWorld(bob, `?from=${world.id}&fork=true`);
    expect(remix.name).toBe("Maze");
    expect(remix.forkParent).toEqual({ id: world.id, name: "Maze", user: { username: "Ann" } });
    expect((await server.world(world.id)).forkCount).toBe(1);
  });

  it("as a remix begins on the first stage at its Start; a copy and the game itself do not", async () => {
    const left = playedGame();
    await put({ name: "Maze", data: left, published: true });
    const remix = await server.newWorld(bob, `?from=${world.id}&fork=true`);
    const { data } = await server.world(remix.id, bob);
    expect(data).toMatchObject(PLAYED_GAME_BEGUN);
    const copy = await server.newWorld(bob, `?from=${world.id}`);
    expect((await server.world(copy.id, bob)).data).toMatchObject({ world: left.world });
    expect((await server.world(world.id)).data).toMatchObject({ world: left.world });
  });

  it("does not reveal an unlisted parent to strangers", async () => {
    await put({ name: "Secret", data: game() });
    const remix = await server.newWorld(bob, `?from=${world.id}&fork=true`);
    expect((await server.world(remix.id, bob)).forkParent).toMatchObject({ id: world.id });
    expect((await server.world(remix.id, null)).forkParent).toBeNull();
  });

  it.each([
    ["tutorial", "Tutorial", "lesson", "/ui/choose-tutorial.png"],
    ["scene-pond", "My pond", "pond", "/ui/scenes/pond.png"],
  ])("begins with the bundled game %s and its picture, which belong to nobody", async (id, name, mark, thumbnail) => {
    const begun = await server.newWorld(ann, `?from=${id}`);
    expect(begun.thumbnail).toBe(thumbnail);
    expect(await server.world(begun.id)).toMatchObject({ name, thumbnail, data: game(mark), forkParent: null });
    expect(await server.world(id)).toMatchObject({ userId: "", thumbnail, data: game(mark) });
  });

  it("may get the picture of a scene, as a game that began in a browser does", async () => {
    await put({ thumbnail: "/ui/scenes/maze.png" });
    expect((await server.world(world.id)).thumbnail).toBe("/ui/scenes/maze.png");
    expect((await put({ thumbnail: "/ui/scenes/other.png" })).status).toBe(400);
  });

  it("needs an existing source and a signed-in user", async () => {
    expect((await server.call("POST /worlds?from=nowhere", { as: ann })).status).toBe(404);
    expect((await server.call("POST /worlds")).status).toBe(401);
  });
});

describe("saving", () => {
  it("stores name, data and picture, and updates revision and time", async () => {
    const saved = await put({ name: "  My\n maze ", data: game("a"), thumbnail: jpeg(7) });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ name: "My maze", revision: 1 });
    const read = await server.world(world.id);
    expect(read).toMatchObject({ name: "My maze", data: game("a"), revision: 1 });
    expect(read.updatedAt > world.updatedAt).toBe(true);
    const picture = await server.call(`GET ${read.thumbnail}`);
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect(picture.headers.get("cache-control")).toContain("immutable");
  });

  it("never takes owner, counters or parent from the body, nor parts a game does not have", async () => {
    const forged = {
      userId: bob.id,
      playCount: 99,
      forkCount: 99,
      forkParent: { id: "x" },
      forkParentId: "x",
      id: "x",
    };
    await put({ ...forged, data: { ...game(), ui: { tool: "trash" }, recording: {}, extra: 1 } });
    const read = await server.world(world.id, ann);
    expect(read).toMatchObject({ userId: ann.id, playCount: 0, forkCount: 0, forkParent: null, id: world.id });
    expect(read.data).toEqual(game());
  });

  it("can change the name or publish without sending the data", async () => {
    await put({ data: game("kept") });
    await put({ name: "New name" });
    await put({ published: true });
    expect(await server.world(world.id)).toMatchObject({
      name: "New name",
      published: true,
      data: game("kept"),
      revision: 1,
    });
  });

  it("leaves the picture as it is if none or its own address is sent", async () => {
    const { body } = await put({ data: game(), thumbnail: jpeg(9) });
    expect((await put({ data: game(), thumbnail: "" })).body.thumbnail).toBe(body.thumbnail);
    expect((await put({ data: game(), thumbnail: body.thumbnail })).body.thumbnail).toBe(body.thumbnail);
  });

  it("answers 409 with the newer record to a save made from an older revision", async () => {
    await put({ data: game("first"), revision: 0 });
    await put({ data: game("second"), revision: 1 });
    const late = await put({ data: game("late"), revision: 1 });
    expect(late.status).toBe(409);
    expect(late.body.message).toEqual(expect.any(String));
    expect(late.body.world).toMatchObject({ id: world.id, revision: 2, data: game("second") });
    expect((await server.world(world.id)).data).toEqual(game("second"));
  });

  it("accepts one of two simultaneous saves from the same revision", async () => {
    const saves = await Promise.all(["a", "b"].map((mark) => put({ data: game(mark), revision: 0 })));
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("accepts saves of old clients that send no revision", async () => {
    await put({ data: game("a") });
    expect((await put({ data: game("b") })).body.revision).toBe(2);
  });

  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
  it.each([
    ["nothing at all", {}, /isn't a game/],
    ["a list", [], /isn't a game/],
    ["only strange fields", { foo: 1 }, /isn't a game/],
    ["only a revision", { revision: 0 }, /isn't a game/],
    ["a name that is no text", { name: 5 }, /isn't a game/],
    ["data that is a text", { data: "game" }, /isn't a game/],
    ["data without characters", { data: { world: { stages: {} } } }, /characters/],
    ["characters that are a list", { data: { ...game(), characters: [] } }, /characters/],
    ["a character that is a number", { data: { ...game(), characters: { a: 1 } } }, /characters/],
    ["data without a world", { data: { characters: {} } }, /stages/],
    ["a world without stages", { data: { characters: {}, world: {} } }, /stages/],
    ["undo steps that are no list", { data: { ...game(), undoStack: {} } }, /undo/],
    ["data nested beyond all measure", { data: { ...game(), undoStack: deep(1000) } }, /deep/],
    ["a picture that is none", { data: game(), thumbnail: "data:image/jpeg;base64,AAAA" }, /picture/],
    ["a picture of another kind", { data: game(), thumbnail: "data:image/svg+xml;base64,AAAA" }, /picture/],
    ["a picture from elsewhere", { data: game(), thumbnail: "https://example.com/a.jpg" }, /picture/],
  ])("refuses %s in plain words and changes nothing", async (_what, body, message) => {
    await put({ data: game("before") });
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(message);
    expect(answer.body.error).toBe("Bad Request");
    expect(await server.world(world.id)).toMatchObject({ data: game("before"), revision: 1 });
  });

  it("refuses text that is not JSON", async () => {
    expect(await put("{ not json")).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });

  it("refuses a picture and a game that are too large, in plain words", async () => {
    const large = `${jpeg().slice(0, -4)}${"A".repeat(420_000)}`;
    expect(await put({ data: game(), thumbnail: large })).toMatchObject({
      status: 413,
      body: { message: expect.stringMatching(/picture.*big/) },
    });
    const answer = await put({ data: { ...game(), undoStack: ["x".repeat(9_000_000)] } });
    expect(answer).toMatchObject({
      status: 413,
      body: { message: "This game is too big to save. Try making it smaller." },
    });
  });

  it("accepts a game of nearly 8 MB", async () => {
    expect((await put({ data: { ...game(), undoStack: ["x".repeat(7_900_000)] } })).status).toBe(200);
  });

  it("is for the owner only", async () => {
    expect((await put({ name: "Mine now" }, bob)).status).toBe(403);
    expect((await put({ name: "Mine now" }, null)).status).toBe(401);
    expect((await put({ name: "Mine now" }, bob, "0".repeat(32))).status).toBe(404);
    expect((await put({ name: "Mine now" }, bob, "__proto__")).status).toBe(404);
    expect((await server.world(world.id)).name).toBe("Untitled");
  });
});

describe("lists", () => {
  it("removes invisible characters from the name", async () => {
    await put({ name: "\u202eM\u200ba\u0000ze\u2066 \u3164" });
    expect((await server.world(world.id)).name).toBe("Maze");
    await put({ name: "\u200b\u202e" });
    expect((await server.world(world.id)).name).toBe("Untitled");
  });

  it("hides such characters in names that were stored before", async () => {
    await server.kept.worlds.change(world.id, { name: "\u202eMa\u200bze", published: true });
    const remix = await server.newWorld(bob, `?from=${world.id}&fork=true`);
    expect([(await server.world(world.id, null)).name, remix.forkParent?.name, remix.name]).toEqual([
      "Maze",
      "Maze",
      "Maze",
    ]);
  });

  it("show all of one's own and only the published ones of others, newest first", async () => {
    const eve = await server.signUp(`Eve${Math.random().toString(36).slice(2, 8)}`);
    const [first, second] = [await server.newWorld(eve), await server.newWorld(eve)];
    await server.call(`PUT /worlds/${second.id}`, { as: eve, body: { data: game() } });
    await server.call(`PUT /worlds/${first.id}`, { as: eve, body: { published: true } });
    const ids = async (query: string, as: SignedInUser) =>
      (await server.call<WorldCard[]>(`GET /worlds?user=${query}`, { as })).body.map(({ id }) => id);
    expect(await ids("me", eve)).toEqual([first.id, second.id]);
    expect(await ids(eve.username, eve)).toEqual([first.id, second.id]);
    expect(await ids(eve.id, bob)).toEqual([first.id]);
    expect(await ids(eve.username.toLowerCase(), bob)).toEqual([first.id]);
  });

  it("contain no data", async () => {
    await put({ data: game(), published: true });
    const { body } = await server.call<WorldCard[]>("GET /worlds?user=Ann");
    expect(body.every((card) => !("data" in card) && card.user.username === "Ann")).toBe(true);
  });

  it.each([
    ["GET /worlds", 400],
    ["GET /worlds?user=", 400],
    ["GET /worlds?user=a&user=b", 400],
    ["GET /worlds?user=me", 401],
    ["GET /worlds?user=nobody", 404],
  ])("refuse %s with %i and a message", async (what, status) => {
    expect(await server.call(what)).toMatchObject({ status, body: { message: expect.any(String) } });
  });

  it("of popular worlds contain the published ones, the most played first", async () => {
    const loved = await server.newWorld(bob);
    await server.call(`PUT /worlds/${loved.id}`, { as: bob, body: { published: true } });
    await put({ published: true });
    const hidden = await server.newWorld(bob);
    for (const id of [loved.id, hidden.id]) await server.call(`POST /worlds/${id}/plays`);
    const { body } = await server.call<WorldCard[]>("GET /worlds/explore");
    const ids = body.map(({ id }) => id);
    expect(ids.indexOf(loved.id)).toBe(0);
    expect(ids).toContain(world.id);
    expect(ids).not.toContain(hidden.id);
    expect(body.every((card) => card.published)).toBe(true);
  });

  it("of popular worlds are not filled by a single maker, however many popular worlds that one has", async () => {
    const flooder = await server.signUp("Flooder");
    const { worlds } = server.kept;
    const about = { name: "Flood", thumbnail: "", forkParentId: null, forkCount: 0, revision: 0, bytes: 0 };
    const times = { createdAt: new Date(0).toISOString(), updatedAt: new Date(0).toISOString() };
    for (let n = 0; n < 60; n++) {
      const row = { id: randomId(), userId: flooder.id, ...about, playCount: 1000 + n, published: true, ...times };
      await worlds.add(row, null);
    }
    await put({ published: true });
    const { body } = await server.call<WorldCard[]>("GET /worlds/explore");
    const makers = body.map(({ user }) => user.username);
    expect(makers).toHaveLength(50);
    expect(makers.slice(0, 5)).toEqual(Array(5).fill("Flooder"));
    expect(makers.lastIndexOf("Ann")).toBe(makers.indexOf("Flooder", 5) - 1);
  });
});

describe("opening a world", () => {
  it("works by its link for everybody, published or not", async () => {
    await put({ data: game() });
    expect((await server.world(world.id, null)).data).toEqual(sharedGame());
    expect((await server.world(world.id, bob)).data).toEqual(sharedGame());
  });

  it("says so if there is none", async () => {
    const answer = await server.call("GET /worlds/nothing-here");
    expect(answer).toMatchObject({ status: 404, body: { message: "Sorry, this world could not be found." } });
  });

  it("counts no play, because looking at a game is not playing it", async () => {
    for (const as of [ann, bob, null]) expect((await server.world(world.id, as)).playCount).toBe(0);
  });
});

describe("a play that begins", () => {
  const play = async (as?: SignedInUser) => {
    const { status, body } = await server.call<PlayCounted>(`POST /worlds/${world.id}/plays`, as ? { as } : {});
    return status === 200 ? body.playCount : status;
  };

  it("is counted once in half an hour of one visitor, and never of the owner, without changing the time of the last change", async () => {
    const { updatedAt } = world;
    expect([await play(ann), await play(bob), await play(bob), await play(), await play()]).toEqual([0, 1, 1, 2, 2]);
    now += HALF_HOUR;
    expect(await play(bob)).toBe(3);
    expect(await server.world(world.id, bob)).toMatchObject({ playCount: 3, updatedAt });
  });

  it("of a game that is gone is answered as its opening is", async () => {
    await server.call(`DELETE /worlds/${world.id}`, { as: ann });
    expect(await play(bob)).toBe(404);
  });
});

describe("the description of a game", () => {
  const described = async (description: unknown) => (await put({ description })).body.description;

  it("is shown to everybody, and a record from before it could be written has an empty one", async () => {
    expect(await server.world(world.id, bob)).toMatchObject({ description: "", whatCanIChange: "", kind: null });
    await put({ data: game(), description: "Run and jump.", published: true });
    expect(await server.world(world.id, bob)).toMatchObject({ description: "Run and jump." });
    const { body } = await server.call<WorldCard[]>("GET /worlds/explore");
    expect(body.map(({ description }) => description)).toContain("Run and jump.");
  });

  it("is kept by a server that stops, and by a save that does not name it", async () => {
    await put({ description: "Mind the slime!" });
    await put({ data: game() });
    await server.stop();
    await server.open();
    expect((await server.world(world.id, bob)).description).toBe("Mind the slime!");
  });

  it("becomes one line of 300 characters at most, without what cannot be seen", async () => {
    expect(await described("  Run\n\n and\tjump.\u202E \u0000 ")).toBe("Run and jump.");
    expect(await described("🦊".repeat(400))).toBe("🦊".repeat(300));
    expect(await described("<b>Run</b>")).toBe("<b>Run</b>");
    expect(await described(" \u200B ")).toBe("");
  });

  it.each([7, null, ["Run"], { text: "Run" }])("is refused as %j", async (description) => {
    await put({ description: "Run." });
    expect((await put({ description })).status).toBe(400);
    expect((await server.world(world.id)).description).toBe("Run.");
  });

  it("goes along with a copy of one's own game, but never into a game of somebody else", async () => {
    await put({ data: game(), description: "Run.", published: true });
    const own = await server.newWorld(ann, `?from=${world.id}`);
    expect((await server.world(own.id)).description).toBe("Run.");
    for (const query of [`?from=${world.id}`, `?from=${world.id}&fork=true`]) {
      const copy = await server.newWorld(bob, query);
      expect((await server.world(copy.id)).description).toBe("");
    }
  });
});

describe("a remix", () => {
  it("is counted once in half an hour of one child, and never of the owner", async () => {
    await put({ data: game() });
    const remix = async (as: SignedInUser) => {
      await server.newWorld(as, `?from=${world.id}&fork=true`);
      return (await server.world(world.id)).forkCount;
    };
    expect([await remix(ann), await remix(bob), await remix(bob)]).toEqual([0, 1, 1]);
    now += HALF_HOUR;
    expect(await remix(bob)).toBe(2);
  });
});

describe("deleting", () => {
  it("is for the owner only and removes the world", async () => {
    await put({ data: game() });
    expect((await server.call(`DELETE /worlds/${world.id}`)).status).toBe(401);
    expect((await server.call(`DELETE /worlds/${world.id}`, { as: bob })).status).toBe(403);
    expect((await server.call(`DELETE /worlds/${world.id}`, { as: ann })).status).toBe(200);
    expect((await server.call(`GET /worlds/${world.id}`)).status).toBe(404);
    expect((await server.call(`DELETE /worlds/${world.id}`, { as: ann })).status).toBe(404);
  });

  it("keeps a remix, which then has no parent", async () => {
    await put({ data: game("alive"), published: true });
    const remix = await server.newWorld(bob, `?from=${world.id}&fork=true`);
    await server.call(`DELETE /worlds/${world.id}`, { as: ann });
    expect(await server.world(remix.id)).toMatchObject({ data: sharedGame("alive"), forkParent: null });
  });
});

it("returns the ready-made characters", async () => {
  expect((await server.call("GET /characters")).body).toEqual([cat]);
});
