/** The sounds of a game: added, named, deleted, and put where they are wanted. */
import { afterEach, describe, expect, it } from "vitest";
import { SoundActions } from "../../src/editor/actions/SoundActions.ts";
import { type Action, SOUNDS_MAX, type WorldDocument } from "../../src/engine/index.ts";
import { addHappening, soundStep } from "../../src/recording/happenings.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

const COIN = { id: "library-coin", name: "Coin" };
const ROAR = { name: "Roar!", data: "data:audio/wav;base64,", voice: "home" } as const;

let test: TestEditor;
let sounds: SoundActions;
afterEach(() => expectUndoAndRedo(test));

function open(actions: readonly Action[] = [], names: readonly string[] = []): void {
  const rule = { ...walkRight("hero"), id: "walk" };
  const hero = characterNamed("Hero", [{ ...rule, actions: [...rule.actions, ...actions] }]);
  const game: WorldDocument = gameOf([hero], [actorOf("hero", "h", 0, 0)]);
  const own = Object.fromEntries(names.map((id) => [id, { id, name: id }]));
  const world = names.length > 0 ? { ...game.world, sounds: own } : game.world;
  test = new TestEditor({ document: { ...game, world } });
  sounds = new SoundActions(test.editor);
}

const kept = () => test.state.document.world.sounds ?? {};
const rule = () => JSON.stringify(test.state.document.characters.hero?.rules);

describe("a sound of the library", () => {
  it("is in the game once, without data, however often it is chosen", () => {
    open();
    expect(sounds.addFromLibrary(COIN)).toBe("library-coin");
    expect(sounds.addFromLibrary(COIN)).toBe("library-coin");
    expect(kept()).toEqual({ "library-coin": COIN });
  });

  it("is Coin for a new step", () => {
    open();
    expect(sounds.first()).toBe("library-coin");
  });

  it("keeps its name", () => {
    open();
    sounds.addFromLibrary(COIN);
    sounds.rename("library-coin", "Mine");
    expect(kept()["library-coin"]?.name).toBe("Coin");
  });

  it("makes room in a full game if nothing plays it", () => {
    const names = Array.from({ length: SOUNDS_MAX }, (_, n) => `library-${n}`);
    open([soundStep("library-0")], names);
    expect(sounds.addFromLibrary(COIN)).toBe("library-coin");
    expect(Object.keys(kept())).toHaveLength(SOUNDS_MAX);
    expect(kept()["library-0"]).toBeDefined();
    expect(kept()["library-1"]).toBeUndefined();
  });

  it("is refused by a game full of sounds that are played", () => {
    const names = Array.from({ length: SOUNDS_MAX }, (_, n) => `library-${n}`);
    open(names.map(soundStep), names);
    expect(sounds.hasRoom()).toBe(false);
    expect(sounds.addFromLibrary(COIN)).toBeNull();
    expect(Object.keys(kept())).toEqual(names);
  });
});

describe("a sound of one's own", () => {
  it("is kept with its voice at home, and can be named", () => {
    open();
    const id = sounds.addOwn(ROAR) ?? "";
    sounds.rename(id, "  Big roar ");
    expect(kept()[id]).toEqual({ id, ...ROAR, name: "Big roar" });
  });

  it("may be heard by others only after a grown-up said so; a sound without a voice is not asked about", () => {
    open();
    const [voice, made] = [sounds.addOwn(ROAR) ?? "", sounds.addOwn({ name: "Zap", data: ROAR.data }) ?? ""];
    sounds.setVoice(voice, "yes");
    sounds.setVoice(made, "yes");
    expect([kept()[voice]?.voice, kept()[made]?.voice]).toEqual(["yes", undefined]);
  });

  it("takes its steps and the music with it when it is deleted, which is told and can be undone", () => {
    open([soundStep("roar")], ["roar", "other"]);
    sounds.setMusic(STAGE, "roar");
    sounds.remove("roar");
    expect(Object.keys(kept())).toEqual(["other"]);
    expect(rule()).not.toContain("roar");
    expect(test.state.document.world.stages[STAGE]).not.toHaveProperty("music");
    expect(test.state.notice?.text).toBe("roar was deleted. 1 rule used it.");
    test.editor.undo();
    expect(rule()).toContain("roar");
  });
});

describe("a chosen sound", () => {
  it("is the music of its stage, until there is none", () => {
    open([], ["tune"]);
    sounds.use({ kind: "music", stageId: STAGE }, "tune");
    expect(test.state.document.world.stages[STAGE]?.music).toBe("tune");
    sounds.setMusic(STAGE, null);
    expect(test.state.document.world.stages[STAGE]).not.toHaveProperty("music");
  });

  it("goes into its step of the recording, and into no other one", () => {
    open([], ["tune", "pop"]);
    const { editor } = test;
    editor.recording.again("hero", "walk");
    editor.recording.rows.change("add action", (recording) => addHappening(recording, soundStep("pop")));
    const index = (test.state.recording?.actions.length ?? 0) - 1;
    sounds.use({ kind: "step", index }, "tune");
    expect(test.state.recording?.actions[index]).toEqual({ type: "sound", sound: "tune" });
    const before = test.state.recording;
    sounds.use({ kind: "step", index: index - 1 }, "pop");
    expect(test.state.recording).toBe(before);
    editor.recording.save();
  });
});
