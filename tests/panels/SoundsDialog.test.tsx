// @vitest-environment jsdom
/** The dialog of sounds: its shelves, what a tap does, and what it says where nothing can be recorded or added. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setSoundSettings, soundSettings } from "../../src/browser/sound.ts";
import { SOUNDS_MAX } from "../../src/engine/index.ts";
import { SoundsDialog } from "../../src/panels/modals/sounds/SoundsDialog.tsx";
import { actorOf, characterNamed, gameOf, STAGE } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

const heard = vi.hoisted(() => ({ played: [] as string[] }));
vi.mock("howler", () => ({
  Howler: { volume: () => 1, usingWebAudio: true },
  Howl: class {
    readonly #name: string;
    constructor({ src }: { readonly src: readonly string[] }) {
      this.#name = src[0] ?? "";
    }
    play = () => heard.played.push(this.#name);
    unload = () => undefined;
  },
}));

const close = vi.fn();
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const tiles = () => [...document.querySelectorAll("li button")].map((tile) => tile.textContent);

function open(sounds: Readonly<Record<string, object>> = {}, use: "music" | null = "music") {
  const game = gameOf([characterNamed("Hero")], [actorOf("hero", "h", 0, 0)]);
  const named = Object.fromEntries(Object.entries(sounds).map(([id, sound]) => [id, { id, name: id, ...sound }]));
  const wanted = use && ({ kind: "music", stageId: STAGE } as const);
  const test = renderPanels(<SoundsDialog use={wanted} onClose={close} />, {
    document: { ...game, world: { ...game.world, sounds: named } },
  });
  act(() => test.editor.openModal({ id: "sounds", use: wanted }));
  return test;
}

beforeEach(() => {
  close.mockClear();
  heard.played = [];
  setSoundSettings({ ...soundSettings(), isOn: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the library", () => {
  it("has forty-eight sounds on all of its shelves together", () => {
    open();
    fireEvent.click(button("All"));
    expect(tiles()).toHaveLength(48);
    const each = ["Find", "Move", "Ouch", "Animals", "Tunes"].map((shelf) => {
      fireEvent.click(button(shelf));
      return tiles().length;
    });
    expect(each).toEqual([10, 10, 10, 10, 8]);
  });

  it("plays and chooses a sound at one tap, and uses it at the next", async () => {
    const test = open();
    fireEvent.click(button("Castle"));
    await act(() => vi.waitFor(() => expect(heard.played).toEqual(["/sounds/library/castle.opus"])));
    expect(button("Castle").getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(button("Use Castle"));
    expect(test.state.document.world.stages[STAGE]?.music).toBe("library-castle");
    expect(test.state.document.world.sounds).toEqual({ "library-castle": { id: "library-castle", name: "Castle" } });
    expect(close).toHaveBeenCalledOnce();
  });

  it("says why nothing is heard while sound is off, and turns it on", () => {
    open();
    act(() => setSoundSettings({ ...soundSettings(), isOn: false }));
    expect(screen.getByText(/Sound is off/)).toBeTruthy();
    fireEvent.click(button("Turn it on"));
    expect(soundSettings().isOn).toBe(true);
    expect(screen.getByText("Tap a sound to hear it.")).toBeTruthy();
  });

  it("says in a full game that one has to be deleted, and changes nothing", () => {
    const own = Array.from({ length: SOUNDS_MAX }, (_, n) => [`s${n}`, { data: "data:audio/wav;base64," }]);
    const test = open(Object.fromEntries(own));
    fireEvent.click(button("Castle"));
    fireEvent.click(button("Use Castle"));
    expect(screen.getByRole("alert").textContent).toBe("Your game has 40 sounds. Delete one to make room.");
    expect(Object.keys(test.state.document.world.sounds ?? {})).toHaveLength(SOUNDS_MAX);
    expect(close).not.toHaveBeenCalled();
  });
});

describe("one's own sounds", () => {
  const OWN = { roar: { data: "data:audio/wav;base64,", voice: "home" }, zap: { data: "data:audio/wav;base64," } };

  it("are shown first where sounds are looked after, without those of the library and voices of others", () => {
    open({ ...OWN, "library-coin": {}, gone: { voice: "home" } }, null);
    expect(tiles()).toEqual(["roar", "zap"]);
  });

  it("can be renamed and deleted as soon as their shelf is open, as its first one is chosen", () => {
    open({ mine: { data: "data:audio/wav;base64,AAAA" } }, null);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("mine");
    expect(button("Delete mine")).toBeDefined();
    expect(heard.played).toEqual([]);
  });

  it("leave the place to those of the library where there are none yet", () => {
    open({}, null);
    expect(button("All").getAttribute("aria-pressed")).toBe("true");
    expect(tiles()).toHaveLength(48);
  });

  it("can be named and deleted, and a voice shared once a grown-up said yes", () => {
    const test = open(OWN, null);
    fireEvent.click(button("roar"));
    fireEvent.click(screen.getByRole("checkbox", { name: "A grown-up said yes to my voice" }));
    expect(test.state.document.world.sounds?.roar?.voice).toBe("yes");
    const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
    fireEvent.input(name, { target: { value: "Dragon" } });
    fireEvent.blur(name);
    expect(test.state.document.world.sounds?.roar?.name).toBe("Dragon");
    fireEvent.click(button("Delete Dragon"));
    expect(tiles()).toEqual(["zap"]);
    expect(screen.getByText("Dragon was deleted.")).toBeTruthy();
  });

  it("ask about a voice only where there is one", () => {
    open(OWN, null);
    fireEvent.click(button("zap"));
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

describe("a made sound", () => {
  it("is called a surprise once the dice were thrown, unless it was given a name", () => {
    open({});
    fireEvent.click(screen.getByRole("radio", { name: "Make one" }));
    const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Call it" });
    fireEvent.click(button("Surprise me"));
    expect(name().value).toBe("Surprise");
    fireEvent.click(button("Zap"));
    expect(name().value).toBe("Zap");
    fireEvent.change(name(), { target: { value: "Laser" } });
    fireEvent.click(button("Surprise me"));
    expect(name().value).toBe("Laser");
  });

  it("is kept under a name that is free", () => {
    const test = open({ Zap: { data: "data:audio/wav;base64," } });
    fireEvent.click(screen.getByRole("radio", { name: "Make one" }));
    fireEvent.click(button("Zap"));
    fireEvent.change(screen.getByRole("slider", { name: "Low to High" }), { target: { value: "12" } });
    expect(screen.getByRole("slider", { name: "Low to High" }).getAttribute("aria-valuetext")).toBe(
      "Low to High, 12 of 100",
    );
    fireEvent.click(button("Keep it"));
    const kept = Object.values(test.state.document.world.sounds ?? {}).at(-1);
    expect(kept?.name).toBe("Zap 2");
    expect(kept?.data).toMatch(/^data:audio\/wav;base64,UklGR/);
    expect(kept).not.toHaveProperty("voice");
  });
});

describe("recording", () => {
  it("is hidden without https, and says why", () => {
    vi.stubGlobal("isSecureContext", false);
    open();
    expect(screen.queryByRole("radio", { name: "Record" })).toBeNull();
    expect(screen.getByText(/this site: it needs https/)).toBeTruthy();
  });

  it.each([
    ["is refused", () => Promise.reject(new DOMException("No", "NotAllowedError"))],
    ["is not there", () => Promise.reject(new DOMException("None", "NotFoundError"))],
  ])("says so in plain words where the microphone %s, and leads to the library", async (_, getUserMedia) => {
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("AudioContext", class {});
    vi.stubGlobal("MediaRecorder", class {});
    vi.stubGlobal("navigator", { ...navigator, userAgent: "", mediaDevices: { getUserMedia } });
    open();
    fireEvent.click(screen.getByRole("radio", { name: "Record" }));
    expect(screen.getByText(/Don't say your name/)).toBeTruthy();
    fireEvent.click(button("Record"));
    expect(await screen.findByText("I can't hear you. Ask a grown-up.")).toBeTruthy();
    expect(screen.queryByText(/Make noises/)).toBeNull();
    fireEvent.click(button("Choose a sound"));
    expect(tiles()).toContain("Castle");
  });
});
