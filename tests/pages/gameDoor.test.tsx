// @vitest-environment jsdom
/** Files come in through one door: dropped, pasted or chosen. Of several games, a child picks. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearSession, storeSession } from "../../src/api/session.ts";
import { GameDoor } from "../../src/pages/files/GameDoor.tsx";
import { leaveChoice } from "../../src/pages/files/waitingChoice.ts";
import { localWorlds } from "../../src/saving/local/LocalWorlds.ts";
import { archiveOf, FORMS, gameTextOf, plainPicture } from "../support/parcels.ts";
import { gameOf } from "../support/testGame.ts";

vi.mock("../../src/pictures/thumbnail.ts", () => ({ drawGameThumbnail: () => Promise.resolve("") }));

const TEXT = gameTextOf(gameOf([], []));
const ME = { id: "u1", username: "moonfox", email: "m@example.org", password: "device.abc" };
const onAdded = vi.fn();

beforeEach(() => {
  onAdded.mockClear();
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("No line")));
  vi.spyOn(console, "warn").mockReturnValue(undefined);
});

afterEach(async () => {
  cleanup();
  clearSession();
  for (const { id } of await localWorlds.listCards()) await localWorlds.remove(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function openPage() {
  render(
    <MemoryRouter>
      <GameDoor onAdded={onAdded}>
        <input aria-label="A field" />
        <Place />
      </GameDoor>
    </MemoryRouter>,
  );
}

const place = () => screen.getByRole("status", { hidden: true }).textContent;
const keptNames = async () => (await localWorlds.listCards()).map(({ name }) => name).sort();
const fileOf = (content: BlobPart, name: string) => new File([content], name);
const carrying = (...files: File[]) => ({ files, types: ["Files"] });

function drop(...files: File[]) {
  fireEvent.drop(document.body, { dataTransfer: carrying(...files) });
}

describe("the door", () => {
  it("shows where to drop while files are over the page, and not for a text that is dragged", () => {
    openPage();
    fireEvent.dragOver(document.body, { dataTransfer: { files: [], types: ["text/plain"] } });
    expect(screen.queryByText("Drop your game here")).toBeNull();
    fireEvent.dragOver(document.body, { dataTransfer: carrying() });
    expect(screen.getByText("Drop your game here")).toBeTruthy();
    fireEvent(document.body, new MouseEvent("dragleave", { bubbles: true }));
    expect(screen.queryByText("Drop your game here")).toBeNull();
  });

  it.each(Object.entries(FORMS).filter(([form]) => form !== "ZIP"))(
    "opens a dropped game as %s",
    async (_, { write }) => {
      openPage();
      drop(fileOf(write(TEXT), "whatever.txt"));
      await waitFor(() => expect(place()).toMatch(/^\/editor\/ls-/));
      expect(await keptNames()).toEqual(["Frog"]);
    },
  );

  it("opens a pasted picture, but not what is pasted into a field", async () => {
    openPage();
    const clipboardData = carrying(fileOf(FORMS.picture.write(TEXT), "image.png"));
    fireEvent.paste(screen.getByLabelText("A field"), { clipboardData });
    fireEvent.paste(document.body, { clipboardData });
    await waitFor(() => expect(place()).toMatch(/^\/editor\/ls-/));
    expect(await keptNames()).toEqual(["Frog"]);
  });

  it("says of a picture without a game where to get one, until that is read", async () => {
    openPage();
    drop(fileOf(plainPicture(), "frog.png"));
    expect((await screen.findByRole("alert")).textContent).toBe("This picture lost its game. Ask for the file.");
    fireEvent.click(screen.getByRole("button", { name: "OK" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(await keptNames()).toEqual([]);
  });

  it("keeps the game in this browser if the account cannot be reached", async () => {
    storeSession(ME);
    openPage();
    drop(fileOf(TEXT, "frog.json"));
    await waitFor(() => expect(place()).toMatch(/^\/editor\/ls-/), { timeout: 10_000 });
    expect(await keptNames()).toEqual(["Frog"]);
  });
});

describe("a ZIP of games", () => {
  const named = (name: string) => gameTextOf(gameOf([], []), { name });
  const zip = () => fileOf(archiveOf({ Frog: named("Frog"), Toad: named("Toad"), Newt: "{damaged" }), "my games.zip");
  const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));

  it("is listed, and only the picked games become new games", async () => {
    openPage();
    drop(zip());
    await screen.findByRole("dialog", { name: "Which games do you want?" });
    expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(3);
    tick("Newt");
    fireEvent.click(screen.getByRole("button", { name: "Open 2 games" }));
    await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(await keptNames()).toEqual(["Frog", "Toad"]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(place()).toBe("/");
  });

  it("opens the only picked game in the editor", async () => {
    openPage();
    drop(zip());
    await screen.findByRole("dialog", { name: "Which games do you want?" });
    fireEvent.click(screen.getByRole("button", { name: "Pick none" }));
    expect(screen.getByRole("button", { name: "Open 0 games" })).toHaveProperty("disabled", true);
    tick("Toad");
    fireEvent.click(screen.getByRole("button", { name: "Open 1 game" }));
    await waitFor(() => expect(place()).toMatch(/^\/editor\/ls-/));
  });

  it("names each game that did not open, and why", async () => {
    openPage();
    drop(zip());
    await screen.findByRole("dialog", { name: "Which games do you want?" });
    fireEvent.click(screen.getByRole("button", { name: "Open 3 games" }));
    const told = await screen.findByRole("dialog", { name: "2 games are yours now" });
    expect(told.textContent).toMatch(/This game didn't open:Newt: This file is damaged/);
    fireEvent.click(screen.getByRole("button", { name: "OK" }));
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it("is not disturbed by another drop", async () => {
    openPage();
    drop(zip());
    await screen.findByRole("dialog", { name: "Which games do you want?" });
    drop(fileOf(TEXT, "frog.json"));
    fireEvent.dragOver(document.body, { dataTransfer: carrying() });
    expect(screen.queryByText("Drop your game here")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Open 3 games" }));
    await screen.findByRole("dialog", { name: "2 games are yours now" });
    expect(place()).toBe("/");
  });

  it("adds nothing if none is wanted", async () => {
    openPage();
    drop(zip());
    await screen.findByRole("dialog", { name: "Which games do you want?" });
    fireEvent.click(screen.getByRole("button", { name: "Not now" }));
    expect(onAdded).not.toHaveBeenCalled();
    expect(await keptNames()).toEqual([]);
  });

  it("is the same as several files", async () => {
    openPage();
    drop(fileOf(named("Frog"), "Frog.gridlings.json"), fileOf(FORMS.picture.write(named("Toad")), "Toad.png"));
    await screen.findByRole("dialog", { name: "Which games do you want?" });
    fireEvent.click(screen.getByRole("button", { name: "Open 2 games" }));
    await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(await keptNames()).toEqual(["Frog", "Toad"]);
  });

  it("of which some cannot be opened says so in the list, where they cannot be ticked", async () => {
    openPage();
    drop(
      fileOf(named("Frog"), "Frog.gridlings.json"),
      fileOf("{damaged", "Newt.json"),
      fileOf(plainPicture(), "Toad.png"),
    );
    await screen.findByRole("dialog", { name: "Which games do you want?" });
    const bad = screen.getAllByRole("checkbox", { checked: false });
    expect(bad.map((box) => [box.closest("label")?.textContent, box.hasAttribute("disabled")])).toEqual([
      ["Newt: This file is damaged, so we can't open it. Please choose another one.", true],
      ["Toad: This picture lost its game. Ask for the file.", true],
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Open 1 game" }));
    await waitFor(() => expect(place()).toMatch(/^\/editor\/ls-/));
    expect(await keptNames()).toEqual(["Frog"]);
  });

  it("that was opened in the editor is listed on the page after it", async () => {
    leaveChoice([{ name: "Frog", read: () => Promise.reject(new Error("unread")) }]);
    openPage();
    expect(await screen.findByRole("checkbox", { name: "Frog" })).toBeTruthy();
  });
});
