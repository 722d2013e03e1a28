// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "../../src/widgets/Dialog.tsx";

afterEach(cleanup);

function open(isStatic: boolean) {
  const onClose = vi.fn();
  render(
    <Dialog
      open
      title="Choose a key"
      isStatic={isStatic}
      onClose={onClose}
      footer={<button type="button">Done</button>}
    >
      <p>Press a key.</p>
    </Dialog>,
  );
  return onClose;
}

/** Radix listens for presses outside only once the press that opened the dialog is over. */
async function pressBeside() {
  await new Promise((resolve) => setTimeout(resolve, 0));
  const backdrop = screen.getByRole("dialog").parentElement;
  if (!backdrop) throw new Error("The dialog has no backdrop");
  fireEvent.pointerDown(backdrop, { button: 0 });
  fireEvent.click(backdrop);
}

it("is named by its title and has the focus inside", () => {
  open(true);
  const dialog = screen.getByRole("dialog", { name: "Choose a key" });
  expect(dialog.contains(document.activeElement)).toBe(true);
});

it("focuses its first field", () => {
  render(
    <Dialog open title="Sign in" onClose={() => undefined}>
      <input aria-label="Password" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Password" }));
});

it("scrolls a control that is focused by keys whole into view, and after a press of the pointer moves nothing", () => {
  const scrolled = vi.fn();
  render(
    <Dialog open title="Publish" onClose={() => undefined}>
      <textarea aria-label="Words" />
      <button type="button">Copy</button>
    </Dialog>,
  );
  const words = screen.getByRole("textbox");
  const copy = screen.getByRole("button", { name: "Copy" });
  Object.assign(words, { scrollIntoView: scrolled, matches: (selector: string) => selector === ":focus-visible" });
  Object.assign(copy, { scrollIntoView: scrolled, matches: () => false });
  copy.focus();
  expect(scrolled).not.toHaveBeenCalled();
  words.focus();
  expect(scrolled.mock.contexts).toEqual([words]);
});

it("leads Shift+Tab from a choice that it begins with to its last control, also when another than the first is chosen", () => {
  render(
    <Dialog open onClose={() => undefined}>
      <input type="radio" name="pane" aria-label="Choose" />
      <input type="radio" name="pane" aria-label="Record" defaultChecked />
      <button type="button">Done</button>
    </Dialog>,
  );
  const record = screen.getByRole("radio", { name: "Record" });
  record.focus();
  fireEvent.keyDown(record, { key: "Tab", shiftKey: true });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Done" }));
});

it("closes with its button and with Escape", () => {
  const onClose = open(true);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("closes when the backdrop is pressed, unless it is static", async () => {
  const onClose = open(false);
  await pressBeside();
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  const onStaticClose = open(true);
  await pressBeside();
  expect(onStaticClose).not.toHaveBeenCalled();
});

it("adds no style element to the page, which the content security policy forbids", () => {
  open(true);
  expect(document.querySelectorAll("style")).toHaveLength(0);
});
