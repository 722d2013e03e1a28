/** Files that come in by a paste or a drop. */

/** The first image file that was pasted or dropped, or null. */
export function pictureFileIn(data: DataTransfer | null): File | null {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/")) ?? null;
}

/** The files that were pasted; none where a text field takes what is pasted. */
export function pastedFiles({ clipboardData, target }: ClipboardEvent): readonly File[] {
  const isField = target instanceof Element && target.closest("input, textarea, [contenteditable=true]") !== null;
  return isField ? [] : [...(clipboardData?.files ?? [])];
}

/** Whether a drag over the page carries files. */
export function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") ?? false;
}
