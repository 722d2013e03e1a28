/** A picture file that is dropped anywhere while the pixel editor is open comes onto the drawing. */
import { useEffect, useEffectEvent, useState } from "react";
import { hasFiles, pictureFileIn } from "../../browser/clipboard.ts";

/** Answers whether files are over the page now. */
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
    // Without this the browser would leave the page for the picture.
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    };
    // It leaves every element it passes; out of the page it goes to none.
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("dragleave", leave, { signal });
    window.addEventListener("drop", (event) => drop(event), { signal });
    return () => end.abort();
  }, []);
  return isOver;
}
