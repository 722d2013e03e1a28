// @vitest-environment jsdom
/** A version that the child decided against is not offered again, even if the window crashes right after the choice. */
import { afterEach, expect, it, vi } from "vitest";
import { newDocument } from "../../src/engine/index.ts";
import { type EditorSession, leaveSession, openSession } from "../../src/pages/editor/openSession.ts";
import { RecoveryLog } from "../../src/saving/recovery/RecoveryLog.ts";
import { ANNS_CARD } from "../saving/recovery/annsCard.ts";

vi.mock("../../src/pictures/thumbnail.ts", () => ({ drawGameThumbnail: async () => "" }));

const document = newDocument("Frog", () => "s1");
const game = { record: { ...ANNS_CARD, data: null }, document, notes: [] };

let session: EditorSession | null = null;

afterEach(async () => {
  if (session) await leaveSession(session);
  vi.restoreAllMocks();
});

it("is recorded at once after a choice, and otherwise when there is time", () => {
  const writeNow = vi.spyOn(RecoveryLog.prototype, "writeNow");
  session = openSession(game);
  expect(writeNow).not.toHaveBeenCalled();
  session = openSession({ ...game, isChosen: true });
  expect(writeNow).toHaveBeenCalledOnce();
});
