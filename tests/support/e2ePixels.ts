/** The pixels of a stored picture, as a browser decodes them. */
import type { Page } from "@playwright/test";

/** Row by row: `#rrggbb`, or "" where it is transparent. */
export function pixelsOf(page: Page, url: string): Promise<string[][]> {
  return page.evaluate(async (dataUrl) => {
    const bytes = Uint8Array.from(atob(dataUrl.replace(/^[^,]*,/, "")), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(picture, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data ?? [];
    const hex = (at: number) => [0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, "0"));
    const colourAt = (at: number) => (data[at + 3] ? `#${hex(at).join("")}` : "");
    return Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => colourAt((y * width + x) * 4)),
    );
  }, url);
}
