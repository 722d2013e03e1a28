// @vitest-environment jsdom
/** Keys that come before the pictures of a recording are kept for it. */
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useHeldKeys } from "../../src/pages/editor/useHeldKeys.ts";

let heard: string[];
const listen = ({ key, ctrlKey, target }: KeyboardEvent) => {
  const place = target instanceof HTMLElement ? target.dataset.view : undefined;
  heard.push(`${ctrlKey ? "Ctrl+" : ""}${key} on ${place ?? "the page"}`);
};

beforeEach(() => {
  heard = [];
  window.addEventListener("keydown", listen);
});
afterEach(() => {
  window.removeEventListener("keydown", listen);
  cleanup();
});

interface OpeningProps {
  readonly isOpening: boolean;
  /** Whether the after picture is on the page. */
  readonly hasPicture: boolean;
}

function Opening({ isOpening, hasPicture }: OpeningProps) {
  useHeldKeys(isOpening);
  return (
    <>
      <input aria-label="Name" />
      {hasPicture && <div data-view="after" tabIndex={-1} />}
      {hasPicture && !isOpening && (
        <div data-handles="after">
          <button type="button">top</button>
          <button type="button">right</button>
        </div>
      )}
      <button type="button">Read it aloud</button>
    </>
  );
}

function enter() {
  const { rerender, container } = render(<Opening isOpening hasPicture={false} />);
  return {
    shows: (now: OpeningProps) => rerender(<Opening {...now} />),
    field: () => container.querySelector("input") as HTMLInputElement,
    press: (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }),
  };
}

it("all that acts out and saves a rule is pressed in the after picture, in its order, once that is there", () => {
  const { press, shows } = enter();
  for (const key of ["Enter", "ArrowRight", "Enter"]) press(key);
  press("Enter", { ctrlKey: true });
  expect(heard).toEqual([]);
  shows({ isOpening: true, hasPicture: true });
  expect(heard).toEqual([]);
  shows({ isOpening: false, hasPicture: true });
  expect(heard).toEqual(["Enter on after", "ArrowRight on after", "Enter on after", "Ctrl+Enter on after"]);
  press("ArrowLeft");
  expect(heard.at(-1)).toBe("ArrowLeft on after");
});

it("a key that began the recording and is still held counts as no press", () => {
  const { press, shows } = enter();
  press("Enter", { repeat: true });
  shows({ isOpening: false, hasPicture: true });
  expect(heard).toEqual([]);
});

it("keys of a field, and keys that mean something else, go where they always go", () => {
  const { press, shows, field } = enter();
  for (const key of ["Tab", "s", "F6"]) press(key);
  field().focus();
  press("Enter");
  expect(heard).toEqual(["Tab on the page", "s on the page", "F6 on the page", "Enter on the page"]);
  shows({ isOpening: false, hasPicture: true });
  expect(heard).toHaveLength(4);
});

it("keys are dropped if the recording ends before, or if somebody has gone on to another control", () => {
  const { press, shows, field } = enter();
  press("Enter");
  shows({ isOpening: false, hasPicture: false });
  shows({ isOpening: true, hasPicture: true });
  press("Enter");
  field().focus();
  shows({ isOpening: false, hasPicture: true });
  expect(heard).toEqual([]);
});

it("Tab on the after picture leads to its first handle, which is there later, and what is pressed then is pressed on that", () => {
  const { press, shows } = enter();
  shows({ isOpening: true, hasPicture: true });
  document.querySelector<HTMLElement>("[data-view=after]")?.focus();
  expect(press("Tab")).toBe(false);
  press("Tab");
  shows({ isOpening: false, hasPicture: true });
  expect(document.activeElement?.textContent).toBe("right");
});
