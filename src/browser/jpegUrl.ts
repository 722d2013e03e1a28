/** A canvas as the data URL of a JPEG, packed beside the page and not in its way; null where this browser cannot. `quality`: 0 to 1. */
export async function jpegUrlOf(canvas: HTMLCanvasElement, quality: number): Promise<string | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  return blob && urlOf(blob);
}

function urlOf(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
}
