// @vitest-environment jsdom
/** The two ways out of a class. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LeaveClass } from "../../../src/pages/class/LeaveClass.tsx";
import { leaveClass } from "../../../src/pages/class/leaveClass.ts";
import { recoveryStore } from "../../../src/saving/recovery/RecoveryStore.ts";
import type { Snapshot } from "../../../src/saving/recovery/Snapshot.ts";

vi.mock("../../../src/pages/class/leaveClass.ts", () => ({ leaveClass: vi.fn(async () => undefined) }));
const left = vi.mocked(leaveClass);
const newest = vi.spyOn(recoveryStore, "newestOfGames");

beforeEach(() => {
  left.mockClear();
  render(<LeaveClass />);
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const hasGame = (isSaved: boolean) => newest.mockResolvedValue([{ isSaved } as Snapshot]);

it("lets a child who is done go at once if all is saved", async () => {
  hasGame(true);
  press("I'm done");
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
});

it("asks a child who is done first if something is not saved", async () => {
  hasGame(false);
  press("I'm done");
  await screen.findByRole("dialog", { name: "Leave now?" });
  press("Stay");
  expect(left).not.toHaveBeenCalled();
});

it("asks nothing of somebody else who sits down", () => {
  hasGame(false);
  press("That's not me");
  expect(left).toHaveBeenCalledOnce();
});
