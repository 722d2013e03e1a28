// @vitest-environment jsdom
/** My Games: what a card offers, and that a failed deletion is undone. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearSession, storeSession } from "../../src/api/session.ts";
import { DashboardPage } from "../../src/pages/DashboardPage.tsx";
import { localWorlds } from "../../src/saving/local/LocalWorlds.ts";
import { recoveryStore } from "../../src/saving/recovery/RecoveryStore.ts";
import * as leftOvers from "../../src/saving/recovery/saveUnsyncedGame.ts";

const WORLD = {
  id: "w1",
  userId: "u1",
  name: "Frog Jump",
  thumbnail: "",
  user: { username: "moonfox" },
  forkParent: null,
  forkCount: 0,
  playCount: 0,
  published: false,
  sharesNotes: false,
  description: "",
  whatCanIChange: "",
  kind: null,
  revision: 1,
  updatedAt: "2026-01-01T00:00:00Z",
};

const save = vi.spyOn(leftOvers, "saveUnsyncedGame");

/** A new child for each test, because the last list of each is remembered. */
let children = 0;
let worlds: readonly object[];
let refuses: boolean;
let asked: string[];

beforeEach(() => {
  worlds = [WORLD];
  refuses = false;
  asked = [];
  storeSession({ id: `u${++children}`, username: "moonfox", email: "", password: "device.abc" });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (method === "GET") return Response.json(worlds);
    if (refuses) return Response.json({ error: "no", message: "Not today." }, { status: 500 });
    return Response.json(method === "PUT" ? { ...WORLD, ...JSON.parse(String(body)) } : {});
  });
});

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

async function open() {
  render(
    <MemoryRouter initialEntries={["/dashboard"]}>
      <DashboardPage />
    </MemoryRouter>,
  );
  expect(screen.getByText("Loading...")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Loading...")).toBeNull());
}

it("a child who logs out here goes to the home page, and is not asked to sign in", async () => {
  const Place = () => <output>{useLocation().pathname}</output>;
  render(
    <MemoryRouter initialEntries={["/dashboard"]}>
      <Routes>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="*" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  );
  act(() => clearSession());
  expect(screen.getByRole("status").textContent).toBe("/");
});

async function chooseDelete(answer: "Delete" | "Keep it") {
  fireEvent.keyDown(screen.getByRole("button", { name: "More for Frog Jump" }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Delete World" }));
  const question = (await screen.findByRole("dialog", { name: "Delete Frog Jump?" })).textContent;
  fireEvent.click(screen.getByRole("button", { name: answer }));
  return question;
}

describe("the card of an own game", () => {
  it("links to the editor and the player", async () => {
    await open();
    expect(screen.getByRole("link", { name: "Frog Jump" }).getAttribute("href")).toBe("/editor/w1");
    expect(screen.getByRole("link", { name: "Edit Frog Jump" }).getAttribute("href")).toBe("/editor/w1");
    expect(screen.getByRole("link", { name: "Play Frog Jump" }).getAttribute("href")).toBe("/play/w1");
  });

  it("disappears at once after the confirmation", async () => {
    await open();
    const question = await chooseDelete("Delete");
    expect(question).toContain("Are you sure you want to delete this world? This action cannot be undone.");
    expect(screen.queryByRole("article")).toBeNull();
    expect(asked).toContain("DELETE /worlds/w1");
  });

  it("stays if the answer is no", async () => {
    await open();
    await chooseDelete("Keep it");
    expect(screen.getByRole("article")).toBeTruthy();
    expect(asked).toEqual(["GET /worlds?user=me"]);
  });

  it("comes back with a message if deleting failed", async () => {
    refuses = true;
    await open();
    await chooseDelete("Delete");
    await waitFor(() => expect(screen.getByRole("article")).toBeTruthy());
    expect(screen.getByRole("alert").textContent).toBe("Not today.");
  });

  it("is published once its maker has said who can see it; a failure keeps the question open", async () => {
    refuses = true;
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Publish Frog Jump" }));
    const dialog = await screen.findByRole("dialog", { name: "Publish your game" });
    fireEvent.click(screen.getByRole("radio", { name: "Everyone" }));
    fireEvent.click(screen.getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(dialog.textContent).toContain("Not today."));
    expect(asked).toContain("PUT /worlds/w1");
  });

  it("is taken off the public pages from its menu", async () => {
    worlds = [{ ...WORLD, published: true }];
    await open();
    expect(screen.getByRole("button", { name: /^Published/ })).toBeTruthy();
    fireEvent.keyDown(screen.getByRole("button", { name: "More for Frog Jump" }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Stop publishing" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Publish Frog Jump" })).toBeTruthy());
    expect(asked).toContain("PUT /worlds/w1");
  });
});

it("a child without games is invited to make one", async () => {
  worlds = [];
  await open();
  expect(screen.getByText("You haven't created any games yet.")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "New Game" })).toHaveLength(1);
});

