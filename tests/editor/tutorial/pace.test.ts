/** When a step ends: its wait, delay and speech; hints, Next, Back and Pause; and the stored progress. */
import { describe, expect, it } from "vitest";
import { SCOUT } from "../../../src/tutorial/lessons/cast.ts";
import type { LessonStep } from "../../../src/tutorial/lessons/LessonStep.ts";
import { type StepId, spokenSentences, stepOf, stepsOf } from "../../../src/tutorial/lessons/sets.ts";
import { CANNOT_PUT_BACK, PUT_BACK } from "../../../src/tutorial/runner/offers.ts";
import { readProgress } from "../../../src/tutorial/runner/progress.ts";
import { MS_A_LETTER } from "../../../src/tutorial/runner/Speech.ts";
import { TestLessons } from "../../support/TestLessons.ts";
import { drawPiece, openDrawing } from "./childActions.ts";

const lengthOf = (step: StepId) => (stepOf("base", step)?.sentence.length ?? 0) * MS_A_LETTER;

describe("a step", () => {
  it("whose state holds already still speaks to the end", async () => {
    const test = await TestLessons.open("base");
    test.editor.playback.play();
    test.lessons.choose("base", 0);
    test.lessons.press();
    expect(test.step).toBe("press-play");
    test.pass(lengthOf("press-play") - 1);
    expect(test.step).toBe("press-play");
    test.pass(750);
    expect(test.step).toBe("stage");
  });

  it.each<[StepId, number, (test: TestLessons) => void]>([
    ["press-play", 750, ({ editor }) => editor.playback.play()],
    [
      "tools",
      2000,
      (test) => {
        openDrawing(test);
        test.pass(0);
        test.home.hasDrawn = true;
        test.pass(500);
      },
    ],
  ])("%s waits %i ms after what it waits for", async (step, delay, action) => {
    const test = await TestLessons.at(step);
    test.lessons.next();
    action(test);
    test.pass(0);
    test.pass(delay - 1);
    expect(test.step).toBe(step);
    test.pass(501);
    expect(test.step).not.toBe(step);
  });

  it("takes its hint back once its act is done", async () => {
    const test = await TestLessons.at("press-play");
    test.pass(21_000);
    expect(test.view?.remark).toMatch(/below the stage/);
    test.editor.playback.play();
    test.pass(0);
    expect([test.step, test.view?.remark]).toEqual(["press-play", null]);
  });

  it("speaks no further once the child has done what it asks for", async () => {
    const test = await TestLessons.at("draw");
    test.pass(500);
    expect(test.view?.speaking).toBe(true);
    openDrawing(test);
    test.pass(0);
    expect([test.step, test.view?.text]).toEqual(["tools", "Draw a piece of bridge. It can look any way you like."]);
    expect(test.view?.spots).toEqual([{ on: "page", name: "paintCanvas" }]);
  });

  it.each<[StepId, StepId]>([
    ["draw", "trash"],
    ["add", "back-left"],
    ["move-rule", "back-left"],
    ["swap", "falls-again"],
    ["rec-slip", "try-slip"],
  ])("%s is skipped together with what leads back to it: %s is next", async (step, next) => {
    const test = await TestLessons.at(step);
    test.lessons.skip();
    test.pass(0);
    expect([test.step, test.view?.kindWord]).toEqual([next, null]);
  });

  it("about putting the order back is skipped, too, and leads to the next lesson in the end", async () => {
    const test = await TestLessons.at("swap");
    for (let skips = 0; skips < 3; skips += 1) test.lessons.skip();
    expect(test.step).toBe("harder");
  });

  it.each<[StepId, (test: TestLessons) => void]>([
    ["record", ({ lessons }) => lessons.choose("base", 2)],
    ["add", ({ lessons }) => lessons.skip()],
  ])("%s, with which teaching Scout goes on, shows his rules, whoever was selected", async (step, begin) => {
    const test = await TestLessons.at(step === "add" ? "ours" : "made-it");
    drawPiece(test);
    const { ui } = test.hands.state;
    expect(ui.selectedCharacterId).not.toBe(SCOUT);
    begin(test);
    expect([test.step, test.hands.state.ui.selectedCharacterId]).toEqual([step, SCOUT]);
  });

  it("about stopping the game is left out if the game stands", async () => {
    const standing = await TestLessons.at("wet-feet");
    standing.editor.playback.stop();
    standing.lessons.skip();
    expect(standing.step).toBe("one-step");
    const playing = await TestLessons.at("wet-feet");
    playing.editor.playback.play();
    playing.lessons.skip();
    expect(playing.step).toBe("controls");
  });

  it("starts to wait again when its state does not last", async () => {
    const test = await TestLessons.at("press-play");
    test.lessons.next();
    test.editor.playback.play();
    test.pass(500);
    test.editor.playback.stop();
    test.passLong();
    expect(test.step).toBe("press-play");
  });

  it("gives a hint after 20 seconds, and shows what to do after 40", async () => {
    const test = await TestLessons.at("press-play");
    test.pass(19_000);
    expect(test.view?.remark).toBeNull();
    test.pass(1500);
    expect(test.view?.remark).toMatch(/below the stage/);
    expect(test.view?.showing).toBe(false);
    test.pass(20_000);
    expect(test.view?.showing).toBe(true);
    expect(test.step).toBe("press-play");
  });

  it("shows what to do at once when the child asks, without changing the game", async () => {
    const test = await TestLessons.at("first");
    const { document } = test.hands.state;
    test.lessons.showMe();
    expect(test.step).toBe("draw");
    test.lessons.showMe();
    expect(test.view?.showing).toBe(true);
    expect(test.hands.state.document).toBe(document);
  });
});

