// @vitest-environment jsdom
/** Cards with new pictures: each is told once, so none may be lost before it is printed. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Class, Pupil } from "../../../src/api/classes.ts";
import { PrintDialog } from "../../../src/pages/class/PrintDialog.tsx";

const pupils: readonly Pupil[] = ["Ada", "Ben"].map((name) => ({
  id: name,
  name,
  hasPictures: true,
  isLocked: false,
  isKeptOut: false,
}));
let classes = 0;
let shown: Class;
let failing: string | null = null;
const asked: string[] = [];

beforeEach(() => {
  classes += 1;
  shown = { id: `class ${classes}`, name: "3b", code: "MOPALI", openUntil: null, pupils };
  failing = null;
  asked.length = 0;
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
    const [id = ""] = JSON.parse(String(body)).pupils;
    if (id === failing) return Response.json({ message: "No." }, { status: 403 });
    asked.push(id);
    return Response.json([{ id, name: id, pictures: [1, 2, 3] }]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const closed = vi.fn();
const opened = (child?: Pupil, here: readonly string[] = []) =>
  render(<PrintDialog of={shown} here={here} onClose={closed} {...(child && { child })} />);
const wouldAsk = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("keeps cards whose dialog was closed until the teacher says done, and asks before the page is closed", async () => {
  const { unmount } = opened();
  press("Make 2 new cards");
  await screen.findByText(/^2 cards are ready/);
  unmount();
  expect(wouldAsk()).toBe(true);
  opened();
  expect(screen.getByText(/^2 cards are ready/)).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2, name: /Ada|Ben/, hidden: true }).length).toBe(2);
  closed.mockClear();
  press("Done, forget them");
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Make 2 new cards" })).toBeTruthy();
  expect(asked).toEqual(["Ada", "Ben"]);
  expect(wouldAsk()).toBe(false);
});

it("keeps the cards that were made before a call failed", async () => {
  failing = "Ben";
  opened();
  press("Make 2 new cards");
  await screen.findByText(/^1 card is ready/);
  await waitFor(() => expect(screen.getByText("No.")).toBeTruthy());
  press("Done, forget them");
});

it("makes a card for one child alone", async () => {
  opened(pupils[1]);
  press("Make a new card");
  await screen.findByText(/^1 card is ready/);
  expect(asked).toEqual(["Ben"]);
  press("Done, forget them");
});

it("says before, how many children who are here have to come in again", () => {
  opened(
    undefined,
    shown.pupils.map(({ id }) => id),
  );
  expect(screen.getByRole("status").textContent).toContain("are led back to the door");
  cleanup();
  opened();
  expect(screen.queryByRole("status")).toBeNull();
});
