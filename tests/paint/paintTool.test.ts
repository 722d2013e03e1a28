/** The paint tool of the toolbar: what it is used on opens in the pixel editor. */
import { describe, expect, it } from "vitest";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

const HERO = { x: 2, y: 2 };

function brushInHand({ readOnly = false, look = "hero-happy" } = {}): TestEditor {
  const actors = [actorOf("hero", "h", HERO.x, HERO.y, { appearance: look })];
  const test = new TestEditor({ document: gameOf([characterNamed("Hero")], actors), readOnly });
  test.editor.toolbox.chooseTool("paint");
  return test;
}

const drawn = ({ state }: TestEditor) => state.ui.modal;

describe("the Paint tool", () => {
  it("on an actor opens its appearance, selects it, and chooses the pointer", () => {
    const test = brushInHand();
    test.tap(HERO);
    expect(drawn(test)).toMatchObject({ id: "editAppearance", characterId: "hero", appearanceId: "hero-happy" });
    expect([test.state.ui.selectedActorId, test.state.ui.toolId]).toEqual(["h", "pointer"]);
  });

  it("on an actor whose appearance is gone opens the first one", () => {
    const test = brushInHand({ look: "gone" });
    test.tap(HERO);
    expect(drawn(test)).toMatchObject({ characterId: "hero", appearanceId: "hero-idle" });
  });

  it("on an empty square says what to tap, and opens nothing", () => {
    const test = brushInHand();
    test.tap({ x: 5, y: 5 });
    expect([drawn(test), test.state.notice?.text]).toEqual([null, "Choose a character to paint."]);
  });

  it.each([
    ["a character", { kind: "character", characterId: "hero" } as const, "hero-idle"],
    ["a look", { kind: "appearance", characterId: "hero", appearanceId: "hero-happy" } as const, "hero-happy"],
  ])("on %s of the library opens it", (_, target, appearanceId) => {
    const test = brushInHand();
    test.tap(target);
    expect(drawn(test)).toMatchObject({ characterId: "hero", appearanceId });
    expect(test.state.ui.selectedCharacterId).toBe("hero");
  });

  it("dragged over the stage opens nothing and moves no actor", () => {
    const test = brushInHand();
    test.drag([HERO, { x: 6, y: 4 }]);
    expect([drawn(test), test.places()]).toEqual([null, ["Hero 2,2"]]);
  });

  it("opens nothing in a read-only game", () => {
    const test = brushInHand({ readOnly: true });
    test.tap(HERO);
    expect(drawn(test)).toBeNull();
  });
});
