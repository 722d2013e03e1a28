// @vitest-environment jsdom
/** All games of a list go home in one ZIP. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GameDoor } from "../../src/pages/files/GameDoor.tsx";
import { SaveAllGames } from "../../src/pages/files/SaveAllGames.tsx";
import { filesInArchive } from "../../src/parcel/archive.ts";
import { readGameFile } from "../../src/parcel/readGameFile.ts";
import { newLocalCard } from "../../src/saving/local/LocalWorld.ts";
import { localWorlds } from "../../src/saving/local/LocalWorlds.ts";
import { gameOf } from "../support/testGame.ts";

const saved: { readonly name: string; readonly blob: Blob }[] = [];
vi.mock("../../src/browser/files.ts", async (original) => ({
  ...(await original<object>()),
  saveBlob: (name: string, blob: Blob) => saved.push({ name, blob }),
}));
/** Without a player, a ZIP has the games alone. */
const pageOf = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock("../../src/pages/files/webPageOf.ts", () => ({ webPageOf: pageOf }));

const SECRET = "nobody may read this";
const rule = { type: "rule", id: "r1", note: SECRET, conditions: [], actions: [] };
const game = gameOf([], []);
const data = { ...game, characters: { hero: { id: "hero", name: "Hero", rules: [rule] } }, undoStack: [SECRET] };
beforeEach(() => {
  saved.length = 0;
  pageOf.mockResolvedValue("<!doctype html>");
  vi.spyOn(console, "warn").mockReturnValue(undefined);
});

afterEach(async () => {
  cleanup();
  for (const { id } of await localWorlds.listCards()) await localWorlds.remove(id);
  vi.restoreAllMocks();
});

async function openDialog(...lost: readonly string[]) {
  const cards = [...(await localWorlds.listCards())].sort((one, other) => one.name.localeCompare(other.name));
  const gone = lost.map((name) => newLocalCard(`ls-${name.length}`, name, "", null));
  render(
    <MemoryRouter>
      <GameDoor onAdded={() => undefined}>
        <SaveAllGames worlds={[...cards, ...gone]} />
      </GameDoor>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Download all my games" }));
  await screen.findByRole("dialog", { name: "Download all my games" });
}

async function filesSaved() {
  const blob = saved[0]?.blob;
  if (!blob) throw new Error("Nothing was saved.");
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return filesInArchive(bytes).map(({ name, read }) => ({ name, text: Buffer.from(read()).toString() }));
}

describe("saving all games", () => {
  it("makes one ZIP with a file to open here and a page to play, without what is private", async () => {
    await localWorlds.create({ name: "Frog", data, thumbnail: "" });
    await localWorlds.create({ name: "Toad", data, thumbnail: "" });
    await openDialog();
    fireEvent.click(screen.getByRole("button", { name: "Download 2 games" }));
    await screen.findByRole("dialog", { name: "2 games are downloaded" });
    expect(saved.map(({ name }) => name)).toEqual(["My games.zip"]);
    const files = await filesSaved();
    expect(files.map(({ name }) => name)).toEqual(
      ["Frog", "Toad"].flatMap((name) => [`${name}.gridlings.json`, `${name}.html`]),
    );
    expect(readGameFile(files[0]?.text ?? "")).toMatchObject({ name: "Frog", maker: null });
    expect(JSON.stringify(files)).not.toContain(SECRET);
  });

  it("has the games also where no player can be had", async () => {
    pageOf.mockRejectedValue(new Error("No line"));
    await localWorlds.create({ name: "Frog", data, thumbnail: "" });
    await openDialog();
    fireEvent.click(screen.getByRole("button", { name: "Download 1 game" }));
    await screen.findByRole("dialog", { name: "1 game is downloaded" });
    expect((await filesSaved()).map(({ name }) => name)).toEqual(["Frog.gridlings.json"]);
  });

  it("names each game that is not in it, and why", async () => {
    await localWorlds.create({ name: "Frog", data, thumbnail: "" });
    await openDialog("Toad");
    fireEvent.click(screen.getByRole("button", { name: "Download 2 games" }));
    const told = await screen.findByRole("dialog", {
      name: "1 game is downloaded",
    });
    expect(told.textContent).toMatch(/This game isn't in it:Toad: This world was not found/);
  });

  it("saves nothing if no game can be read", async () => {
    await openDialog("Toad");
    fireEvent.click(screen.getByRole("button", { name: "Download 1 game" }));
    await screen.findByRole("dialog", { name: "No game was downloaded" });
    expect(saved).toEqual([]);
  });

  it("saves nothing if it is stopped", async () => {
    let goOn: (page: string) => void = () => undefined;
    pageOf.mockReturnValue(
      new Promise((resolve) => {
        goOn = resolve;
      }),
    );
    await localWorlds.create({ name: "Frog", data, thumbnail: "" });
    await openDialog();
    fireEvent.click(screen.getByRole("button", { name: "Download 1 game" }));
    expect(await screen.findByRole("progressbar", { name: "Packing game 1 of 1" })).toBeTruthy();
    await waitFor(() => expect(pageOf).toHaveBeenCalled());
    fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    goOn("");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(saved).toEqual([]);
  });
});
