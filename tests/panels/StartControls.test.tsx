// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { currentStage } from "../../src/engine/index.ts";
import { StageControls } from "../../src/panels/controls/StageControls.tsx";
import { type DrawStage, StageDrawing } from "../../src/pictures/StageDrawing.ts";
import { isOff } from "../support/isOff.ts";
import type { TestEditor } from "../support/TestEditor.ts";
import { STAGE, walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PICTURE = "data:image/jpeg;base64,AAAA";
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

const dialog = () => screen.getByRole("dialog", { name: "Back to start" });
const shownName = (test: TestEditor) => currentStage(test.state.document.world)?.name;

function enter() {
  const draw = vi.fn<DrawStage>(() => Promise.resolve(PICTURE));
  const test = renderPanels(
    <StageDrawing value={draw}>
      <StageControls />
    </StageDrawing>,
    { rules: [walkRight("hero")] },
  );
  return { test, draw };
}

async function saveStart() {
  fireEvent.click(button("Start here"));
  await waitFor(() => expect(isOff(button("Back to start"))).toBe(false));
}

describe("the saved Start", () => {
  it("cannot be restored before it was saved, and is saved with a picture of that moment", async () => {
    const { test, draw } = enter();
    expect(isOff(button("Back to start"))).toBe(true);
    await saveStart();
    expect(draw.mock.calls.map(([, , width]) => width)).toEqual([160]);
    expect(currentStage(test.state.document.world)?.startThumbnail).toBe(PICTURE);
  });

  it("is there after the first turn without having been saved", () => {
    const { test } = enter();
    act(() => test.editor.playback.play());
    act(() => test.clock.pass(1000));
    fireEvent.click(button("Back to start"));
    fireEvent.click(button("Reset"));
    expect(test.places()).toEqual(["Hero 2,2"]);
  });

  it("is restored only after a confirmation", async () => {
    const { test } = enter();
    await saveStart();
    act(() => test.editor.playback.forward());
    fireEvent.click(button("Back to start"));
    expect(dialog().textContent).toContain("Are you sure you want to reset the stage to the saved Start state?");
    expect(dialog().querySelector("strong")?.textContent).toBe("Start");
    expect(document.activeElement).toBe(button("Reset"));
    fireEvent.click(button("Cancel"));
    expect([screen.queryByRole("dialog"), test.places()]).toEqual([null, ["Hero 3,2"]]);
    fireEvent.click(button("Back to start"));
    fireEvent.click(button("Reset"));
    expect([screen.queryByRole("dialog"), test.places()]).toEqual([null, ["Hero 2,2"]]);
    expect(isOff(button("Back"))).toBe(true);
  });

  it("is restored for this stage alone or for the whole game, if there are several stages", async () => {
    const { test } = enter();
    await saveStart();
    act(() => test.editor.playback.forward());
    act(() => test.editor.stages.duplicate(STAGE));
    fireEvent.click(button("Back to start"));
    fireEvent.click(button("This level"));
    expect([shownName(test), test.places()]).toEqual(["Level 2", ["Hero 2,2"]]);
    act(() => test.editor.stages.show(STAGE));
    expect(test.places()).toEqual(["Hero 3,2"]);
    act(() => test.editor.stages.add());
    fireEvent.click(button("Back to start"));
    expect(dialog().textContent).not.toContain("Are you sure");
    fireEvent.click(button("The whole game"));
    expect([shownName(test), test.places()]).toEqual(["Level 1", ["Hero 2,2"]]);
  });

  it("without a stored picture is drawn from its actors", async () => {
    const { draw } = enter();
    draw.mockResolvedValueOnce(null);
    await saveStart();
    await waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
  });
});
