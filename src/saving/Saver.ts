import { RequestFailed } from "../browser/request.ts";
import type { Clock } from "../browser/timers.ts";
import { AUTOSAVE_MAX_MS, AUTOSAVE_MS, type WorldDocument } from "../engine/index.ts";

/** Where a game is saved. */
export interface SaveTarget {
  /** Rejects with a message fit for a child if the game could not be saved: with AnswerNeeded if trying again is no use. */
  save(document: WorldDocument): Promise<void>;
}

/** A save that cannot succeed until the child has answered a question. */
export class AnswerNeeded extends Error {
  override readonly name = "AnswerNeeded";
}

/** How far saving has come, as the toolbar shows it. */
export interface SaveState {
  readonly status: "saved" | "saving" | "unsaved" | "failed";
  /** The last save failed because the server is unreachable. It is retried without the child doing anything. */
  readonly isOffline?: boolean;
  /** Why the last save failed, in words for a child. */
  readonly message: string | null;
}

export interface SaverDeps {
  /** Receives the state of saving. */
  readonly store: {
    getState(): { readonly save: SaveState };
    setState(state: { readonly save: SaveState }): void;
  };
  readonly clock: Clock;
  /** Null for a game that is never saved. */
  readonly target: SaveTarget | null;
  /** The document as it is now, ready to be sent. */
  readonly documentToSave: () => WorldDocument;
}

/** How long after each failure in a row a save is retried; every minute from the third one on. */
const RETRY_DELAYS_MS = [5000, 15_000, 60_000] as const;

/** Saves 5 seconds after the last edit, but no later than 30 seconds after the first unsaved one. See "States" in the README. */
export class Saver {
  readonly #deps: SaverDeps;
  /** How many edits there were, so that one made during a save is known to be missing from it. */
  #edits = 0;
  #savedEdits = 0;
  #firstUnsavedAt: number | null = null;
  #failures = 0;
  #cancelTimer: (() => void) | null = null;
  #running: Promise<void> | null = null;

  constructor(deps: SaverDeps) {
    this.#deps = deps;
  }

  /** Schedules a save after an edit. */
  saveSoon(): void {
    if (!this.#deps.target) return;
    const now = this.#deps.clock.now();
    this.#edits += 1;
    this.#firstUnsavedAt ??= now;
    if (!this.#running && this.#failures === 0) this.#setStatus("unsaved");
    if (this.#failures > 0) return;
    this.#schedule(Math.min(AUTOSAVE_MS, this.#firstUnsavedAt + AUTOSAVE_MAX_MS - now));
  }

  /** Saves until nothing is unsaved. Waits for a save in progress first. */
  async saveNow(): Promise<void> {
    while (this.#savedEdits < this.#edits) await this.#saveOnce();
  }

  end(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  #schedule(ms: number): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#deps.clock.after(Math.max(ms, 0), () => {
      this.#cancelTimer = null;
      // The toolbar shows the failure, and a retry is already scheduled.
      this.#saveOnce().catch(() => {});
    });
  }

  /** Joins a save in progress, because two at once would conflict with each other. */
  #saveOnce(): Promise<void> {
    this.#running ??= this.#save();
    return this.#running;
  }

  async #save(): Promise<void> {
    const edits = this.#edits;
    this.end();
    this.#firstUnsavedAt = null;
    this.#setStatus("saving");
    try {
      await this.#deps.target?.save(this.#deps.documentToSave());
    } catch (error) {
      this.#handleFailure(error);
      throw error;
    } finally {
      this.#running = null;
    }
    this.#failures = 0;
    this.#savedEdits = edits;
    const hasNewerEdits = edits < this.#edits;
    this.#setStatus(hasNewerEdits ? "unsaved" : "saved");
    if (hasNewerEdits && !this.#cancelTimer) this.#schedule(0);
  }

  #handleFailure(error: unknown): void {
    const delay = RETRY_DELAYS_MS[Math.min(this.#failures, RETRY_DELAYS_MS.length - 1)];
    this.#failures += 1;
    this.#setStatus("failed", error instanceof Error ? error.message : String(error), isUnreachableServer(error));
    if (delay !== undefined && !(error instanceof AnswerNeeded)) this.#schedule(delay);
  }

  #setStatus(status: SaveState["status"], message: string | null = null, isOffline = false): void {
    const { store } = this.#deps;
    const { save } = store.getState();
    if (save.status === status && save.message === message && (save.isOffline ?? false) === isOffline) return;
    store.setState({ save: { status, message, ...(isOffline ? { isOffline } : {}) } });
  }
}

function isUnreachableServer(error: unknown): boolean {
  return error instanceof RequestFailed && error.status === 0;
}
