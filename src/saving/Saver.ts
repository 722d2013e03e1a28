import { RequestFailed } from "../browser/request.ts";
import { AUTOSAVE_MAX_MS, AUTOSAVE_MS, type WorldDocument } from "../engine/index.ts";
import type { Clock } from "../editor/Clock.ts";
import type { EditorStore } from "../editor/store/createStore.ts";
import type { SaveState } from "../editor/store/EditorState.ts";

/** Keeps a game somewhere safe; rejects with plain words when it cannot. */
export interface SaveTarget {
  save(document: WorldDocument): Promise<void>;
}

/** How long after a failed save the next try comes (details §15). */
const RETRIES_MS = [5000, 15_000, 60_000] as const;

export interface SaverDeps {
  readonly store: EditorStore;
  readonly clock: Clock;
  readonly keep: SaveTarget | null;
  /** The document as it is now, made ready to be sent. */
  readonly documentToSave: () => WorldDocument;
}

/** Saves 5 s after the last edit, 30 s after the first one at the most, and says how old the save is (details §15). */
export class Saver {
  readonly #parts: SaverDeps;
  /** Revisions count edits; a world is shown as saved only when the last one was sent and confirmed (product §8). */
  #revision = 0;
  #savedRevision = 0;
  #firstUnsavedAt: number | null = null;
  #failures = 0;
  #cancelTimer: (() => void) | null = null;
  #running: Promise<void> | null = null;

  constructor(parts: SaverDeps) {
    this.#parts = parts;
  }

  /** An edit was made. */
  touch(): void {
    if (!this.#parts.keep) return;
    const now = this.#parts.clock.now();
    this.#revision += 1;
    this.#firstUnsavedAt ??= now;
    if (!this.#running && this.#failures === 0) this.#say("unsaved");
    if (this.#failures > 0) return;
    this.#wait(Math.min(AUTOSAVE_MS, this.#firstUnsavedAt + AUTOSAVE_MAX_MS - now));
  }

  /** Saves what is not saved yet. A save on its way is waited for; what came after it is saved too. */
  async saveNow(): Promise<void> {
    while (this.#savedRevision < this.#revision) await this.#saveOnce();
  }

  end(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  #wait(ms: number): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#parts.clock.after(Math.max(ms, 0), () => {
      this.#cancelTimer = null;
      // The toolbar tells of a failure, and the next try is planned by then.
      this.#saveOnce().catch(() => {});
    });
  }

  /** One save at a time: one that is on its way already is waited for. */
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
      await this.#parts.keep?.save(this.#parts.documentToSave());
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
    const { store } = this.#parts;
    const said = store.getState().save;
    if (said.status === status && said.message === message && (said.isOffline ?? false) === isOffline) return;
    store.setState({ save: { status, message, ...(isOffline ? { isOffline } : {}) } });
  }
}

function isOutOfReach(error: unknown): boolean {
  return error instanceof RequestFailed && error.status === 0;
}
