// @vitest-environment jsdom
/** The toolbar promises a copy in this browser only if there is one. */
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { recoveryStatus } from "../../../src/pages/editor/recordRecovery.ts";
import { useStoragePlace } from "../../../src/pages/editor/useToolbarProps.ts";
import { recoveryStore } from "../../../src/saving/recovery/RecoveryStore.ts";

afterEach(() => {
  cleanup();
  recoveryStatus.setState({ isWorking: true });
});

it("a full browser is no place to keep a game, until it has room again", async () => {
  const asked = vi.spyOn(recoveryStore, "isPersistent").mockResolvedValue(true);
  const place = renderHook(() => useStoragePlace("w1")).result;
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(place.current).toBe("account");
  act(() => recoveryStatus.setState({ isWorking: false }));
  expect(place.current).toBe("accountOnly");
  act(() => recoveryStatus.setState({ isWorking: true }));
  expect(place.current).toBe("account");
});
