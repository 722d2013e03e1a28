/** Whether a key pressed there belongs to what is typed or shown there: fields, dialogs and menus keep their keys, but not boxes to tick. */
export function handlesOwnKeys(place: EventTarget | null): boolean {
  return isIn(
    place,
    "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]",
  );
}

/**
 * Whether a key pressed there is never a key of a playing game: text fields, open lists, menus and dialogs. Buttons,
 * sliders and rows of choices get their keys back when the game stops.
 */
export function blocksGameKeys(place: EventTarget | null): boolean {
  return isIn(place, KEPT_FROM_GAME) || document.querySelector(DIALOG) !== null;
}

/** Whether the child has marked words of the page: copying means those then. */
export function hasTextSelection(): boolean {
  return (getSelection()?.toString() ?? "") !== "";
}

const WITHOUT_TEXT = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];
const TEXT_FIELD = `input:not(${WITHOUT_TEXT.map((type) => `[type=${type}]`).join()}), textarea`;
const RICH_TEXT = "[contenteditable]:not([contenteditable=false]), [role=textbox]";
/** A browser that cannot tell open lists from closed ones leaves both their keys. */
const OPEN_LIST = globalThis.CSS?.supports("selector(:open)") ? "select:open" : "select";
const DIALOG = "[role=dialog]";
const KEPT_FROM_GAME = [TEXT_FIELD, RICH_TEXT, OPEN_LIST, DIALOG, "[role=menu], [role=listbox]"].join();

function isIn(place: EventTarget | null, selector: string): boolean {
  return place instanceof Element && place.closest(selector) !== null;
}
