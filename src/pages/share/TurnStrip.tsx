import { type PointerEvent, useRef } from "react";
import { FilmFrames } from "../../panels/film/FilmFrames.tsx";
import { turnByKey } from "../../panels/film/turnByKey.ts";
import type { Turns } from "./moments.ts";
import styles from "./TurnStrip.module.css";

/** A place on the strip that is pulled. */
export interface StripHandle {
  readonly name: string;
  readonly turn: number;
  /** How far it may be pulled. */
  readonly min: number;
  readonly max: number;
  /** What it says when it is read aloud. */
  readonly text: string;
  readonly onPull: (turn: number) => void;
}

export interface TurnStripProps {
  readonly turns: Turns;
  /** By their order in time. */
  readonly handles: readonly StripHandle[];
  /** What is between two handles is framed; what comes after a single one is dark. */
  readonly isStretch?: boolean;
}

/** The turns that were played as a strip of pictures, with handles for the mouse, for a finger and for the arrow keys. */
export function TurnStrip({ turns, handles, isStretch = false }: TurnStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const pulled = useRef<number | null>(null);
  const shareOf = (turn: number) => (turn - turns.first) / Math.max(1, turns.last - turns.first);
  const turnAt = ({ clientX }: PointerEvent): number => {
    const box = strip.current?.getBoundingClientRect();
    if (!box || box.width === 0) return turns.last;
    return Math.round(turns.first + ((clientX - box.left) / box.width) * (turns.last - turns.first));
  };
  const pull = (index: number, turn: number) => {
    const handle = handles[index];
    const to = handle && Math.min(Math.max(turn, handle.min), handle.max);
    if (to !== undefined && to !== handle?.turn) handle?.onPull(to);
  };
  const [start, end] = isStretch
    ? [shareOf(handles[0]?.turn ?? turns.first), shareOf(handles[1]?.turn ?? turns.last)]
    : [0, shareOf(handles[0]?.turn ?? turns.last)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the sliders are the handles within.
    <div
      className={styles.bar}
      // A drag by the browser, as of a selection around the strip, would cancel the pull.
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = turnAt(event);
        pulled.current = nearest(handles, at);
        pull(pulled.current, at);
      }}
      onPointerMove={(event) => {
        if (pulled.current !== null) pull(pulled.current, turnAt(event));
      }}
      onPointerUp={() => {
        pulled.current = null;
      }}
      onPointerCancel={() => {
        pulled.current = null;
      }}
    >
      <div ref={strip} className={styles.strip}>
        <FilmFrames from={turns.first} turns={turns.last} isPlaying={false} />
        <span className={styles.dark} style={{ insetInline: `0 ${100 - start * 100}%` }} />
        <span className={styles.dark} style={{ insetInline: `${end * 100}% 0` }} />
        {isStretch && <span className={styles.frame} style={{ insetInline: `${start * 100}% ${100 - end * 100}%` }} />}
        {handles.map((handle, index) => (
          <span
            key={handle.name}
            className={styles.handle}
            data-round={!isStretch}
            style={{ insetInlineStart: `${shareOf(handle.turn) * 100}%` }}
            role="slider"
            tabIndex={0}
            data-first={index === 0 || undefined}
            aria-label={handle.name}
            aria-valuemin={handle.min}
            aria-valuemax={handle.max}
            aria-valuenow={handle.turn}
            aria-valuetext={handle.text}
            onKeyDown={(event) => {
              const to = turnByKey(event.key, handle);
              if (to === null) return;
              event.preventDefault();
              pull(index, to);
            }}
          />
        ))}
      </div>
    </div>
  );
}

function nearest(handles: readonly StripHandle[], at: number): number {
  const distances = handles.map(({ turn }) => Math.abs(turn - at));
  return distances.indexOf(Math.min(...distances));
}
