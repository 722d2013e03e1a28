/** What holds in every implementation of the stores for compressed copies of games. */
import { expect, it } from "vitest";
import type { GameCopy, PackedGame, WorldVersion } from "../../../../server/stores/rows.ts";
import type { OpenStores } from "../forms.ts";
import { newWorld } from "../rows.ts";

const PACKED: PackedGame = { bytes: Uint8Array.of(0, 10, 255, 13, 10), crc: 2 ** 32 - 1, length: 12_345 };

export function packedFacts(opened: OpenStores): void {
  async function packedWorld(): Promise<string> {
    const { id } = await newWorld(opened(), '{"n":1}');
    await opened().worlds.keepPacked(id, await present(id), "shared", PACKED);
    return id;
  }

  async function present(id: string): Promise<WorldVersion> {
    return (await opened().worlds.read(id)) ?? expect.unreachable("it was stored");
  }

  /** Read in pieces, as the server does. */
  async function kept(id: string, revision: number, copy: GameCopy): Promise<PackedGame | null> {
    const pack = await opened().worlds.openPacked(id, revision, copy);
    if (!pack) return null;
    const pieces = [];
    for await (const piece of pack.pieces()) pieces.push(piece);
    await pack.close();
    const { crc, length, size } = pack;
    const bytes = Uint8Array.from(Buffer.concat(pieces));
    expect(size).toBe(bytes.length);
    return { bytes, crc, length };
  }

  it("returns what was stored, byte for byte, and nothing for another revision", async () => {
    const id = await packedWorld();
    expect(await kept(id, 1, "shared")).toEqual(PACKED);
    for (const revision of [0, 2]) expect(await kept(id, revision, "shared")).toBeNull();
  });

  it("returns a large one in pieces, none of them missing", async () => {
    const large = { ...PACKED, bytes: Uint8Array.from({ length: 700_001 }, (_, n) => (n * n) % 251) };
    const { id } = await newWorld(opened(), '{"n":1}');
    await opened().worlds.keepPacked(id, await present(id), "whole", large);
    const { bytes } = (await kept(id, 1, "whole")) ?? expect.unreachable("it was kept");
    expect(Buffer.compare(bytes, large.bytes)).toBe(0);
  });

  it("lets a reader finish what it began to read before the next save", async () => {
    const large = { ...PACKED, bytes: new Uint8Array(700_001).fill(1) };
    const { id } = await newWorld(opened(), '{"n":1}');
    await opened().worlds.keepPacked(id, await present(id), "whole", large);
    const pack = (await opened().worlds.openPacked(id, 1, "whole")) ?? expect.unreachable("it was kept");
    let read = 0;
    for await (const piece of pack.pieces()) {
      if (read === 0) {
        await opened().worlds.change(id, { data: '{"n":2}' });
        await opened().worlds.keepPacked(id, await present(id), "whole", PACKED);
      }
      expect(piece.every((byte) => byte === 1)).toBe(true);
      read += piece.length;
    }
    await pack.close();
    expect(read).toBe(large.bytes.length);
  });

  it("keeps each copy by itself", async () => {
    const id = await packedWorld();
    await opened().worlds.keepPacked(id, await present(id), "whole", { ...PACKED, length: 1 });
    expect(await kept(id, 1, "whole")).toMatchObject({ length: 1 });
    expect(await kept(id, 1, "shared")).toMatchObject({ length: PACKED.length });
    expect(await kept(id, 1, "sharedWithNotes")).toBeNull();
  });

  it("has none of a world that was never packed or is unknown", async () => {
    expect(await kept((await newWorld(opened())).id, 1, "shared")).toBeNull();
    expect(await kept("unknown", 1, "shared")).toBeNull();
  });

  it("has none after the next save, until the new one is packed", async () => {
    const id = await packedWorld();
    await opened().worlds.change(id, { data: '{"n":2}' });
    expect(await kept(id, 2, "shared")).toBeNull();
    await opened().worlds.keepPacked(id, await present(id), "shared", { ...PACKED, length: 2 });
    expect(await kept(id, 2, "shared")).toMatchObject({ length: 2 });
  });

  it("stores nothing of a world that is removed before or meanwhile", async () => {
    const id = await packedWorld();
    const version = await present(id);
    await opened().worlds.remove(id);
    await opened().worlds.keepPacked(id, version, "shared", PACKED);
    expect(await kept(id, 1, "shared")).toBeNull();
  });

  it("forgets what was packed before a time", async () => {
    const id = await packedWorld();
    await opened().worlds.sweepPacked(Date.now() + 60_000);
    expect(await kept(id, 1, "shared")).toBeNull();
  });
}
