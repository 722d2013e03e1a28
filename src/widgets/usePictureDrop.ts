import { pictureFileIn } from "../browser/givenFiles.ts";
import { useFileDrop } from "./useFileDrop.ts";

/** Takes a picture file dropped anywhere on the page. Returns whether files are being dragged over the page. */
export function usePictureDrop(takeFile: (file: File) => void): boolean {
  return useFileDrop((data) => {
    const file = pictureFileIn(data) ?? data.files[0];
    if (file) takeFile(file);
  });
}
