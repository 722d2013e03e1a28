// @vitest-environment jsdom
/** The toolbar promises a copy in this browser only where there is one (product §8). */
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { journalBook } from "../../../src/pages/editor/journal/JournalBook.ts";
import { journalRoom } from "../../../src/pages/editor/journal/keepJournal.ts";
import { useKeepingPlace } from "../../../src/pages/editor/useKeepingPlace.ts";

afterEach(() => {
  cleanup();
  journalRoom.setState({ hasRoom: true });
});

it("a full browser is no place to keep a game, until it has room again", async () => {
  const asked = vi.spyOn(journalBook, "isLasting").mockResolvedValue(true);
  const place = renderHook(() => useKeepingPlace("w1")).result;
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(place.current).toBe("account");
  act(() => journalRoom.setState({ hasRoom: false }));
  expect(place.current).toBe("accountOnly");
  act(() => journalRoom.setState({ hasRoom: true }));
  expect(place.current).toBe("account");
});
