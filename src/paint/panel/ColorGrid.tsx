import { type KeyboardEvent, useState } from "react";
import { CLEAR, type Color, hexOf } from "../../pixels/Color.ts";
import type { NamedColor } from "../../pixels/palette.ts";
import styles from "./ColorGrid.module.css";

export interface ColorGridProps {
  readonly name: string;
  readonly colors: readonly NamedColor[];
  readonly columns: number;
  readonly chosen: Color;
  readonly onChoose: (color: Color) => void;
}

/** Colors to choose from, with a single tab stop. Arrow keys move between the squares as they lie on the screen. */
export function ColorGrid({ name, colors, columns, chosen, onChoose }: ColorGridProps) {
  const [last, setLast] = useState<number | null>(null);
  const stop = stopOf(
    last,
    colors.findIndex(({ color }) => color === chosen),
    colors.length,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      role="group"
      className={styles.grid}
      aria-label={name}
      data-columns={columns}
      onKeyDown={(event) => goOn(event, columns)}
    >
      {colors.map(({ name: colorName, color }, index) => (
        <button
          key={color}
          type="button"
          className={styles.swatch}
          aria-label={colorName}
          aria-pressed={color === chosen}
          title={colorName}
          tabIndex={index === stop ? 0 : -1}
          data-clear={color === CLEAR}
          style={color === CLEAR ? undefined : { backgroundColor: hexOf(color) }}
          onFocus={() => setLast(index)}
          onClick={() => onChoose(color)}
        />
      ))}
    </div>
  );
}

/** The last focused square, else the chosen color, else the first. */
function stopOf(last: number | null, chosen: number, count: number): number {
  if (last !== null && last < count) return last;
  return Math.max(chosen, 0);
}

function goOn(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const squares = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const from = squares.indexOf(event.target instanceof HTMLElement ? event.target : event.currentTarget);
  const across = shownColumns(squares) ?? columns;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -across,
    ArrowDown: across,
    Home: -from,
    End: squares.length - 1 - from,
  };
  const step = steps[event.key];
  if (step === undefined || from < 0) return;
  event.preventDefault();
  squares[from + step]?.focus();
}

/** How many squares stand in a row, which depends on the window; null if it has no layout. */
function shownColumns(squares: readonly HTMLElement[]): number | null {
  const top = squares[0]?.offsetTop;
  const below = squares.findIndex(({ offsetTop }) => offsetTop !== top);
  return below > 0 ? below : null;
}
