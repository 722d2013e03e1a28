import { screenResolution } from "../../../browser/screen.ts";
import { newCanvas } from "../../../pictures/index.ts";
import type { Size } from "../../../pixels/Box.ts";
import { Texture, TextureSource } from "../../../pixi/pixi.ts";

/** A value on a rounded label. */
export interface ChipPicture {
  readonly texture: Texture;
  /** Px of the screen. */
  readonly size: Size;
}

const FONT = '800 12px "Nunito Variable", system-ui, sans-serif';
const HEIGHT = 17;
const PADDING = 5;
const WIDTH_LEAST = HEIGHT;
const LETTERS_MAX = 14;
const INK = "#22313a";
const PAPER = "#ffffff";
const RIM = "rgb(34 49 58 / 55%)";
/** With more values, those no longer shown are dropped. */
const KEPT_MAX = 200;

/** The labels of all shown values. Each is drawn once, at the resolution of the screen. */
export class ChipPictures {
  readonly #pictures = new Map<string, ChipPicture>();
  readonly #scale = screenResolution();

  /** Px of the textures per px of the screen. */
  get scale(): number {
    return this.#scale;
  }

  of(value: string): ChipPicture {
    const known = this.#pictures.get(value);
    if (known) return known;
    const picture = drawChip(shortened(value), this.#scale);
    this.#pictures.set(value, picture);
    return picture;
  }

  get isFull(): boolean {
    return this.#pictures.size > KEPT_MAX;
  }

  /** Drops what is no longer shown. */
  sweep(shown: ReadonlySet<string>): void {
    for (const [value, { texture }] of this.#pictures) {
      if (shown.has(value)) continue;
      texture.destroy(true);
      this.#pictures.delete(value);
    }
  }

  destroy(): void {
    this.sweep(new Set());
  }
}

function drawChip(text: string, scale: number): ChipPicture {
  const size = sizeFor(text);
  const context = newCanvas({ width: Math.round(size.width * scale), height: Math.round(size.height * scale) });
  context.scale(scale, scale);
  context.beginPath();
  context.roundRect(0.5, 0.5, size.width - 1, size.height - 1, HEIGHT / 2);
  context.fillStyle = PAPER;
  context.fill();
  context.strokeStyle = RIM;
  context.stroke();
  context.font = FONT;
  context.fillStyle = INK;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, size.width / 2, size.height / 2 + 0.5);
  return { texture: new Texture({ source: TextureSource.from(context.canvas) }), size };
}

function sizeFor(text: string): Size {
  const context = newCanvas({ width: 1, height: 1 });
  context.font = FONT;
  const wide = Math.ceil(context.measureText(text).width) + 2 * PADDING;
  return { width: Math.max(WIDTH_LEAST, wide), height: HEIGHT };
}

function shortened(value: string): string {
  const letters = [...value.trim()];
  return letters.length > LETTERS_MAX ? `${letters.slice(0, LETTERS_MAX - 1).join("")}…` : letters.join("");
}
