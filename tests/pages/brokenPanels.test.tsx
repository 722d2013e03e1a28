// @vitest-environment jsdom
/** If a panel crashes, the others go on, and the game can be saved as a file. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ComponentType, createElement, useSyncExternalStore } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as client from "../../src/api/client.ts";
import type { WorldRecord } from "../../src/api/wire.ts";
import * as files from "../../src/browser/files.ts";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import { EditorLayout } from "../../src/pages/editor/EditorLayout.tsx";
import { EditorErrorBoundary } from "../../src/pages/editor/EditorSessionView.tsx";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

/** The panels that throw, and callbacks that render them again when that changes. */
const breakage = vi.hoisted(() => ({ parts: new Set<string>(), redraw: new Set<() => void>() }));

/** A module whose component throws as long as it is told to. */
async function fragile(original: () => Promise<object>, part: string): Promise<object> {
  const module = (await original()) as Record<string, ComponentType<object>>;
  const Sound = module[part] ?? (() => null);
  const Fragile = (props: object) => {
    const isBroken = useSyncExternalStore(
      (redraw) => {
        breakage.redraw.add(redraw);
        return () => breakage.redraw.delete(redraw);
      },
      () => breakage.parts.has(part),
    );
    if (isBroken) throw new Error(`${part} is broken`);
    return createElement(Sound, props);
  };
  return { ...module, [part]: Fragile };
}

vi.mock("../../src/stage/view/StageScene.tsx", () => ({ StageScene: () => null }));
vi.mock("../../src/stage/view/StageCanvas.tsx", () =>
  fragile(async () => ({ StageCanvas: ({ view }: { view: string }) => <p>Picture {view}</p> }), "StageCanvas"),
);
vi.mock("../../src/panels/toolbar/Toolbar.tsx", (original) => fragile(original, "Toolbar"));
vi.mock("../../src/panels/controls/StageControls.tsx", (original) => fragile(original, "StageControls"));
vi.mock("../../src/panels/library/Library.tsx", (original) => fragile(original, "Library"));
vi.mock("../../src/panels/inspector/Inspector.tsx", (original) => fragile(original, "Inspector"));
vi.mock("../../src/panels/recording/RecordingPanel.tsx", (original) => fragile(original, "RecordingPanel"));
vi.mock("../../src/panels/modals/Modals.tsx", (original) => fragile(original, "Modals"));
vi.mock("../../src/panels/notice/NoticeBar.tsx", (original) => fragile(original, "NoticeBar"));

const record = { id: "w1", name: "Frog Jump", revision: 1, published: false } as WorldRecord;
const saveFile = vi.spyOn(files, "saveFile");
const report = vi.spyOn(client, "reportCrash");
let test: TestEditor;

beforeEach(async () => {
  // React also logs every caught error.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  saveFile.mockReset().mockReturnValue(undefined);
  report.mockReset().mockReturnValue(undefined);
  test = new TestEditor({ document: gameOf([characterNamed("Hero")], [actorOf("hero", "h", 1, 1)]) });
  render(
    <MemoryRouter>
      <EditorProvider editor={test.editor}>
        <EditorErrorBoundary>
          <EditorLayout record={record} />
        </EditorErrorBoundary>
      </EditorProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(whole()).toEqual(PARTS));
});
afterEach(() => {
  cleanup();
  breakage.parts.clear();
});

function breaks(part: string): void {
  breakage.parts.add(part);
  act(() => {
    for (const redraw of breakage.redraw) redraw();
  });
}

const WHOLE = {
  Toolbar: () => screen.queryByRole("button", { name: "Main menu" }),
  StageCanvas: () => screen.queryByText(/^Picture/),
  StageControls: () => screen.queryByRole("region", { name: "Play the game" }),
  Library: () => screen.queryByRole("button", { name: "Add a character" }),
  Inspector: () => screen.queryByRole("tab", { name: "Rules" }),
} as const;
type Part = keyof typeof WHOLE;
const PARTS = Object.keys(WHOLE) as Part[];
const whole = () => PARTS.filter((part) => WHOLE[part]() !== null);

describe.each(PARTS)("a crashed %s", (part) => {
  it("leaves all other panels working, offers the game as a file, and can be restored", async () => {
    breaks(part);
    expect(whole()).toEqual(PARTS.filter((other) => other !== part));
    expect(screen.getByRole("alert").textContent).toContain("Something went wrong");
    expect(report).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole("button", { name: "Save as a file" }));
    await waitFor(() => expect(saveFile.mock.lastCall?.[1] ?? "").toContain('"Hero"'));
    breakage.parts.clear();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(WHOLE[part]()).not.toBeNull();
  });
});

it("once the game was played, what just happened can be saved as well", async () => {
  act(() => test.editor.playback.forward());
  breaks("Library");
  fireEvent.click(screen.getByRole("button", { name: "Save what just happened" }));
  await waitFor(() => expect(saveFile.mock.lastCall?.[1] ?? "").toContain('"moment"'));
});

it("a crashed recording can be canceled", async () => {
  act(() => test.editor.recording.onActor("h"));
  breaks("RecordingPanel");
  fireEvent.click(await screen.findByRole("button", { name: "Cancel the recording" }));
  expect(WHOLE.StageCanvas()).not.toBeNull();
  expect(WHOLE.StageControls()).not.toBeNull();
});

it("a crashed dialog can be closed, and the next one is rendered again", async () => {
  act(() => test.editor.openModal({ id: "exploreCharacters" }));
  breaks("Modals");
  breakage.parts.clear();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => test.editor.openModal({ id: "keyPicker", characterId: "hero", containerId: null }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("a crashed notice is replaced by the next one", () => {
  act(() => test.editor.notices.tell("One"));
  breaks("NoticeBar");
  expect(screen.getByRole("alert")).toBeTruthy();
  breakage.parts.clear();
  act(() => test.editor.notices.tell("Two"));
  expect(screen.getByText("Two")).toBeTruthy();
});
