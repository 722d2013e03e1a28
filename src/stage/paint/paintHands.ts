/** Brings pointers on the canvas of the pixel editor to the drawing hand. */
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";
import { pixelUnder } from "../../editor/paint/PaintView.ts";
import type { Pixel } from "../../pixels/Box.ts";

/** The answer ends it. */
export function attachPaintHands(element: HTMLElement, desk: PaintDesk): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let drawing: number | null = null;
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || drawing !== null) return;
    drawing = event.pointerId;
    element.setPointerCapture(event.pointerId);
    desk.send({ kind: "press", at: pixelAt(element, desk, event), shift: event.shiftKey, alt: event.altKey });
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== drawing) return;
    const samples = event.getCoalescedEvents?.() ?? [];
    const points = (samples.length > 0 ? samples : [event]).map((sample) => pixelAt(element, desk, sample));
    desk.send({ kind: "move", points, shift: event.shiftKey, alt: event.altKey });
  };
  const end = (kind: "release" | "cancel") => (event: PointerEvent) => {
    if (event.pointerId !== drawing) return;
    drawing = null;
    desk.send({ kind });
  };
  element.addEventListener("pointerdown", press, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", end("release"), { signal });
  element.addEventListener("pointercancel", end("cancel"), { signal });
  return () => listening.abort();
}

function pixelAt(element: Element, desk: PaintDesk, { clientX, clientY }: PointerEvent): Pixel {
  const { left, top } = element.getBoundingClientRect();
  return pixelUnder(desk.store.getState().view, { x: clientX - left, y: clientY - top });
}