describe("the buttons", () => {
  it("Next ends the speech, and pressed again skips the step", async () => {
    const test = await TestLessons.at("press-play");
    test.lessons.next();
    expect(test.view?.speaking).toBe(false);
    expect(test.step).toBe("press-play");
    test.lessons.next();
    expect(test.step).toBe("stage");
  });

  it.each(
    stepsOf("base")
      .filter(({ must }) => must)
      .map(({ id }) => id),
  )("Next does not skip %s, the menu does", async (step) => {
    const test = await TestLessons.at(step);
    const { step: shown } = test;
    test.lessons.next();
    test.lessons.next();
    expect(test.step).toBe(shown);
    test.lessons.skip();
    expect(test.step).not.toBe(shown);
  });

  it("Back leads to the previous step and repeats its setup", async () => {
    const test = await TestLessons.at("made-it");
    test.editor.playback.play();
    test.lessons.back();
    expect(test.step).toBe("cross");
    expect(test.hands.state.document.undoStack.at(-1)?.label).toBe("Nib moves Scout");
  });

  it("Back stops at the first step", async () => {
    const test = await TestLessons.open("fork");
    expect(test.view?.canGoBack).toBe(false);
    test.lessons.back();
    expect(test.step).toBe("fork-copied");
  });

  it("Pause stops the speech and the lesson", async () => {
    const test = await TestLessons.at("stage");
    test.pass(1000);
    test.lessons.pause();
    test.passLong();
    expect(test.step).toBe("stage");
    test.lessons.goOn();
    test.pass(lengthOf("stage") - 1000);
    expect(test.step).toBe("walk");
  });
});

describe("a voice", () => {
  it("that reports its length is heard to the end", async () => {
    let ended = () => {};
    const voice = {
      play: (_: string, calls: { started(seconds: number): void; ended(): void }) => {
        calls.started(60);
        ended = calls.ended;
        return { pause() {}, goOn() {}, stop() {} };
      },
    };
    const test = await TestLessons.at("stage", { parts: { voice } });
    test.pass(30_000);
    expect(test.step).toBe("stage");
    ended();
    expect(test.step).toBe("walk");
  });

  it("that breaks off does not block the lesson", async () => {
    const voice = {
      play: (_: string, calls: { started(seconds: number): void }) => {
        calls.started(2);
        return { pause() {}, goOn() {}, stop() {} };
      },
    };
    const test = await TestLessons.at("stage", { parts: { voice } });
    test.pass(3500);
    expect(test.step).toBe("walk");
  });
});

