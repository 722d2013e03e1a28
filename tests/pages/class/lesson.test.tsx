// @vitest-environment jsdom
/** A lesson on the pages of a child beside the editor. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pupil } from "../../../src/api/classCalls.ts";
import type { PupilNow } from "../../../src/api/classes.ts";
import { onHold } from "../../../src/browser/heldGames.ts";
import { leaveClass } from "../../../src/pages/class/leaveClass.ts";
import { FromTeacher } from "../../../src/pages/class/pupil/FromTeacher.tsx";
import { LessonOnPage } from "../../../src/pages/class/pupil/LessonOnPage.tsx";
import { lessonNow, moveHand } from "../../../src/pages/class/pupil/lessonNow.ts";
import { PUPIL_NOW } from "./pupilNow.ts";

const NOW: PupilNow = { ...PUPIL_NOW, handIsUp: true, handedOut: [{ worldId: "old", says: "" }] };
const tell = vi.spyOn(pupil, "tell");
vi.mock("../../../src/pages/class/leaveClass.ts", () => ({ leaveClass: vi.fn() }));
let refuse: () => void = () => undefined;
let tellNow: (now: PupilNow) => void = () => undefined;

beforeEach(() => {
  lessonNow.setState(lessonNow.getInitialState(), true);
  vi.mocked(leaveClass).mockReset();
  tell.mockReset().mockResolvedValue({});
  vi.spyOn(pupil, "followNow").mockImplementation((on, about) => {
    about?.onConnected?.(true);
    refuse = () => about?.onRefused?.(401);
    tellNow = on;
    return () => undefined;
  });
});
afterEach(cleanup);

const at = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <LessonOnPage />
      <FromTeacher worldId="new" />
    </MemoryRouter>,
  );
const hear = (change: Partial<PupilNow> = {}) => vi.waitFor(() => tellNow({ ...NOW, ...change }));

it.each([
  ["/dashboard", { doing: "making", worldId: null }],
  ["/play/maze", { doing: "playing", worldId: "maze" }],
])("tells the wall that the child is on %s, and nothing of a hand that nobody moved", async (path, told) => {
  at(path);
  await hear();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith(told));
});

it("tells the wall from every page when the child moves the hand, once for each move", async () => {
  at("/gallery");
  await hear({ handIsUp: false });
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  act(() => moveHand(true));
  const there = { doing: "making", worldId: null };
  await vi.waitFor(() => expect(tell.mock.calls.map(([told]) => told)).toEqual([there, { ...there, handIsUp: true }]));
});

it("leads to the door when the session of the child has ended, and lets go of a page that the teacher had paused", async () => {
  at("/play/maze");
  await hear({ isPaused: true });
  await screen.findByRole("dialog", { name: "Pause! Look up." });
  act(() => refuse());
  await vi.waitFor(() => expect(leaveClass).toHaveBeenCalledOnce());
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("stays in the editor then, which keeps the work that it cannot save", async () => {
  at("/editor/maze");
  await hear();
  act(() => refuse());
  expect(leaveClass).not.toHaveBeenCalled();
  expect(lessonNow.getState().now).toBeNull();
});

it("leaves it to the editor to tell what is done there", async () => {
  at("/editor/maze");
  await hear();
  expect(tell).not.toHaveBeenCalled();
});

it("stops games while the teacher pauses, also those that come meanwhile", async () => {
  const stop = vi.fn();
  const end = onHold(stop);
  at("/play/maze");
  await hear({ isPaused: true });
  await screen.findByRole("dialog", { name: "Pause! Look up." });
  expect(stop).toHaveBeenCalledOnce();
  const later = vi.fn();
  onHold(later)();
  expect(later).toHaveBeenCalledOnce();
  await hear();
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  end();
  const after = vi.fn();
  onHold(after)();
  expect(after).not.toHaveBeenCalled();
});

it("tells of a game that is handed out while the page is open, and names who it is from", async () => {
  at("/explore");
  await hear();
  expect(screen.queryByText(/new game/)).toBeNull();
  await hear({ handedOut: [{ worldId: "new", says: "" }, ...NOW.handedOut] });
  await screen.findByText("A new game for you is in My Games!");
  expect(screen.getAllByText("From Ms. Lee").length).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByText(/new game/)).toBeNull();
});
