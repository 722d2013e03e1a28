/** A window in which the inspector is a sheet, closed at first: too narrow for it beside the stage, and no upright tablet. The styles of the editor's layout say the same. */
export const SHEET_WINDOW =
  "(max-width: 999px) and (not ((min-width: 600px) and (min-height: 850px) and (max-aspect-ratio: 5/6)))";
