// @vitest-environment jsdom
/** A child who asks for the teacher. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { pupil } from "../../../src/api/classCalls.ts";
import { HandUp } from "../../../src/pages/class/pupil/HandUp.tsx";
import { changeNow, lessonNow, tellWall } from "../../../src/pages/class/pupil/lessonNow.ts";
import { PUPIL_NOW } from "./pupilNow.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The server has heard of the hand. */
const heard = () => act(() => lessonNow.setState({ handToTell: null }));
const said = () => screen.getByRole("status").textContent;

it("is told for a while that the teacher sees the hand, once the server knows of it and no longer than it is up", () => {
  vi.useFakeTimers();
  lessonNow.setState({ now: PUPIL_NOW });
  render(<HandUp />);
  fireEvent.click(screen.getByRole("button", { name: "Hand up" }));
  expect(said()).toBe("");
  heard();
  expect(said()).toBe("Your teacher can see your hand.");
  act(() => changeNow({ handIsUp: false }));
  expect(said()).toBe("");
  act(() => changeNow({ handIsUp: true }));
  act(() => vi.advanceTimersByTime(7000));
  expect(said()).toBe("");
  expect(screen.getByRole("button", { name: "Hand is up" })).toBeTruthy();
});

it("is told that the teacher sees the hand later, while no wall is open", () => {
  lessonNow.setState({ now: { ...PUPIL_NOW, hasWall: false } });
  render(<HandUp />);
  fireEvent.click(screen.getByRole("button", { name: "Hand up" }));
  heard();
  expect(said()).toBe("Your teacher will see it when they look.");
  act(() => changeNow({ hasWall: true }));
  expect(said()).toBe("Your teacher can see your hand.");
});

it("is told once, so that what is told later does not raise the hand again which the teacher has taken down", async () => {
  const tell = vi.spyOn(pupil, "tell").mockRejectedValueOnce(new Error("offline")).mockResolvedValue({});
  const status = { doing: "making", worldId: null } as const;
  lessonNow.setState({ now: PUPIL_NOW });
  render(<HandUp />);
  fireEvent.click(screen.getByRole("button", { name: "Hand up" }));
  for (let time = 0; time < 3; time++) await tellWall(status);
  expect(tell.mock.calls.map(([told]) => told.handIsUp)).toEqual([true, true, undefined]);
});
