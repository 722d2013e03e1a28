export type PictureName = "before" | "after";

/** What a picture of a recording lies on, with its heading and tools. */
export function pictureMat(picture: PictureName): HTMLElement | null {
  return document.querySelector(`[data-frame=${picture}]`)?.closest("figure") ?? null;
}
