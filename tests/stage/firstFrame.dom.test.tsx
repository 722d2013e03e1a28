// @vitest-environment jsdom
/** What is seen of a stage from the first moment on: its ground, and never the dark color that stands in for a picture that cannot be had, or an empty canvas. */
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import { currentStage, type WorldDocument } from "../../src/engine/index.ts";
import { PlainStage } from "../../src/stage/PlainStage.ts";
import { PlainStageView } from "../../src/stage/plain/PlainStageView.ts";
import { StagePoster } from "../../src/stage/view/StagePoster.tsx";
import { TestEditor } from "../support/TestEditor.ts";
import { gameOf } from "../support/testGame.ts";

const LANDSCAPE = 'url("/backgrounds/landscape.png")';

const pictures = vi.hoisted(() => ({
  known: null as unknown,
  arrive: (): void => undefined,
  fail: (): void => undefined,
}));
vi.mock("../../src/pictures/cache.ts", async (original) => ({
  ...(await original<typeof import("../../src/pictures/cache.ts")>()),
  cachedPicture: () => pictures.known,
  loadPicture: () =>
    new Promise<void>((resolve, reject) => {
      pictures.arrive = resolve;
      pictures.fail = () => reject(new Error("There is no such picture."));
    }),
}));

function gameOn(background: string): WorldDocument {
  const game = gameOf([], []);
  const stage = currentStage(game.world);
  if (!stage) throw new Error("A new game has a stage.");
  return { ...game, world: { ...game.world, stages: { [stage.id]: { ...stage, background } } } };
}

afterEach(cleanup);

describe("before the first frame", () => {
  const posterOn = (background: string): HTMLElement | null => {
    const { editor } = new TestEditor({ document: gameOn(background) });
    const { container } = render(
      <EditorProvider editor={editor}>
        <StagePoster />
      </EditorProvider>,
    );
    return container.querySelector("div");
  };

  it("a landscape is there", () => expect(posterOn(LANDSCAPE)?.style.backgroundImage).toContain("landscape.png"));

  it("a color is there", () => expect(posterOn("#ff0000")?.style.backgroundColor).toBe("rgb(255, 0, 0)"));

  it("a picture from elsewhere waits, because a stage makes it paler", () =>
    expect(posterOn("url(/pictures/abc.png)")).toBeNull());
});

describe("the first frame", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    pictures.known = undefined;
    Object.assign(document, { fonts: { status: "loaded" } });
    const nothing = () => undefined;
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
      const data = { data: new Uint8ClampedArray(4) };
      const on: object = { canvas: this, getImageData: () => data };
      return new Proxy(on, { get: (all, name) => Reflect.get(all, name) ?? nothing, set: () => true }) as never;
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const opened = (background: string): PlainStageView => {
    const { editor } = new TestEditor({ document: gameOn(background) });
    const view = new PlainStageView(document.createElement("canvas"), editor, "stage");
    view.start();
    view.resize({ width: 400, height: 300 });
    return view;
  };
  const isDrawn = (view: PlainStageView): boolean => view.facts() !== null;

  it("waits for the picture of the ground", async () => {
    const view = opened(LANDSCAPE);
    await vi.advanceTimersByTimeAsync(200);
    expect(isDrawn(view)).toBe(false);
    pictures.known = { width: 880, height: 520 };
    pictures.arrive();
    await vi.advanceTimersByTimeAsync(200);
    expect(isDrawn(view)).toBe(true);
  });

  it("is waited for over the ground, before the page of a player is there, too", () => {
    const { editor } = new TestEditor({ document: gameOn(LANDSCAPE) });
    const stage = new PlainStage(editor);
    expect(stage.element.querySelector("div")?.style.backgroundImage).toContain("landscape.png");
    stage.end();
  });

  it("comes at once where the ground is a color", async () => {
    const view = opened("#ff0000");
    await vi.advanceTimersByTimeAsync(200);
    expect(isDrawn(view)).toBe(true);
  });

  it("comes without a picture that cannot be had", async () => {
    const view = opened(LANDSCAPE);
    await vi.advanceTimersByTimeAsync(200);
    pictures.fail();
    await vi.advanceTimersByTimeAsync(200);
    expect(isDrawn(view)).toBe(true);
  });

  it("comes without a picture that takes three seconds", async () => {
    const view = opened(LANDSCAPE);
    await vi.advanceTimersByTimeAsync(2900);
    expect(isDrawn(view)).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(isDrawn(view)).toBe(true);
  });

  it("is not wiped off when the machine is found too slow: the canvas is made smaller by the frame that draws it again", async () => {
    const view = opened("#ff0000");
    await vi.advanceTimersByTimeAsync(200);
    const whole = view.canvas.width;
    view.game.playback.play();
    view.game.store.setState({ power: { choice: "auto", level: "slow" } });
    expect(view.canvas.width).toBe(whole);
    await vi.advanceTimersByTimeAsync(40);
    expect(view.canvas.width).toBe(whole / 2);
  });
});
