import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Span } from "../../../audio/loudness.ts";
import { Bars } from "./Bars.tsx";
import styles from "./WaveTrimmer.module.css";

export interface WaveTrimmerProps {
  /** 0 to 1 each. */
  readonly bars: readonly number[];
  /** How long all of it takes. */
  readonly seconds: number;
  readonly span: Span;
  /** The part between the handles is being played. */
  readonly isHeard: boolean;
  readonly onChange: (span: Span) => void;
}

/** One press of an arrow key and of a page key, and the shortest part that stays, seconds. */
const STEP = 0.05;
const PAGE = 0.5;
const LEAST = 0.1;

/** A wave between two handles, which are pulled, or moved by the arrow and the page keys. */
export function WaveTrimmer({ bars, seconds, span, isHeard, onChange }: WaveTrimmerProps) {
  const wave = useRef<HTMLDivElement>(null);
  const { from, to } = span;
  const moveFrom = (wanted: number) => onChange({ from: between(wanted, 0, to - LEAST), to });
  const moveTo = (wanted: number) => onChange({ from, to: between(wanted, from + LEAST, seconds) });
  const secondsAt = (x: number): number => {
    const box = wave.current?.getBoundingClientRect();
    return box && box.width > 0 ? ((x - box.left) / box.width) * seconds : 0;
  };
  const bright = [(from / seconds) * bars.length, (to / seconds) * bars.length] as const;
  const place = { "--from": from / seconds, "--to": to / seconds, "--play": `${to - from}s` } as CSSProperties;
  return (
    <div ref={wave} className={styles.wave} style={place}>
      <Bars levels={bars} count={bars.length} bright={bright} className={styles.bars} />
      <span className={styles.veil} data-side="left" />
      <span className={styles.veil} data-side="right" />
      {isHeard && <span key={`${from} ${to}`} className={styles.head} />}
      <Handle
        name="Where it begins"
        side="from"
        value={from}
        least={0}
        most={to - LEAST}
        onMove={moveFrom}
        secondsAt={secondsAt}
      />
      <Handle
        name="Where it ends"
        side="to"
        value={to}
        least={from + LEAST}
        most={seconds}
        onMove={moveTo}
        secondsAt={secondsAt}
      />
    </div>
  );
}

interface HandleProps {
  readonly name: string;
  readonly side: "from" | "to";
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onMove: (seconds: number) => void;
  readonly secondsAt: (x: number) => number;
}

function Handle({ name, side, value, least, most, onMove, secondsAt }: HandleProps) {
  const grip = useRef<number | null>(null);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    // Where the handle was taken stays under the finger.
    grip.current = secondsAt(event.clientX) - value;
  };
  const move = ({ clientX }: PointerEvent<HTMLDivElement>) => {
    if (grip.current !== null) onMove(secondsAt(clientX) - grip.current);
  };
  const letGo = () => {
    grip.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = wantedBy(event.key, { value, least, most });
    if (wanted === null) return;
    event.preventDefault();
    onMove(wanted);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.handle}
      data-side={side}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={Math.round(most * 1000)}
      aria-valuenow={Math.round(value * 1000)}
      aria-valuetext={`${value.toFixed(2)} seconds`}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={onKeyDown}
    />
  );
}

function wantedBy(key: string, { value, least, most }: Pick<HandleProps, "value" | "least" | "most">): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return value - STEP;
    case "ArrowRight":
    case "ArrowUp":
      return value + STEP;
    case "PageDown":
      return value - PAGE;
    case "PageUp":
      return value + PAGE;
    case "Home":
      return least;
    case "End":
      return most;
    default:
      return null;
  }
}

function between(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, wanted));
}
