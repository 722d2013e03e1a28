/** Dragging a thing along its list by hand; what does the same without dragging stands beside every such list (details §5). */
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Id } from "../../engine/index.ts";
import { useEscapeFirst } from "./useEscapeFirst.ts";

/** A press that drifts less is none (product §2). */
const DRIFT = 8;

/** Which way the list goes. */
export type ListAxis = "x" | "y";

interface Grip {
  readonly id: Id;
  /** Along the list, CSS px. */
  readonly start: number;
  /** Between which things the hand is, counted from 0; null: it has not gone far enough to drag. */
  readonly gap: number | null;
}

export interface ListDrag {
  readonly draggedId: Id | null;
  readonly gap: number | null;
  readonly grip: (event: ReactPointerEvent<HTMLElement>, id: Id) => void;
}

export interface ListDragParts {
  /** Its children are the things, in order. */
  readonly list: RefObject<HTMLElement | null>;
  readonly ids: readonly Id[];
  readonly axis: ListAxis;
  /** Gets the place in the list as it is without the thing. */
  readonly drop: (id: Id, place: number) => void;
}

export function useListDrag({ list, ids, axis, drop }: ListDragParts): ListDrag {
  const [held, setHeld] = useState<Grip | null>(null);
  const isHeld = held !== null;
  const move = useEffectEvent((event: PointerEvent) => {
    const at = alongOf(event, axis);
    if (!held || (held.gap === null && Math.abs(at - held.start) < DRIFT)) return;
    setHeld({ ...held, gap: gapUnder(list.current, at, axis) });
  });
  const release = useEffectEvent(() => {
    setHeld(null);
    if (held && held.gap !== null) drop(held.id, placeOf(held.gap, ids.indexOf(held.id)));
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

/** As many gaps lie before the hand as things whose middle does; `at` in CSS px along the list. */
export function gapUnder(list: Element | null, at: number, axis: ListAxis): number {
  return [...(list?.children ?? [])].filter((thing) => middleOf(thing, axis) < at).length;
}

/** Once the thing is taken out, all gaps behind it are one nearer. */
export function placeOf(gap: number, index: number): number {
  return gap > index ? gap - 1 : gap;
}

/** On which side of a thing the gap is marked: each lies before a thing, and the last one behind the last thing. */
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
