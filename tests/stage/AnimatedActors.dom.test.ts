// @vitest-environment jsdom
/** Actors whose appearance has several frames, as sprites. */
import { describe, expect, it } from "vitest";
import type { Characters } from "../../src/engine/index.ts";
import { Sprite, Texture } from "../../src/pixi/pixi.ts";
import { AnimatedActors } from "../../src/stage/actors/AnimatedActors.ts";
import type { PictureAtlas } from "../../src/stage/actors/PictureAtlas.ts";
import { actorOf, characterNamed } from "../support/testGame.ts";

const hero = characterNamed("Hero");
const CHARACTERS: Characters = {
  hero: { ...hero, spritesheet: { ...hero.spritesheet, appearances: { walk: ["1", "2", "3"], stand: ["1"] } } },
};

/** Pictures by name; late ones are still being decoded. */
class Pictures {
  readonly late = new Set<string>();
  readonly asked: string[] = [];
  readonly #textures = new Map<string, Texture>();

  get atlas(): Pick<PictureAtlas, "textureOf"> {
    return { textureOf: (name) => this.#of(name) };
  }

  shown(sprite: Sprite): string | undefined {
    return [...this.#textures].find(([, texture]) => texture === sprite.texture)?.[0];
  }

  #of(name: string): Texture {
    this.asked.push(name);
    if (this.late.has(name)) return Texture.EMPTY;
    const texture = this.#textures.get(name) ?? new Texture();
    this.#textures.set(name, texture);
    return texture;
  }
}

function walking(appearance = "walk") {
  const [frames, pictures, sprite] = [new AnimatedActors(), new Pictures(), new Sprite()];
  const actor = actorOf("hero", "h", 1, 1, { appearance });
  const dress = () => frames.showDueFrame(sprite, actor, CHARACTERS, pictures.atlas);
  const turn = (to: number) => frames.showFrame(to, CHARACTERS, pictures.atlas, () => [sprite]);
  return { frames, pictures, sprite, dress, turn };
}

describe("an actor with several frames", () => {
  it("shows them one after the other, and begins again", () => {
    const { pictures, sprite, dress, turn } = walking();
    dress();
    const shown = [1, 2, 3, 4].map((number) => {
      turn(number);
      return pictures.shown(sprite);
    });
    expect(shown).toEqual(["2", "3", "1", "2"]);
  });

  it("that is redrawn shows the frame that is due, as all others do", () => {
    const { pictures, sprite, dress, turn } = walking();
    turn(5);
    dress();
    expect(pictures.shown(sprite)).toBe("3");
  });

  it("asks for all at once, and leaves a frame in its place as long as the next one is not there", () => {
    const { pictures, sprite, dress, turn } = walking();
    pictures.late.add("2");
    dress();
    expect(new Set(pictures.asked)).toEqual(new Set(["1", "2", "3"]));
    turn(1);
    expect(pictures.shown(sprite)).toBe("1");
  });

  it("is forgotten when it goes; one that stands still was never one of them", () => {
    const { frames, dress } = walking();
    dress();
    expect(frames.any).toBe(true);
    frames.forget("h");
    expect(frames.any).toBe(false);
    const still = walking("stand");
    still.dress();
    expect(still.frames.any).toBe(false);
    expect(still.pictures.asked).toEqual([]);
  });
});
