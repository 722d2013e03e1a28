/** CSS px: the smallest square in which a character is still recognized, and the largest that a card needs. */
const SQUARE_MIN = 17;
const SQUARE_MAX = 48;
/** The height that the pictures of most rules keep to. */
const HEIGHT = 150;
/** The room between the two pictures, for the arrow. */
const BETWEEN = 34;

export interface RuleSquare {
  /** The side of a square of both pictures, CSS px. */
  readonly square: number;
  /** The pictures stand one below the other, because they are too wide to stand side by side. */
  readonly isStacked: boolean;
}

/**
 * How large a rule of this many columns and rows is drawn on a card whose content is `width` CSS px wide. `height`: what most pictures keep to.
 */
export function ruleSquare(columns: number, rows: number, width: number, height = HEIGHT): RuleSquare {
  const beside = Math.floor((width - BETWEEN) / 2);
  const isStacked = beside < columns * SQUARE_MIN;
  const fitting = Math.floor(Math.min((isStacked ? width : beside) / columns, height / rows));
  const wanted = Math.min(SQUARE_MAX, Math.max(SQUARE_MIN, fitting));
  // The widest frames do not fit even so.
  return { square: Math.max(2, Math.min(wanted, Math.floor(width / columns))), isStacked };
}
