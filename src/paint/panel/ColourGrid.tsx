import { type KeyboardEvent, useState } from "react";
import { CLEAR, type Colour, hexOf } from "../../pixels/Colour.ts";
import { nameOfColour } from "../../pixels/colourName.ts";
import styles from "./ColourChoice.module.css";

/** A table with arrow keys has the role of a grid. */
const GRID = { role: "grid" } as const;

export interface ColourGridProps {
  readonly name: string;
  readonly colours: readonly Colour[];
  readonly nameOf?: (colour: Colour, index: number) => string;
  readonly columns: number;
  readonly chosen: Colour;
  readonly onChoose: (colour: Colour) => void;
}

/** A grid of colors with a single tab stop. Arrow keys move between the squares. */
export function ColourGrid({ name, colours, nameOf = plainName, columns, chosen, onChoose }: ColourGridProps) {
  const [last, setLast] = useState<number | null>(null);
  const stop = stopOf(last, colours.indexOf(chosen), colours.length);
  const rows = Array.from({ length: Math.ceil(colours.length / columns) }, (_, row) => row * columns);
  return (
    <table className={styles.grid} {...GRID} aria-label={name} onKeyDown={(event) => goOn(event, columns)}>
      <tbody>
        {rows.map((start) => (
          <tr key={start}>
            {colours.slice(start, start + columns).map((colour, column) => (
              <Swatch
                key={colour}
                colour={colour}
                name={nameOf(colour, start + column)}
                isChosen={colour === chosen}
                isStop={start + column === stop}
                onFocus={() => setLast(start + column)}
                onChoose={() => onChoose(colour)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SwatchProps {
  readonly colour: Colour;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
}

function Swatch({ colour, name, isChosen, isStop, onFocus, onChoose }: SwatchProps) {
  return (
    <td>
      <button
        type="button"
        className={styles.swatch}
        aria-label={name}
        aria-pressed={isChosen}
        title={name}
        tabIndex={isStop ? 0 : -1}
        data-clear={colour === CLEAR}
        style={colour === CLEAR ? undefined : { background: hexOf(colour) }}
        onFocus={onFocus}
        onClick={onChoose}
      />
    </td>
  );
}

function plainName(colour: Colour): string {
  return `${nameOfColour(colour)}, ${hexOf(colour)}`;
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
