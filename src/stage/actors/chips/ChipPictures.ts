import { screenResolution } from "../../../browser/screen.ts";
import type { Size } from "../../../pixels/Box.ts";
import { Texture, TextureSource } from "../../../pixi/pixi.ts";
import { type DrawnChip, drawChip } from "./drawChip.ts";

/** A value on a rounded label. */
export interface ChipPicture {
  readonly texture: Texture;
  /** Px of the screen. */
  readonly size: Size;
}

/** With more values, those no longer shown are dropped. */
const KEPT_MAX = 200;

/** The labels of all shown values, or the bubbles of all that is said. Each is drawn once, at the resolution of the screen. */
export class ChipPictures {
  readonly #draw: (value: string, scale: number) => DrawnChip;
  readonly #keptMax: number;
  readonly #pictures = new Map<string, ChipPicture>();
  readonly #scale = screenResolution();

  constructor(draw = drawChip, keptMax = KEPT_MAX) {
    this.#draw = draw;
    this.#keptMax = keptMax;
  }

  /** Px of the textures per px of the screen. */
  get scale(): number {
    return this.#scale;
  }

  of(value: string): ChipPicture {
    const known = this.#pictures.get(value);
    if (known) return known;
    const { canvas, size } = this.#draw(value, this.#scale);
    const picture = { texture: new Texture({ source: TextureSource.from(canvas) }), size };
    this.#pictures.set(value, picture);
    return picture;
  }

  get isFull(): boolean {
    return this.#pictures.size > this.#keptMax;
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
