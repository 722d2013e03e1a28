import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useEscapeFirst } from "./useEscapeFirst.ts";

/** A press that moves less than this is a click, not a drag. */
const DRIFT = 8;

/** The direction of the list. */
export type ListAxis = "x" | "y";

interface Grip {
  readonly id: string;
  /** Position along the list in CSS px. */
  readonly start: number;
  /** The gap under the pointer, counted from 0; null until the pointer has moved far enough to drag. */
  readonly gap: number | null;
}

export interface ListDrag {
  readonly draggedId: string | null;
  readonly gap: number | null;
  readonly grip: (event: ReactPointerEvent<HTMLElement>, id: string) => void;
}

export interface ListDragOptions {
  /** Its children are the items, in order. */
  readonly list: RefObject<HTMLElement | null>;
  readonly ids: readonly string[];
  readonly axis: ListAxis;
  /** Gets the item's new index in the list without it. */
  readonly drop: (id: string, index: number) => void;
}

/** Dragging an item along its list by pointer. Every list that uses it also has buttons that do the same. */
export function useListDrag({ list, ids, axis, drop }: ListDragOptions): ListDrag {
  const [held, setHeld] = useState<Grip | null>(null);
  const isHeld = held !== null;
  const move = useEffectEvent((event: PointerEvent) => {
    const at = alongOf(event, axis);
    if (!held || (held.gap === null && Math.abs(at - held.start) < DRIFT)) return;
    setHeld({ ...held, gap: gapUnder(list.current, at, axis) });
  });
  const release = useEffectEvent(() => {
    setHeld(null);
    if (held && held.gap !== null) drop(held.id, indexAfterDrop(held.gap, ids.indexOf(held.id)));
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
    draggedId: held && held.gap !== null ? held.id : null,
    gap: held?.gap ?? null,
    grip: (event, id) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setHeld({ id, start: alongOf(event, axis), gap: null });
    },
  };
}

/** The number of items whose middle lies before the pointer; `at` is in CSS px along the list. */
export function gapUnder(list: Element | null, at: number, axis: ListAxis): number {
  return [...(list?.children ?? [])].filter((thing) => middleOf(thing, axis) < at).length;
}

/** Taking the item out moves every gap behind it one forward. */
export function indexAfterDrop(gap: number, index: number): number {
  return gap > index ? gap - 1 : gap;
}

/** The side of an item on which the gap is marked: each gap lies before an item, the last one behind the last item. */
export function gapBeside(gap: number | null, index: number, count: number): "before" | "after" | undefined {
  if (gap === index) return "before";
  return gap === count && index === count - 1 ? "after" : undefined;
}

function middleOf(thing: Element, axis: ListAxis): number {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return axis === "x" ? (left + right) / 2 : (top + bottom) / 2;
}

function alongOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }, axis: ListAxis): number {
  return axis === "x" ? clientX : clientY;
}

interface DragListeners {
  readonly move: (event: PointerEvent) => void;
  readonly release: () => void;
  readonly cancel: () => void;
}

function listen({ move, release, cancel }: DragListeners): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", cancel, { signal });
  // Otherwise the browser takes a quick pull for a fling, and the next tap for the end of it.
  window.addEventListener("touchmove", (event) => event.preventDefault(), { signal, passive: false });
  return () => end.abort();
}
