// @vitest-environment jsdom
/** Local games on the pages: created, listed, opened from files, and moved to an account. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearSession, storeSession } from "../../src/api/session.ts";
import { begun } from "../../src/migrate/begun.ts";
import { EditorPage } from "../../src/pages/EditorPage.tsx";
import { GameDoor } from "../../src/pages/files/GameDoor.tsx";
import { OpenGameFile } from "../../src/pages/files/OpenGameFile.tsx";
import { sendPath } from "../../src/pages/games/gamePaths.ts";
import { LocalGames } from "../../src/pages/games/LocalGames.tsx";
import { useNewGame } from "../../src/pages/games/useNewGame.ts";
import { JoinSendWorldPage } from "../../src/pages/JoinSendWorldPage.tsx";
import { createLocalWorld } from "../../src/saving/local/copyWorlds.ts";
import { localWorlds } from "../../src/saving/local/LocalWorlds.ts";
import { openLocalGame } from "../../src/saving/openGame.ts";
import { keepOldTexts } from "../support/oldTexts.ts";
import { PLAYED_GAME_BEGUN, playedGame } from "../support/playedGame.ts";

vi.mock("../../src/pictures/thumbnail.ts", () => ({ drawGameThumbnail: () => Promise.resolve("") }));
vi.mock("../../src/pages/editor/lock/LockGate.tsx", () => ({ LockGate: () => <p>the editor</p> }));
const ME = { id: "u1", username: "moonfox", email: "m@example.org", password: "device.abc" };
const GAME = { characters: {}, world: { stages: {}, globals: {} } };
const FROG = { name: "Frog Jump", data: GAME, thumbnail: "" };

let asked: { readonly call: string; readonly body: unknown }[];
let answers: Record<string, Response>;

beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    const call = `${method} ${path}`;
    asked.push({ call, body: typeof body === "string" ? JSON.parse(body) : undefined });
    return answers[call]?.clone() ?? Response.json({ id: "w1" });
  });
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
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address: string, page: ReactNode, path = address.split("?")[0]) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={path} element={page} />
        <Route path="*" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  );
}

async function place(): Promise<string> {
  return (await screen.findByRole("status")).textContent;
}

function refused(status: number): Response {
  return Response.json({ error: "no", message: "Not today." }, { status });
}

describe("a new game", () => {
  const Maker = ({ from, fork }: { readonly from?: string; readonly fork?: boolean }) => {
    const { make, message } = useNewGame();
    return (
      <button type="button" onClick={() => make({ from, fork })}>
        {message ?? "make"}
      </button>
    );
  };
  const source = { ...FROG, id: "w9", user: { username: "kit" } };

  it("made as a remix begins on the first stage at its Start, and a copy stays as it was left", async () => {
    answers = {
      "GET /worlds/w9": Response.json({ ...source, data: playedGame() }),
    };
    const remix = await createLocalWorld({ from: "w9", fork: true }, begun);
    expect((await localWorlds.open(remix)).data).toMatchObject(PLAYED_GAME_BEGUN);
    answers = {
      "GET /worlds/w9": Response.json({ ...source, data: playedGame() }),
    };
    const copy = await createLocalWorld({ from: "w9" }, begun);
    expect((await localWorlds.open(copy)).data).toMatchObject(playedGame());
  });

  it.each([
    [{}, null, "Untitled", null],
    [{ from: "tutorial" }, "tutorial=base", "Tutorial", null],
    [{ from: "scene-pond" }, null, "My pond", null],
    [{ from: "w9" }, null, "Frog Jump Copy", null],
    [
      { from: "w9", fork: true },
      "tutorial=fork",
      "Frog Jump",
      { id: "w9", name: "Frog Jump", user: { username: "kit" } },
    ],
  ])("from %j is stored in this browser without an account", async (given, lesson, name, forkParent) => {
    answers = {
      "GET /worlds/w9": Response.json(source),
      "GET /worlds/tutorial": Response.json({ ...source, id: "tutorial", name: "Tutorial", data: null }),
      "GET /worlds/scene-pond": Response.json({ ...source, id: "scene-pond", name: "My pond", data: null }),
    };
    open("/", <Maker {...given} />);
    fireEvent.click(screen.getByRole("button"));
    const address = await place();
    expect(address).toMatch(/^\/editor\/ls-\d+\?localstorage=true/);
    expect(address.split("&")[1] ?? null).toBe(lesson);
    expect(await localWorlds.listCards()).toMatchObject([{ name, forkParent }]);
    expect(asked.every(({ call }) => call.startsWith("GET"))).toBe(true);
  });

  it.each([
    [{}, "POST /worlds", "/editor/w1"],
    [{ from: "tutorial" }, "POST /worlds?from=tutorial", "/editor/w1?tutorial=base"],
    [{ from: "scene-pond" }, "POST /worlds?from=scene-pond", "/editor/w1"],
    [{ from: "w9", fork: true }, "POST /worlds?from=w9&fork=true", "/editor/w1?tutorial=fork"],
  ])("from %j is stored on the server for a signed-in child", async (given, call, address) => {
    storeSession(ME);
    open("/", <Maker {...given} />);
    fireEvent.click(screen.getByRole("button"));
    expect(await place()).toBe(address);
    expect(asked.map((one) => one.call)).toEqual([call]);
  });

  it("of a signed-in child is stored in this browser while the server is unreachable", async () => {
    storeSession(ME);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
    open("/", <Maker />);
    fireEvent.click(screen.getByRole("button"));
    expect(await place()).toMatch(/^\/editor\/ls-\d+\?localstorage=true/);
  });

  it("that fails says why", async () => {
    answers = { "GET /worlds/w9": refused(404) };
    open("/", <Maker from="w9" />);
    fireEvent.click(screen.getByRole("button"));
    expect(await screen.findByText("Not today.")).toBeTruthy();
    expect(await localWorlds.listCards()).toEqual([]);
  });
});

describe("moving a local game into an account", () => {
  const send = (id: string) => open(`/join-send-world?storageKey=${id}`, <JoinSendWorldPage />);

  it("says so, uploads all of it, and only then leaves a link to it", async () => {
    storeSession(ME);
    const id = await localWorlds.create(FROG);
    send(id);
    expect(screen.getByText("Saving world to your account... Please wait.")).toBeTruthy();
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/editor/w1"));
    expect(asked).toEqual([
      { call: "POST /worlds", body: {} },
      { call: "PUT /worlds/w1", body: { name: "Frog Jump", data: GAME } },
    ]);
    await expect(localWorlds.open(id)).rejects.toMatchObject({ uploadedAsId: "w1" });
    cleanup();
    send(id);
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/editor/w1"));
    expect(asked).toHaveLength(2);
  });

  it("leads to the Share dialog of the game if the child needed the account to share it", async () => {
    storeSession(ME);
    const [, query] = sendPath(await localWorlds.create(FROG), "share").split("?");
    open(`/join-send-world?${query}`, <JoinSendWorldPage />);
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/editor/w1"));
    expect(sessionStorage.getItem("gridlings.share")).toBe("w1");
    sessionStorage.clear();
  });

  it("asks to sign in first also on the way to sharing, and remembers that", async () => {
    open("/join-send-world?storageKey=ls-1&next=share", <JoinSendWorldPage />);
    const wanted = new URL(await place(), "http://x").searchParams.get("redirectTo");
    expect(wanted).toBe(sendPath("ls-1", "share"));
  });

  it("keeps a remix a remix, unless its parent is gone", async () => {
    storeSession(ME);
    const parent = { id: "w9", name: "Frog", user: { username: "kit" } };
    const id = await localWorlds.create(FROG, parent);
    answers = { "POST /worlds?from=w9&fork=true": refused(404) };
    send(id);
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/editor/w1"));
    expect(asked.map(({ call }) => call)).toEqual(["POST /worlds?from=w9&fork=true", "POST /worlds", "PUT /worlds/w1"]);
  });

  it("if it fails, says so, leads to the child's games, and removes what was half made", async () => {
    storeSession(ME);
    answers = { "PUT /worlds/w1": refused(500) };
    const id = await localWorlds.create(FROG);
    send(id);
    const told = await screen.findByRole("dialog", { name: "Not uploaded" });
    expect(told.textContent).toContain("Sorry, your world could not be uploaded. Not today.");
    fireEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/dashboard"));
    expect(asked.at(-1)?.call).toBe("DELETE /worlds/w1");
    expect((await localWorlds.open(id)).name).toBe("Frog Jump");
  });

  it("asks to sign in first", async () => {
    send("ls-1");
    expect(await place()).toBe("/login?redirectTo=%2Fjoin-send-world%3FstorageKey%3Dls-1");
  });
});

describe("all local games of a signed-in child", () => {
  async function putAllInAccount() {
    await localWorlds.create(FROG);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await localWorlds.create({ ...FROG, name: "Toad" });
    storeSession(ME);
    open("/", <LocalGames onKnown={() => undefined} />);
    fireEvent.click(await screen.findByRole("button", { name: "Put them all in My Games" }));
  }
  const isAtMyGames = () => waitFor(() => expect(screen.getByRole("status").textContent).toBe("/dashboard"));
  const names = async () => (await localWorlds.listCards()).map(({ name }) => name);

  it("go into the account with one press, the oldest first", async () => {
    await putAllInAccount();
    await isAtMyGames();
    expect(asked.flatMap(({ call, body }) => (call === "PUT /worlds/w1" ? [body] : []))).toMatchObject([
      { name: "Frog Jump" },
      { name: "Toad" },
    ]);
    expect(await names()).toEqual([]);
  });

  it("stay here if they do not arrive, are named with the reason, and go when they are sent again", async () => {
    const answer = fetch;
    let isLineDead = true;
    vi.stubGlobal("fetch", async (path: string, options: RequestInit) => {
      if (isLineDead && String(options.body).includes("Toad")) return refused(500);
      return answer(path, options);
    });
    await putAllInAccount();
    const told = await screen.findByRole("dialog", {
      name: "1 game is in My Games now",
    });
    expect(told.textContent).toContain("This game didn't get there. It is still safe in this browser:Toad: Not today.");
    expect(await names()).toEqual(["Toad"]);
    isLineDead = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await isAtMyGames();
    expect(await names()).toEqual([]);
    expect(asked.flatMap(({ body }) => (String(JSON.stringify(body)).includes("Frog") ? [body] : []))).toHaveLength(1);
  });

  it("leave no empty game in the account where the line died in the middle", async () => {
    answers = {
      "PUT /worlds/w1": refused(500),
      "DELETE /worlds/w1": refused(500),
    };
    await putAllInAccount();
    await screen.findByRole("dialog", { name: "Your games are still here" });
    answers = {};
    asked = [];
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await isAtMyGames();
    expect(asked[0]?.call).toBe("DELETE /worlds/w1");
  });
});

it("a signed-in child with one local game moves it from its card", async () => {
  await localWorlds.create(FROG);
  storeSession(ME);
  open("/", <LocalGames onKnown={() => undefined} />);
  expect(await screen.findByRole("link", { name: "Move Frog Jump to My Games" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Put them all in My Games" })).toBeNull();
});

describe("the editor of a local game", () => {
  const edit = (id: string) => open(`/editor/${id}?localstorage=true`, <EditorPage />, "/editor/:worldId");

  it.each([null, ME])("opens it for %j", async (me) => {
    if (me) storeSession(me);
    edit(await localWorlds.create(FROG));
    expect(await screen.findByText("the editor")).toBeTruthy();
  });

  it("says if it is not in this browser", async () => {
    edit("ls-1");
    expect(await screen.findByText("This world was not found in your browser's storage")).toBeTruthy();
  });

  it("redirects to a game that was moved to the account", async () => {
    const id = await localWorlds.create(FROG);
    await localWorlds.markUploaded(await localWorlds.open(id), "w1");
    storeSession(ME);
    answers = {
      "GET /worlds/w1": Response.json({ ...FROG, id: "w1", userId: "u1" }),
    };
    edit(id);
    expect(await screen.findByText("the editor")).toBeTruthy();
    // Without Web Locks, as here, the server is asked for the lock, too.
    expect(asked.map(({ call }) => call)).toEqual(["PUT /worlds/w1/lock", "GET /worlds/w1"]);
  });

  it("says if it cannot be read", async () => {
    keepOldTexts({ "ls-7": "{broken" });
    edit("ls-7");
    const told = await screen.findByRole("dialog", { name: "This game is damaged" });
    expect(told.textContent).toMatch(/This game is damaged/);
    fireEvent.click(screen.getByRole("button", { name: "OK" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("heading", { name: /This game is damaged/ })).toBeTruthy();
  });
});

const NOTHING = () => undefined;
const importer = (
  <GameDoor onAdded={NOTHING}>
    <OpenGameFile />
  </GameDoor>
);

describe("the list of local games", () => {
  const list = (
    <GameDoor onAdded={NOTHING}>
      <LocalGames onKnown={() => undefined} />
    </GameDoor>
  );
  const openList = () => open("/", list);

  it("shows the games with their actions, and removes a deleted one", async () => {
    await localWorlds.create(FROG);
    openList();
    const edit = await screen.findByRole("link", { name: "Edit Frog Jump" });
    expect(edit.getAttribute("href")).toMatch(/^\/editor\/ls-\d+\?localstorage=true$/);
    fireEvent.keyDown(screen.getByRole("button", { name: "More for Frog Jump" }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Delete World" }));
    fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Edit Frog Jump" })).toBeNull());
    expect(await localWorlds.listCards()).toEqual([]);
  });

  it("is hidden for a child whose games are all in the account", async () => {
    storeSession(ME);
    openList();
    await waitFor(async () => expect(await localWorlds.listCards()).toEqual([]));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    ["", "This file is empty. Please choose another one."],
    ["{damaged", "This file is damaged, so we can't open it. Please choose another one."],
  ])("refuses the file %j in plain words", async (text, words) => {
    openList();
    const input = await screen.findByLabelText("Game file");
    fireEvent.change(input, { target: { files: [new File([text], "a.gridlings.json")] } });
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(await localWorlds.listCards()).toEqual([]);
  });

  it("passes what was repaired in a file to the editor, which shows it once", async () => {
    open("/", importer);
    const old = { ...GAME, characters: { c: { rules: [{ type: "poem", id: "p", name: "Ode" }] } } };
    fireEvent.change(screen.getByLabelText("Game file"), {
      target: { files: [new File([JSON.stringify(old)], "old.json")] },
    });
    expect(await place()).toMatch(/^\/editor\/ls-/);
    const [card] = await localWorlds.listCards();
    expect((await openLocalGame(card?.id ?? "")).notes).toEqual(["“Ode” is resting: this Gridlings can't read it."]);
    expect((await openLocalGame(card?.id ?? "")).notes).toEqual([]);
  });

  it.each([
    [null, /^\/editor\/ls-/],
    [ME, /^\/editor\/w1$/],
  ])("makes a new game from a file, for %j", async (me, address) => {
    if (me) storeSession(me);
    open("/", importer);
    const input = screen.getByLabelText("Game file");
    const text = JSON.stringify({ format: "gridlings-game", version: 1, name: "From File", game: GAME });
    fireEvent.change(input, { target: { files: [new File([text], "a.gridlings.json")] } });
    expect(await place()).toMatch(address);
    if (me) expect(asked.at(-1)).toMatchObject({ call: "PUT /worlds/w1", body: { name: "From File" } });
    else expect(await localWorlds.listCards()).toMatchObject([{ name: "From File" }]);
  });
});
