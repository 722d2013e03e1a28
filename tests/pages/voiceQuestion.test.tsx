// @vitest-environment jsdom
/** A game with recordings is published: a grown-up is asked about the voice. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as client from "../../src/api/client.ts";
import type { WorldRecord, WorldSave } from "../../src/api/wire.ts";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import type { WorldDocument } from "../../src/engine/index.ts";
import { PublishOpenGame } from "../../src/pages/editor/PublishOpenGame.tsx";
import type { GamePublishing } from "../../src/pages/editor/usePublishing.ts";
import type { Publication } from "../../src/pages/games/PublishDialog.tsx";
import { PublishStoredGame } from "../../src/pages/games/PublishStoredGame.tsx";
import { WAVE } from "../support/gameThatSaysMore.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { gameOf } from "../support/testGame.ts";

const record = { id: "w1", user: { username: "ada" } } as WorldRecord;
const YES = "A grown-up said yes to my voice";
const save = vi.fn<(chosen: Publication & WorldSave) => Promise<void>>(async () => undefined);

beforeEach(() => {
  save.mockClear();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Voice = "home" | "yes";

/** A game with a sound of its own. Without `data`, it is what somebody else's voice leaves in a remix. */
function gameWith(voice?: Voice, data = WAVE) {
  const game = gameOf([], []);
  const sounds = { hey: { id: "hey", name: "Hey", ...(data && { data }), ...(voice && { voice }) } };
  return { ...game, world: { ...game.world, sounds } };
}

function open(document: WorldDocument) {
  const { editor } = new TestEditor({ document });
  const publishing = { on: false, description: "", onSave: save, onShow: vi.fn() } as unknown as GamePublishing;
  render(
    <EditorProvider editor={editor}>
      <PublishOpenGame record={record} publishing={publishing} />
    </EditorProvider>,
  );
  return () => editor.store.getState().document.world.sounds?.hey?.voice;
}

/** As from My Games, where the game is not open. */
function openStored(document: WorldDocument) {
  const stored = { ...record, name: "Frogs", revision: 7, data: { ...document } } as WorldRecord;
  vi.spyOn(client, "fetchWorld").mockResolvedValue(stored);
  render(
    <PublishStoredGame world={{ ...stored, thumbnail: "data:,", description: "" }} onSave={save} onClose={vi.fn()} />,
  );
}

async function publish() {
  fireEvent.click(screen.getByRole("radio", { name: /^Everyone/ }));
  fireEvent.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(save).toHaveBeenCalled());
}

it("the voice stays at home until the box is checked", async () => {
  const voice = open(gameWith("home"));
  expect(screen.getByText("One sound is a recording. Others don't hear it until a grown-up says yes.")).toBeDefined();
  await publish();
  expect(voice()).toBe("home");
});

it("others hear it once a grown-up said yes, in the game that is then published", async () => {
  const voice = open(gameWith("home"));
  fireEvent.click(screen.getByRole("checkbox", { name: YES }));
  await publish();
  expect(voice()).toBe("yes");
});

it.each([undefined, "yes"] as const)("nothing is asked where no voice stays at home: %s", (voice) => {
  open(gameWith(voice));
  expect(screen.queryByRole("checkbox", { name: YES })).toBeNull();
});

it("nothing is asked about a voice of somebody else, which is not in the game", () => {
  open(gameWith("home", ""));
  expect(screen.queryByRole("checkbox", { name: YES })).toBeNull();
});

describe("from My Games", () => {
  it("the game is published as it is stored, and its voice stays at home, until the box is checked", async () => {
    openStored(gameWith("home"));
    await screen.findByRole("checkbox", { name: YES });
    await publish();
    expect(save.mock.calls[0]?.[0]).not.toHaveProperty("data");
  });

  it("a yes is saved in the game, based on what was read, with its publication", async () => {
    openStored(gameWith("home"));
    fireEvent.click(await screen.findByRole("checkbox", { name: YES }));
    await publish();
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      published: true,
      revision: 7,
      data: { world: { sounds: { hey: { voice: "yes" } } } },
    });
  });

  it("a yes counts for nothing where the game stays with its maker", async () => {
    openStored(gameWith("home"));
    fireEvent.click(await screen.findByRole("checkbox", { name: YES }));
    fireEvent.click(screen.getByRole("radio", { name: "Only me" }));
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).not.toHaveProperty("data");
  });
});
