// @vitest-environment jsdom
/** The door of a class that stays on the screen of a tablet. */
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pupil } from "../../../src/api/classCalls.ts";
import { RequestFailed } from "../../../src/browser/request.ts";
import { useDoor } from "../../../src/pages/class/useDoor.ts";

const OPEN = { isOpen: true, className: "3b", pupils: [{ id: "ada", name: "Ada", hasPictures: true }], key: "k" };
const SHUT = { isOpen: false, className: "", pupils: [], key: "k" };
const door = vi.spyOn(pupil, "door");

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("shows names no longer than it is open, and shows them again when it is opened", async () => {
  door.mockResolvedValue(OPEN);
  const { result } = renderHook(() => useDoor("MOPALI"));
  await pass(0);
  expect(result.current.loaded).toEqual({ status: "ready", value: OPEN });
  door.mockResolvedValue(SHUT);
  await pass(20_000);
  expect(result.current.loaded).toEqual({ status: "ready", value: SHUT });
  door.mockResolvedValue(OPEN);
  await pass(4000);
  expect(result.current.loaded).toEqual({ status: "ready", value: OPEN });
});

it("shows no names of a class that is gone, and keeps them while the server is away", async () => {
  door.mockResolvedValue(OPEN);
  const { result } = renderHook(() => useDoor("MOPALI"));
  await pass(0);
  door.mockRejectedValue(new RequestFailed(0, "Are you online?"));
  await pass(20_000);
  expect(result.current.loaded.status).toBe("ready");
  door.mockRejectedValue(new RequestFailed(404, "There is no class with this code."));
  await pass(20_000);
  expect(result.current.loaded.status).toBe("failed");
});
