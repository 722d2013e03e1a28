// @vitest-environment jsdom
/** The picture of a stage as the editor mounts it, with @pixi/react, and as the player does, without. */
import { act, cleanup, render } from "@testing-library/react";
import { Application } from "pixi.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import { PixiScene } from "../../src/stage/PixiScene.tsx";
import { PixiStageView, type StageLayerClass } from "../../src/stage/view/PixiStageView.ts";
import { StageScene } from "../../src/stage/view/StageScene.tsx";
import { STAGE_LAYERS } from "../../src/stage/view/stageLayers.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const renderings = vi.hoisted(() => ({ count: 0 }));

/** Counts how often a layer is rendered by React. */
vi.mock("../../src/pixi/useLayer.ts", async (original) => {
  const module = await original<typeof import("../../src/pixi/useLayer.ts")>();
  const useLayer: typeof module.useLayer = (view, mount) => {
    renderings.count += 1;
    return module.useLayer(view, mount);
  };
  return { ...module, useLayer };
});

const SIZE = { width: 400, height: 300 };
const FROG = characterNamed("Frog", [walkRight("frog")]);
const mountLayer = vi.spyOn(PixiStageView.prototype, "mountLayer");
const drawn = vi.fn();
const LAYERS: readonly StageLayerClass[] = Object.values(STAGE_LAYERS);
let happened: string[] = [];
let test: TestEditor;

