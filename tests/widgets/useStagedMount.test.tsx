// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { yieldToBrowser } from "../../src/browser/timers.ts";
import { useStagedMount } from "../../src/widgets/useStagedMount.ts";

const AT_ONCE = [0, 0];
const AFTER_TWO = [2];

afterEach(() => vi.unstubAllGlobals());

it("the parts of a page come one after the other, and all of them", async () => {
  const seen: number[] = [];
  const { result } = renderHook(() => {
    const there = useStagedMount(AT_ONCE);
    seen.push(there);
    return there;
  });
  expect(result.current).toBe(1);
  await waitFor(() => expect(result.current).toBe(3));
  expect([...new Set(seen)]).toEqual([1, 2, 3]);
});

it("a part waits until as many frames have passed as it is told to", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));
  const { result } = renderHook(() => useStagedMount(AFTER_TWO));
  const pass = () =>
    act(async () => {
      frames.pop()?.(0);
      await yieldToBrowser();
      await yieldToBrowser();
    });
  await pass();
  expect(result.current).toBe(1);
  await pass();
  expect(result.current).toBe(2);
});

it("a part comes on a page that nobody sees, and that draws no frames", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const { result } = renderHook(() => useStagedMount(AFTER_TWO));
  await waitFor(() => expect(result.current).toBe(2));
});
