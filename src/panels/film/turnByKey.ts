const PAGE = 10;

/** Where a handle is, and between which turns it moves. */
export type TurnRange = Readonly<Record<"turn" | "min" | "max", number>>;

/** The turn to which a key moves a handle of a film; null if it is no key of a slider. */
export function turnByKey(key: string, { turn, min, max }: TurnRange): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return turn - 1;
    case "ArrowRight":
    case "ArrowUp":
      return turn + 1;
    case "PageDown":
      return turn - PAGE;
    case "PageUp":
      return turn + PAGE;
    case "Home":
      return min;
    case "End":
      return max;
    default:
      return null;
  }
}
