// @vitest-environment jsdom
/** A game with recordings is published: a grown-up is asked about the voice. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { WorldRecord } from "../../src/api/wire.ts";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import { PublishOpenGame } from "../../src/pages/editor/PublishOpenGame.tsx";
import type { GamePublishing } from "../../src/pages/editor/usePublishing.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { gameOf } from "../support/testGame.ts";

const record = { id: "w1", user: { username: "ada" } } as WorldRecord;
const YES = "A grown-up said yes to my voice";
const save = vi.fn(async () => undefined);

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

function open(voice?: "home" | "yes") {
  const game = gameOf([], []);
  const sounds = { hey: { id: "hey", name: "Hey", data: "data:audio/wav;base64,AAAA", ...(voice && { voice }) } };
  const { editor } = new TestEditor({ document: { ...game, world: { ...game.world, sounds } } });
  const publishing = { on: false, description: "", onSave: save, onShow: vi.fn() } as unknown as GamePublishing;
  render(
    <EditorProvider editor={editor}>
      <PublishOpenGame record={record} publishing={publishing} />
    </EditorProvider>,
  );
  return () => editor.store.getState().document.world.sounds?.hey?.voice;
}

async function publish() {
  fireEvent.click(screen.getByRole("radio", { name: /^Everyone/ }));
  fireEvent.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(save).toHaveBeenCalled());
}

it("the voice stays at home until the box is checked", async () => {
  const voice = open("home");
  expect(screen.getByText("One sound is a recording. Others don't hear it until a grown-up says yes.")).toBeDefined();
  await publish();
  expect(voice()).toBe("home");
});

it("others hear it once a grown-up said yes, in the game that is then published", async () => {
  const voice = open("home");
  fireEvent.click(screen.getByRole("checkbox", { name: YES }));
  await publish();
  expect(voice()).toBe("yes");
});

it.each([undefined, "yes"] as const)("nothing is asked where no voice stays at home: %s", (voice) => {
  open(voice);
  expect(screen.queryByRole("checkbox", { name: YES })).toBeNull();
});
