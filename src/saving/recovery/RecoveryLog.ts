import type { WorldCard } from "../../api/wire.ts";
import { StorageFailed, type StorageTrouble } from "../../browser/database.ts";
import { type Clock, sleep } from "../../browser/timers.ts";
import type { WorldDocument } from "../../engine/index.ts";
import type { SaveTarget } from "../Saver.ts";
import { DocumentCutter, type DocumentParts } from "./DocumentCutter.ts";
import { PartsMissing, type RecoveryStore } from "./RecoveryStore.ts";
import { partKey, SNAPSHOTS_MAX, type Snapshot, snapshotKey } from "./Snapshot.ts";
import { removeUnloadSnapshot, storeUnloadSnapshot } from "./unloadSnapshot.ts";

export interface RecoveryLogDeps {
  readonly store: RecoveryStore;
  readonly card: WorldCard;
  /** The unsaved snapshot that the game was opened from; null if it was opened from its save. */
  readonly openedFrom: Snapshot | null;
  /** The revision of the last save. */
  readonly revision: () => number;
  /** Whether the last save contains the whole game as it is now. */
  readonly isSaved: () => boolean;
  readonly sessionId: string;
  readonly clock: Clock;
  /** The time in ms since 1970. */
  readonly now: () => number;
  /** Called with the reason when writing begins to fail, and with null when it works again. */
  readonly onTrouble: (trouble: StorageTrouble | null) => void;
}

const WRITE_DELAY_MS = 200;
/** Writing a large game for the first time can take long, so opening it is finished first. */
const FIRST_WRITE_DELAY_MS = 2000;
/** For this long, edits overwrite the current snapshot; then a new one begins. */
const SNAPSHOT_MS = 90_000;
/** A save does not wait longer than this for the log. */
const SAVE_WAIT_MS = 2000;

/** Records every edit of an open game in this browser within a quarter of a second, independently of its saves. */
export class RecoveryLog {
  readonly #deps: RecoveryLogDeps;
  readonly #cutter = new DocumentCutter();
  /** The stored parts by name, to reuse their keys for values that have not changed. */
  #stored = new Map<string, { readonly part: unknown; readonly key: string }>();
  #snapshots: Snapshot[] = [];
  #snapshotBeganAt = 0;
  #snapshotNumber = 0;
  #partNumber = 0;
  #document: WorldDocument | null = null;
  #changedAt = 0;
  #cancelTimer: (() => void) | null = null;
  /** Whether the scheduled write is the long delayed first one. */
  #isFirstWrite = false;
  #writing: Promise<void> = Promise.resolve();
  #trouble: StorageTrouble | null = null;
  #isPersistent = false;
  #writtenDocument: WorldDocument | null = null;

  constructor(deps: RecoveryLogDeps) {
    this.#deps = deps;
  }

