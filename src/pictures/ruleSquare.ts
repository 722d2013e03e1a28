/** CSS px: the smallest square in which a character is still recognized, and the largest that a card needs. */
const SQUARE_MIN = 17;
const SQUARE_MAX = 60;
/** The height that the pictures of a rule keep to. */
const HEIGHT = 150;
/** The room between the two pictures, for the arrow. */
const BETWEEN = 34;
/** On a card whose content is at least this wide, the words stand beside larger pictures. */
const WIDE = 480;
const SQUARE_MAX_WIDE = 88;
const HEIGHT_WIDE = 116;
/** The share of a wide card that its pictures take at most. */
const PICTURES_SHARE = 0.55;

export interface RuleSquare {
  /** The side of a square of both pictures, CSS px. */
  readonly square: number;
  /** The pictures stand one below the other, because they are too wide to stand side by side. */
  readonly isStacked: boolean;
}

/** Whether a card whose content is `width` CSS px wide has its words beside its pictures. */
export function isWideCard(width: number): boolean {
  return width >= WIDE;
}

/** How large a rule of this many columns and rows is drawn on a card whose content is `width` CSS px wide. */
export function ruleSquare(columns: number, rows: number, width: number): RuleSquare {
  const isWide = isWideCard(width);
  const room = isWide ? Math.floor(width * PICTURES_SHARE) : width;
  const beside = Math.floor((room - BETWEEN) / 2);
  const isStacked = beside < columns * SQUARE_MIN;
  const fitting = Math.floor(Math.min((isStacked ? room : beside) / columns, (isWide ? HEIGHT_WIDE : HEIGHT) / rows));
  const wanted = Math.min(isWide ? SQUARE_MAX_WIDE : SQUARE_MAX, Math.max(SQUARE_MIN, fitting));
  // The widest frames do not fit even so.
  return { square: Math.max(2, Math.min(wanted, Math.floor(room / columns))), isStacked };
}
