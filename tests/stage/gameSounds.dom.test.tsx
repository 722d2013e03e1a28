// @vitest-environment jsdom
/** What a game lets hear, and the caption for those who do not hear it. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setSoundSettings, soundSettings } from "../../src/browser/sound.ts";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import type { Action, Actor, WorldDocument } from "../../src/engine/index.ts";
import { MuteSwitch } from "../../src/panels/controls/MuteSwitch.tsx";
import { CaptionPill } from "../../src/stage/overlay/play/CaptionPill.ts";
import { SoundCaption } from "../../src/stage/overlay/play/SoundCaption.ts";
import { Sounds } from "../../src/stage/overlay/play/Sounds.tsx";
import { captionPlace, sounderOf } from "../../src/stage/overlay/play/sounderOf.ts";
import type { ViewFacts } from "../../src/stage/view/ViewFacts.ts";
import { FakeClock } from "../support/FakeClock.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";

const heard = vi.hoisted(() => ({
  opened: [] as string[],
  played: [] as string[],
  stopped: [] as string[],
  isWeb: true,
}));
vi.mock("howler", () => ({
  Howler: {
    volume: () => 1,
    get usingWebAudio() {
      return heard.isWeb;
    },
  },
  Howl: class {
    readonly #name: string;
    constructor({ src, loop }: { readonly src: readonly string[]; readonly loop: boolean }) {
      this.#name = `${src[0]}${loop ? " over and over" : ""}`;
      heard.opened.push(this.#name);
    }
    play = () => heard.played.push(this.#name);
    unload = () => heard.stopped.push(this.#name);
    pause = () => heard.stopped.push(this.#name);
    volume = () => undefined;
    playing = () => false;
  },
}));

/** With each step, the hero plays a sound; the stage has music. */
function soundingGame(y = 0): WorldDocument {
  const rule = walkRight("hero");
  const pop: Action = { type: "sound", sound: "pop" };
  const game = gameOf(
    [characterNamed("Hero", [{ ...rule, actions: [...rule.actions, pop] }])],
    [actorOf("hero", "h", 0, y)],
  );
  const sounds = {
    pop: { id: "pop", name: "Pop", data: "data:pop" },
    tune: { id: "tune", name: "Tune", data: "data:tune" },
  };
  const stages = Object.fromEntries(
    Object.values(game.world.stages).map((stage) => [stage.id, { ...stage, music: "tune" }]),
  );
  return { ...game, world: { ...game.world, sounds, stages } };
}

function opened(document = soundingGame()): TestEditor {
  const test = new TestEditor({ document });
  const stage = test.state.document.world.stages[STAGE];
  const facts = { camera: { zoom: 1, left: 0, top: 0 }, stage, hasMore: false } as unknown as ViewFacts;
  render(
    <EditorProvider editor={test.editor}>
      <MuteSwitch />
      <Sounds facts={facts} />
    </EditorProvider>,
  );
  return test;
}

async function step({ editor }: TestEditor): Promise<void> {
  act(() => editor.playback.forward());
  await act(() => vi.waitFor(() => undefined));
  await new Promise((resolve) => setTimeout(resolve));
}

function pressed(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive }, configurable: true });
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  pressed(true);
  setSoundSettings({ ...soundSettings(), isOn: true });
  Object.assign(heard, { opened: [], played: [], stopped: [], isWeb: true });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a sound", () => {
  it("is opened once, when it is first played, and played with each tick that plays it", async () => {
    const test = opened();
    expect(heard.opened).toEqual([]);
    await step(test);
    await step(test);
    expect([heard.opened, heard.played]).toEqual([["data:pop"], ["data:pop", "data:pop"]]);
  });

  it("is not heard before something was pressed, in a hidden tab, and without Web Audio", async () => {
    const test = opened();
    pressed(false);
    await step(test);
    pressed(true);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await step(test);
    vi.restoreAllMocks();
    heard.isWeb = false;
    await step(test);
    expect(heard.played).toEqual([]);
  });

  it("is not heard while the game is muted, which this browser remembers; the caption comes all the same", async () => {
    const test = opened();
    const mute = screen.getByRole("button", { name: "Mute the sounds", pressed: false });
    fireEvent.click(mute);
    expect([mute.getAttribute("aria-pressed"), soundSettings().isOn]).toEqual(["true", false]);
    await step(test);
    expect(heard.played).toEqual([]);
    expect(screen.getByText("♪ Pop")).toBeDefined();
    fireEvent.click(mute);
    await step(test);
    expect(heard.played).toEqual(["data:pop"]);
  });
});

it("a game without sounds has no switch for them", () => {
  const game = soundingGame();
  opened({ ...game, world: { ...game.world, sounds: {} } });
  expect(screen.queryByRole("button")).toBeNull();
});

it("the music of a stage plays over and over while the game is played", async () => {
  const { editor } = opened();
  act(() => editor.playback.play());
  await vi.waitFor(() => expect(heard.played).toContain("data:tune over and over"));
  act(() => editor.playback.stop());
  await vi.waitFor(() => expect(heard.stopped).toContain("data:tune over and over"));
});

