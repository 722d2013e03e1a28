// @vitest-environment jsdom
/** The data of the site is cleared under an open game: what is open is all there is, and is kept again (details §15). */
import { afterEach, expect, it, vi } from "vitest";
import { localWorlds } from "../../../src/api/local/LocalWorlds.ts";
import { type Desk, leaveDesk, openDesk } from "../../../src/pages/editor/openDesk.ts";
import { openLocalGame } from "../../../src/pages/editor/openGame.ts";

const clearings = vi.hoisted(() => new Set<() => void>());

vi.mock("../../../src/pictures/thumbnail.ts", () => ({ drawGameThumbnail: async () => "" }));
vi.mock("../../../src/browser/database.ts", async (original) => ({
  ...(await original<object>()),
  onDatabaseCleared: (call: () => void) => {
    clearings.add(call);
    return () => clearings.delete(call);
  },
}));

let desk: Desk | null = null;

afterEach(async () => {
  if (desk) await leaveDesk(desk);
  vi.restoreAllMocks();
});

it("a game of this browser is saved anew at once", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const id = await localWorlds.create({ name: "Frog", data: null, thumbnail: "" });
  desk = openDesk(await openLocalGame(id));
  await localWorlds.remove(id);
  for (const clear of clearings) clear();
  await expect.poll(async () => (await localWorlds.listCards()).map((card) => card.id)).toEqual([id]);
  await expect(openLocalGame(id)).resolves.toMatchObject({ document: desk.editor.store.getState().document });
});
