// @vitest-environment jsdom
/** A file has everything in it, because it may be opened on another server. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { withPicturesInside } from "../../src/pages/files/gameText.ts";
import { readGameFile } from "../../src/parcel/readGameFile.ts";
import { gameTextOf } from "../support/parcels.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const game = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 2, 3)]);

describe("a background that is stored on the server", () => {
  const address = `/pictures/${"a1".repeat(32)}.png`;
  const url = "data:image/png;base64,iVBORw0KGgo=";
  const named = gameFile(`url(${address})`);

  function gameFile(background: string): string {
    const [stage] = Object.values(game.world.stages);
    if (!stage) throw new Error("A game has its stage.");
    return gameTextOf({ ...game, world: { ...game.world, stages: { [stage.id]: { ...stage, background } } } });
  }

  afterEach(() => vi.unstubAllGlobals());

  it("is put into the file, and is the background again when that is opened", async () => {
    const asked: string[] = [];
    vi.stubGlobal("FileReader", ReaderOfPng);
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return new Response("PNG");
    });
    const { document } = readGameFile(await withPicturesInside(named));
    expect(Object.values(document.world.stages).map(({ background }) => background)).toEqual([`url(${url})`]);
    expect(asked).toEqual([address]);
  });

  it("keeps its address if it cannot be loaded", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("No line")));
    expect(await withPicturesInside(named)).toBe(named);
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    expect(await withPicturesInside(named)).toBe(named);
  });

  class ReaderOfPng {
    readonly result = url;
    onload: () => void = () => undefined;

    readAsDataURL(): void {
      this.onload();
    }
  }
});
