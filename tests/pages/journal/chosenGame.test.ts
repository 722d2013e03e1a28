// @vitest-environment jsdom
/** Of two versions the child has chosen one: the other is not offered again, even if the window dies the moment after (details §15). */
import { afterEach, expect, it, vi } from "vitest";
import { newDocument } from "../../../src/engine/index.ts";
import { Journal } from "../../../src/pages/editor/journal/Journal.ts";
import { type Desk, leaveDesk, openDesk } from "../../../src/pages/editor/openDesk.ts";
import { ANNS_CARD } from "./annsCard.ts";

vi.mock("../../../src/pictures/thumbnail.ts", () => ({ drawGameThumbnail: async () => "" }));

const document = newDocument("Frog", () => "s1");
const game = { record: { ...ANNS_CARD, data: null }, document, notes: [] };

let desk: Desk | null = null;

afterEach(async () => {
  if (desk) await leaveDesk(desk);
  vi.restoreAllMocks();
});

it("is written down at once where it was chosen, and otherwise when there is time", () => {
  const writeNow = vi.spyOn(Journal.prototype, "writeNow");
  desk = openDesk(game);
  expect(writeNow).not.toHaveBeenCalled();
  desk = openDesk({ ...game, isChosen: true });
  expect(writeNow).toHaveBeenCalledOnce();
});
