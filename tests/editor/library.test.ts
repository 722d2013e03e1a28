/** Characters and their appearances: added, renamed, ordered, copied and deleted. */
import { afterEach, describe, expect, it } from "vitest";
import type { Rule, RuleTree } from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

let test: TestEditor;

const HERO = { kind: "character", characterId: "hero" } as const;
const HAPPY = { kind: "appearance", characterId: "hero", appearanceId: "hero-happy" } as const;

function open(rules: RuleTree): TestEditor {
  test = new TestEditor({ document: gameOf([characterNamed("Hero", rules), characterNamed("Rock")], []) });
  return test;
}

function rule(id: string): Rule {
  return { ...walkRight("hero", id), name: id };
}

function beside(characterId: string | null, id: string, place: "before" | "after") {
  return { kind: "library", characterId, beside: { id, place } } as const;
}

function looks(): string[] {
  return Object.keys(test.state.document.characters.hero?.spritesheet.appearances ?? {});
}

describe("the library", () => {
  afterEach(() => expectUndoAndRedo(test));

  it("adds a ready-made character with new ids, and selects it", () => {
    open([]);
    const { id, name, spritesheet } = characterNamed("Robot");
    const added = test.editor.characters.addReadyMade({ id, name, spritesheet });
    const character = test.state.document.characters[added];
    expect(character).toMatchObject({ id: added, name: "Robot", rules: [] });
    expect(Object.keys(character?.spritesheet.appearances ?? {})).not.toContain("robot-idle");
    expect(Object.values(character?.spritesheet.appearanceNames ?? {})).toEqual(["Idle", "Happy"]);
    expect(test.state.ui.selectedCharacterId).toBe(added);
  });

  it("copies a character with new ids, and the rules of the copy refer to the copy", () => {
    const looks = {
      ...rule("look"),
      conditions: [
        {
          key: "k",
          enabled: true,
          comparator: "=",
          left: { actorId: "main", variableId: "appearance" },
          right: { constant: "hero-idle" },
        },
      ],
      actions: [{ type: "appearance", actorId: "main", value: { constant: "hero-happy" } }],
    } as const;
    open([looks]).editor.characters.duplicate("hero");
    const copy = test.state.document.characters[test.state.ui.selectedCharacterId ?? ""];
    expect(copy?.name).toBe("Hero Copy");
    const [copied] = (copy?.rules ?? []) as readonly Rule[];
    expect(Object.values(copied?.actors ?? {})[0]?.characterId).toBe(copy?.id);
    const shared = ["hero-idle", "hero-happy", '"hero"', '"main"', '"look"', '"k"'];
    const text = JSON.stringify(copy).replace('"name":"look"', "");
    expect(shared.filter((id) => text.includes(id))).toEqual([]);
  });

  it("deletes a character together with its actors on all stages and its selection", () => {
    const characters = [characterNamed("Hero", [walkRight("rock")]), characterNamed("Rock")];
    test = new TestEditor({
      document: gameOf(characters, [
        actorOf("rock", "a", 0, 0),
        actorOf("hero", "h", 1, 0),
        actorOf("rock", "b", 2, 0),
      ]),
    });
    test.editor.toolbox.chooseTool("trash");
    test.tap({ kind: "character", characterId: "rock" });
    expect(test.places()).toEqual(["Hero 1,0"]);
    expect(test.state.notice?.text).toBe("Rock and its 2 copies were deleted. 1 other rule used it.");
    expect(test.state.ui.selectedCharacterId).toBe("hero");
    test.editor.undo();
    expect(test.places()).toEqual(["Rock 0,0", "Hero 1,0", "Rock 2,0"]);
    expect(test.state.ui.selectedCharacterId).toBe("rock");
  });

  it("brings a deleted character back with its actors, also after other edits, as one step", () => {
    const characters = [characterNamed("Hero", [walkRight("rock")]), characterNamed("Rock")];
    test = new TestEditor({ document: gameOf(characters, [actorOf("rock", "a", 0, 0), actorOf("hero", "h", 1, 0)]) });
    const { characters: library } = test.editor;
    expect(library.lostIn(walkRight("rock"))).toBeNull();
    library.remove("rock");
    library.rename("hero", "Zoe");
    expect(library.lostIn(walkRight("rock"))).toEqual({ id: "rock", name: "Rock" });
    library.bringBack("rock");
    expect([...test.places()].sort()).toEqual(["Rock 0,0", "Zoe 1,0"]);
    expect(library.lostIn(walkRight("rock"))).toBeNull();
    test.editor.undo();
    expect(test.places()).toEqual(["Zoe 1,0"]);
  });

  it("gives the default appearance to wearers of a deleted one, and does not delete the last", () => {
    test = new TestEditor({ document: gameOf([characterNamed("Hero")], [actorOf("hero", "h", 0, 0)]) });
    test.editor.characters.removeAppearance("hero", "hero-idle");
    expect(test.actors()[0]?.appearance).toBe("hero-happy");
    expect(test.state.notice?.text).toBe("Idle was deleted. 1 character now looks like Happy.");
    test.editor.characters.removeAppearance("hero", "hero-happy");
    expect(test.state.notice?.text).toBe("Hero needs one look at least.");
    test.editor.undo();
    expect(Object.keys(test.state.document.characters.hero?.spritesheet.appearances ?? {})[0]).toBe("hero-idle");
  });

  it("cuts a name to one line of 60 characters", () => {
    open([]).editor.characters.rename("hero", `  A\tB ${"x".repeat(80)}`);
    expect(test.state.document.characters.hero?.name).toBe(`A B ${"x".repeat(56)}`);
    test.editor.renameWorld(" ");
    expect(test.state.document.world.metadata.name).toBe("Untitled");
  });

  it("counts the rules that test for an appearance, set it or create an actor with it", () => {
    const asks = (id: string, look: string): Rule => ({
      ...rule(id),
      conditions: [
        {
          key: "k",
          enabled: true,
          comparator: "=",
          left: { actorId: "main", variableId: "appearance" },
          right: { constant: look },
        },
      ],
    });
    const puts: Rule = {
      ...rule("puts"),
      actions: [{ type: "appearance", actorId: "main", value: { constant: "hero-happy" } }],
    };
    open([asks("a", "hero-happy"), asks("b", "hero-idle"), puts]).editor.characters.removeAppearance(
      "hero",
      "hero-happy",
    );
    expect(test.state.notice?.text).toBe("Happy was deleted. 2 rules used it.");
    expect(test.state.notice?.touched.rules.map(({ ruleId }) => ruleId)).toEqual(["a", "puts"]);
    test.editor.followNotice();
    expect(looks()).toEqual(["hero-idle", "hero-happy"]);
  });

  it("copies an appearance with its size and squares, and selects the copy", () => {
    const info = { anchor: { x: 1, y: 0 }, width: 2, height: 1, filled: { "1,0": true } } as const;
    const hero = characterNamed("Hero");
    const sheet = { ...hero.spritesheet, appearanceInfo: { "hero-happy": info } };
    test = new TestEditor({ document: gameOf([{ ...hero, spritesheet: sheet }], []) });
    test.editor.characters.duplicateAppearance("hero", "hero-happy");
    const chosen = test.state.ui.selectedAppearanceId ?? "";
    expect(looks()).toEqual(["hero-idle", "hero-happy", chosen]);
    const copied = test.state.document.characters.hero?.spritesheet;
    expect(copied?.appearanceNames[chosen]).toBe("Happy Copy");
    expect(copied?.appearances[chosen]).toEqual(["data:happy"]);
    expect(copied?.appearanceInfo[chosen]).toEqual(info);
  });

  it("makes an appearance the first one, which new actors then have", () => {
    open([]).editor.characters.makeDefault("hero", "hero-happy");
    expect(looks()).toEqual(["hero-happy", "hero-idle"]);
    test.drag([HERO, { x: 3, y: 3 }]);
    expect(test.actors()[0]?.appearance).toBe("hero-happy");
  });

  it("reorders characters and appearances with an undo entry that does not contain their pictures", () => {
    open([]).drag([HERO, beside(null, "rock", "after")]);
    expect(Object.keys(test.state.document.characters)).toEqual(["rock", "hero"]);
    test.drag([HAPPY, beside("hero", "hero-idle", "before")]);
    expect(looks()).toEqual(["hero-happy", "hero-idle"]);
    expect(test.state.document.undoStack.map(({ label }) => label)).toEqual(["move Hero", "move a look of Hero"]);
    expect(JSON.stringify(test.state.document.undoStack)).not.toContain("data:");
  });

  it("shows the gap during a drag, and keeps the order after a drop in place, beside all tiles, or Escape", () => {
    open([]).press(HERO);
    test.move(beside(null, "rock", "after"));
    expect(test.state.preview?.libraryPlace).toEqual(beside(null, "rock", "after"));
    test.escape();
    test.drag([HERO, beside(null, "rock", "before")]);
    test.drag([HERO, { kind: "library", characterId: null, beside: null }]);
    test.drag([HAPPY, beside(null, "rock", "after")]);
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("lets the stamp copy a character in the list of characters, and an appearance in that of its character", () => {
    open([]).editor.toolbox.chooseTool("stamp");
    test.tap(HERO);
    test.tap({ kind: "library", characterId: null, beside: null });
    expect(Object.values(test.state.document.characters).map(({ name }) => name)).toEqual([
      "Hero",
      "Rock",
      "Hero Copy",
    ]);
    expect(test.state.ui.toolId).toBe("pointer");
    test.editor.toolbox.chooseTool("stamp");
    test.tap(HAPPY);
    test.tap({ kind: "library", characterId: "rock", beside: null });
    expect(looks()).toHaveLength(2);
    test.tap({ kind: "library", characterId: "hero", beside: null });
    expect(looks()).toHaveLength(3);
  });

  it("stamps nothing of a character that was deleted meanwhile", () => {
    open([]).editor.toolbox.chooseTool("stamp");
    test.tap(HERO);
    test.editor.characters.remove("hero");
    test.tap({ x: 2, y: 2 });
    test.tap({ kind: "library", characterId: null, beside: null });
    expect(test.actors()).toEqual([]);
    expect(Object.keys(test.state.document.characters)).toEqual(["rock"]);
  });

  it("keeps an actor selected together with an appearance of its character, and records on either", () => {
    test = new TestEditor({ document: gameOf([characterNamed("Hero")], [actorOf("hero", "h", 0, 0)]) });
    test.tap({ x: 0, y: 0 });
    test.tap(HAPPY);
    expect(test.state.ui).toMatchObject({ selectedActorId: "h", selectedAppearanceId: "hero-happy" });
    test.editor.toolbox.chooseTool("record");
    test.tap(HAPPY);
    expect(test.state.recording).toMatchObject({ characterId: "hero" });
    expect(test.state.ui.toolId).toBe("pointer");
    test.editor.recording.cancel();
  });

  it("keeps the Trash tool with Shift, and a character that is being recorded", () => {
    open([]).editor.toolbox.chooseTool("trash");
    test.tap(HAPPY, { shift: true });
    expect(looks()).toEqual(["hero-idle"]);
    expect(test.state.ui.toolId).toBe("trash");
    test.editor.recording.forCharacter("hero");
    expect(test.editor.characters.remove("hero")).toBe(false);
    expect(test.state.notice?.text).toBe("You're teaching Hero a rule right now, so it has to stay.");
    test.editor.recording.cancel();
  });
});
