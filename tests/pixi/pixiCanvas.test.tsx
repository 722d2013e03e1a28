// @vitest-environment jsdom
/** A canvas that cannot be created says so and can be tried again, in the editor and in the player. */
import { act, cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode, useLayoutEffect } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PlainPixiCanvas } from "../../src/pixi/PlainPixiCanvas.tsx";
import { ReactPixiCanvas } from "../../src/pixi/ReactPixiCanvas.tsx";

vi.mock("@pixi/react", () => ({
  extend: () => undefined,
  Application: ({ children, onUnmade }: { children: ReactNode; onUnmade: () => void }) => {
    unmake = onUnmade;
    return children;
  },
  useApplication: () => ({ app: {}, isInitialised: true }),
}));

vi.mock("../../src/pixi/pixi.ts", () => ({
  Container: class {},
  Application: class {
    renderer: object | null = null;

    init({ canvas }: { canvas: HTMLCanvasElement }) {
      return new Promise<void>((resolve, reject) => {
        makings.push({
          canvas,
          isReady: () => {
            this.renderer = {};
            resolve();
          },
          fails: () => reject(new Error("No 2D canvas")),
        });
      });
    }

    destroy() {
      happened.push("the application goes");
    }
  },
}));

interface Making {
  readonly canvas: HTMLCanvasElement;
  readonly isReady: () => void;
  readonly fails: () => void;
}

let unmake = () => {};
let makings: Making[] = [];
let happened: string[] = [];

const mount = vi.fn(() => () => void happened.push("what is drawn goes"));

interface CanvasProps {
  readonly failure?: string;
}

function EditorCanvas(props: CanvasProps) {
  return (
    <ReactPixiCanvas {...props}>
      <Layers />
    </ReactPixiCanvas>
  );
}

function Layers() {
  useLayoutEffect(() => mount(), []);
  return null;
}

function PlayerCanvas(props: CanvasProps) {
  return <PlainPixiCanvas {...props} mount={mount} />;
}

/** Settles the most recently opened canvas, as PixiJS would. */
const ready = () => act(async () => makings.at(-1)?.isReady());
const fail = () => act(async () => makings.at(-1)?.fails());

afterEach(async () => {
  await act(async () => cleanup());
  makings = [];
  happened = [];
  mount.mockReset().mockImplementation(() => () => void happened.push("what is drawn goes"));
  vi.restoreAllMocks();
});

describe.each([
  { kind: "an editor", Canvas: EditorCanvas, cannotBeMade: async () => act(() => unmake()) },
  { kind: "a player", Canvas: PlayerCanvas, cannotBeMade: fail },
])("the canvas of $kind", ({ Canvas, cannotBeMade }) => {
  it("says in plain words that what it shows could not be drawn, and another try draws it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    mount.mockImplementationOnce(() => {
      throw new Error("No 2D canvas");
    });
    render(<Canvas failure="The picture could not be drawn." />);
    await ready();
    expect(screen.getByRole("alert").textContent).toContain("The picture could not be drawn.");
    await tryAgain();
    await ready();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(mount).toHaveBeenCalledTimes(2);
  });

  it("says so if it cannot be created, and can be tried again", async () => {
    render(<Canvas />);
    await cannotBeMade();
    expect(screen.getByRole("alert").textContent).toContain("The stage could not be drawn.");
    mount.mockClear();
    await tryAgain();
    await ready();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it("removes what it shows before it goes", async () => {
    const { unmount } = render(<Canvas />);
    await ready();
    expect(happened).toEqual([]);
    await act(async () => unmount());
    expect(happened[0]).toBe("what is drawn goes");
  });
});

describe("the canvas of a player", () => {
  it("removes the layers first, then the application and its canvas", async () => {
    const { container, unmount } = render(<PlayerCanvas />);
    await ready();
    expect(container.querySelector("canvas")).toBe(makings[0]?.canvas);
    await act(async () => unmount());
    expect(happened).toEqual(["what is drawn goes", "the application goes"]);
    expect(makings[0]?.canvas.isConnected).toBe(false);
  });

  it("that goes before it is ready is destroyed when it is, and nothing is mounted in it", async () => {
    const { unmount } = render(<PlayerCanvas />);
    unmount();
    expect(happened).toEqual([]);
    await ready();
    expect(happened).toEqual(["the application goes"]);
    expect(mount).not.toHaveBeenCalled();
  });

  it("that cannot be created has nothing to destroy", async () => {
    const { unmount } = render(<PlayerCanvas />);
    await fail();
    await act(async () => unmount());
    expect(happened).toEqual([]);
  });

  it("has one canvas even if React mounts it twice", async () => {
    const { container } = render(<PlayerCanvas />, { wrapper: StrictMode });
    expect(makings).toHaveLength(2);
    await act(async () => makings[0]?.isReady());
    expect(happened).toEqual(["the application goes"]);
    expect(mount).not.toHaveBeenCalled();
    await ready();
    expect(mount).toHaveBeenCalled();
    expect([...container.querySelectorAll("canvas")]).toEqual([makings[1]?.canvas]);
  });
});

function tryAgain(): Promise<void> {
  return act(async () => screen.getByRole("button", { name: "Try again" }).click());
}
