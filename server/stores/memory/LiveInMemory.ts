import { type LiveRow, restingRow, type Signal } from "../classRows.ts";
import type { LiveStore, LockStore } from "../Stores.ts";

/** How many pictures of one member are kept: the latest, and the one that pages may still be fetching. */
const PICTURES_KEPT = 2;

interface LiveClass {
  readonly members: Map<string, LiveRow>;
  /** Names of pictures by member, the latest last. */
  readonly pictures: Map<string, string[]>;
}

/** What goes on in classes, for a server that is the only one: kept in memory. */
export class LiveInMemory implements LiveStore {
  readonly #classes = new Map<string, LiveClass>();
  readonly #pictures = new Map<string, Uint8Array>();
  readonly #listeners = new Set<(signal: Signal | null) => void>();

  async of(classId: string): Promise<readonly LiveRow[]> {
    return [...(this.#classes.get(classId)?.members.values() ?? [])];
  }

  async change(classId: string, memberId: string, make: (present: LiveRow) => LiveRow): Promise<LiveRow> {
    const { members } = this.#classOf(classId);
    const row = make(members.get(memberId) ?? restingRow(memberId));
    members.set(memberId, row);
    return row;
  }

  async keepPicture(classId: string, memberId: string, name: string, picture: Uint8Array): Promise<void> {
    const { pictures } = this.#classOf(classId);
    const names = [...(pictures.get(memberId) ?? []), name];
    for (const old of names.splice(0, names.length - PICTURES_KEPT)) this.#pictures.delete(old);
    pictures.set(memberId, names);
    this.#pictures.set(name, picture);
  }

  async picture(name: string): Promise<Uint8Array | null> {
    return this.#pictures.get(name) ?? null;
  }

  async forget(classId: string, memberId?: string): Promise<void> {
    const known = this.#classes.get(classId);
    if (!known) return;
    for (const [member, names] of known.pictures) {
      if (memberId !== undefined && member !== memberId) continue;
      for (const name of names) this.#pictures.delete(name);
      known.pictures.delete(member);
    }
    if (memberId === undefined) this.#classes.delete(classId);
    else known.members.delete(memberId);
  }

  async signal(signal: Signal): Promise<void> {
    for (const listener of this.#listeners) listener(signal);
  }

  listen(listener: (signal: Signal | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #classOf(classId: string): LiveClass {
    const known = this.#classes.get(classId) ?? { members: new Map(), pictures: new Map() };
    this.#classes.set(classId, known);
    return known;
  }
}

const LOCKS_MAX = 10_000;

/** Locks of games in memory, the latest 10,000. */
export class LocksInMemory implements LockStore {
  readonly #locks = new Map<string, { readonly holder: string; readonly until: number }>();

  async take(worldId: string, holder: string, now: number, until: number): Promise<boolean> {
    const lock = this.#locks.get(worldId);
    if (lock && lock.holder !== holder && lock.until > now) return false;
    this.#locks.delete(worldId);
    this.#locks.set(worldId, { holder, until });
    const [oldest] = this.#locks.keys();
    if (this.#locks.size > LOCKS_MAX && oldest !== undefined) this.#locks.delete(oldest);
    return true;
  }

  async release(worldId: string, holder: string): Promise<void> {
    if (this.#locks.get(worldId)?.holder === holder) this.#locks.delete(worldId);
  }
}
