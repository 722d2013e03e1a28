// @vitest-environment jsdom
/** A version that the child decided against is not offered again, even if the window crashes right after the choice. */
import { afterEach, expect, it, vi } from "vitest";
import { newDocument } from "../../../src/engine/index.ts";
import { type EditorSession, leaveSession, openSession } from "../../../src/pages/editor/openSession.ts";
import { RecoveryLog } from "../../../src/saving/recovery/RecoveryLog.ts";
import { ANNS_CARD } from "./annsCard.ts";

vi.mock("../../../src/pictures/thumbnail.ts", () => ({ drawGameThumbnail: async () => "" }));

const document = newDocument("Frog", () => "s1");
const game = { record: { ...ANNS_CARD, data: null }, document, notes: [] };

let desk: EditorSession | null = null;

afterEach(async () => {
  if (desk) await leaveSession(desk);
  vi.restoreAllMocks();
});

it("is written down at once where it was chosen, and otherwise when there is time", () => {
  const writeNow = vi.spyOn(RecoveryLog.prototype, "writeNow");
  desk = openSession(game);
  expect(writeNow).not.toHaveBeenCalled();
  desk = openSession({ ...game, isChosen: true });
  expect(writeNow).toHaveBeenCalledOnce();
});
