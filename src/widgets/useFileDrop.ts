import { useEffect, useEffectEvent, useState } from "react";
import { hasFiles } from "../browser/givenFiles.ts";

/** Takes files dropped anywhere on the page. Returns whether files are being dragged over the page. */
export function useFileDrop(take: (files: DataTransfer) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    take(event.dataTransfer);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    // Otherwise the browser would leave the page to open the file.
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