beforeEach(() => {
  happened = [];
  renderings.count = 0;
  drawn.mockReset();
  mountLayer.mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Object.defineProperty(document, "fonts", { value: { status: "loaded" }, configurable: true });
  const nothing = () => undefined;
  const getImageData = () => ({ data: new Uint8ClampedArray(4) });
  const paper = new Proxy({ canvas: document.createElement("canvas"), fillStyle: "#ffffff", getImageData } as object, {
    get: (target, name) => Reflect.get(target, name) ?? nothing,
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(paper as never);
  vi.spyOn(Application.prototype, "init").mockImplementation(async function (this: Application, settings) {
    const background = { color: 0 };
    const renderer = { canvas: settings?.canvas, background, resolution: 1, resize: nothing, render: drawn };
    this.renderer = renderer as never;
  });
  vi.spyOn(Application.prototype, "destroy").mockImplementation(() => void happened.push("application"));
  for (const Layer of LAYERS) {
    const { destroy } = Layer.prototype;
    vi.spyOn(Layer.prototype, "destroy").mockImplementation(function (this: typeof Layer.prototype) {
      happened.push(Layer.name);
      destroy.call(this);
    });
  }
  test = new TestEditor({ document: gameOf([FROG], [actorOf("frog", "a", 1, 1), actorOf("frog", "b", 3, 4)]) });
});

afterEach(async () => {
  await act(async () => cleanup());
  vi.unstubAllGlobals();
  vi.mocked(Application.prototype.init).mockRestore();
  vi.mocked(Application.prototype.destroy).mockRestore();
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockRestore();
  for (const Layer of LAYERS) vi.mocked(Layer.prototype.destroy).mockRestore();
});

async function mounted(Scene: typeof StageScene | typeof PixiScene) {
  let stageView: PixiStageView | null = null;
  const { unmount } = render(
    <EditorProvider editor={test.editor}>
      <Scene
        view="stage"
        onStageView={(mountedView) => {
          stageView = mountedView as PixiStageView | null;
        }}
      />
    </EditorProvider>,
  );
  const view = await vi.waitFor(() => {
    if (!stageView) throw new Error("It is not mounted yet.");
    return stageView as PixiStageView;
  });
  view.resize(SIZE);
  await vi.waitFor(() => expect(view.facts()).not.toBeNull(), 15_000);
  return { view, unmount };
}

const SCENES = [
  { kind: "an editor", Scene: StageScene },
  { kind: "a player", Scene: PixiScene },
];

describe.each(SCENES)("the picture of $kind", ({ Scene }) => {
  it("consists of the same layers from the background up", async () => {
    await mounted(Scene);
    expect(mountLayer.mock.calls.map(([Layer]) => Layer)).toEqual(LAYERS);
    const containers = mountLayer.mock.calls.map(([, container]) => container);
    expect(containers[0]?.parent?.children).toEqual(containers);
  });

  it("knows where actors are after an edit and after a tick", async () => {
    const { view } = await mounted(Scene);
    expect(view.hitTest.actorAt({ x: 1, y: 1 })?.id).toBe("a");
    test.drag([
      { x: 3, y: 4 },
      { x: 6, y: 6 },
    ]);
    expect(view.hitTest.actorAt({ x: 6, y: 6 })?.id).toBe("b");
    test.editor.playback.forward();
    expect(view.hitTest.actorAt({ x: 2, y: 1 })?.id).toBe("a");
    expect(view.hitTest.actorAt({ x: 1, y: 1 })).toBeNull();
  });

  it("is drawn when what it shows changes, and only then", async () => {
    // With motion, who is picked stretches for some frames.
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    const { view } = await mounted(Scene);
    await frames(3);
    drawn.mockClear();
    test.editor.ui.openModal({ id: "keys" });
    await frames(3);
    expect(drawn).not.toHaveBeenCalled();
    test.editor.selection.selectActor("stage", "a");
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
    view.moveCursor({ x: 2, y: 2 });
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
    test.editor.playback.forward();
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(3));
  });

  it("is not drawn while it rests, and comes back with what has changed", async () => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    const { view } = await mounted(Scene);
    await frames(3);
    drawn.mockClear();
    view.rest(true);
    test.editor.playback.forward();
    view.moveCursor({ x: 2, y: 2 });
    await frames(3);
    expect(drawn).not.toHaveBeenCalled();
    view.rest(false);
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
    expect(view.hitTest.actorAt({ x: 2, y: 1 })?.id).toBe("a");
  });

  it("lets stars fly from who acts by a new rule, for a moment", async () => {
    await mounted(Scene);
    const [, stars] = mountLayer.mock.calls.find(([Layer]) => Layer === STAGE_LAYERS.StarBurst) ?? [];
    test.editor.newRules.add(walkRight("frog"));
    test.editor.playback.forward();
    expect(stars?.children).toHaveLength(8);
    await vi.waitFor(() => expect(stars?.children).toHaveLength(0));
  });

  it("removes its layers before the application is destroyed", async () => {
    const { unmount } = await mounted(Scene);
    await act(async () => unmount());
    await vi.waitFor(() => expect(happened).toContain("application"));
    expect(happened).toEqual([...LAYERS.map(({ name }) => name), "application"]);
  });
});

it("a layer that cannot be mounted in a player takes the ones below it along", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  mountLayer.mockImplementationOnce(() => () => void happened.push("ground"));
  mountLayer.mockImplementationOnce(() => {
    throw new Error("No 2D canvas");
  });
  const { findByRole } = render(
    <EditorProvider editor={test.editor}>
      <PixiScene view="stage" onStageView={() => undefined} />
    </EditorProvider>,
  );
  expect((await findByRole("alert")).textContent).toContain("The stage could not be drawn.");
  expect(happened).toContain("ground");
  vi.mocked(console.error).mockRestore();
});

it("React renders each layer of an editor once, whatever moves in it", async () => {
  const { view } = await mounted(StageScene);
  const once = renderings.count;
  expect(once).toBe(LAYERS.length);
  test.editor.playback.forward();
  test.editor.selection.selectActor("stage", "a");
  test.drag([
    { x: 3, y: 4 },
    { x: 6, y: 6 },
  ]);
  view.zoomBy(2);
  view.pan({ x: 5, y: 5 });
  await frames(3);
  expect(renderings.count).toBe(once);
});

async function frames(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
