// @vitest-environment jsdom
/** A stage of another turn: who was there then is listed for keys, and another level has its own size. */
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useEditor, useEditorState } from "../../src/editor/EditorProvider.tsx";
import { useEditorKeys } from "../../src/panels/toolbar/useEditorKeys.ts";
import { cameraFor } from "../../src/stage/overlay/overlayPlaces.ts";
import { PastLayer } from "../../src/stage/overlay/PastLayer.tsx";
import { renderPanels } from "../panels/renderPanels.tsx";
import { SMALL_VIEW } from "../support/smallView.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Past() {
  useEditorKeys(useEditor());
  const turn = useEditorState(({ ui }) => ui.past);
  return turn !== null && <PastLayer facts={SMALL_VIEW} turn={turn} />;
}

it("lists who was there in that turn and where, not who is there now, and its buttons are one stop of the Tab key", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const leave = { ...walkRight("coin"), actions: [{ type: "delete", actorId: "main" } as const] };
  const characters = [characterNamed("Hero", [walkRight("hero")]), characterNamed("Coin", [leave])];
  const document = gameOf(characters, [actorOf("hero", "h", 2, 2), actorOf("coin", "c", 5, 1)]);
  const { editor } = renderPanels(<Past />, { document });
  act(() => editor.playback.forward());
  act(() => editor.ui.lookAt(0));
  const list = within(await screen.findByRole("list", { name: "Characters in this turn" }));
  const names = () => list.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names()).toEqual(["Coin at column 6, row 2", "Hero at column 3, row 3"]);
  expect(list.getAllByRole("button").map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  fireEvent.keyDown(list.getByRole("button", { name: /^Coin/ }), { key: "w" });
  expect(editor.ui.state).toMatchObject({ selectedActorId: "c", asked: { actorId: "c", turn: 1 } });
  expect(list.getByRole("button", { pressed: true }).textContent).toMatch(/^Coin/);
  act(() => editor.ui.lookAt(1));
  await vi.waitFor(() => expect(names()).toEqual(["Hero at column 4, row 3"]));
});

it("lies over the stage of now, and a level of another size in the middle, as large as there is room", () => {
  expect(cameraFor({ width: 10, height: 8 }, SMALL_VIEW)).toBe(SMALL_VIEW.camera);
  expect(cameraFor({ width: 20, height: 8 }, SMALL_VIEW)).toEqual({ zoom: 0.5, left: 0, top: 80 });
});
