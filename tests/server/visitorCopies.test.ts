/** What others get of a game, however they ask for it: nothing that its maker took back, and notes only if they are shared. */
import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedInUser, WorldCard, WorldRecord } from "../../src/api/wire.ts";
import { game, jpeg, TestServer } from "./TestServer.ts";

const UNDONE = "was undone";
const NOTE = "a note for me";

let server: TestServer;
let ann: SignedInUser;
let bob: SignedInUser;
let world: WorldCard;

beforeAll(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  bob = await server.signUp("Bob");
});
afterAll(() => server.end());
beforeEach(async () => {
  world = await server.newWorld(ann);
  await change({ name: "Maze", data: full("first"), thumbnail: jpeg(1), published: true });
});

/** A game with something to hide in each place that stores the past. */
function full(mark: string) {
  const plain = game(mark);
  const rule = { type: "rule", id: "r1", name: "Climb", note: NOTE };
  const step = { label: UNDONE, changes: [{ path: ["world"], before: UNDONE }] };
  const past = {
    history: [{ stageId: UNDONE }],
    evaluatedRuleIds: { a: { [UNDONE]: true } },
    input: { keys: { [UNDONE]: true } },
  };
  const { world: stages } = plain as { world: object };
  return {
    ...plain,
    characters: {
      hero: { id: "hero", name: mark, rules: [{ type: "group-event", id: "e1", event: "idle", rules: [rule] }] },
    },
    world: { ...stages, ...past },
    undoStack: [step],
    redoStack: [step],
    ui: { selected: UNDONE },
    recording: { phase: UNDONE },
  };
}

function change(body: object) {
  return server.call(`PUT /worlds/${world.id}`, { as: ann, body });
}

/** All answers about this game and its maker that others can get. */
async function allAnswersTo(other: SignedInUser | undefined): Promise<string> {
  const as = other ? { as: other } : {};
  const calls = [
    `GET /worlds/${world.id}`,
    `GET /worlds/${world.id}/versions`,
    `GET /worlds/${world.id}/versions/1`,
    `POST /worlds/${world.id}/versions/1/restore`,
    "GET /worlds/explore",
    `GET /worlds?user=${ann.id}`,
    "GET /users/Ann",
    `GET /users/${ann.id}`,
    "GET /users/me/export",
  ];
  const texts = [];
  for (const what of calls) texts.push((await server.call(what, as)).text);
  for (const query of [`?from=${world.id}&fork=true`, `?from=${world.id}`]) {
    const made = await server.call<WorldCard>(`POST /worlds${query}`, as);
    texts.push(made.text);
    if (made.status === 200) texts.push((await server.call(`GET /worlds/${made.body.id}`, as)).text);
  }
  texts.push((await server.call(`PUT /worlds/${world.id}`, { ...as, body: { name: "Mine", revision: 0 } })).text);
  return texts.join("\n");
}

describe("what others get", () => {
  it.each(["a visitor", "another child"])(
    "as %s is the game, without anything that was undone, noted or private",
    async (who) => {
      await server.world(world.id, ann);
      const answers = await allAnswersTo(who === "a visitor" ? undefined : bob);
      expect(answers).toContain('"first"');
      for (const secret of [UNDONE, NOTE, ann.email]) expect(answers).not.toContain(secret);
    },
  );

  it("is the same for programs that cannot decompress it", async () => {
    const text = await unpacked(`${server.address}/worlds/${world.id}`);
    expect(JSON.parse(text)).toMatchObject({ isVisitorCopy: true, data: { characters: { hero: { name: "first" } } } });
    for (const secret of [UNDONE, NOTE]) expect(text).not.toContain(secret);
  });

  it("follows each save, even if an earlier one was compressed before", async () => {
    await server.world(world.id, bob);
    await change({ data: full("second") });
    const { text } = await server.call(`GET /worlds/${world.id}`, { as: bob });
    expect(text).toContain('"second"');
    for (const secret of [UNDONE, NOTE]) expect(text).not.toContain(secret);
  });
});

