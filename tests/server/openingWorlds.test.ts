import { readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { basic, game, TestServer } from "./TestServer.ts";

const MANY = 200;
const CLASS = 30;
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
  await save("first");
});

function save(mark: string) {
  return server.call(`PUT /worlds/${world.id}`, { as: ann, body: { data: game(mark) } });
}

function times<T>(what: (index: number) => Promise<T>, length = MANY): Promise<T[]> {
  return Promise.all(Array.from({ length }, (_, index) => what(index)));
}

function play(browser: string, address = "10.1.1.1") {
  const headers = { "user-agent": browser, "x-forwarded-for": address };
  return server.call(`POST /worlds/${world.id}/plays`, { headers });
}

describe("two hundred at once", () => {
  it("players are each counted once, also after a restart", async () => {
    await times((index) => play("browser", `10.1.1.${index % 100}`));
    expect((await server.world(world.id, ann)).playCount).toBe(100);
    await server.stop();
    await server.open();
    expect((await server.world(world.id, ann)).playCount).toBe(100);
  });

  it("remixers are each counted once, while the owner saves and remixes too", async () => {
    const children = await times((index) => server.signUp(`remixer${index}`), CLASS);
    const saves = Array.from({ length: 10 }, (_, index) => save(`v${index}`));
    await times((index) => server.newWorld(children[index] ?? ann, `?from=${world.id}&fork=true`), 2 * CLASS);
    await times((index) => server.newWorld(children[index] ?? ann, `?from=${world.id}&fork=true`), CLASS);
    await Promise.all(saves);
    expect(await server.world(world.id, ann)).toMatchObject({ forkCount: CLASS, playCount: 0, revision: 11 });
  });

  it("browsers of one address count as several visitors, but not as two hundred", async () => {
    await times((index) => play(`browser ${index}`));
    const { playCount } = await server.world(world.id, ann);
    expect(playCount).toBeGreaterThan(15);
    expect(playCount).toBeLessThanOrEqual(30);
  });

  it("saves of the same revision of one world: exactly one succeeds", async () => {
    const answers = await times((index) => {
      const body = { data: game(`${index}`), revision: 1 };
      return server.call(`PUT /worlds/${world.id}`, { as: ann, body });
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(MANY - 1);
    expect((await server.world(world.id, ann)).revision).toBe(2);
  });
});

it("a whole class can save at once, and everything is stored", async () => {
  const worlds = await times(() => server.newWorld(ann), CLASS);
  const saves = await times((index) => {
    const body = { data: game(`own ${index}`), revision: 0 };
    return server.call(`PUT /worlds/${worlds[index]?.id}`, { as: ann, body });
  }, CLASS);
  expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([200]));
  await server.stop();
  await server.open();
  await times(async (index) => {
    expect((await server.world(String(worlds[index]?.id), ann)).data).toEqual(game(`own ${index}`));
  }, CLASS);
});

describe("a world that is opened again", () => {
  it("is not sent to a browser that has it, and is sent again after the next save", async () => {
    const open = (tag: string) =>
      server.call(`GET /worlds/${world.id}`, {
        as: ann,
        headers: { "if-none-match": tag, "cache-control": "max-age=0" },
      });
    const first = await server.call(`GET /worlds/${world.id}`, { as: ann });
    const tag = first.headers.get("etag") ?? "";
    expect(await open(tag)).toMatchObject({ status: 304, text: "" });
    await save("second");
    expect(await open(tag)).toMatchObject({ status: 200, body: { data: game("second") } });
  });

  it("is not read from its file again", async () => {
    const file = join(server.folder, "worlds", `${world.id}.json`);
    const text = await readFile(file, "utf8");
    await server.world(world.id, ann);
    await writeFile(file, text.replace("first", "other"));
    expect((await server.world(world.id, ann)).data).toEqual(game("first"));
  });

  it("is sent plain to a client that does not accept gzip", async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const headers = { authorization: basic("Ann", "correct horse") };
      const asked = request(`${server.address}/worlds/${world.id}`, { headers }, (response) => {
        expect(response.headers["content-encoding"]).toBeUndefined();
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => resolve(Buffer.concat(parts).toString()));
      });
      asked.on("error", reject).end();
    });
    expect(JSON.parse(text).data).toEqual(game("first"));
  });
});
