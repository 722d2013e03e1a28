// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Announcer } from "../../src/widgets/Announcer.tsx";
import { Toast } from "../../src/widgets/Toast.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const onGone = vi.fn();
  const onPress = vi.fn();
  render(
    <>
      <Announcer />
      <Toast text="3 actors removed" buttons={[{ key: "undo", label: "Undo", onPress }]} onGone={onGone} />
    </>,
  );
  return { onGone, onPress };
}

function wait(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}

it("is announced", () => {
  show();
  expect(screen.getByRole("status").textContent).toBe("3 actors removed");
});

it("disappears after ten seconds, not before", () => {
  const { onGone } = show();
  wait(9_999);
  expect(onGone).not.toHaveBeenCalled();
  wait(1);
  expect(onGone).toHaveBeenCalledOnce();
});

it("disappears after six seconds if it is brief", () => {
  const onGone = vi.fn();
  render(<Toast text="Recording closed without saving." isBrief onGone={onGone} />);
  wait(5_999);
  expect(onGone).not.toHaveBeenCalled();
  wait(1);
  expect(onGone).toHaveBeenCalledOnce();
});

it("stays while the pointer is on it", () => {
  const { onGone } = show();
  fireEvent.pointerEnter(screen.getByRole("region", { name: "Notice" }));
  wait(60_000);
  expect(onGone).not.toHaveBeenCalled();
});

it("does not go by the clock if it is to stay, but by its Close", () => {
  const onGone = vi.fn();
  render(<Toast text="Drawing closed without saving." stays onGone={onGone} />);
  wait(600_000);
  expect(onGone).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Close the notice" }));
  expect(onGone).toHaveBeenCalledOnce();
});

it("its button does what it says", () => {
  const { onPress } = show();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onPress).toHaveBeenCalledOnce();
});

it("is no longer in the live region after it has gone", () => {
  const notice = <Toast text="Drawing closed without saving." onGone={() => undefined} />;
  const { rerender } = render(<Announcer key="a" />);
  rerender([<Announcer key="a" />, <div key="n">{notice}</div>]);
  expect(screen.getByRole("status").textContent).toBe("Drawing closed without saving.");
  rerender([<Announcer key="a" />]);
  expect(screen.getByRole("status").textContent).toBe("");
});