it("where a child has no games, one press on a place starts a game there, and one on Blank Stage a blank game", async () => {
  worlds = [];
  await open();
  const places = await screen.findByRole("region", { name: "Pick a place to start" });
  expect([...places.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
    "Meadow",
    "Maze",
    "Pond",
    "Space",
    "Castle",
    "Beach",
    "Blank Stage",
  ]);
  const press = async (name: string, request: string) => {
    const before = asked.length;
    fireEvent.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(asked.slice(before)).toContain(request));
    await waitFor(() => expect(screen.getByRole("button", { name })).toHaveProperty("disabled", false));
  };
  await press("Pond", "POST /worlds?from=scene-pond");
  await press("Blank Stage", "POST /worlds");
});

it("a child who has games sees no places among them", async () => {
  await open();
  expect(screen.queryByText("Pick a place to start")).toBeNull();
});

describe("games that are only in this browser", () => {
  const FROG = { name: "Toad Hop", data: { characters: {}, world: { stages: {}, globals: {} } }, thumbnail: "" };
  const cards = () => screen.getAllByRole("listitem").map((item) => item.textContent);

  afterEach(async () => {
    for (const { id } of await localWorlds.listCards()) await localWorlds.remove(id);
  });

  it("stand in a section below My Games with the button that moves them, and the tutorial follows", async () => {
    worlds = [];
    await localWorlds.create(FROG);
    await open();
    await screen.findByRole("link", { name: "Move Toad Hop to My Games" });
    await screen.findByRole("button", { name: "Start Tutorial" });
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "My Games",
      "Games in this browser",
      "Welcome, moonfox!",
      "Learn Gridlings",
    ]);
    expect(cards()).toEqual(["Make another game", expect.stringContaining("Toad Hop")]);
    expect(screen.queryByText("You haven't created any games yet.")).toBeNull();
  });

  it("stand apart from those of the account, after them", async () => {
    await localWorlds.create(FROG);
    await open();
    const here = await screen.findByRole("region", { name: "Games in this browser" });
    const inAccount = screen.getByRole("region", { name: "My Games" });
    expect(inAccount.contains(here)).toBe(false);
    expect(inAccount.textContent).not.toContain("Toad Hop");
    expect(here.textContent).not.toContain("Frog Jump");
    expect(cards()).toEqual([
      expect.stringMatching(/^Frog Jump/),
      "Make another game",
      expect.stringMatching(/^Toad HopLast updated/),
    ]);
  });

  it("are there while the server is unreachable", async () => {
    await localWorlds.create(FROG);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No line.")));
    await open();
    expect(await screen.findByRole("link", { name: "Edit Toad Hop" })).toBeTruthy();
  });
});

/** The recovery log of the game, as an earlier visit left it in this browser. */
async function leaveMoment(isSaved: boolean): Promise<void> {
  const card = { ...WORLD, userId: `u${children}` };
  const point = {
    key: `w1/${children}/1`,
    worldId: "w1",
    sessionId: `${children}`,
    at: 1000,
    card,
    isSaved,
    parts: {},
  };
  await recoveryStore.putSnapshot(point, new Map(), []);
}

describe("a browser that has copies of games", () => {
  it("shows them offline, and says that the others need the internet", async () => {
    await leaveMoment(true);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No line.")));
    await open();
    await screen.findByText(/Your other games need the internet/);
    expect(screen.getByRole("link", { name: "Play Frog Jump" }).getAttribute("href")).toBe("/play/w1");
    expect(screen.getByRole("link", { name: "Edit Frog Jump" }).getAttribute("href")).toBe("/editor/w1");
  });

  it("shows all games again as soon as the network is back", async () => {
    await leaveMoment(true);
    const answers = vi.fn(async () => Response.json(worlds));
    answers.mockRejectedValueOnce(new TypeError("No line."));
    vi.stubGlobal("fetch", answers);
    await open();
    await screen.findByText(/need the internet/);
    await act(async () => void window.dispatchEvent(new Event("online")));
    await screen.findByRole("button", { name: "Publish Frog Jump" });
  });

  it("marks the card of a game with work that could not be saved", async () => {
    await leaveMoment(false);
    save.mockRejectedValue(new Error("No line."));
    await open();
    const note = await screen.findByRole("link", { name: /^Not saved yet: your changes from/ });
    expect(note.getAttribute("href")).toBe("/editor/w1");
  });

  it("saves unsaved work automatically, and says so", async () => {
    await leaveMoment(false);
    save.mockResolvedValue({ is: "saved", world: { ...WORLD, name: "Frog Leap" } });
    await open();
    await screen.findByText(/^Saved just now with your changes from/);
    expect(screen.getByRole("article", { name: "Frog Leap" })).toBeTruthy();
  });
});
