// @vitest-environment jsdom
/** If the data of the site is cleared while a game is open, the game is stored again. */
import { afterEach, expect, it, vi } from "vitest";
import { type EditorSession, leaveSession, openSession } from "../../src/pages/editor/openSession.ts";
import { localWorlds } from "../../src/saving/local/LocalWorlds.ts";
import { openLocalGame } from "../../src/saving/openGame.ts";

const clearings = vi.hoisted(() => new Set<() => void>());

vi.mock("../../src/pictures/thumbnail.ts", () => ({ drawGameThumbnail: async () => "" }));
vi.mock("../../src/browser/database.ts", async (original) => ({
  ...(await original<object>()),
  onDatabaseCleared: (call: () => void) => {
    clearings.add(call);
    return () => clearings.delete(call);
  },
}));

let session: EditorSession | null = null;

afterEach(async () => {
  if (session) await leaveSession(session);
  vi.restoreAllMocks();
});

it("a game of this browser is saved again at once", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const id = await localWorlds.create({ name: "Frog", data: null, thumbnail: "" });
  session = openSession(await openLocalGame(id));
  await localWorlds.remove(id);
  for (const clear of clearings) clear();
  const idsOfGames = async () => (await localWorlds.listCards()).map((card) => card.id);
  await expect.poll(idsOfGames, { timeout: 20_000 }).toEqual([id]);
  await expect(openLocalGame(id)).resolves.toMatchObject({ document: session.editor.store.getState().document });
});
