// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { useTurns } from "../../src/pages/editor/useTurns.ts";

it("the parts of a page come one after the other, and all of them", async () => {
  const seen: number[] = [];
  const { result } = renderHook(() => {
    const there = useTurns(3);
    seen.push(there);
    return there;
  });
  expect(result.current).toBe(1);
  await waitFor(() => expect(result.current).toBe(3));
  expect([...new Set(seen)]).toEqual([1, 2, 3]);
});
