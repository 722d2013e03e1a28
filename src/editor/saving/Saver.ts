import { RequestFailed } from "../../browser/request.ts";
import { AUTOSAVE_MAX_MS, AUTOSAVE_MS, type WorldDocument } from "../../engine/index.ts";
import type { Clock } from "../Clock.ts";
import type { EditorStore } from "../state/createStore.ts";
import type { SaveState } from "../state/EditorState.ts";

/** Where a game is saved; rejects with a message for the child. */
export interface SaveTarget {
  save(document: WorldDocument): Promise<void>;
}

/** How long after failed saves the next try is made. */
const RETRIES_MS = [5000, 15_000, 60_000] as const;

export interface SaverDeps {
  readonly store: EditorStore;
  readonly clock: Clock;
  readonly target: SaveTarget | null;
  /** The current document, prepared for sending. */
  readonly documentToSave: () => WorldDocument;
}

/** Saves 5 s after the last edit, but at most 30 s after the first one, and shows the state of saving. */
export class Saver {
  readonly #deps: SaverDeps;
  /** Counts edits; the world is shown as saved only when the last one was sent and confirmed. */
  #revision = 0;
  #savedRevision = 0;
  #firstUnsavedAt: number | null = null;
  #failures = 0;
  #cancelTimer: (() => void) | null = null;
  #running: Promise<void> | null = null;

  constructor(deps: SaverDeps) {
    this.#deps = deps;
  }

  /** The document has changed: it will be saved. */
  saveSoon(): void {
    if (!this.#deps.target) return;
    const now = this.#deps.clock.now();
    this.#revision += 1;
    this.#firstUnsavedAt ??= now;
    if (!this.#running && this.#failures === 0) this.#say("unsaved");
    if (this.#failures > 0) return;
    this.#wait(Math.min(AUTOSAVE_MS, this.#firstUnsavedAt + AUTOSAVE_MAX_MS - now));
  }

  /** Saves what is unsaved, including edits made during a running save; rejects with a message for the child. */
  async saveNow(): Promise<void> {
    while (this.#savedRevision < this.#revision) await this.#saveOnce();
  }

  end(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  #wait(ms: number): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#deps.clock.after(Math.max(ms, 0), () => {
      this.#cancelTimer = null;
      // The toolbar shows the failure, and the next try is scheduled.
      this.#saveOnce().catch(() => {});
    });
  }

  /** Waits for the running save if there is one. */
  #saveOnce(): Promise<void> {
    this.#running ??= this.#save();
    return this.#running;
  }

  async #save(): Promise<void> {
    const revision = this.#revision;
    this.end();
    this.#firstUnsavedAt = null;
    this.#say("saving");
    try {
      await this.#deps.target?.save(this.#deps.documentToSave());
    } catch (error) {
      this.#fail(error);
      throw error;
    } finally {
      this.#running = null;
    }
    this.#failures = 0;
    this.#savedRevision = revision;
    const isOld = revision < this.#revision;
    this.#say(isOld ? "unsaved" : "saved");
    if (isOld && !this.#cancelTimer) this.#wait(0);
  }

  #fail(error: unknown): void {
    const pause = RETRIES_MS[Math.min(this.#failures, RETRIES_MS.length - 1)];
    this.#failures += 1;
    this.#say("failed", error instanceof Error ? error.message : String(error), isOutOfReach(error));
    if (pause !== undefined) this.#wait(pause);
  }

  #say(status: SaveState["status"], message: string | null = null, isOffline = false): void {
    const { store } = this.#deps;
    const said = store.getState().save;
    if (said.status === status && said.message === message && (said.isOffline ?? false) === isOffline) return;
    store.setState({ save: { status, message, ...(isOffline ? { isOffline } : {}) } });
  }
}

function isOutOfReach(error: unknown): boolean {
  return error instanceof RequestFailed && error.status === 0;
}
