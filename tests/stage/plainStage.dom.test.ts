// @vitest-environment jsdom
/** The stage on a 2D canvas, as a player draws it without PixiJS. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Characters } from "../../src/engine/index.ts";
import { Backdrop } from "../../src/stage/plain/Backdrop.ts";
import type { Layout } from "../../src/stage/plain/PlainActor.ts";
import { PlainActors } from "../../src/stage/plain/PlainActors.ts";
import { wantsPixi } from "../../src/stage/plain/wantsPixi.ts";
import { actorOf, characterNamed } from "../support/testGame.ts";

const PICTURE = { width: 40, height: 40 };
const FROG = characterNamed("Frog");
const CHARACTERS: Characters = { frog: FROG };
const WHOLE = { x: 0, y: 0, width: 400, height: 400 };
const STAGE = { width: 10, height: 10 };
const LAYOUT: Layout = { tile: 40, left: 0, top: 0, resolution: 1, stage: STAGE, zoom: 1, room: WHOLE };

const known = vi.hoisted(() => ({ pictures: new Map<string, unknown>(), load: vi.fn() }));
vi.mock("../../src/pictures/cache.ts", async (original) => ({
  ...(await original<typeof import("../../src/pictures/cache.ts")>()),
  cachedPicture: (url: string) => known.pictures.get(url),
  loadPicture: known.load,
}));

let drawn: string[] = [];
let clips: string[] = [];
let arrived: () => void = () => undefined;
const onLoaded = vi.fn();
const backdrop = document.createElement("canvas");

/** Writes down what is copied, or filled in as a pattern, and where. Sprites are prepared on canvases of their own, which are not of interest. */
function paper(): CanvasRenderingContext2D {
  let origin = { x: 0, y: 0 };
  const nameOf = (picture: unknown) => (picture === backdrop ? "backdrop" : "sprite");
  const target = {
    canvas: backdrop,
    fillStyle: "",
    drawImage: (picture: unknown, ...[x, y]: number[]) => void drawn.push(`${nameOf(picture)} ${x},${y}`),
    createPattern: (picture: unknown) => `pattern of ${nameOf(picture)}`,
    translate: (x: number, y: number) => {
      origin = { x: origin.x + x, y: origin.y + y };
    },
    fillRect: () => void drawn.push(`${target.fillStyle} ${origin.x},${origin.y}`),
    rect: (...box: number[]) => void clips.push(box.join()),
  };
  return new Proxy(target as object, {
    get: (_, name) => Reflect.get(target, name) ?? (() => undefined),
  }) as CanvasRenderingContext2D;
}

/** Writes down what is filled with a color, and where. */
function filledPaper(): { readonly context: CanvasRenderingContext2D; readonly fills: string[] } {
  const fills: string[] = [];
  const target = {
    canvas: backdrop,
    fillStyle: "",
    fillRect: (...box: number[]) => void fills.push(`${target.fillStyle} ${box.join()}`),
  };
  const context = new Proxy(target as object, { get: (_, name) => Reflect.get(target, name) ?? (() => undefined) });
  return { context: context as CanvasRenderingContext2D, fills };
}

function frogs(count: number): PlainActors {
  const actors = new PlainActors(onLoaded);
  actors.characters = CHARACTERS;
  for (let n = 0; n < count; n++) actors.place(actorOf("frog", `f${n}`, n, n));
  return actors;
}

function frame(actors: PlainActors): string[] {
  drawn = [];
  clips = [];
  actors.draw(paper(), backdrop, WHOLE, LAYOUT);
  return drawn;
}

