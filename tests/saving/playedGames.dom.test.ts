// @vitest-environment jsdom
/** Games that were played in this browser can be played offline. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newDocument } from "../../src/engine/index.ts";
import { openToPlay } from "../../src/player/openToPlay.ts";
import { keepCopy } from "../../src/player/playedCopies.ts";
import { newMemoryDatabase } from "../../src/saving/local/LocalDatabase.ts";
import { PlayedGames } from "../../src/saving/local/PlayedGames.ts";
import { ANNS_CARD } from "./recovery/annsCard.ts";

const frog = { ...ANNS_CARD, data: newDocument("Frog", () => "s1") };

let played: PlayedGames;
let answer: () => Promise<Response>;

beforeEach(() => {
  const shelf = newMemoryDatabase();
  played = new PlayedGames(async () => shelf);
  answer = async () => Response.json(frog);
  vi.stubGlobal("fetch", () => answer());
  vi.stubGlobal("requestIdleCallback", (call: () => void) => call());
  vi.spyOn(console, "warn").mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function playBy(playerId: string): Promise<string> {
  const opened = await openToPlay("w1", playerId, played);
  keepCopy(opened, playerId, played);
  return opened.document.world.metadata.name;
}

/** Opened games are stored when the browser is idle. */
async function playOnce(playerId: string): Promise<void> {
  await playBy(playerId);
  await vi.waitFor(async () => expect(await played.find("w1", playerId)).not.toBeNull());
}

function loseLine(): void {
  answer = () => Promise.reject(new TypeError("no line"));
}

describe("a game that was played here", () => {
  it.each(["ben", ""])("starts without a line for %j", async (playerId) => {
    await playOnce(playerId);
    loseLine();
    expect(await playBy(playerId)).toBe("Frog");
  });

  it("starts where the server answers nothing of use", async () => {
    await playOnce("ben");
    answer = async () => new Response("<html>", { status: 503 });
    expect(await playBy("ben")).toBe("Frog");
  });

  it("is not there for someone else", async () => {
    await playOnce("ben");
    loseLine();
    await expect(playBy("cleo")).rejects.toThrow("We can't reach the server.");
  });

  it("is the newest there is as long as there is a line", async () => {
    await playOnce("ben");
    answer = async () => Response.json({ ...frog, name: "Frog Two" });
    expect(await playBy("ben")).toBe("Frog Two");
  });

  it("is gone once its owner took it away", async () => {
    await playOnce("ben");
    answer = async () => Response.json({ error: "gone", message: "gone" }, { status: 404 });
    await expect(playBy("ben")).rejects.toThrow("gone");
    await vi.waitFor(async () => expect(await played.find("w1", "ben")).toBeNull());
  });

  it("goes when its player logs out, and no other", async () => {
    await playOnce("ben");
    await playOnce("be");
    await played.removeOfPlayer("be");
    expect(await played.find("w1", "be")).toBeNull();
    expect(await played.find("w1", "ben")).not.toBeNull();
  });
});

describe("a browser", () => {
  it("keeps the dozen that were played last", async () => {
    for (let n = 1; n <= 14; n += 1) await played.store({ ...frog, id: `w${n}` }, "ben", n);
    await played.store({ ...frog, id: "w3" }, "ben", 20);
    const found = await Promise.all([2, 3, 4, 14].map((n) => played.find(`w${n}`, "ben")));
    expect(found.map((record) => record !== null)).toEqual([false, true, true, true]);
  });

  it("without room plays all the same", async () => {
    vi.spyOn(played, "store").mockRejectedValue(new Error("full"));
    expect(await playBy("ben")).toBe("Frog");
  });
});
