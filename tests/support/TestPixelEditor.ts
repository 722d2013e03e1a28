/** A real PixelEditor on a small picture given as text, so that tests read like drawing. */

import { INITIAL_SETTINGS, type PaintState, type StrokeView } from "../../src/paint/model/PaintState.ts";
import { PixelEditor } from "../../src/paint/model/PixelEditor.ts";
import { seenImage } from "../../src/paint/model/selecting.ts";
import type { PaintKeys, PaintToolId } from "../../src/paint/tools/PaintTool.ts";
import type { Pixel } from "../../src/pixels/Box.ts";
import { colorFromChannels } from "../../src/pixels/Color.ts";
import { cropImage } from "../../src/pixels/cutAndPaste.ts";
import { clearImage, type PixelImage } from "../../src/pixels/PixelImage.ts";
import { imageOf, textOf } from "./asciiPixels.ts";

export interface TestPictures {
  readonly pictures?: readonly PixelImage[];
  readonly anchor?: Pixel;
  readonly name?: string;
}

export class TestPixelEditor {
  readonly pixelEditor: PixelEditor;

  /** One tile with a picture in its top left corner, given as text or as images. It is drawn on by the pixel, in black. */
  constructor(picture: string | TestPictures = "") {
    const { pictures, anchor, name } = typeof picture === "string" ? { pictures: [tileWith(picture)] } : picture;
    this.pixelEditor = new PixelEditor({
      pictures: pictures ?? [clearImage({ width: 40, height: 40 })],
      info: { anchor: anchor ?? { x: 0, y: 0 } },
      name: name ?? "Idle",
      settings: { ...INITIAL_SETTINGS, color: colorFromChannels(0, 0, 0), size: 1 },
      clip: null,
      others: [],
    });
  }

  get state(): PaintState {
    return this.pixelEditor.store.getState();
  }

  /** The stroke being drawn; null between strokes. */
  get stroke(): StrokeView | null {
    return this.pixelEditor.strokes.getState().stroke;
  }

  /** The visible pixels of the shown frame as text: its top left corner of this size. */
  seen(width: number, height: number, at: Pixel = { x: 0, y: 0 }): string {
    return textOf(cropImage(seenImage(this.state.drawing), { ...at, width, height }));
  }

  /** All pixels of the drawing as one text. */
  get all(): string {
    const { frames, anchor } = this.state.drawing;
    return JSON.stringify({ frames: frames.map(({ width, data }) => [width, data.join()]), anchor });
  }

  take(tool: PaintToolId): this {
    if (this.state.settings.tool !== tool) this.pixelEditor.tools.choose(tool);
    return this;
  }

  /** Presses at the first pixel, moves over the others and releases at the last. */
  drag(places: readonly (readonly [number, number])[], keys: Partial<PaintKeys> = {}): this {
    this.press(places, keys);
    this.pixelEditor.send({ kind: "release" });
    return this;
  }

  /** Like `drag`, without the release. */
  press(places: readonly (readonly [number, number])[], keys: Partial<PaintKeys> = {}): this {
    const held = { shift: false, alt: false, ...keys };
    const [first, ...others] = places.map(([x, y]) => ({ x, y }));
    if (first) this.pixelEditor.send({ kind: "press", at: first, ...held });
    if (others.length > 0) this.pixelEditor.send({ kind: "move", points: others, ...held });
    return this;
  }
}

export function tileWith(picture: string): PixelImage {
  const box = { x: 0, y: 0, width: 40, height: 40 };
  return picture === "" ? clearImage(box) : cropImage(imageOf(picture), box);
}
