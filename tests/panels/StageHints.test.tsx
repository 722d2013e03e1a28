// @vitest-environment jsdom
/** What the stage says to a child who has just begun, or has a tool in hand. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Rule } from "../../src/engine/index.ts";
import { HintLine } from "../../src/panels/hints/HintLine.tsx";
import { StageHints } from "../../src/panels/hints/StageHints.tsx";
import { Toolbar } from "../../src/panels/toolbar/Toolbar.tsx";
import { chooseStamp, moveActor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { type PanelOptions, renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const FACTS = { camera: { zoom: 1, left: 0, top: 0 }, viewSize: { width: 880, height: 520 } };
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const said = () => screen.queryAllByRole("status").flatMap(({ textContent }) => textContent || []);

function enter(options?: PanelOptions) {
  const panels = (
    <>
      <Toolbar onPlayerView={() => undefined} onExit={() => undefined} />
      <StageHints facts={FACTS} />
      <HintLine>
        <p>the film</p>
      </HintLine>
    </>
  );
  return renderPanels(panels, options);
}

function renderHints(facts: typeof FACTS) {
  renderPanels(<StageHints facts={facts} />);
  return button("Pick me! (Hero)");
}

const byFinger = () => window.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
const byKeys = () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
const byMouse = () => window.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "mouse" }));

describe("the first steps of a game without rules", () => {
  it("go from picking the hero to recording a rule", async () => {
    const test = enter();
    act(byFinger);
    fireEvent.click(button("Pick me! (Hero)"));
    expect(test.state.ui.selectedActorId).toBe("h");
    expect(screen.queryByRole("button", { name: /Pick me/ })).toBeNull();
    expect(said()).toContain("Show what Hero should do!");
    expect(button("Teach Hero")).toBeDefined();
    fireEvent.click(button("Record"));
    // What a tool waits for is loaded with the first tool.
    await screen.findByRole("button", { name: "Put it down" });
    expect(said()).toContain("Tap who should learn something");
    fireEvent.click(button("Put it down"));
    expect(test.state.ui.toolId).toBe("pointer");
  });

  it("teach who is picked already without another press on the stage", async () => {
    const test = enter();
    fireEvent.click(button("Record"));
    await screen.findByRole("button", { name: "Put it down" });
    expect(screen.queryByRole("button", { name: "Teach Hero" })).toBeNull();
    act(() => test.editor.selection.selectActor("stage", "h"));
    fireEvent.click(button("Teach Hero"));
    expect(test.state.recording?.mainActorId).toBe("h");
    expect(test.state.ui.toolId).toBe("pointer");
  });

  it("keep the bubble of a hero at the edge inside the view, and move only its tail", () => {
    const place = { camera: { zoom: 0.5, left: 0, top: 0 }, viewSize: FACTS.viewSize };
    const { style } = renderHints(place);
    expect(style.left).toBe("82px");
    expect(Number.parseFloat(style.getPropertyValue("--tail"))).toBeLessThan(0);
    cleanup();
    const far = renderHints({ ...place, camera: { zoom: 0.5, left: 840, top: 0 } }).style;
    expect(far.left).toBe("798px");
    expect(Number.parseFloat(far.getPropertyValue("--tail"))).toBeGreaterThan(0);
  });

  it("are said beside the stage, in the line of the film, except where they show a place on the stage", () => {
    const test = enter();
    const isInLine = (element: HTMLElement) => screen.getByText("the film").parentElement?.contains(element);
    expect(isInLine(button("Pick me! (Hero)"))).toBe(false);
    act(() => test.editor.ui.selectCharacter("rock"));
    expect(isInLine(button("Teach Rock"))).toBe(true);
  });

  it("stay away while the child looks at the past", () => {
    const test = enter();
    act(() => test.editor.ui.selectCharacter("rock"));
    act(() => test.editor.ui.lookAt(0));
    expect(screen.queryByRole("button", { name: "Teach Rock" })).toBeNull();
  });

  it("name whoever is chosen, as the button that teaches does", () => {
    const test = enter();
    act(() => test.editor.ui.selectCharacter("rock"));
    expect(said()).toContain("Show what Rock should do!");
  });

  it("hold the button that teaches", () => {
    const test = enter();
    fireEvent.click(button("Pick me! (Hero)"));
    fireEvent.click(button("Teach Hero"));
    expect(test.state.recording?.mainActorId).toBe("h");
  });

  it("teach right into the group that the child has just made", () => {
    const test = enter();
    act(() => {
      test.editor.ui.selectCharacter("hero");
      test.editor.rules.addKeyEvent("hero", 39);
    });
    const group = test.state.document.characters.hero?.rules[0]?.id;
    fireEvent.click(button("Teach Hero"));
    expect(test.editor.recording.landing()).toBe(group);
  });

  it("stay away once closed", () => {
    const test = enter();
    fireEvent.click(button("Pick me! (Hero)"));
    fireEvent.click(button("Close the hint"));
    act(() => test.editor.ui.selectCharacter("rock"));
    expect(said()).not.toContain("Show what Rock should do!");
  });

  it("say at Play that nobody has a rule, and how to go on", () => {
    const test = enter();
    act(() => test.editor.playback.play());
    expect(said()).toContain("Nobody has a rule yet. Pick Hero!");
    fireEvent.click(button("Pick Hero"));
    expect([test.state.playback.running, test.state.ui.selectedActorId]).toEqual([false, "h"]);
  });

  it("propose the hero and not the ground, also when a piece of that was chosen", () => {
    const ground = [0, 1, 2].map((x) => actorOf("ground", `g${x}`, x, 5));
    const characters = [characterNamed("Ground"), characterNamed("Fox"), characterNamed("Duck")];
    const actors = [...ground, actorOf("fox", "f", 2, 2), actorOf("duck", "d", 4, 2)];
    const test = enter({ document: gameOf(characters, actors) });
    expect(button("Pick me! (Fox)")).toBeDefined();
    act(() => test.editor.ui.selectCharacter("ground"));
    act(() => test.editor.playback.play());
    expect(said()).toContain("Nobody has a rule yet. Pick Fox!");
    act(() => test.editor.ui.selectCharacter("duck"));
    expect(said()).toContain("Nobody has a rule yet. Pick Duck!");
  });

  it("take a press on somebody in the playing game as a pick", () => {
    const test = enter();
    act(() => test.editor.playback.play());
    act(() => test.tap({ x: 2, y: 2 }));
    expect([test.state.playback.running, test.state.ui.selectedActorId]).toEqual([false, "h"]);
  });

  it("end with Play, unless nothing happens in the rule just recorded", () => {
    const test = enter();
    act(() => {
      test.editor.recording.onActor("h");
      test.editor.recording.save();
    });
    expect(said().join()).not.toMatch("Play");
    act(() => {
      test.editor.followNotice();
      test.editor.selection.turn();
      test.editor.recording.save();
    });
    expect(said().join()).toMatch("Play to see it!");
    act(byMouse);
    expect(said()).toContain("Click Play to see it!");
    act(byKeys);
    expect(said()).toContain("Choose Play (Ctrl+Enter) to see it!");
    // What is offered under the card of the rule comes first.
    act(() => test.editor.ui.offerWays(test.state.ui.selectedRuleId));
    expect(said().join()).not.toMatch("Play");
    act(() => test.editor.ui.offerWays(null));
    expect(said()).toContain("Choose Play (Ctrl+Enter) to see it!");
  });

  it("are over once there is a rule", () => {
    enter({ rules: [walkRight("hero")] });
    expect(screen.queryByRole("button", { name: /Pick me/ })).toBeNull();
    expect(said().filter((words) => words !== "Saved")).toEqual([]);
  });
});

describe("the first rule of a game that acts", () => {
  /** The Hero walks right until a Rock, two squares away, is in the way. */
  const begins = (rockRules: readonly Rule[] = []) => {
    const rule = walkRight("hero");
    const characters = [characterNamed("Hero", [rule]), characterNamed("Rock", rockRules)];
    const actors = [actorOf("hero", "h", 0, 2), actorOf("rock", "r", 3, 2)];
    const test = enter({ document: gameOf(characters, actors) });
    act(() => {
      test.editor.newRules.add(rule);
      test.editor.playback.play();
    });
    return test;
  };
  const PRAISE = "Hero did it! You made a rule!";
  /** What finds the reason is loaded when it is wanted. */
  const passes = async (test: ReturnType<typeof begins>, ms: number) => {
    act(() => test.clock.pass(ms));
    await act(() => vi.dynamicImportSettled());
  };

  it("is praised for four seconds, once", async () => {
    const test = begins();
    expect(said()).not.toContain(PRAISE);
    await passes(test, 600);
    expect(said()).toContain(PRAISE);
    await passes(test, 4000);
    expect(said()).not.toContain(PRAISE);
    act(() => {
      test.editor.playback.stop();
      test.editor.playback.back();
      test.editor.newRules.add(walkRight("hero"));
      test.editor.playback.forward();
    });
    expect(test.places()).toContain("Hero 2,2");
    expect(said()).not.toContain(PRAISE);
  });

  it("is praised no longer when the game stops, where the film is then", async () => {
    const test = begins();
    await passes(test, 600);
    expect(said()).toContain(PRAISE);
    act(() => test.editor.playback.stop());
    expect(said()).not.toContain(PRAISE);
    expect(screen.getByText("the film")).toBeDefined();
  });

  it("is praised after a single step, too", async () => {
    const test = begins();
    act(() => {
      test.editor.playback.stop();
      test.editor.playback.forward();
    });
    await passes(test, 0);
    expect(said()).toContain(PRAISE);
  });

  it("is followed, once nothing happens any more, by what stands in the way, and how to go on", async () => {
    const test = begins();
    await passes(test, 4000);
    expect(said().join()).not.toContain("in the way");
    await passes(test, 2500);
    expect(said()).toContain("The Rock is in the way. Teach Hero what to do here!");
    fireEvent.click(button("Teach Hero"));
    expect(test.state.recording?.mainActorId).toBe("h");
    expect(test.state.recording?.extent).toMatchObject({ xmin: 0, xmax: 1, ymin: 0, ymax: 0 });
  });

  it("gives way to the card of a game that has ended", async () => {
    const test = begins();
    await passes(test, 600);
    expect(said()).toContain(PRAISE);
    act(() =>
      test.editor.store.setState(({ playback }) => ({
        playback: { ...playback, ended: { outcome: "lost", text: "" } },
      })),
    );
    expect(said()).not.toContain(PRAISE);
  });

  it("counts the rules from before the page was loaded anew, but not those of another game", async () => {
    sessionStorage.setItem("gridlings.praised", "older another-game");
    const test = begins([walkRight("rock", "older")]);
    await passes(test, 600);
    expect(said()).toContain("Hero did it! You made a second rule!");
    expect(sessionStorage.getItem("gridlings.praised")).toBe("older walk");
  });

  it("is followed by praise for each later rule, and by what stands in the way then", async () => {
    const test = begins();
    await passes(test, 6500);
    fireEvent.click(button("Teach Hero"));
    act(() => {
      test.editor.recording.growSide("right", 1);
      moveActor(test.editor, "after", "h", { x: 4, y: 2 });
      test.editor.recording.save();
      test.editor.playback.play();
    });
    await passes(test, 600);
    expect(test.places()).toContain("Hero 4,2");
    expect(said()).toContain("Hero did it! You made a second rule!");
    await passes(test, 4000);
    expect(said().join()).not.toContain("did it");
    await passes(test, 4000);
    expect(said()).toContain("Hero stopped. Teach Hero what to do here!");
  });

  it("is not called stuck while the game stands still", async () => {
    const test = begins();
    await passes(test, 6500);
    act(() => test.editor.playback.stop());
    expect(said().join()).not.toContain("in the way");
  });

  it("says only that the hero stopped where nobody is in the way", async () => {
    const rule = walkRight("hero");
    const test = enter({ document: gameOf([characterNamed("Hero", [rule])], [actorOf("hero", "h", 8, 2)]) });
    act(() => {
      test.editor.newRules.add(rule);
      test.editor.playback.play();
    });
    await passes(test, 6500);
    expect(said()).toContain("Hero stopped. Teach Hero what to do here!");
    fireEvent.click(button("Close the hint"));
    await passes(test, 6500);
    expect(said().join()).not.toContain("stopped");
  });
});

