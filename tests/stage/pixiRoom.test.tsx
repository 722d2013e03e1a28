// @vitest-environment jsdom
/** A view that cannot be drawn says so and is tried again (design, "Never blank"). */
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { PixiRoom } from "../../src/stage/PixiRoom.tsx";

vi.mock("@pixi/react", () => ({
  Application: ({ children, onUnmade }: { children: ReactNode; onUnmade: () => void }) => {
    unmake = onUnmade;
    return children;
  },
  useApplication: () => ({ app: APP, isInitialised: true }),
}));

const APP = {};
let unmake = () => {};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a fault while it is made ready is told in plain words, and another try draws it", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onReady = vi.fn<() => () => void>().mockImplementationOnce(() => {
    throw new Error("This browser gives no canvas to draw on.");
  });
  render(<PixiRoom onReady={onReady} failure="The picture could not be drawn." />);
  expect(screen.getByRole("alert").textContent).toContain("The picture could not be drawn.");
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(onReady).toHaveBeenCalledTimes(2);
});

test("one that cannot be made is told of in the same words, and asked for again", () => {
  const onReady = vi.fn(() => () => undefined);
  render(<PixiRoom onReady={onReady} />);
  act(() => unmake());
  expect(screen.getByRole("alert").textContent).toContain("The stage could not be drawn.");
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(onReady).toHaveBeenCalledTimes(2);
});

test("what was made is put away with it", () => {
  const putAway = vi.fn();
  const { unmount } = render(<PixiRoom onReady={() => putAway} />);
  expect(putAway).not.toHaveBeenCalled();
  unmount();
  expect(putAway).toHaveBeenCalledTimes(1);
});
