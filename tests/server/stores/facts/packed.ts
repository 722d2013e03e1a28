/** What every form of the stores holds true of games that were packed for sending. */
import { expect, it } from "vitest";
import type { PackedGame, WorldVersion } from "../../../../server/data/rows.ts";
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

  it("hands out what was kept, byte for byte, and none of another revision", async () => {
    const id = await packedWorld();
    const { bytes, crc, length } = (await opened().worlds.packed(id, 1, "shared")) ?? expect.unreachable("it was kept");
    expect({ bytes: [...bytes], crc, length }).toEqual({ ...PACKED, bytes: [...PACKED.bytes] });
    for (const revision of [0, 2]) expect(await opened().worlds.packed(id, revision, "shared")).toBeNull();
  });

  it("keeps each copy by itself", async () => {
    const id = await packedWorld();
    await opened().worlds.keepPacked(id, await present(id), "whole", { ...PACKED, length: 1 });
    expect(await opened().worlds.packed(id, 1, "whole")).toMatchObject({ length: 1 });
    expect(await opened().worlds.packed(id, 1, "shared")).toMatchObject({ length: PACKED.length });
    expect(await opened().worlds.packed(id, 1, "sharedWithNotes")).toBeNull();
  });

  it("has none of a world that was never packed or is unknown", async () => {
    expect(await opened().worlds.packed((await newWorld(opened())).id, 1, "shared")).toBeNull();
    expect(await opened().worlds.packed("unknown", 1, "shared")).toBeNull();
  });

  it("has none after the next save, until the new one is packed", async () => {
    const id = await packedWorld();
    await opened().worlds.change(id, { data: '{"n":2}' });
    expect(await opened().worlds.packed(id, 2, "shared")).toBeNull();
    await opened().worlds.keepPacked(id, await present(id), "shared", { ...PACKED, length: 2 });
    expect(await opened().worlds.packed(id, 2, "shared")).toMatchObject({ length: 2 });
  });

  it("keeps nothing of a world that is removed before or meanwhile", async () => {
    const id = await packedWorld();
    const version = await present(id);
    await opened().worlds.remove(id);
    await opened().worlds.keepPacked(id, version, "shared", PACKED);
    expect(await opened().worlds.packed(id, 1, "shared")).toBeNull();
  });

  it("forgets what was packed before a time", async () => {
    const id = await packedWorld();
    await opened().worlds.sweepPacked(Date.now() + 60_000);
    expect(await opened().worlds.packed(id, 1, "shared")).toBeNull();
  });
}
