// @vitest-environment jsdom
/** The home page of a child whose games are in this browser: they come first, and the one that was left a moment ago is pointed out. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Link, MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearSession, storeSession } from "../../src/api/session.ts";
import type { LeftGameState } from "../../src/pages/games/leftGame.ts";
import { HomePage } from "../../src/pages/HomePage.tsx";
import { localWorlds } from "../../src/saving/local/LocalWorlds.ts";

vi.mock("../../src/pages/home/HeroStage.tsx", () => ({ HeroStage: () => null }));
const FROG = { name: "Frog Jump", data: { characters: {}, world: { stages: {}, globals: {} } }, thumbnail: "" };
const scrolledTo = vi.fn();

beforeEach(() => {
  clearSession();
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  Element.prototype.scrollIntoView = scrolledTo;
});

afterEach(async () => {
  cleanup();
  clearSession();
  localStorage.clear();
  for (const { id } of await localWorlds.listCards()) await localWorlds.remove(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(state: LeftGameState | null = null) {
  render(
    <MemoryRouter initialEntries={["/editor"]}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route
          path="*"
          element={
            <Link to="/" state={state}>
              Save & Exit
            </Link>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("link"));
}

const titles = () => screen.getAllByRole("heading", { level: 1 }).concat(screen.getAllByRole("heading", { level: 2 }));
/** The titles from the top of the page on, of which the first two matter. */
function order(): readonly string[] {
  const sorted = titles().sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return sorted.map(({ textContent }) => textContent.split(".")[0] ?? "").slice(0, 2);
}

it("begins with the child's games, and a button for another one", async () => {
  await localWorlds.create(FROG);
  open();
  await screen.findByRole("link", { name: "Edit Frog Jump" });
  await waitFor(() => expect(order()).toEqual(["Games in this browser", "Make your own games"]));
  expect(screen.getByRole("button", { name: "New Game" })).toBeTruthy();
});

it("begins with its headline for a visitor without games, and when the last game is deleted", async () => {
  localStorage.setItem("gamesHere", "yes");
  open();
  await screen.findByText("Got a game file?");
  expect(localStorage.getItem("gamesHere")).toBeNull();
  expect(order()[0]).toBe("Make your own games");
});

it("begins with its headline for a signed-in child, whose games are in My Games", async () => {
  storeSession({ id: "u1", username: "moonfox", email: "", password: "device.abc" });
  await localWorlds.create(FROG);
  open();
  await screen.findByRole("link", { name: "Edit Frog Jump" });
  expect(order()).toEqual(["Make your own games", "Games in this browser"]);
});

it("brings the game that was left into sight, with the focus on its name and a mark on its card", async () => {
  await localWorlds.create({ ...FROG, name: "Toad" });
  open({ leftGame: await localWorlds.create(FROG) });
  const name = await screen.findByRole("link", { name: "Frog Jump" });
  await waitFor(() => expect(document.activeElement).toBe(name));
  const marked = document.querySelectorAll("[data-left]");
  expect([...marked].map((card) => card.contains(name))).toEqual([true]);
  expect(scrolledTo.mock.contexts).toContain(marked[0]);
});

it("points out no game where none was left", async () => {
  await localWorlds.create(FROG);
  open();
  await screen.findByRole("link", { name: "Edit Frog Jump" });
  expect(document.querySelector("[data-left]")).toBeNull();
});
