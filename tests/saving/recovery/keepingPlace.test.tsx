// @vitest-environment jsdom
/** The toolbar promises a copy in this browser only where there is one (product §8). */
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { recoveryStore } from "../../../src/saving/recovery/RecoveryStore.ts";
import { recoveryStatus } from "../../../src/pages/editor/recordRecovery.ts";
import { useStoragePlace } from "../../../src/pages/editor/useStoragePlace.ts";

afterEach(() => {
  cleanup();
  recoveryStatus.setState({ hasRoom: true });
});

it("a full browser is no place to keep a game, until it has room again", async () => {
  const asked = vi.spyOn(recoveryStore, "isLasting").mockResolvedValue(true);
  const place = renderHook(() => useStoragePlace("w1")).result;
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(place.current).toBe("account");
  act(() => recoveryStatus.setState({ hasRoom: false }));
  expect(place.current).toBe("accountOnly");
  act(() => recoveryStatus.setState({ hasRoom: true }));
  expect(place.current).toBe("account");
});