beforeEach(() => {
  Object.assign(backdrop, { width: 400, height: 400 });
  known.pictures.clear();
  known.pictures.set("data:idle", PICTURE);
  known.load.mockReset().mockReturnValue(
    new Promise<void>((resolve) => {
      arrived = resolve;
    }),
  );
  onLoaded.mockReset();
  const nothing = () => undefined;
  const canvas = document.createElement("canvas");
  const measureText = () => ({ width: 20 });
  const sheet = new Proxy({ canvas, measureText } as object, {
    get: (on, name) => Reflect.get(on, name) ?? nothing,
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(sheet as never);
});

afterEach(() => vi.restoreAllMocks());

it("copies the backdrop, and above it all actors in stage order", () => {
  const actors = frogs(3);
  actors.reorder(["f2", "f0", "f1"]);
  expect(frame(actors)).toEqual(["backdrop 0,0", "sprite 80,80", "sprite 0,0", "sprite 40,40"]);
});

it("fills all in as patterns where there is no graphics card, each as often as it is to be seen", () => {
  const actors = frogs(2);
  actors.isSoftware = true;
  const all = ["pattern of backdrop 0,0", "pattern of sprite 0,0", "pattern of sprite 40,40"];
  frame(actors);
  actors.paintAll();
  expect(frame(actors)).toEqual(all);
  actors.paintAll();
  expect(frame(actors)).toEqual(all);
});

it("copies a backdrop that was painted again, because the camera moved, and makes it into a pattern when it stays", () => {
  const actors = frogs(1);
  actors.isSoftware = true;
  const drawAt = (left: number) => {
    drawn = [];
    actors.paintAll();
    actors.draw(paper(), backdrop, WHOLE, { ...LAYOUT, left });
    return drawn;
  };
  expect(drawAt(0)).toEqual(["backdrop 0,0", "pattern of sprite 0,0"]);
  expect(drawAt(0)).toEqual(["pattern of backdrop 0,0", "pattern of sprite 0,0"]);
  expect(drawAt(-8)).toEqual(["backdrop 0,0", "pattern of sprite -8,0"]);
});

it("fills in a color that is behind all of the stage, everywhere or around one that moved", () => {
  const actors = frogs(1);
  const drawn = () => {
    const { context, fills } = filledPaper();
    actors.draw(context, "#9ed3f2", WHOLE, LAYOUT);
    return fills;
  };
  expect(drawn()).toEqual(["#9ed3f2 0,0,400,400"]);
  actors.place(actorOf("frog", "f0", 1, 0));
  expect(drawn()).toEqual(["#9ed3f2 0,0,40,40", "#9ed3f2 40,0,40,40"]);
});

it("a color that fills the view takes no canvas, and a picture as large as the view only its own", () => {
  known.pictures.set("data:sky", PICTURE);
  const backdrops = new Backdrop(onLoaded);
  const view = { width: 400, height: 400 };
  const large: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    if (this.width > 1) large.push(`${this.width} x ${this.height}`);
    return new Proxy({ canvas: this } as object, {
      get: (on, name) => Reflect.get(on, name) ?? (() => undefined),
    }) as never;
  });
  const color = { background: "#9ed3f2" };
  const first = backdrops.of(color, view, { ...WHOLE, x: -20, width: 440 });
  expect(first).toBe(backdrops.of(color, view, WHOLE));
  expect(large).toEqual([]);
  const sky = { background: "url(data:sky)" };
  expect(backdrops.of(sky, view, WHOLE)).toBe(backdrops.of(sky, view, WHOLE));
  expect(large).toEqual(["400 x 400"]);
});

it("clips what is drawn to a stage that does not fill the canvas", () => {
  const actors = frogs(1);
  drawn = [];
  actors.draw(paper(), backdrop, { ...WHOLE, width: 360 }, LAYOUT);
  expect(clips).toEqual(["0,0,360,400"]);
  actors.paintAll();
  frame(actors);
  expect(clips).toEqual([]);
});

it("paints ground first and higher layers last, whatever the order of the stage", () => {
  const actors = frogs(2);
  const stone = { ...characterNamed("Stone"), ground: true };
  const cloud = { ...characterNamed("Cloud"), layer: 1 };
  actors.characters = { ...CHARACTERS, stone, cloud };
  actors.place(actorOf("cloud", "c", 5, 5));
  actors.place(actorOf("stone", "s", 6, 6));
  actors.reorder(["c", "f0", "f1", "s"]);
  expect(frame(actors)).toEqual(["backdrop 0,0", "sprite 240,240", "sprite 0,0", "sprite 40,40", "sprite 200,200"]);
  actors.characters = CHARACTERS;
  expect(frame(actors).slice(0, 2)).toEqual(["backdrop 0,0", "sprite 200,200"]);
});