describe("an empty stage", () => {
  /** A game without characters, on a server that offers some. */
  const enterBlank = () => {
    const names = ["Crab", "Dragon", "Duck", "Fox", "Ghost", "Hero", "Robot", "Rocket", "Water"];
    const offered = names.map((name) => characterNamed(name));
    vi.stubGlobal("fetch", async () =>
      Response.json(offered.map(({ id, name, spritesheet }) => ({ id, name, spritesheet }))),
    );
    return enter({ document: gameOf([], []) });
  };

  it("asks for the first character, and opens what the child chooses", () => {
    const test = enterBlank();
    expect(said()).toContain("Who will be in your game?");
    fireEvent.click(button("More characters"));
    expect(test.state.ui.modal).toEqual({ id: "exploreCharacters" });
  });

  it("holds some of the ready-made characters, which a press puts into the game and onto the stage", async () => {
    const test = enterBlank();
    const fox = await screen.findByRole("button", { name: "Begin with Fox" });
    expect(screen.getAllByRole("button", { name: /^Begin with / })).toHaveLength(8);
    expect(screen.queryByRole("button", { name: "Begin with Water" })).toBeNull();
    fireEvent.click(fox);
    expect(Object.values(test.state.document.characters).map(({ name }) => name)).toEqual(["Fox"]);
    expect(test.places()).toHaveLength(1);
    expect(said()).toContain("Show what Fox should do!");
    expect(screen.queryByRole("button", { name: /^Begin with / })).toBeNull();
  });

  it("keeps its question while a tool has nobody to work on, and puts the tool down at the answer", async () => {
    const test = enterBlank();
    for (const tool of ["Record", "Trash", "Stamp"]) {
      fireEvent.click(button(tool));
      expect(said()).toContain("First pick a character");
    }
    fireEvent.click(await screen.findByRole("button", { name: "Begin with Fox" }));
    expect(test.state.ui.toolId).toBe("pointer");
  });

  it("lets Paint draw the first character", () => {
    const test = enterBlank();
    fireEvent.click(button("Paint"));
    expect(test.state.ui).toMatchObject({ modal: { id: "editAppearance" }, toolId: "pointer" });
  });

  it("asks for a character of the library, and puts it there", () => {
    const test = enter({ document: gameOf([characterNamed("Fox")], []) });
    expect(said()).toContain("Drag Fox onto the stage");
    fireEvent.click(button("Put Fox here"));
    expect(test.places()).toHaveLength(1);
  });
});

