/** The tutorial in its own world, with a fake clock and no sound. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Editor } from "../../src/editor/Editor.ts";
import type { ViewId } from "../../src/editor/tools/ToolEvent.ts";
import type { Actor, Id, WorldDocument } from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { type SetId, type StepId, stepOf } from "../../src/tutorial/lessons/sets.ts";
import { Lessons, type LessonsDeps } from "../../src/tutorial/runner/Lessons.ts";
import type { LessonView } from "../../src/tutorial/runner/LessonView.ts";
import { TestEditor } from "./TestEditor.ts";

const FILE = join(import.meta.dirname, "../../assets/worlds/tutorial.json");
/** Longer than any sentence takes without sound, and than any step waits. */
const LONG = 15_000;

export function tutorialWorld(): WorldDocument {
  return migrate(JSON.parse(readFileSync(FILE, "utf8")).data).document;
}

export interface TestLessonsOptions {
  readonly document?: WorldDocument;
  /** The progress that this browser has stored. */
  readonly kept?: string;
  readonly parts?: Partial<LessonsDeps>;
}

interface Home {
  kept: string | null;
  hasDrawn: boolean;
}

export class TestLessons {
  readonly hands: TestEditor;
  readonly lessons: Lessons;
  readonly home: Home;

  private constructor(hands: TestEditor, lessons: Lessons, home: Home) {
    this.hands = hands;
    this.lessons = lessons;
    this.home = home;
  }

  /** Opens a game, with or without a set of lessons in its address. */
  static async open(set: SetId | null, options: TestLessonsOptions = {}): Promise<TestLessons> {
    const home: Home = { kept: options.kept ?? null, hasDrawn: false };
    const hands = new TestEditor({ document: options.document ?? tutorialWorld() });
    const lessons = new Lessons(hands.editor, {
      voice: { play: () => ({ pause() {}, goOn() {}, stop() {} }) },
      storage: { read: () => home.kept, write: (text) => Object.assign(home, { kept: text }) },
      template: async () => tutorialWorld(),
      hasDrawn: () => home.hasDrawn,
      ...options.parts,
    });
    lessons.open(set);
    const opened = new TestLessons(hands, lessons, home);
    await opened.settle();
    return opened;
  }

  /** Begins at the step with this id. */
  static at(stepId: StepId, options: TestLessonsOptions = {}): Promise<TestLessons> {
    const set = (["base", "more", "fork"] as const).find((one) => stepOf(one, stepId)) ?? "base";
    return TestLessons.open(set, { kept: JSON.stringify({ set, stepId, state: "open" }), ...options });
  }

  get editor(): Editor {
    return this.hands.editor;
  }

  get view(): LessonView | null {
    return this.lessons.store.getState().view;
  }

  get step(): StepId | null {
    return this.view?.stepId ?? null;
  }

  /** Waits for answers of the server and for the lesson's reaction to the last event. */
  async settle(): Promise<void> {
    await new Promise((done) => setTimeout(done, 0));
    this.hands.clock.pass(0);
  }

  pass(ms: number): void {
    this.hands.clock.pass(ms);
  }

  /** Lets Nib finish speaking and all waits of the step pass. */
  passLong(): void {
    this.pass(LONG);
  }

  actor(characterId: Id, view: ViewId = "stage"): Actor {
    const actor = this.hands.actors(view).find((each) => each.characterId === characterId);
    if (!actor) throw new Error(`Nobody of ${characterId} is there`);
    return actor;
  }

  /** Holds a key while the game plays this many ticks. */
  hold(code: number, ticks: number): void {
    this.editor.playback.keys.press(code);
    this.pass(ticks * this.hands.state.playback.tickMs);
    this.editor.playback.keys.release(code);
  }
}
