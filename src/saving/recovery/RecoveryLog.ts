/** Writes down every edit of an open game in this browser within a quarter of a second, whatever becomes of its saves (details §15). */

import type { WorldCard } from "../../api/wire.ts";
import { StorageFailed, type StorageTrouble } from "../../browser/database.ts";
import type { Clock } from "../../editor/Clock.ts";
import { DocumentCutter, type DocumentParts } from "./DocumentCutter.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { type RecoveryStore, PartsMissing } from "./RecoveryStore.ts";
import { type Snapshot, SNAPSHOTS_MAX, partKey, snapshotKey } from "./Snapshot.ts";
import { removeUnloadSnapshot, storeUnloadSnapshot } from "./unloadSnapshot.ts";

export interface RecoveryLogDeps {
  readonly book: RecoveryStore;
  readonly card: WorldCard;
  /** An earlier moment in no save that the game was opened with; null where it was opened as it is saved. */
  readonly goesOnFrom: Snapshot | null;
  /** Of the save that the game goes on from. */
  readonly revision: () => number;
  /** Whether all of the game as it is now is in that save. */
  readonly isSaved: () => boolean;
  readonly sessionId: string;
  readonly clock: Clock;
  /** ms since 1970. */
  readonly now: () => number;
  /** Called when this browser keeps the journal no more, with why not, and with null when it does again. */
  readonly onTrouble: (trouble: StorageTrouble | null) => void;
}

const WRITE_MS = 200;
const FIRST_MS = 2000;
/** After so long a moment stays as it is, and a new one begins. */
const POINT_MS = 90_000;

export class RecoveryLog {
  readonly #parts: RecoveryLogDeps;
  readonly #cutter = new DocumentCutter();
  /** Keys of the parts that are kept, by the very object; of texts, by name and text. */
  #kept = new Map<string, { readonly part: unknown; readonly key: string }>();
  #points: Snapshot[] = [];
  #pointBegun = 0;
  #pointNumber = 0;
  #partNumber = 0;
  #document: WorldDocument | null = null;
  #changedAt = 0;
  #cancel: (() => void) | null = null;
  /** What waits to be written is only the game as it was opened. */
  #isPatient = false;
  #writing: Promise<void> = Promise.resolve();
  #trouble: StorageTrouble | null = null;
  #isLasting = false;
  /** The game as it was written down last. */
  #written: WorldDocument | null = null;

  constructor(parts: RecoveryLogDeps) {
    this.#parts = parts;
  }