describe("the stored progress", () => {
  it("is the id of the step, and reloading the page does not change the game", async () => {
    const test = await TestLessons.at("cross");
    expect(test.step).toBe("cross");
    expect(test.hands.state.document.undoStack).toEqual([]);
  });

  it("is offered after leaving, and not resumed by itself", async () => {
    const test = await TestLessons.at("cross");
    test.lessons.leave();
    expect(test.view).toBeNull();
    const again = await TestLessons.open("base", { kept: test.home.kept ?? "" });
    expect(again.view).toBeNull();
    again.lessons.goOnLater();
    expect(again.step).toBe("cross");
  });

  it.each([
    ["before", "ready"],
    ["after", "ready"],
    ["sentence", "save-climb"],
    ["read-it", "which-block"],
    ["key-name", "which-block"],
    ["plan", "here"],
    ["good", "slip"],
  ])("at %s, which is no step any more, goes on at %s", (former, now) => {
    const kept = JSON.stringify({ set: "base", stepId: former, state: "open" });
    expect(readProgress({ read: () => kept, write: () => undefined })?.stepId).toBe(now);
  });

  it.each([
    "",
    "{",
    "[]",
    '{"set":"base","stepId":"toString","state":"open"}',
    '{"set":"base","stepId":"gone","state":"open"}',
    '{"set":"x"}',
  ])("in another format (%s) is ignored", async (kept) => {
    expect((await TestLessons.open("base", { kept })).step).toBe("hello");
  });

  it("is empty if no set was asked for", async () => {
    expect((await TestLessons.open(null)).view).toBeNull();
  });
});

describe("the input in hand", () => {
  it("decides what is said, and changes what is shown at once without another word", async () => {
    const { voice, spoken } = listeningVoice();
    const test = await TestLessons.at("swap", { parts: { voice } });
    const byPointer = test.view;
    test.lessons.inputChanged(true);
    expect(test.view?.text).not.toBe(byPointer?.text);
    expect(test.view?.spots).not.toEqual(byPointer?.spots);
    test.lessons.inputChanged(false);
    expect(test.view?.text).toBe(byPointer?.text);
    expect(spoken).toEqual(["swap"]);
  });

  it("is asked again when a step begins", async () => {
    const { voice, spoken } = listeningVoice();
    const test = await TestLessons.at("which-wins", { parts: { voice } });
    test.lessons.inputChanged(true);
    test.lessons.answer("He falls down.");
    expect(spoken).toEqual(["which-wins", "swap-keys"]);
  });
});

describe("a drawing", () => {
  it("is saved only once something is drawn", async () => {
    const test = await TestLessons.at("tools");
    openDrawing(test);
    test.passLong();
    expect(test.step).toBe("tools");
    test.home.hasDrawn = true;
    test.pass(3000);
    expect(test.step).toBe("save-piece");
  });
});

describe("the texts", () => {
  it("are short: at most 120 letters for each step", () => {
    for (const [id, text] of Object.entries(spokenSentences())) expect(text.length, id).toBeLessThanOrEqual(120);
    const steps = [...stepsOf("base"), ...stepsOf("fork")];
    for (const text of [...steps.flatMap(shortTexts), PUT_BACK, CANNOT_PUT_BACK])
      expect(text.length, text).toBeLessThanOrEqual(70);
  });

  it("have at most twelve words a sentence", () => {
    const hints = [...stepsOf("base"), ...stepsOf("fork")].flatMap(({ hint }) => hint ?? []);
    const sentences = [...Object.values(spokenSentences()), ...hints].flatMap((text) => text.split(/(?<=[.!?]) /));
    expect(sentences.filter((sentence) => sentence.split(" ").length > 12)).toEqual([]);
  });
});

/** Notes the clips that it is asked to play. */
function listeningVoice() {
  const spoken: string[] = [];
  const clip = { pause() {}, goOn() {}, stop() {} };
  const play = (id: string) => {
    spoken.push(id);
    return clip;
  };
  return { spoken, voice: { play } };
}

/** The labels of a step's buttons, and the kind words with which it goes back. */
function shortTexts({ wait, detours = [] }: LessonStep): string[] {
  const labels = wait.kind === "button" ? [wait.label, wait.decline ?? ""] : [];
  return [...labels, ...detours.map(({ say }) => say ?? "")];
}
