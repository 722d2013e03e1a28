import { Memory } from "lowdb";
import { packInMemory } from "../packInMemory.ts";
import {
  digestOfThumbnail,
  GAME_COPIES,
  type GameCopy,
  type OpenedPack,
  type PackedGame,
  type UserRow,
  VERSIONS_KEPT,
  type VersionNote,
  type WorldRow,
  type WorldVersion,
} from "../rows.ts";
import type { PictureStore, Stores } from "../Stores.ts";
import { CollectedUsers } from "./CollectedUsers.ts";
import { CollectedWorlds } from "./CollectedWorlds.ts";
import { Collection, type RowStorage } from "./Collection.ts";
import { Visits } from "./Visits.ts";
import type { OwnedVersion, WorldVault } from "./WorldVault.ts";

/** Stores that forget everything, for tests that need no files. */
export function memoryStores(): Stores {
  const users = new CollectedUsers(new Collection<UserRow>(inMemory()), async () => undefined);
  const records = new Collection<WorldRow>(inMemory());
  const vault = new RememberedWorlds();
  const named = (): string[] => [...records.all(), ...vault.all()].map(({ thumbnail }) => thumbnail);
  return {
    users,
    worlds: new CollectedWorlds(records, users, vault),
    pictures: new RememberedPictures(named),
    visits: new Visits(),
    check: async () => undefined,
    close: async () => undefined,
  };
}

function inMemory<Row>(): RowStorage<Row> {
  return { adapter: () => new Memory(), remove: async () => undefined };
}

/** The versions of each world, newest first. */
class RememberedWorlds implements WorldVault {
  private readonly worlds = new Map<string, readonly OwnedVersion[]>();
  private readonly packs = new Map<string, { readonly revision: number; readonly packed: PackedGame }>();

  all(): OwnedVersion[] {
    return [...this.worlds.values()].flat();
  }

  async read(id: string): Promise<OwnedVersion | null> {
    return this.of(id)[0] ?? null;
  }

  readOrMend(id: string): Promise<OwnedVersion | null> {
    return this.read(id);
  }

  async versions(id: string): Promise<readonly VersionNote[]> {
    return this.of(id).map(({ revision, savedAt, name, thumbnail }) => ({ revision, savedAt, name, thumbnail }));
  }

  async readVersion(id: string, revision: number): Promise<OwnedVersion | null> {
    return this.of(id).find((version) => version.revision === revision) ?? null;
  }

  async write(version: OwnedVersion): Promise<number> {
    this.worlds.set(version.id, [version, ...this.of(version.id)]);
    return Buffer.byteLength(version.data);
  }

  async openPacked(id: string, revision: number, copy: GameCopy): Promise<OpenedPack | null> {
    const found = this.packs.get(id + copy);
    return found?.revision === revision ? packInMemory(found.packed) : null;
  }

  async keepPacked(id: string, { revision }: WorldVersion, copy: GameCopy, packed: PackedGame): Promise<void> {
    this.packs.set(id + copy, { revision, packed });
  }

  async sweepPacked(): Promise<number> {
    const { size } = this.packs;
    this.packs.clear();
    return size;
  }

  async takeBack(id: string, revision: number): Promise<void> {
    this.forgetPacked(id);
    this.worlds.set(
      id,
      this.of(id).filter((version) => version.revision !== revision),
    );
  }

  async dropOldest(id: string): Promise<void> {
    this.worlds.set(id, this.of(id).slice(0, VERSIONS_KEPT + 1));
  }

  async remove(id: string, forget: () => Promise<unknown>): Promise<void> {
    await forget();
    this.forgetPacked(id);
    this.worlds.delete(id);
  }

  private forgetPacked(id: string): void {
    for (const copy of GAME_COPIES) this.packs.delete(id + copy);
  }

  private of(id: string): readonly OwnedVersion[] {
    return this.worlds.get(id) ?? [];
  }
}

/** Pictures under other names are kept for good. */
const DIGEST = /^[0-9a-f]{64}$/;

class RememberedPictures implements PictureStore {
  private readonly pictures = new Map<string, { readonly bytes: Uint8Array; readonly writtenAt: number }>();
  private readonly named: () => readonly string[];

  constructor(named: () => readonly string[]) {
    this.named = named;
  }

  async read(digest: string): Promise<Uint8Array | null> {
    return this.pictures.get(digest)?.bytes ?? null;
  }

  async write(digest: string, bytes: Uint8Array): Promise<void> {
    this.pictures.set(digest, { bytes, writtenAt: Date.now() });
  }

  async touch(digest: string): Promise<void> {
    const present = this.pictures.get(digest);
    if (present) await this.write(digest, present.bytes);
  }

  async sweep(before: number, among: readonly string[] = [...this.pictures.keys()]): Promise<number> {
    const named = new Set(this.named().map(digestOfThumbnail));
    const old = (digest: string): boolean => (this.pictures.get(digest)?.writtenAt ?? before) < before;
    const isSwept = (digest: string): boolean => DIGEST.test(digest) && old(digest) && !named.has(digest);
    const swept = among.filter(isSwept);
    for (const digest of swept) this.pictures.delete(digest);
    return swept.length;
  }
}