describe("a caption", () => {
  it("goes by itself, stays for the same sound again, and changes fewer than three times a second", () => {
    const clock = new FakeClock();
    const shown: string[] = [];
    const caption = new SoundCaption(clock, (text) => shown.push(`${clock.now()} ${text}`));
    caption.played("Pop");
    clock.pass(100);
    caption.played("Boing");
    clock.pass(100);
    caption.played("Coin");
    clock.pass(600);
    caption.played("Coin");
    clock.pass(2000);
    expect(shown).toEqual(["0 Pop", "350 Coin", "800 Coin", "2300 null"]);
  });

  it("stays on for a sound that comes with every turn, however slow, and goes once the next one is late", () => {
    const clock = new FakeClock();
    const shown: string[] = [];
    const caption = new SoundCaption(clock, (text) => shown.push(`${clock.now()} ${text}`));
    for (let turn = 0; turn < 5; turn++) {
      caption.played("Boo");
      clock.pass(1000);
    }
    clock.pass(2000);
    expect(shown.filter((one) => one.endsWith("null"))).toEqual(["5500 null"]);
  });
});

describe("a caption is", () => {
  const place = async (saying: boolean, hasMore: boolean) => {
    const game = soundingGame();
    const test = opened(game);
    await step(test);
    const sounder = sounderOf(test.editor, "pop");
    const facts = { camera: { zoom: 1, left: 30, top: 0 }, hasMore } as unknown as ViewFacts;
    return sounder && captionPlace(saying ? { ...sounder, saying: { text: "Hi", ticks: 2 } } : sounder, facts);
  };

  it("over whoever played the sound, under them where they speak or where there is no room", async () => {
    const near = await place(false, false);
    expect(near).toEqual({ x: 60, y: 44 });
    const far = { position: { x: 2, y: 3 } } as Actor;
    const facts = { camera: { zoom: 1, left: 30, top: 0 }, hasMore: false } as unknown as ViewFacts;
    expect(captionPlace(far, facts)).toEqual({ x: 100, y: 82 });
    expect(captionPlace({ ...far, saying: { text: "Hi", ticks: 2 } }, facts)).toEqual({ x: 100, y: 164 });
  });

  it("where its sounder now is, once the view has changed or the sound is played again; who that is it says only elsewhere", async () => {
    const test = opened();
    const element = document.createElement("p");
    element.hidden = true;
    const pill = new CaptionPill(element, test.editor);
    const seen = (left: number, hasMore = false) =>
      pill.seen({ camera: { zoom: 1, left, top: 0 }, hasMore } as unknown as ViewFacts);
    seen(30);
    await step(test);
    pill.say("Pop", "pop");
    expect([element.dataset.over, element.style.left]).toEqual(["actor", "60px"]);
    seen(-10);
    expect(element.style.left).toBe("50px");
    await step(test);
    pill.say("Pop", "pop");
    expect(element.style.left).toBe("90px");
    expect(element.textContent).toBe("♪ Pop");
    seen(-10, true);
    expect([element.dataset.over, element.style.left]).toEqual(["edge", ""]);
    expect(element.textContent).toBe("♪ Hero: Pop");
    pill.say(null, "pop");
    expect(element.hidden).toBe(true);
  });

  it("clear of the numbers in the corners: under its sounder, or at the edge if they are there as well", async () => {
    const test = opened(soundingGame(3));
    const frame = document.createElement("div");
    frame.innerHTML = '<section><ul data-corner="top-left"><li></li></ul></section><div><p></p></div>';
    const [number, element] = [frame.querySelector("li"), frame.querySelector("p")];
    if (!number || !element) throw new Error("The frame is not complete");
    const boxOf = (top: number, height: number) => new DOMRect(0, top, 100, height);
    element.getBoundingClientRect = () => boxOf(Number.parseFloat(element.style.top || "400"), 34);
    const pill = new CaptionPill(element, test.editor);
    pill.seen({ camera: { zoom: 1, left: 0, top: 0 }, hasMore: false } as unknown as ViewFacts);
    await step(test);
    number.getBoundingClientRect = () => boxOf(0, 30);
    pill.say("Pop", "pop");
    const free = element.style.top;
    number.getBoundingClientRect = () => boxOf(Number.parseFloat(free), 5);
    pill.say("Pop", "pop");
    expect([element.dataset.over, element.style.top === free]).toEqual(["actor", false]);
    number.getBoundingClientRect = () => boxOf(0, 300);
    pill.say("Pop", "pop");
    expect([element.dataset.over, element.style.top]).toEqual(["edge", ""]);
  });

  it("at the edge where the stage exceeds the view, and where nobody is left who played it", async () => {
    expect(await place(false, true)).toBeNull();
    expect(sounderOf(opened().editor, "pop")).toBeUndefined();
  });
});
