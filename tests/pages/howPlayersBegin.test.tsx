// @vitest-environment jsdom
/** What the dialog after publishing says about where players begin. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import type { Actor, Stage } from "../../src/engine/index.ts";
import { HowPlayersBegin } from "../../src/pages/editor/OpenGamePublishing.tsx";
import { StageDrawing } from "../../src/pictures/StageDrawing.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

const openStages = vi.fn();
const drawn = vi.fn();

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  openStages.mockReset();
  drawn.mockReset();
});

function open(actors: readonly Actor[], start?: Stage["startActors"]) {
  const document = gameOf([characterNamed("Hero")], actors);
  const stages = Object.values(document.world.stages).map((stage) => [
    stage.id,
    start ? { ...stage, startActors: start } : stage,
  ]);
  const world = { ...document.world, stages: Object.fromEntries(stages) };
  const test = new TestEditor({ document: { ...document, world } });
  const draw = (stage: Stage) => {
    drawn(Object.keys(stage.actors));
    return Promise.resolve(null);
  };
  render(
    <EditorProvider editor={test.editor}>
      <StageDrawing value={draw}>
        <HowPlayersBegin onStages={openStages} />
      </StageDrawing>
    </EditorProvider>,
  );
  return test;
}

it("a stage that looks different from its Start can be used as it is now", async () => {
  const hero = actorOf("hero", "h", 2, 2);
  const test = open([hero, actorOf("hero", "late", 3, 2)], { h: hero });
  expect(drawn.mock.calls.slice(-2)).toEqual([[["h"]], [["h", "late"]]]);
  fireEvent.click(screen.getByRole("button", { name: "Begin with the second one" }));
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  const [stage] = Object.values(test.editor.store.getState().document.world.stages);
  expect(Object.keys(stage?.startActors ?? {})).toEqual(["h", "late"]);
  expect(drawn).toHaveBeenLastCalledWith(["h", "late"]);
});

it("a stage without a Start, or as its Start was saved, only says where players begin", () => {
  const hero = actorOf("hero", "h", 2, 2);
  open([hero]);
  expect(screen.getByText(/^Players begin here/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  open([hero], { h: { ...hero } });
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  open([{ ...hero, frameCount: 7, variableValues: { score: "3" } }], { h: hero });
  expect(screen.queryByRole("button")).toBeNull();
});

it("an empty first stage leads to the stages", () => {
  open([]);
  expect(screen.getByText(/No characters are on it yet/)).toBeTruthy();
  act(() => screen.getByRole("button", { name: "Open Stages" }).click());
  expect(openStages).toHaveBeenCalled();
});
