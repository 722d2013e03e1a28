import { useEffect, useEffectEvent, useState } from "react";
import { hasFiles, pictureFileIn } from "../browser/clipboard.ts";

/** Takes a picture file dropped anywhere on the page. Returns whether files are being dragged over the page. */
export function usePictureDrop(takeFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    const file = pictureFileIn(event.dataTransfer) ?? event.dataTransfer?.files[0];
    if (file) takeFile(file);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    // Otherwise the browser would leave the page to open the picture.
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    };
    // It leaves every element it passes; only on the way out of the page there is no related target.
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("dragleave", leave, { signal });
    window.addEventListener("drop", (event) => drop(event), { signal });
    return () => end.abort();
  }, []);
  return isOver;
}
