// @vitest-environment jsdom
/** A view that cannot be drawn says so and is tried again (design, "Never blank"). */
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PixiRoom } from "../../src/stage/PixiRoom.tsx";

const { init, destroy } = vi.hoisted(() => ({ init: vi.fn(async () => undefined), destroy: vi.fn() }));

vi.mock("../../src/stage/pixi.ts", () => ({
  Application: class {
    readonly canvas = document.createElement("canvas");
    readonly init = init;
    readonly destroy = destroy;
  },
}));

afterEach(async () => {
  cleanup();
  await settled();
  vi.restoreAllMocks();
  destroy.mockClear();
});

/** An application takes a moment to be ready, and one to go. */
function settled(): Promise<void> {
  return act(async () => {
    await Promise.resolve();
  });
}

test("a fault while it is made ready is told in plain words, and another try draws it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onReady = vi.fn<() => () => void>().mockImplementationOnce(() => {
    throw new Error("This browser gives no canvas to draw on.");
  });
  render(<PixiRoom onReady={onReady} failure="The picture could not be drawn." />);
  await settled();
  expect(screen.getByRole("alert").textContent).toContain("The picture could not be drawn.");
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  await settled();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(onReady).toHaveBeenCalledTimes(2);
  expect(document.querySelectorAll("canvas")).toHaveLength(1);
});

test("a browser that cannot make it is told of, and asked again", async () => {
  init.mockRejectedValueOnce(new Error("No context."));
  const onReady = vi.fn(() => () => undefined);
  render(<PixiRoom onReady={onReady} />);
  await settled();
  expect(onReady).not.toHaveBeenCalled();
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  await settled();
  expect(onReady).toHaveBeenCalledTimes(1);
});

test("one that goes before it is ready is put away all the same, and furnished by nobody", async () => {
  const onReady = vi.fn(() => () => undefined);
  render(<PixiRoom onReady={onReady} />).unmount();
  await settled();
  expect(onReady).not.toHaveBeenCalled();
  expect(destroy).toHaveBeenCalledTimes(1);
});

test("what was made is put away with it, before the room itself", async () => {
  const putAway = vi.fn(() => expect(destroy).not.toHaveBeenCalled());
  const { unmount } = render(<PixiRoom onReady={() => putAway} />);
  await settled();
  expect(putAway).not.toHaveBeenCalled();
  unmount();
  await settled();
  expect(putAway).toHaveBeenCalledTimes(1);
  expect(destroy).toHaveBeenCalledTimes(1);
});
