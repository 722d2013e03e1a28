/** Pictures on the clipboard of the computer; nothing here asks the child for a permission. */

/** Puts a PNG there, as far as the browser lets us; answers whether it did. To be called from within a press or key. */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return true;
  } catch {
    return false;
  }
}

/** The first picture file among what is pasted or dropped; null where there is none. */
export function pictureFileIn(data: DataTransfer | null): File | null {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/")) ?? null;
}

/** Whether files are being dragged over the page. */
export function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") ?? false;
}