it("paints what an actor says over everybody, and paints there again when it falls silent", async () => {
  const speaker = actorOf("frog", "f0", 3, 3, { saying: { text: "Hop!", ticks: 2 } });
  const actors = frogs(1);
  frame(actors);
  actors.place(speaker);
  actors.place(actorOf("frog", "late", 3, 2));
  frame(actors);
  await vi.waitFor(() => expect(onLoaded).toHaveBeenCalled());
  // The bubble, which is 52 px wide, and its tail come last, over the frog on the square above.
  expect(frame(actors).slice(-3)).toEqual(["sprite 120,80", "sprite 114,70", "sprite 131,105"]);
  actors.place(actorOf("frog", "f0", 3, 3));
  expect(frame(actors)).toContain("sprite 120,120");
  expect(frame(actors)).toEqual([]);
});

it("paints around one that moved: where it was, where it is, and who else is there", () => {
  const actors = frogs(30);
  frame(actors);
  actors.place(actorOf("frog", "f3", 4, 4));
  expect(frame(actors)).toEqual(["backdrop 120,120", "backdrop 160,160", "sprite 160,160", "sprite 160,160"]);
  expect(clips).toContain("120,120,40,40");
});

it("paints nothing when nothing has changed", () => {
  const actors = frogs(3);
  frame(actors);
  expect(frame(actors)).toEqual([]);
});

it("paints where one was that is gone", () => {
  const actors = frogs(3);
  frame(actors);
  actors.remove("f1");
  expect(frame(actors)).toEqual(["backdrop 40,40"]);
});

it("shows an actor as soon as its picture is decoded", async () => {
  known.pictures.clear();
  const actors = frogs(1);
  expect(frame(actors)).toEqual(["backdrop 0,0"]);
  known.pictures.set("data:idle", PICTURE);
  arrived();
  await vi.waitFor(() => expect(onLoaded).toHaveBeenCalled());
  expect(frame(actors)).toEqual(["backdrop 0,0", "sprite 0,0"]);
});

it("prepares an appearance once for all who wear it", () => {
  const getContext = vi.mocked(HTMLCanvasElement.prototype.getContext);
  const actors = frogs(20);
  getContext.mockClear();
  frame(actors);
  expect(getContext).toHaveBeenCalledTimes(1);
});

it("shows the frame of an animated appearance that is due", () => {
  known.pictures.set("data:other", { ...PICTURE, width: 41 });
  const { spritesheet } = FROG;
  const appearances = { ...spritesheet.appearances, "frog-idle": ["data:idle", "data:other"] };
  const actors = frogs(1);
  expect(actors.hasAnimations).toBe(false);
  actors.characters = { frog: { ...FROG, spritesheet: { ...spritesheet, appearances } } };
  expect(actors.hasAnimations).toBe(true);
  frame(actors);
  actors.showFrame(1);
  expect(frame(actors)).not.toEqual([]);
  actors.showFrame(1);
  expect(frame(actors)).toEqual([]);
});

it.each([
  ["few actors", { actors: 100, graphics: "card", level: "full" }, false],
  ["few actors on a card that cannot keep up with them", { actors: 100, graphics: "card", level: "fewer" }, true],
  ["few actors, drawn slowly in software", { actors: 100, graphics: "software", level: "still" }, false],
  ["a crowd", { actors: 10_000, graphics: "software", level: "full" }, true],
  ["a crowd on a machine that nobody asked", { actors: 10_000, graphics: null, level: "full" }, true],
  ["a crowd on a machine without WebGL", { actors: 10_000, graphics: "none", level: "slow" }, false],
] as const)("PixiJS is wanted or not for %s", (_, game, isWanted) => {
  expect(wantsPixi(game)).toBe(isWanted);
});