describe("a tool in hand", () => {
  it("speaks of the input in use", () => {
    const test = enter();
    act(byMouse);
    act(() => test.editor.toolbox.chooseTool("trash"));
    expect(said()).toContain("Click what should go away");
    act(byFinger);
    expect(said()).toContain("Tap what should go away");
  });

  it("shows what the stamp would place", () => {
    const { editor } = enter();
    act(byFinger);
    act(() => editor.toolbox.chooseTool("stamp"));
    expect(said()).toContain("Tap what you want to stamp");
    act(() => chooseStamp(editor, { kind: "actor", view: "stage", actorId: "h" }));
    expect(said()).toContain("Tap where Hero should go");
  });

  it("has a lock for stamp and trash, the alternative to holding Shift", () => {
    const test = enter();
    act(() => test.editor.toolbox.chooseTool("trash"));
    fireEvent.click(button("Keep the trash"));
    act(() => test.tap({ x: 2, y: 2 }));
    expect([test.state.ui.toolId, test.places()]).toEqual(["trash", []]);
    act(() => chooseStamp(test.editor, { kind: "character", characterId: "rock", appearanceId: "rock-idle" }));
    fireEvent.click(button("Keep the stamp"));
    act(() => test.tap({ x: 5, y: 5 }));
    expect(test.state.ui.toolId).toBe("stamp");
    fireEvent.click(button("Keep the stamp"));
    act(() => test.tap({ x: 6, y: 5 }));
    expect(test.state.ui.toolId).toBe("pointer");
  });
});

