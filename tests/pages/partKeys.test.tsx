// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { usePartKeys } from "../../src/pages/editor/partFocus.ts";
import type { Spot } from "../../src/tutorial/lessons/LessonStep.ts";
import { useNibFocus } from "../../src/tutorial/panel/useNibFocus.ts";

const STAGE: readonly Spot[] = [{ on: "stage", cell: { x: 0, y: 0 }, wide: 1, high: 1 }];

function Nib() {
  const layer = useRef<HTMLDivElement>(null);
  useNibFocus(layer, STAGE, "hello 1");
  return (
    <div ref={layer} data-part="Lesson">
      <button type="button">Back</button>
      <button type="button" data-first="">
        Next
      </button>
    </div>
  );
}

function Page({ hasLesson, hasDialog = false }: { readonly hasLesson: boolean; readonly hasDialog?: boolean }) {
  usePartKeys();
  return (
    <>
      {["Toolbar", "Stage", "Inspector"].map((part) => (
        <div key={part} data-part={part}>
          <button type="button" data-view={part.toLowerCase()}>
            {part}
          </button>
        </div>
      ))}
      {hasDialog && (
        <div role="dialog">
          <button type="button">Done</button>
        </div>
      )}
      {hasLesson && <Nib />}
    </>
  );
}

/** Where the focus is after each press. */
function walk(...keys: readonly string[]): (string | null | undefined)[] {
  return keys.map((key) => {
    const target = document.activeElement ?? document.body;
    act(() => void fireEvent.keyDown(target, { key: "F6", shiftKey: key === "Shift+F6" }));
    return document.activeElement?.textContent;
  });
}

beforeEach(() => document.body.focus());
afterEach(cleanup);

it("F6 goes through the parts of the editor, and Shift+F6 back", () => {
  const { getByText } = render(<Page hasLesson={false} />);
  getByText("Toolbar").focus();
  expect(walk("F6", "F6", "F6", "Shift+F6", "Shift+F6")).toEqual([
    "Stage",
    "Inspector",
    "Toolbar",
    "Inspector",
    "Stage",
  ]);
});

it("an open lesson comes before the part that Nib points to", () => {
  const { getByText } = render(<Page hasLesson />);
  expect(walk("F6")).toEqual(["Next"]);
  expect(walk("F6", "F6", "F6", "F6", "F6")).toEqual(["Stage", "Inspector", "Toolbar", "Next", "Stage"]);
  expect(walk("Shift+F6", "Shift+F6", "Shift+F6")).toEqual(["Next", "Toolbar", "Inspector"]);
  getByText("Back").focus();
  expect(walk("Shift+F6")).toEqual(["Toolbar"]);
});

it("F6 leads from a dialog to Nib, and to no other part", () => {
  const { getByText } = render(<Page hasLesson hasDialog />);
  getByText("Done").focus();
  expect(walk("F6")).toEqual(["Next"]);
});
