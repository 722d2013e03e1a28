/** Whether a key pressed there belongs to what is typed or shown there: fields, dialogs and menus keep their keys, but not boxes to tick. */
export function keepsItsKeys(place: EventTarget | null): boolean {
  if (!(place instanceof Element)) return false;
  return (
    place.closest(
      "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]",
    ) !== null
  );
}

/** Whether the child has marked words of the page: copying means those then. */
export function hasMarkedWords(): boolean {
  return (getSelection()?.toString() ?? "") !== "";
}
