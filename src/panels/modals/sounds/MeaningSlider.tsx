import type { Sliders } from "../../../audio/madeSound.ts";
import styles from "./MeaningSlider.module.css";

export interface MeaningSliderProps {
  readonly meaning: keyof Sliders;
  readonly low: string;
  readonly high: string;
  /** 0 to 100. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Called when the knob is let go of, or moved by a key. */
  readonly onLetGo: () => void;
}

/** A slider whose track is a picture of what it does. */
export function MeaningSlider({ meaning, low, high, value, onChange, onLetGo }: MeaningSliderProps) {
  return (
    <label className={styles.row}>
      <span className={styles.low} aria-hidden="true">
        {low}
      </span>
      <span className={styles.track}>
        <svg className={styles.drawing} viewBox="0 0 500 40" preserveAspectRatio="none" aria-hidden="true">
          <path d={DRAWINGS[meaning]} data-filled={meaning === "length"} />
        </svg>
        <input
          className={styles.input}
          type="range"
          min={0}
          max={100}
          value={value}
          aria-label={`${low} to ${high}`}
          aria-valuetext={`${low} to ${high}, ${value} of 100`}
          onChange={({ target }) => onChange(Number(target.value))}
          onPointerUp={onLetGo}
          onKeyUp={({ key }) => MOVES.has(key) && onLetGo()}
        />
      </span>
      <span aria-hidden="true">{high}</span>
    </label>
  );
}

const MOVES: ReadonlySet<string> = new Set([
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
  "PageUp",
  "PageDown",
]);

const DRAWINGS: Readonly<Record<keyof Sliders, string>> = {
  pitch: line((x) => Math.sin((2 * Math.PI * (x + (x * x) / 170)) / 130)),
  length: "M0 19 L500 3 L500 37 L0 21 Z",
  slide: "M0 6 L250 34 L500 6",
  crunch: line((x) => {
    const turn = x / 125;
    const corner = (2 * turn + 0.25) % 1;
    return x < 250 ? Math.sin(2 * Math.PI * turn) : 1 - 4 * Math.abs(corner - 0.5);
  }),
};

/** A line through heights of -1 to 1. */
function line(heightAt: (x: number) => number): string {
  const points = Array.from({ length: 251 }, (_, n) => `${n * 2} ${(20 - 15 * heightAt(n * 2)).toFixed(1)}`);
  return `M${points.join(" L")}`;
}
