const CONTROL = ":is(button, select, input):not([aria-disabled='true'])";
/** What can be chosen or typed, before the switch, the order and the X of the row. */
const CHOICE = `${CONTROL}:not([role='switch'], [data-way], [data-removes])`;

/** What a row is about, wherever it stands in it. */
const MAIN = `[data-main] ${CONTROL}`;

/** Focuses what a row is about, else what can be chosen in it, else its first control. */
export function focusFirstControl(row: Element | null | undefined): void {
  const [first] = [MAIN, CHOICE, CONTROL].flatMap((sort) => row?.querySelector<HTMLElement>(sort) ?? []);
  // Of choices side by side, the chosen one takes the keys.
  const chosen = first?.matches("[type='radio']")
    ? first.closest("fieldset")?.querySelector<HTMLElement>(":checked")
    : null;
  (chosen ?? first)?.focus();
}
