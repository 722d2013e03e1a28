import type { Globals, Stage, WorldDocument } from "../../engine/index.ts";
import { afterPicture, type GameContext, gameContextOf, type Recording } from "../../recording/index.ts";
import type { EntryMark } from "../history/amended.ts";
import type { History } from "../history/History.ts";
import type { EditorStore } from "../state/createStore.ts";
import type { RecordingStep } from "../state/EditorState.ts";

export type RecordingChange = (recording: Recording, cast: GameContext) => Recording;

interface AfterPicture {
  readonly stage: Stage;
  readonly globals: Globals;
}

/** Holds the recording of a rule and its own undo steps: undo stops where the recording began. */
export class Recorder {
  readonly #store: EditorStore;
  readonly #history: () => Pick<History, "undo" | "redo">;
  #marked: Recording | null = null;
  #after: { readonly recording: Recording; readonly cast: GameContext; readonly picture: AfterPicture } | null = null;

  /** `history` undoes and redoes the edits of the game that are among the steps. */
  constructor(store: EditorStore, history: () => Pick<History, "undo" | "redo">) {
    this.#store = store;
    this.#history = history;
  }

  get recording(): Recording | null {
    return this.#store.getState().recording;
  }

  open(recording: Recording): void {
    this.#put(recording, [], []);
  }

  close(): void {
    this.#marked = null;
    this.#store.setState({ recording: null, recordingSteps: { past: [], future: [] } });
  }

  /** Makes one edit; one that changes nothing makes no step. */
  edit(label: string, change: RecordingChange): void {
    const before = this.recording;
    if (!before) return;
    const after = change(before, this.#cast());
    if (after === before) return;
    if (this.#marked) this.#store.setState({ recording: after });
    else this.#step(label, before, after);
  }

  /** From now on all edits belong to one gesture, until `commit` or `bail`. */
  mark(): void {
    this.#marked = this.recording;
  }

  commit(label: string): void {
    const before = this.#marked;
    this.#marked = null;
    if (before && this.recording && before !== this.recording) this.#step(label, before, this.recording);
  }

  bail(): void {
    const before = this.#marked;
    this.#marked = null;
    if (before && this.recording) this.#store.setState({ recording: before });
  }

  /** The game itself was edited during the recording: the entry becomes one of its steps. */
  noteEdit(label: string, entry: EntryMark): void {
    const { recording } = this;
    if (!recording) return;
    const { past } = this.#store.getState().recordingSteps;
    this.#put(recording, [...past, { label, recording, entry }], []);
  }

  /** Makes an edit that belongs to the last step, which was one of the game, so that undo takes both back. */
  editAlong(change: RecordingChange): void {
    const { recording } = this;
    if (recording) this.#store.setState({ recording: change(recording, this.#cast()) });
  }

  /** Drops steps whose entries are no longer in the undo stacks, or were undone or redone outside of the recording. */
  tidy(): void {
    const { recording, recordingSteps, document } = this.#store.getState();
    if (!recording) return;
    const past = recordingSteps.past.filter((step) => isIn(document.undoStack, step));
    const future = recordingSteps.future.filter((step) => isIn(document.redoStack, step));
    const isSame = past.length === recordingSteps.past.length && future.length === recordingSteps.future.length;
    if (!isSame) this.#put(recording, past, future);
  }

  undo(): void {
    this.bail();
    const { recording, recordingSteps } = this.#store.getState();
    const step = recordingSteps.past.at(-1);
    if (!recording || !step) return;
    if (step.entry) this.#history().undo();
    const future = [...recordingSteps.future, { ...step, recording }];
    this.#put(step.recording, recordingSteps.past.slice(0, -1), future);
  }

  redo(): void {
    this.bail();
    const { recording, recordingSteps } = this.#store.getState();
    const step = recordingSteps.future.at(-1);
    if (!recording || !step) return;
    if (step.entry) this.#history().redo();
    const past = [...recordingSteps.past, { ...step, recording }];
    this.#put(step.recording, past, recordingSteps.future.slice(0, -1));
  }

  /** The after picture as a stage; the same object as long as nothing in it changes. */
  after(): Stage | null {
    return this.#picture()?.stage ?? null;
  }

  /** The world's variables as the rows of the recording leave them; null without a recording. */
  globals(): Globals | null {
    return this.#picture()?.globals ?? null;
  }

  #picture(): AfterPicture | null {
    const { recording } = this;
    if (!recording) return null;
    const cast = this.#cast();
    if (this.#after?.recording !== recording || !sameCast(this.#after.cast, cast)) {
      const { actors, globals } = afterPicture(recording, cast);
      this.#after = { recording, cast, picture: { stage: { ...recording.before, actors }, globals } };
    }
    return this.#after.picture;
  }

  #cast(): GameContext {
    return gameContextOf(this.#store.getState().document);
  }

  #step(label: string, before: Recording, after: Recording): void {
    const { past } = this.#store.getState().recordingSteps;
    this.#put(after, [...past, { label, recording: before }], []);
  }

  #put(recording: Recording, past: readonly RecordingStep[], future: readonly RecordingStep[]): void {
    this.#store.setState({ recording, recordingSteps: { past, future } });
  }
}

function isIn(stack: WorldDocument["undoStack"], { entry }: RecordingStep): boolean {
  return !entry || stack.some((step) => step.changes === entry);
}

function sameCast(a: GameContext, b: GameContext): boolean {
  return a.characters === b.characters && a.globals === b.globals && a.stages === b.stages && a.kinds === b.kinds;
}
