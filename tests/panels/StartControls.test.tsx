// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { currentStage } from "../../src/engine/index.ts";
import { StageControls } from "../../src/panels/controls/StageControls.tsx";
import { type DrawStage, StageDrawing } from "../../src/panels/pictures/StageDrawing.ts";
import { walkRight } from "../support/testGame.ts";
import { enterRoom } from "./room.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PICTURE = "data:image/jpeg;base64,AAAA";
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

function enter() {
  const draw = vi.fn<DrawStage>(() => Promise.resolve(PICTURE));
  const room = enterRoom(
    <StageDrawing value={draw}>
      <StageControls />
    </StageDrawing>,
    { rules: [walkRight("hero")] },
  );
  return { room, draw };
}

async function saveStart() {
  fireEvent.click(button("Save as Start"));
  await waitFor(() => expect(button("Back to Start").disabled).toBe(false));
}

describe("the saved Start", () => {
  it("cannot be gone back to until it was saved, and is saved with a picture of that moment", async () => {
    const { room, draw } = enter();
    expect(button("Back to Start").disabled).toBe(true);
    await saveStart();
    expect(draw.mock.calls.map(([, , width]) => width)).toEqual([160]);
    expect(currentStage(room.state.document.world)?.startThumbnail).toBe(PICTURE);
  });

  it("is gone back to only after the question of the specification", async () => {
    const ask = vi.spyOn(window, "confirm").mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { room } = enter();
    await saveStart();
    act(() => room.editor.forward());
    fireEvent.click(button("Back to Start"));
    expect(room.places()).toEqual(["Hero 3,2"]);
    fireEvent.click(button("Back to Start"));
    expect(room.places()).toEqual(["Hero 2,2"]);
    expect(ask).toHaveBeenCalledWith("Are you sure you want to reset the stage to the saved `Start` state?");
    expect(button("Back").disabled).toBe(true);
  });

  it("without a picture is drawn from whom it keeps", async () => {
    const { draw } = enter();
    draw.mockResolvedValueOnce(null);
    await saveStart();
    await waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
  });
});
