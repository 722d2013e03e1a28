import { vi } from "vitest";
import { nameOfColor } from "../../src/pixels/colorName.ts";
import { clearImage, colorsOf, type PixelImage } from "../../src/pixels/PixelImage.ts";

/**
 * Replaces what jsdom lacks, until spies and globals are restored: canvases that keep their pixels, and pictures of the size in their
 * header.
 */
export function fakeCanvases(): void {
  const shown = new WeakMap<HTMLCanvasElement, PixelImage>();
  const pixelsOn = (canvas: HTMLCanvasElement) => shown.get(canvas) ?? clearImage(canvas);
  const { prototype } = HTMLCanvasElement;
  vi.stubGlobal("ImageData", FakeImageData);
  vi.stubGlobal("createImageBitmap", decoded);
  vi.spyOn(prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    const drawing = {
      canvas: this,
      getImageData: () => pixelsOn(this),
      putImageData: (image: PixelImage) => shown.set(this, image),
    };
    // Other drawing calls are ignored.
    return new Proxy(drawing, {
      get: (own, name) => Reflect.get(own, name) ?? (() => undefined),
      set: () => true,
    }) as never;
  });
  vi.spyOn(prototype, "toDataURL").mockImplementation(function (this: HTMLCanvasElement) {
    return `data:${this.width}x${this.height} ${colorsOf([pixelsOn(this)], 9)
      .map(nameOfColor)
      .join(" ")}`.trim();
  });
  vi.spyOn(prototype, "toBlob").mockImplementation((call) => call(new Blob()));
}

class FakeImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

/** Rejects a picture that is only a header. */
async function decoded(file: Blob): Promise<Pick<ImageBitmap, "width" | "height" | "close">> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length < 30) throw new Error("broken");
  return { width: bytes[19] ?? 0, height: bytes[23] ?? 0, close: () => undefined };
}

/** The bytes of a PNG of which only the header is real; `high` adds that many times 256 to its width. */
export function pngBytes(width: number, height: number, high = 0): Uint8Array<ArrayBuffer> {
  const start = [..."\x89PNG\r\n\x1a\n\0\0\0\rIHDR"].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from([...start, 0, 0, high, width, 0, 0, 0, height, ...new Array<number>(10).fill(0)]);
}

/** Such a picture as it is stored in a game. */
export function pngUrl(bytes = pngBytes(40, 40)): string {
  return `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`;
}
