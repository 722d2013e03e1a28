// @vitest-environment jsdom
/** The dialog after publishing: the link to share, copied even in browsers without clipboard access, and the notes. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { PublishedDialog } from "../../src/pages/games/PublishedDialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "execCommand");
});

function open({ onShareNotes = (_on: boolean): void => undefined, isNews = false } = {}) {
  const world = { id: "w1", sharesNotes: false, thumbnail: "" };
  render(
    <MemoryRouter>
      <PublishedDialog world={world} isNews={isNews} onShareNotes={onShareNotes} onClose={() => undefined} />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: "Play it" }).getAttribute("href")).toBe("/play/w1");
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
}

const link = `${window.location.origin}/play/w1`;

it("the link is copied to the clipboard", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  open();
  await screen.findByRole("button", { name: "Copied!" });
  expect(writeText).toHaveBeenCalledWith(link);
});

it("on a page without TLS the selection is copied, and the focus stays where it was", async () => {
  vi.stubGlobal("navigator", {});
  let copied = "";
  const execCommand = () => {
    const { activeElement } = document;
    copied = activeElement instanceof HTMLTextAreaElement ? activeElement.value : "";
    return true;
  };
  Object.defineProperty(document, "execCommand", { value: execCommand, configurable: true });
  open();
  await screen.findByRole("button", { name: "Copied!" });
  expect(copied).toBe(link);
  expect(document.querySelector("textarea")).toBeNull();
});

const fold = () => screen.getByText("Link and notes").closest("details");

it("right after publishing the link and the notes are folded away, and later they are not", () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: async () => undefined } });
  open({ isNews: true });
  expect(fold()).toHaveProperty("open", false);
  cleanup();
  open();
  expect(fold()).toHaveProperty("open", true);
});

it("if copying fails, it unfolds the link, says which keys to press, and the whole link can be selected", async () => {
  vi.stubGlobal("navigator", {});
  open({ isNews: true });
  await screen.findByText("Press the link, then copy it with Ctrl+C.");
  expect(fold()).toHaveProperty("open", true);
  const field = screen.getByRole("textbox");
  field.focus();
  expect(field).toMatchObject({ value: link, selectionStart: 0, selectionEnd: link.length });
});

it("notes are shared only if the child chooses so", () => {
  const shareNotes = vi.fn();
  open({ onShareNotes: shareNotes });
  fireEvent.click(screen.getByRole("switch", { name: "Share my notes beside the rules", checked: false }));
  expect(shareNotes).toHaveBeenCalledWith(true);
});
