const CONTROL = ":is(button, select, input):not([aria-disabled='true'])";
/** What can be chosen or typed, before the switch, the order and the X of the row. */
const CHOICE = `${CONTROL}:not([role='switch'], [data-way], [data-removes])`;

/** Focuses what can be chosen in a row, else its first control. */
export function focusFirstControl(row: Element | null | undefined): void {
  const first = row?.querySelector<HTMLElement>(CHOICE) ?? row?.querySelector<HTMLElement>(CONTROL);
  // Of choices side by side, the chosen one takes the keys.
  const chosen = first?.matches("[type='radio']")
    ? first.closest("fieldset")?.querySelector<HTMLElement>(":checked")
    : null;
  (chosen ?? first)?.focus();
}