describe("a recorded voice", () => {
  const VOICE = "UklGRiYAAABXQVZFZm10IBAAAAABAAEAESsAABErAAABAAgAZGF0YQIAAAB/fw==";
  const record = (voice: string) => {
    const whole = full("first");
    const roar = { id: "roar", name: "Ann's roar", data: `data:audio/wav;base64,${VOICE}`, voice };
    return change({ data: { ...whole, world: { ...whole.world, sounds: { roar } } } });
  };

  it.each(["a visitor", "another child"])("stays at home, whatever %s asks for", async (who) => {
    await record("home");
    const answers = await allAnswersTo(who === "a visitor" ? undefined : bob);
    expect(answers).toContain("a voice that stays at home");
    for (const secret of [VOICE, "Ann's roar"]) expect(answers).not.toContain(secret);
  });

  it("is heard by others once a grown-up said yes, and no longer when that is taken back", async () => {
    await record("yes");
    expect((await server.call(`GET /worlds/${world.id}`, { as: bob })).text).toContain(VOICE);
    await record("home");
    expect((await server.call(`GET /worlds/${world.id}`, { as: bob })).text).not.toContain(VOICE);
  });

  it("is in the maker's game and in a copy that the maker makes of it", async () => {
    await record("home");
    expect((await server.call(`GET /worlds/${world.id}`, { as: ann })).text).toContain(VOICE);
    for (const query of [`?from=${world.id}&fork=true`, `?from=${world.id}`]) {
      const { id } = await server.newWorld(ann, query);
      expect((await server.call(`GET /worlds/${id}`, { as: ann })).text).toContain(VOICE);
      expect((await server.call(`GET /worlds/${id}`, { as: bob })).text).not.toContain(VOICE);
    }
  });
});

describe("the maker", () => {
  it("gets all of it, not marked as a copy", async () => {
    const { text, body } = await server.call<WorldRecord>(`GET /worlds/${world.id}`, { as: ann });
    for (const own of [UNDONE, NOTE]) expect(text).toContain(own);
    expect(body.isVisitorCopy).toBeUndefined();
  });

  it("gets another ETag than others", async () => {
    const tags = [];
    for (const as of [ann, bob]) tags.push((await server.call(`GET /worlds/${world.id}`, { as })).headers.get("etag"));
    const headers = { "if-none-match": tags[1] ?? "", "cache-control": "max-age=0" };
    expect((await server.call(`GET /worlds/${world.id}`, { as: ann, headers })).status).toBe(200);
    expect((await server.call(`GET /worlds/${world.id}`, { as: bob, headers })).status).toBe(304);
  });

  it("finds his or her own notes in a copy of the game, but no steps of undo", async () => {
    for (const query of [`?from=${world.id}&fork=true`, `?from=${world.id}`]) {
      const { id } = await server.newWorld(ann, query);
      const { text } = await server.call(`GET /worlds/${id}`, { as: ann });
      expect(text).toContain(NOTE);
      expect(text).not.toContain(UNDONE);
    }
  });
});

describe("notes that are shared", () => {
  const read = async (id: string): Promise<string> => (await server.call(`GET /worlds/${id}`, { as: bob })).text;

  it("are included for others until they are unshared, and after a restart", async () => {
    expect(await read(world.id)).not.toContain(NOTE);
    expect((await change({ sharesNotes: true })).body).toMatchObject({ sharesNotes: true, revision: 1 });
    for (const text of [
      await read(world.id),
      await read((await server.newWorld(bob, `?from=${world.id}&fork=true`)).id),
    ]) {
      expect(text).toContain(NOTE);
      expect(text).not.toContain(UNDONE);
    }
    await change({ sharesNotes: false });
    expect(await read(world.id)).not.toContain(NOTE);
    await server.stop();
    await server.open();
    expect(await read(world.id)).not.toContain(NOTE);
  });

  it("are shared by the maker only, and are not shared in a remix", async () => {
    const body = { sharesNotes: true };
    expect((await server.call(`PUT /worlds/${world.id}`, { as: bob, body })).status).toBe(403);
    await change(body);
    expect(await server.newWorld(bob, `?from=${world.id}&fork=true`)).toMatchObject({ sharesNotes: false });
  });
});

function unpacked(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(address, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve(Buffer.concat(parts).toString()));
    });
    asked.on("error", reject).end();
  });
}
