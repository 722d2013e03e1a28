import type { JSHandle, Page } from "@playwright/test";

/** The pixels of a small picture in rows, as the browser decodes them: `#rrggbb`, or "" if transparent. */
export async function pixelsOf(page: Page, url: string): Promise<string[][]> {
  const picture = await decoded(page, url);
  return picture.evaluate(({ data, width, height }) => {
    const hex = (at: number) => [0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, "0"));
    const colorAt = (at: number) => (data[at + 3] ? `#${hex(at).join("")}` : "");
    return Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => colorAt((y * width + x) * 4)),
    );
  });
}

/** Those of the colors, `#rrggbb`, that no opaque pixel has exactly; fast enough for pictures of a whole stage. */
export async function missingColors(page: Page, url: string, colors: readonly string[]): Promise<string[]> {
  const picture = await decoded(page, url);
  return picture.evaluate(({ data }, wanted) => {
    const seen = new Set(new Uint32Array(data.buffer));
    return wanted.filter((color) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      const [pixel = 0] = new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer);
      return !seen.has(pixel);
    });
  }, colors);
}

export async function hasColor(page: Page, url: string, color: string): Promise<boolean> {
  return (await missingColors(page, url, [color])).length === 0;
}

/** Whether a picture shows nothing at all. */
export async function isOfOneColor(page: Page, url: string): Promise<boolean> {
  const picture = await decoded(page, url);
  return picture.evaluate(({ data }) => {
    const pixels = new Uint32Array(data.buffer);
    return pixels.every((pixel) => pixel === pixels[0]);
  });
}

function decoded(page: Page, url: string): Promise<JSHandle<ImageData>> {
  return page.evaluateHandle(async (dataUrl) => {
    const bytes = Uint8Array.from(atob(dataUrl.replace(/^[^,]*,/, "")), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    if (!context) throw new Error("A browser can read pictures.");
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, width, height);
  }, url);
}
