// @vitest-environment jsdom
/** Work that an earlier visit could not save is saved by the next one, and never over something newer. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as client from "../../../src/api/client.ts";
import { newDocument, type WorldDocument } from "../../../src/engine/index.ts";
import { newMemoryDatabase } from "../../../src/saving/local/LocalDatabase.ts";
import { RecoveryLog } from "../../../src/saving/recovery/RecoveryLog.ts";
import { RecoveryStore } from "../../../src/saving/recovery/RecoveryStore.ts";
import { saveUnsyncedGame } from "../../../src/saving/recovery/saveUnsyncedGame.ts";
import { FakeClock } from "../../support/FakeClock.ts";
import { countingIds } from "../../support/TestEditor.ts";
import { ANNS_CARD as card } from "./annsCard.ts";

const game = newDocument("Frog", countingIds());
const toad: WorldDocument = { ...game, world: { ...game.world, metadata: { ...game.world.metadata, name: "Toad" } } };

const fetched = vi.spyOn(client, "fetchWorld");
const saved = vi.spyOn(client, "saveWorld");

let store: RecoveryStore;

beforeEach(async () => {
  const database = { ...newMemoryDatabase(), isPersistent: true };
  store = new RecoveryStore(async () => database);
  fetched.mockReset().mockResolvedValue({ ...card, data: game });
  saved.mockReset().mockResolvedValue({ ...card, revision: 4, name: "Toad" });
  await keep(toad, false);
});
afterEach(() => vi.unstubAllGlobals());

/** Writes in a session of its own. */
async function keep(document: WorldDocument, isSaved: boolean): Promise<void> {
  const parts = {
    store,
    card,
    openedFrom: null,
    revision: () => 3,
    isSaved: () => isSaved,
    clock: new FakeClock(),
    onTrouble: () => undefined,
  };
  const log = new RecoveryLog({ ...parts, sessionId: `s ${isSaved}`, now: () => (isSaved ? 2000 : 1000) });
  log.record(document);
  await log.writeNow();
}

describe("what is kept here and in no save", () => {
  it("is saved on top of the save that it goes on from, once", async () => {
    expect(await saveUnsyncedGame(store, "w1")).toMatchObject({ is: "saved", world: { revision: 4 } });
    expect(saved).toHaveBeenCalledWith("w1", expect.objectContaining({ name: "Toad", revision: 3 }));
    expect(await store.newestOf("w1")).toMatchObject({ isSaved: true, card: { revision: 4 } });
    expect(await saveUnsyncedGame(store, "w1")).toEqual({ is: "known" });
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it("waits for the child where another device saved meanwhile", async () => {
    fetched.mockResolvedValue({ ...card, data: game, revision: 4 });
    expect(await saveUnsyncedGame(store, "w1")).toEqual({ is: "asks" });
    expect(saved).not.toHaveBeenCalled();
    expect(await store.newestOf("w1")).toMatchObject({ isSaved: false });
  });

  it("is not sent again where the server has it, though nobody was told", async () => {
    fetched.mockResolvedValue({ ...card, data: toad, revision: 4 });
    expect(await saveUnsyncedGame(store, "w1")).toEqual({ is: "known" });
    expect(saved).not.toHaveBeenCalled();
    expect(await store.newestOf("w1")).toMatchObject({ isSaved: true });
  });

  it("stays unsaved after the child chose the other one", async () => {
    await keep(game, true);
    expect(await saveUnsyncedGame(store, "w1")).toEqual({ is: "known" });
    expect(saved).not.toHaveBeenCalled();
  });

  it("is left to the window that has the game open", async () => {
    const busy = () => Promise.reject(new DOMException("", "TimeoutError"));
    vi.stubGlobal("navigator", { locks: { request: busy } });
    expect(await saveUnsyncedGame(store, "w1")).toEqual({ is: "open" });
    expect(saved).not.toHaveBeenCalled();
  });

  it("stays where it is when the server cannot be reached", async () => {
    saved.mockRejectedValue(new Error("No line."));
    await expect(saveUnsyncedGame(store, "w1")).rejects.toThrow("No line.");
    expect(await store.newestOf("w1")).toMatchObject({ isSaved: false });
  });
});
