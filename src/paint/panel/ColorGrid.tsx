import { type KeyboardEvent, useState } from "react";
import { CLEAR, type Color, hexOf } from "../../pixels/Color.ts";
import { nameOfColor } from "../../pixels/colorName.ts";
import styles from "./ColorChoice.module.css";

/** A table with arrow keys has the role of a grid. */
const GRID = { role: "grid" } as const;

export interface ColorGridProps {
  readonly name: string;
  readonly colors: readonly Color[];
  readonly nameOf?: (color: Color, index: number) => string;
  readonly columns: number;
  readonly chosen: Color;
  readonly onChoose: (color: Color) => void;
}

/** A grid of colors with a single tab stop. Arrow keys move between the squares. */
export function ColorGrid({ name, colors, nameOf = plainName, columns, chosen, onChoose }: ColorGridProps) {
  const [last, setLast] = useState<number | null>(null);
  const stop = stopOf(last, colors.indexOf(chosen), colors.length);
  const rows = Array.from({ length: Math.ceil(colors.length / columns) }, (_, row) => row * columns);
  return (
    <table className={styles.grid} {...GRID} aria-label={name} onKeyDown={(event) => goOn(event, columns)}>
      <tbody>
        {rows.map((start) => (
          <tr key={start}>
            {colors.slice(start, start + columns).map((color, column) => (
              <Swatch
                key={color}
                color={color}
                name={nameOf(color, start + column)}
                isChosen={color === chosen}
                isStop={start + column === stop}
                onFocus={() => setLast(start + column)}
                onChoose={() => onChoose(color)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SwatchProps {
  readonly color: Color;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
}

function Swatch({ color, name, isChosen, isStop, onFocus, onChoose }: SwatchProps) {
  return (
    <td>
      <button
        type="button"
        className={styles.swatch}
        aria-label={name}
        aria-pressed={isChosen}
        title={name}
        tabIndex={isStop ? 0 : -1}
        data-clear={color === CLEAR}
        style={color === CLEAR ? undefined : { background: hexOf(color) }}
        onFocus={onFocus}
        onClick={onChoose}
      />
    </td>
  );
}

function plainName(color: Color): string {
  return `${nameOfColor(color)}, ${hexOf(color)}`;
}

/** The last focused square, else the chosen color, else the first. */
function stopOf(last: number | null, chosen: number, count: number): number {
  if (last !== null && last < count) return last;
  return Math.max(chosen, 0);
}

function goOn(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const squares = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const from = squares.indexOf(event.target instanceof HTMLElement ? event.target : event.currentTarget);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -from,
    End: squares.length - 1 - from,
  };
  const step = steps[event.key];
  if (step === undefined || from < 0) return;
  event.preventDefault();
  squares[from + step]?.focus();
}
