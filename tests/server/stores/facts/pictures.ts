/** What holds in every implementation of the stores for pictures. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { thumbnailOf } from "../../../../server/stores/rows.ts";
import type { OpenStores } from "../forms.ts";
import { atOnce, freshId, newWorld } from "../rows.ts";

const LATER = Date.UTC(3000, 0, 1);
const EARLIER = Date.UTC(2000, 0, 1);

export function pictureFacts(opened: OpenStores): void {
  const newPicture = async (): Promise<string> => {
    const { digest, bytes } = picture(freshId());
    await opened().pictures.write(digest, bytes);
    return digest;
  };
  const isThere = async (digest: string): Promise<boolean> => (await opened().pictures.read(digest)) !== null;

  it("stores a picture byte by byte, also an empty one", async () => {
    for (const bytes of [Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256), new Uint8Array(0)]) {
      const digest = digestOf(bytes);
      await opened().pictures.write(digest, bytes);
      expect(Buffer.from((await opened().pictures.read(digest)) ?? [1]).equals(bytes)).toBe(true);
    }
  });

  it("has no picture that was never written", async () => {
    expect(await isThere("0".repeat(64))).toBe(false);
    await opened().pictures.touch("0".repeat(64));
    expect(await isThere("0".repeat(64))).toBe(false);
  });

  it("accepts a picture that is there already, also twice at once", async () => {
    const { digest, bytes } = picture("same");
    await Promise.all(atOnce(10, () => opened().pictures.write(digest, bytes)));
    await opened().pictures.write(digest, bytes);
    expect(Buffer.from((await opened().pictures.read(digest)) ?? []).equals(bytes)).toBe(true);
  });

  it("sweeps what nothing refers to, and leaves what a world or one of its versions refers to", async () => {
    const [onRecord = "", onVersion = "", nowhere = ""] = await Promise.all(atOnce(3, newPicture));
    const { id } = await newWorld(opened(), "{}", { thumbnail: thumbnailOf(onVersion) });
    await opened().worlds.change(id, { data: '{"n":2}', thumbnail: thumbnailOf(onRecord) });
    await newWorld(opened(), null, { thumbnail: "/thumbnails/none.jpg" });
    expect(await opened().pictures.sweep(LATER, [onRecord, onVersion, nowhere])).toBe(1);
    expect(await Promise.all([onRecord, onVersion, nowhere].map(isThere))).toEqual([true, true, false]);
    await opened().worlds.remove(id);
    expect(await opened().pictures.sweep(LATER, [onRecord, onVersion])).toBe(2);
  });

  it("sweeps only among the given ones, if any", async () => {
    const [asked = "", other = ""] = await Promise.all(atOnce(2, newPicture));
    expect(await opened().pictures.sweep(LATER, [])).toBe(0);
    expect(await opened().pictures.sweep(LATER, [asked, "0".repeat(64)])).toBe(1);
    expect(await Promise.all([asked, other].map(isThere))).toEqual([false, true]);
    expect(await opened().pictures.sweep(LATER)).toBeGreaterThan(0);
    expect(await isThere(other)).toBe(false);
  });

  it("leaves what was written or touched after the given time", async () => {
    const digest = await newPicture();
    expect(await opened().pictures.sweep(EARLIER, [digest])).toBe(0);
    await opened().pictures.touch(digest);
    expect(await opened().pictures.sweep(Date.now() - 60_000, [digest])).toBe(0);
    expect(await isThere(digest)).toBe(true);
  });
}

function picture(mark: string): { digest: string; bytes: Uint8Array } {
  const bytes = Buffer.from(`a picture ${mark}`);
  return { digest: digestOf(bytes), bytes };
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