  /** The game was opened, has changed, or was saved. A game just opened is not waited for: it may take long to write. */
  record(document: WorldDocument): void {
    const isFirst = this.#document === null;
    if (isFirst) void this.#learnWhetherLasting();
    if (document !== this.#document) this.#changedAt = this.#parts.now();
    this.#document = document;
    if (this.#cancel && !this.#isPatient) return;
    this.#cancel?.();
    this.#isPatient = isFirst;
    this.#cancel = this.#parts.clock.after(isFirst ? FIRST_MS : WRITE_MS, () => void this.writeNow());
  }

  /** Writes what is not written yet; never rejects. */
  writeNow(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    this.#writing = this.#writing.then(() => this.#write()).catch((failure: unknown) => this.#fail(failure));
    return this.#writing;
  }

  /** Resolves when nothing waits to be written any more; never rejects. */
  whenWritten(): Promise<void> {
    return this.#cancel ? this.writeNow() : this.#writing;
  }

  /**
   * The page is about to go: what is not written down yet is kept without waiting. False where that cannot be done, so
   * that it would be lost.
   */
  storeBeforeUnload(): boolean {
    if (!this.#document || this.#trouble !== null || !this.#isLasting) return false;
    if (this.#written === this.#document) return true;
    return storeUnloadSnapshot(this.#nextPoint(new Map()), this.#cutter.cut(this.#document));
  }

  async #learnWhetherLasting(): Promise<void> {
    this.#isLasting = await this.#parts.book.isPersistent().catch(() => false);
  }

  /** The moments of this opening, oldest first. */
  get snapshots(): readonly Snapshot[] {
    return this.#points;
  }

  async #write(): Promise<void> {
    const document = this.#document;
    // A journal that goes with the window is none.
    if (!document || !(await this.#parts.book.isPersistent())) return;
    try {
      await this.#writePoint(document);
    } catch (failure) {
      if (!(failure instanceof PartsMissing)) throw failure;
      await this.#beginAnew();
      await this.#writePoint(document);
    }
    this.#written = document;
    if (document === this.#document) removeUnloadSnapshot(this.#ids.worldId);
    this.#tell(null);
  }

  async #writePoint(document: WorldDocument): Promise<void> {
    const isFirst = this.#points.length === 0;
    const { kept, fresh } = this.#cut(this.#cutter.cut(document));
    const point = this.#nextPoint(kept);
    const points = [...this.#points.filter(({ key }) => key !== point.key), point];
    const dropped = points.splice(0, Math.max(0, points.length - SNAPSHOTS_MAX));
    const gone = this.#goneFrom(points);
    await this.#parts.book.putSnapshot(point, fresh, gone);
    if (dropped.length > 0) await this.#parts.book.remove(dropped);
    this.#kept = kept;
    this.#points = points;
    if (isFirst) await this.#parts.book.removeOutdated(point);
  }

  /** What was kept before is not whole any more: all of the game is written once more. */
  async #beginAnew(): Promise<void> {
    const broken = this.#points;
    this.#kept = new Map();
    this.#points = [];
    await this.#parts.book.remove(broken);
  }

  /** Parts that are kept already keep their keys. */
  #cut(parts: DocumentParts) {
    const { worldId, sessionId } = this.#ids;
    const kept = new Map<string, { readonly part: unknown; readonly key: string }>();
    const fresh = new Map<string, unknown>();
    for (const [name, part] of parts) {
      const before = this.#kept.get(name);
      if (before && before.part === part) {
        kept.set(name, before);
        continue;
      }
      this.#partNumber += 1;
      const key = partKey(worldId, sessionId, this.#partNumber);
      kept.set(name, { part, key });
      fresh.set(key, part);
    }
    return { kept, fresh };
  }

  #nextPoint(kept: ReadonlyMap<string, { readonly key: string }>): Snapshot {
    const { worldId, sessionId } = this.#ids;
    const at = this.#changedAt;
    if (at - this.#pointBegun > POINT_MS) {
      this.#pointBegun = at;
      this.#pointNumber += 1;
    }
    return {
      key: snapshotKey(worldId, sessionId, this.#pointNumber),
      worldId,
      sessionId,
      at,
      card: { ...this.#parts.card, revision: this.#parts.revision(), name: this.#document?.world.metadata.name ?? "" },
      isSaved: this.#parts.isSaved(),
      parts: Object.fromEntries([...kept].map(([name, { key }]) => [name, key])),
    };
  }

  /** Keys that the moments before named and those of now do not. */
  #goneFrom(points: readonly Snapshot[]): string[] {
    const named = new Set(points.flatMap(({ parts }) => Object.values(parts)));
    return this.#points.flatMap(({ parts }) => Object.values(parts)).filter((key) => !named.has(key));
  }

  get #ids() {
    return { worldId: this.#parts.card.id, sessionId: this.#parts.sessionId };
  }

  /** A full browser first gives up the moments in between; the last one is what counts. */
  async #fail(failure: unknown): Promise<void> {
    if (!(failure instanceof StorageFailed)) console.warn("The journal could not be written", failure);
    const trouble = failure instanceof StorageFailed ? failure.trouble : "broken";
    // Nothing is there to be given up: the next edit is another try.
    if (trouble === "silent") {
      this.#tell(trouble);
      return;
    }
    const between = this.#points.slice(0, -1);
    if (between.length > 0) {
      const gone = this.#goneFrom(this.#points.slice(-1));
      this.#points = this.#points.slice(-1);
      await this.#parts.book.remove(between, gone).catch(() => undefined);
      await this.#write().catch((again: unknown) => this.#fail(again));
    } else {
      this.#tell(trouble);
      await this.#forgetOlderThanSave();
    }
  }

  /** What could not be brought up to date must not be offered as if it were newer than the save. */
  async #forgetOlderThanSave(): Promise<void> {
    const { isSaved, goesOnFrom, book } = this.#parts;
    if (!isSaved()) return;
    const forgetting = goesOnFrom ? [this.#beginAnew(), book.remove([goesOnFrom])] : [this.#beginAnew()];
    await Promise.all(forgetting).catch((fault: unknown) => console.warn("The journal could not be tidied", fault));
  }

  #tell(trouble: StorageTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#parts.onTrouble(trouble);
  }
}
