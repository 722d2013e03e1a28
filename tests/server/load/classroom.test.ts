/** A class behind one address, with the calls of real browsers: all open and save an ordinary game at once, and nobody sees an error. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type CapacitySize, FULL_CAPACITY } from "../../../server/load/Capacity.ts";
import { fetchWithRetry } from "../../../src/browser/fetchWithRetry.ts";
import { noisePicture } from "../../support/noisePicture.ts";
import { basic, game, TestServer } from "../TestServer.ts";

const CHILDREN = 30;
const KB = 1000;

interface Child {
  readonly address: string;
  readonly authorization: string;
  /** From 100 KB to 1 MB, mostly pictures. */
  readonly data: object;
}

function gameOf(child: number): object {
  const bytes = 100 * KB + (900 * KB * child) / (CHILDREN - 1);
  const pictures = Array.from({ length: Math.ceil(bytes / (40 * KB)) }, (_, n) => [`look${n}`, [noisePicture(29_900)]]);
  const hero = { id: "hero", name: `Game ${child}`, spritesheet: { appearances: Object.fromEntries(pictures) } };
  return { ...game(), characters: { hero } };
}

/** Less than they need at once, so that some have to retry. */
const CROWDED: CapacitySize = {
  ...FULL_CAPACITY,
  bodies: { inAll: 12_000 * KB, each: 10_000 * KB },
  answers: { inAll: 6000 * KB, each: 4000 * KB },
};

describe.each([
  { room: "room for all", capacity: FULL_CAPACITY, isPatienceNeeded: false },
  { room: "room for most", capacity: CROWDED, isPatienceNeeded: true },
])("a class of 30 behind one address, with $room", ({ capacity, isPatienceNeeded }) => {
  let server: TestServer;
  let children: Child[];
  let refused = 0;

  beforeAll(async () => {
    server = await TestServer.start({ capacity });
    children = [];
    for (let child = 0; child < CHILDREN; child++) {
      const user = await server.signUp(`Child${child}`);
      const { id } = await server.newWorld(user);
      const authorization = basic(user.username, user.password);
      children.push({ address: `${server.address}/worlds/${id}`, authorization, data: gameOf(child) });
    }
    const reach = fetch;
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      const answer = await reach(address, init);
      if (answer.status === 503) refused += 1;
      return answer;
    });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await server.end();
  });

  async function save({ address, authorization, data }: Child): Promise<number> {
    const headers = { authorization, "content-type": "application/json" };
    const answer = await fetchWithRetry(address, () => ({ method: "PUT", headers, body: JSON.stringify({ data }) }));
    await answer.text();
    return answer.status;
  }

  async function opened({ address, authorization }: Child): Promise<unknown> {
    const answer = await fetchWithRetry(address, () => ({ headers: { authorization } }));
    return answer.json();
  }

  it("can save and open without an error", async () => {
    expect(await Promise.all(children.map(save))).toEqual(children.map(() => 200));
    const games = await Promise.all(children.map(opened));
    expect(games.map((answer) => (answer as Child).data)).toEqual(children.map(({ data }) => data));
    if (!isPatienceNeeded) expect(refused).toBe(0);
    else expect(refused).toBeGreaterThan(0);
  }, 60_000);
});
