/** Moves the focus from a text field to its dialog, so that keys draw again. */
export function leaveField(field: Element | null): void {
  field?.closest<HTMLElement>("[role=dialog]")?.focus();
}