  /** Schedules a write after the game was opened, edited or saved. */
  record(document: WorldDocument): void {
    const isFirst = this.#document === null;
    if (isFirst) void this.#checkPersistence();
    if (document !== this.#document) this.#changedAt = this.#deps.now();
    this.#document = document;
    if (this.#cancelTimer && !this.#isFirstWrite) return;
    this.#cancelTimer?.();
    this.#isFirstWrite = isFirst;
    const delay = isFirst ? FIRST_WRITE_DELAY_MS : WRITE_DELAY_MS;
    this.#cancelTimer = this.#deps.clock.after(delay, () => void this.writeNow());
  }

  /** Writes what is not written yet. Never rejects. */
  writeNow(): Promise<void> {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.#writing = this.#writing.then(() => this.#write()).catch((error: unknown) => this.#handleFailure(error));
    return this.#writing;
  }

  /** Resolves when nothing is waiting to be written. Never rejects. */
  whenWritten(): Promise<void> {
    return this.#cancelTimer ? this.writeNow() : this.#writing;
  }

  /** Stores what is not written yet synchronously, as the page is closing. Returns false if it would be lost. */
  storeBeforeUnload(): boolean {
    if (!this.#document || this.#trouble !== null || !this.#isPersistent) return false;
    if (this.#writtenDocument === this.#document) return true;
    return storeUnloadSnapshot(this.#nextSnapshot(new Map()), this.#cutter.cut(this.#document));
  }

  /** The snapshots of this session, the oldest first. */
  get snapshots(): readonly Snapshot[] {
    return this.#snapshots;
  }

  async #checkPersistence(): Promise<void> {
    this.#isPersistent = await this.#deps.store.isPersistent().catch(() => false);
  }

  async #write(): Promise<void> {
    const document = this.#document;
    if (!document || !(await this.#deps.store.isPersistent())) return;
    try {
      await this.#writeSnapshot(document);
    } catch (error) {
      if (!(error instanceof PartsMissing)) throw error;
      await this.#startOver();
      await this.#writeSnapshot(document);
    }
    this.#writtenDocument = document;
    if (document === this.#document) removeUnloadSnapshot(this.#ids.worldId);
    this.#setTrouble(null);
  }

  async #writeSnapshot(document: WorldDocument): Promise<void> {
    const isFirst = this.#snapshots.length === 0;
    const { stored, added } = this.#assignKeys(this.#cutter.cut(document));
    const snapshot = this.#nextSnapshot(stored);
    const snapshots = [...this.#snapshots.filter(({ key }) => key !== snapshot.key), snapshot];
    const dropped = snapshots.splice(0, Math.max(0, snapshots.length - SNAPSHOTS_MAX));
    await this.#deps.store.putSnapshot(snapshot, added, this.#unusedAfter(snapshots));
    if (dropped.length > 0) await this.#deps.store.remove(dropped);
    this.#stored = stored;
    this.#snapshots = snapshots;
    if (isFirst) await this.#deps.store.removeOutdated(snapshot);
  }

  /** Forgets the incomplete snapshots, so that the next one is written in full. */
  async #startOver(): Promise<void> {
    const incomplete = this.#snapshots;
    this.#stored = new Map();
    this.#snapshots = [];
    await this.#deps.store.remove(incomplete);
  }

  #assignKeys(parts: DocumentParts) {
    const { worldId, sessionId } = this.#ids;
    const stored = new Map<string, { readonly part: unknown; readonly key: string }>();
    const added = new Map<string, unknown>();
    for (const [name, part] of parts) {
      const before = this.#stored.get(name);
      if (before && before.part === part) {
        stored.set(name, before);
        continue;
      }
      this.#partNumber += 1;
      const key = partKey(worldId, sessionId, this.#partNumber);
      stored.set(name, { part, key });
      added.set(key, part);
    }
    return { stored, added };
  }

  #nextSnapshot(parts: ReadonlyMap<string, { readonly key: string }>): Snapshot {
    const { worldId, sessionId } = this.#ids;
    const at = this.#changedAt;
    if (at - this.#snapshotBeganAt > SNAPSHOT_MS) {
      this.#snapshotBeganAt = at;
      this.#snapshotNumber += 1;
    }
    return {
      key: snapshotKey(worldId, sessionId, this.#snapshotNumber),
      worldId,
      sessionId,
      at,
      card: { ...this.#deps.card, revision: this.#deps.revision(), name: this.#document?.world.metadata.name ?? "" },
      isSaved: this.#deps.isSaved(),
      parts: Object.fromEntries([...parts].map(([name, { key }]) => [name, key])),
    };
  }

  /** The keys of parts that none of these snapshots uses, unlike those before. */
  #unusedAfter(snapshots: readonly Snapshot[]): string[] {
    const used = new Set(snapshots.flatMap(({ parts }) => Object.values(parts)));
    return this.#snapshots.flatMap(({ parts }) => Object.values(parts)).filter((key) => !used.has(key));
  }

  get #ids() {
    return { worldId: this.#deps.card.id, sessionId: this.#deps.sessionId };
  }

  /** In a full browser, gives up all snapshots but the last one, and tries again. */
  async #handleFailure(error: unknown): Promise<void> {
    if (!(error instanceof StorageFailed)) console.warn("The recovery log could not be written", error);
    const trouble = error instanceof StorageFailed ? error.trouble : "broken";
    // A database that does not answer is not full. The next edit tries again.
    if (trouble === "silent") {
      this.#setTrouble(trouble);
      return;
    }
    const earlier = this.#snapshots.slice(0, -1);
    if (earlier.length > 0) {
      const unused = this.#unusedAfter(this.#snapshots.slice(-1));
      this.#snapshots = this.#snapshots.slice(-1);
      await this.#deps.store.remove(earlier, unused).catch(() => undefined);
      await this.#write().catch((again: unknown) => this.#handleFailure(again));
    } else {
      this.#setTrouble(trouble);
      await this.#removeIfOlderThanSave();
    }
  }

  /** A snapshot that could not be updated must not be offered later as if it were newer than the save. */
  async #removeIfOlderThanSave(): Promise<void> {
    const { isSaved, openedFrom, store } = this.#deps;
    if (!isSaved()) return;
    const removals = openedFrom ? [this.#startOver(), store.remove([openedFrom])] : [this.#startOver()];
    await Promise.all(removals).catch((error: unknown) =>
      console.warn("Outdated snapshots could not be removed", error),
    );
  }

  #setTrouble(trouble: StorageTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#deps.onTrouble(trouble);
  }
}

/**
 * Lets a save wait until the log has recorded what was saved. A child who reloads the page right after the save would otherwise be asked
 * to choose between the save and an older snapshot. `whenWritten` must not reject.
 */
export function saveWithRecovery(target: SaveTarget, whenWritten: () => Promise<void>): SaveTarget {
  return {
    save: async (document) => {
      await Promise.all([target.save(document), Promise.race([whenWritten(), sleep(SAVE_WAIT_MS)])]);
    },
  };
}
