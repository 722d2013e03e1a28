// @vitest-environment jsdom
/** What an operator does about a reported game. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { operator } from "../../../src/api/classCalls.ts";
import type { Operations } from "../../../src/api/operations.ts";
import { SiteCare } from "../../../src/pages/class/SiteCare.tsx";

const game = { id: "maze", name: "Maze", thumbnail: "", user: { username: "zed" } };
const report = (id: string) => ({ id, reason: "mean", at: "2026-11-27T10:00:00Z", by: "", game });
const look = { versions: { gridlings: "1", node: "20" }, disk: null, lastBackup: null, accountsToday: 0, teachers: [] };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function opened(facts: object) {
  vi.spyOn(operator, "look").mockResolvedValue({ ...look, reports: [], hidden: [], ...facts } as unknown as Operations);
  render(
    <MemoryRouter>
      <SiteCare />
    </MemoryRouter>,
  );
}

it("closes all reports of a game that is hidden", async () => {
  const hide = vi.spyOn(operator, "setHidden").mockResolvedValue({});
  const close = vi.spyOn(operator, "closeReport").mockResolvedValue({});
  opened({ reports: [report("one"), report("two")] });
  fireEvent.click((await screen.findAllByRole("button", { name: /^Hide it: / }))[0] as HTMLElement);
  await vi.waitFor(() => expect(close.mock.calls).toEqual([["one"], ["two"]]));
  expect(hide).toHaveBeenCalledWith("maze", true);
});

it("asks before a game is removed for good", async () => {
  const remove = vi.spyOn(operator, "removeGame").mockResolvedValue({});
  opened({ hidden: [game] });
  fireEvent.click(await screen.findByRole("button", { name: /^Remove for good: / }));
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Remove it" }));
  await vi.waitFor(() => expect(remove).toHaveBeenCalledWith("maze"));
});

it("stays in place while a change is made and told, and says why one failed", async () => {
  vi.spyOn(operator, "setHidden").mockResolvedValue({});
  opened({ hidden: [game] });
  await screen.findByText("Hidden games");
  let answer: (facts: Operations) => void = () => undefined;
  const asked = vi.spyOn(operator, "look").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  fireEvent.click(screen.getByRole("button", { name: /^Show it again: / }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.getByText("Hidden games")).toBeTruthy();
  answer({ ...look, reports: [], hidden: [] } as unknown as Operations);
  await vi.waitFor(() => expect(screen.queryByText("Hidden games")).toBeNull());
  vi.spyOn(operator, "setTeacher").mockRejectedValue(new Error("Nobody here has this username."));
  fireEvent.change(screen.getByLabelText("Username of a teacher"), { target: { value: "zoe" } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  await screen.findByText("Nobody here has this username.");
  expect(screen.getByLabelText<HTMLInputElement>("Username of a teacher").value).toBe("zoe");
});

it("says beside the button what went wrong", async () => {
  vi.spyOn(operator, "setHidden").mockRejectedValue(new Error("It is gone."));
  opened({ hidden: [game, { ...game, id: "cave", name: "Cave" }] });
  fireEvent.click(await screen.findByRole("button", { name: "Show it again: Cave" }));
  const row = (await screen.findByText("It is gone.")).closest("li");
  expect(row?.textContent).toContain("Cave");
});
