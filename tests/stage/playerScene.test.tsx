// @vitest-environment jsdom
/** A player's picture passes from the 2D canvas to PixiJS while the game is shown. */
import { act, cleanup, render } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import { PlayerScene } from "../../src/stage/PlayerStage.tsx";
import type { StageSceneProps } from "../../src/stage/view/StageCanvas.tsx";
import type { StageView } from "../../src/stage/view/StageView.ts";
import { TestEditor } from "../support/TestEditor.ts";

const happened = vi.hoisted(() => [] as string[]);
const game = vi.hoisted(() => ({ isCrowded: false, drawn: (): void => undefined }));

vi.mock("../../src/stage/plain/wantsPixi.ts", () => ({ wantsPixi: () => game.isCrowded }));

function pictureOf(name: string, view: object) {
  return function Picture({ onStageView }: StageSceneProps) {
    useEffect(() => {
      happened.push(`${name} comes`);
      onStageView(view as StageView);
      return () => {
        happened.push(`${name} goes`);
        onStageView(null);
      };
    }, [onStageView]);
    return null;
  };
}

const PLAIN = { facts: () => ({ viewSize: { width: 400, height: 300 } }) };
const PIXI = {
  onFacts: (drawn: () => void) => {
    game.drawn = drawn;
  },
  resize: vi.fn(),
};
vi.mock("../../src/stage/plain/PlainScene.tsx", () => ({
  get PlainScene() {
    return PlainPicture;
  },
}));
vi.mock("../../src/stage/PixiScene.tsx", () => ({
  get PixiScene() {
    return PixiPicture;
  },
}));
const PlainPicture = pictureOf("plain", PLAIN);
const PixiPicture = pictureOf("pixi", PIXI);

afterEach(cleanup);

it("the 2D canvas stays until PixiJS has drawn, and each picture is mounted once", async () => {
  const test = new TestEditor();
  const onStageView = vi.fn();
  render(
    <EditorProvider editor={test.editor}>
      <PlayerScene view="stage" onStageView={onStageView} />
    </EditorProvider>,
  );
  expect(onStageView).toHaveBeenLastCalledWith(PLAIN);
  game.isCrowded = true;
  await act(async () => test.editor.store.setState({ power: { choice: "auto", level: "fewer" } }));
  await vi.waitFor(() => expect(PIXI.resize).toHaveBeenCalledWith({ width: 400, height: 300 }));
  expect(happened).toEqual(["plain comes", "pixi comes"]);
  await act(async () => game.drawn());
  await vi.waitFor(() => expect(onStageView).toHaveBeenLastCalledWith(PIXI));
  expect(happened).toEqual(["plain comes", "pixi comes", "plain goes"]);
});