describe("a press on an empty square", () => {
  it("tells how to place the character that was chosen in the library, and offers the stamp", () => {
    const test = enter({ rules: [walkRight("hero")] });
    act(() => test.editor.ui.selectCharacter("rock"));
    act(() => test.tap({ x: 6, y: 6 }));
    expect(said()).toContain("Drag Rock here, or use Stamp");
    const [, offered] = screen.getAllByRole("button", { name: "Stamp" });
    fireEvent.click(offered as HTMLElement);
    expect(test.state.ui.toolId).toBe("stamp");
    act(() => test.tap({ x: 6, y: 6 }));
    expect(test.places()).toContain("Rock 6,6");
  });

  it("is not needed for a character that was just drawn: how it gets onto the stage is said at once", () => {
    const test = enter({ rules: [walkRight("hero")] });
    const info = { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true } } as const;
    const drawn = { pictures: ["data:one"], info, name: "Idle" };
    act(() => void test.editor.drawings.save({ characterId: null }, drawn, "Grumpy"));
    expect(said()).toContain("Drag Grumpy here, or use Stamp");
  });

  it("only deselects an actor", () => {
    const test = enter({ rules: [walkRight("hero")] });
    act(() => test.editor.selection.selectActor("stage", "h"));
    act(() => test.tap({ x: 6, y: 6 }));
    expect(test.state.ui.wantsToPlaceId).toBeNull();
  });
});
