/** Dragging a stage up or down its list by the grip; the twin without dragging are the buttons under the list (details §5). */
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Id } from "../../../engine/index.ts";
import { useEscapeFirst } from "./useEscapeFirst.ts";

/** A press that drifts less is none (product §2). */
const DRIFT = 8;

interface Grip {
  readonly stageId: Id;
  readonly startY: number;
  /** Between which tiles the hand is, counted from 0; null: it has not gone far enough to drag. */
  readonly gap: number | null;
}

export interface StageDrag {
  readonly draggedId: Id | null;
  readonly gap: number | null;
  readonly grip: (event: ReactPointerEvent<HTMLElement>, stageId: Id) => void;
}

/** `drop` gets the place in the list as it is without the stage. */
export function useStageDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly Id[],
  drop: (stageId: Id, place: number) => void,
): StageDrag {
  const [held, setHeld] = useState<Grip | null>(null);
  const isHeld = held !== null;
  const move = useEffectEvent(({ clientY }: PointerEvent) => {
    if (!held || (held.gap === null && Math.abs(clientY - held.startY) < DRIFT)) return;
    setHeld({ ...held, gap: gapUnder(list.current, clientY) });
  });
  const release = useEffectEvent(() => {
    setHeld(null);
    if (held && held.gap !== null) drop(held.stageId, placeOf(held.gap, ids.indexOf(held.stageId)));
  });
  useEffect(() => {
    if (!isHeld) return;
    return listen({ move: (event) => move(event), release: () => release(), cancel: () => setHeld(null) });
  }, [isHeld]);
  useEscapeFirst(() => {
    setHeld(null);
    return isHeld;
  });
  return {
    draggedId: held && held.gap !== null ? held.stageId : null,
    gap: held?.gap ?? null,
    grip: (event, stageId) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setHeld({ stageId, startY: event.clientY, gap: null });
    },
  };
}

/** As many gaps lie above the hand as tiles whose middle does. */
export function gapUnder(list: Element | null, y: number): number {
  const tiles = [...(list?.querySelectorAll("[data-stage]") ?? [])];
  return tiles.filter((tile) => {
    const { top, bottom } = tile.getBoundingClientRect();
    return (top + bottom) / 2 < y;
  }).length;
}

/** Once the stage is taken out, all gaps behind it are one nearer. */
export function placeOf(gap: number, index: number): number {
  return gap > index ? gap - 1 : gap;
}

interface Hand {
  readonly move: (event: PointerEvent) => void;
  readonly release: () => void;
  readonly cancel: () => void;
}

function listen({ move, release, cancel }: Hand): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", cancel, { signal });
  // Or a quick pull would be a throw to the browser, and it would take the next tap for the end of that.
  window.addEventListener("touchmove", (event) => event.preventDefault(), { signal, passive: false });
  return () => end.abort();
}
