/** Stores that forget everything: for tests that need no files. */
import { Memory } from "lowdb";
import type { UserRow, WorldRow, WorldVersion } from "./rows.ts";
import type { PictureVault, Stores, WorldVault } from "./Stores.ts";
import { Table } from "./Table.ts";

export function memoryStores(): Stores {
  return {
    users: new Table<UserRow>(new Memory()),
    records: new Table<WorldRow>(new Memory()),
    worlds: new RememberedWorlds(),
    pictures: new RememberedPictures(),
    close: async () => undefined,
  };
}

/** Kept as text, as files would be: what is read never shares a thing with what was written. */
class RememberedWorlds implements WorldVault {
  private readonly texts = new Map<string, string>();

  async read(id: string): Promise<WorldVersion | null> {
    return JSON.parse(this.texts.get(id) ?? "null");
  }

  async write(id: string, version: WorldVersion): Promise<number> {
    const text = JSON.stringify(version);
    this.texts.set(id, text);
    return Buffer.byteLength(text);
  }

  async remove(id: string): Promise<void> {
    this.texts.delete(id);
  }
}

class RememberedPictures implements PictureVault {
  private readonly pictures = new Map<string, Uint8Array>();

  async read(digest: string): Promise<Uint8Array | null> {
    return this.pictures.get(digest) ?? null;
  }

  async write(digest: string, picture: Uint8Array): Promise<void> {
    this.pictures.set(digest, picture);
  }
}
