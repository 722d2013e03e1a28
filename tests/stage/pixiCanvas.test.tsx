// @vitest-environment jsdom
/** A view that cannot be drawn says so and is tried again, in the editor and in the player. */
import { act, cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PlainPixiCanvas } from "../../src/pixi/PlainPixiCanvas.tsx";
import { ReactPixiCanvas } from "../../src/pixi/ReactPixiCanvas.tsx";

vi.mock("@pixi/react", () => ({
  Application: ({ children, onUnmade }: { children: ReactNode; onUnmade: () => void }) => {
    unmake = onUnmade;
    return children;
  },
  useApplication: () => ({ app: {}, isInitialised: true }),
}));

vi.mock("../../src/pixi/pixi.ts", () => ({
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
          fails: () => reject(new Error("This browser gives no canvas to draw on.")),
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

const furnish = vi.fn(() => () => void happened.push("what is drawn goes"));

/** Settles the most recently opened canvas, as PixiJS would. */
const ready = () => act(async () => makings.at(-1)?.isReady());
const fail = () => act(async () => makings.at(-1)?.fails());

afterEach(async () => {
  await act(async () => cleanup());
  makings = [];
  happened = [];
  furnish.mockReset().mockImplementation(() => () => void happened.push("what is drawn goes"));
  vi.restoreAllMocks();
});

describe.each([
  { kind: "an editor", Room: ReactPixiCanvas, cannotBeMade: async () => act(() => unmake()) },
  { kind: "a player", Room: PlainPixiCanvas, cannotBeMade: fail },
])("the room of $kind", ({ Room, cannotBeMade }) => {
  it("tells of a fault in what is drawn in plain words, and another try draws it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    furnish.mockImplementationOnce(() => {
      throw new Error("This browser gives no canvas to draw on.");
    });
    render(<Room onReady={furnish} failure="The picture could not be drawn." />);
    await ready();
    expect(screen.getByRole("alert").textContent).toContain("The picture could not be drawn.");
    await tryAgain();
    await ready();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(furnish).toHaveBeenCalledTimes(2);
  });

  it("says so where it cannot be made, and is asked for again", async () => {
    render(<Room onReady={furnish} />);
    await cannotBeMade();
    expect(screen.getByRole("alert").textContent).toContain("The stage could not be drawn.");
    furnish.mockClear();
    await tryAgain();
    await ready();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(furnish).toHaveBeenCalledTimes(1);
  });

  it("puts away with it what was made", async () => {
    const { unmount } = render(<Room onReady={furnish} />);
    await ready();
    expect(happened).toEqual([]);
    await act(async () => unmount());
    expect(happened[0]).toBe("what is drawn goes");
  });
});

describe("the room of a player", () => {
  it("gives up what is drawn first, then the application and its canvas", async () => {
    const { container, unmount } = render(<PlainPixiCanvas onReady={furnish} />);
    await ready();
    expect(container.querySelector("canvas")).toBe(makings[0]?.canvas);
    await act(async () => unmount());
    expect(happened).toEqual(["what is drawn goes", "the application goes"]);
    expect(makings[0]?.canvas.isConnected).toBe(false);
  });

  it("that is left before it is ready is put away when it is, and nothing is drawn in it", async () => {
    const { unmount } = render(<PlainPixiCanvas onReady={furnish} />);
    unmount();
    expect(happened).toEqual([]);
    await ready();
    expect(happened).toEqual(["the application goes"]);
    expect(furnish).not.toHaveBeenCalled();
  });

  it("that cannot be made has nothing to put away", async () => {
    const { unmount } = render(<PlainPixiCanvas onReady={furnish} />);
    await fail();
    await act(async () => unmount());
    expect(happened).toEqual([]);
  });

  it("has one canvas even where React opens each twice", async () => {
    const { container } = render(<PlainPixiCanvas onReady={furnish} />, { wrapper: StrictMode });
    expect(makings).toHaveLength(2);
    await act(async () => makings[0]?.isReady());
    expect(happened).toEqual(["the application goes"]);
    expect(furnish).not.toHaveBeenCalled();
    await ready();
    expect(furnish).toHaveBeenCalled();
    expect([...container.querySelectorAll("canvas")]).toEqual([makings[1]?.canvas]);
  });
});

function tryAgain(): Promise<void> {
  return act(async () => screen.getByRole("button", { name: "Try again" }).click());
}
