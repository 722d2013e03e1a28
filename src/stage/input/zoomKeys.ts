import type { StageView } from "../view/StageView.ts";

/** The zoom factor of one key press or click. */
export const ZOOM_STEP = 1.25;

/** Plus and minus zoom, zero resets the zoom. False if the key does nothing here. */
export function zoomByKey(stageView: Pick<StageView, "canZoom" | "resetZoom" | "zoomBy">, key: string): boolean {
  if (!stageView.canZoom || !/^[+=0-]$/.test(key)) return false;
  if (key === "0") stageView.resetZoom();
  else stageView.zoomBy(key === "-" ? 1 / ZOOM_STEP : ZOOM_STEP);
  return true;
}

/** The zoom keys of a focused stage that has no other keys of its own. The returned function ends them. */
export function attachZoomKeys(element: HTMLElement, stageView: StageView): () => void {
  const pressed = (event: KeyboardEvent) => {
    // The browser zooms its page by some of these, and a key of the game is not for the page.
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (zoomByKey(stageView, event.key)) event.preventDefault();
  };
  element.addEventListener("keydown", pressed);
  return () => element.removeEventListener("keydown", pressed);
}
