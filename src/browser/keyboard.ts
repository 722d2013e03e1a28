export interface PressedKey {
  readonly key: string;
  readonly keyCode: number;
}

/** The number by which rules know a key: for a letter or digit the ASCII code of its upper case, for any other key its `keyCode`. */
export function keyCodeOf({ key, keyCode }: PressedKey): number {
  const typed = key.toUpperCase();
  return /^[A-Z0-9]$/.test(typed) ? typed.charCodeAt(0) : keyCode;
}

/** Whether keys pressed on `target` belong to the field, dialog or menu it is in, so that no shortcut may take them. */
export function handlesOwnKeys(target: EventTarget | null): boolean {
  return isInside(
    target,
    "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]",
  );
}

/**
 * Whether keys pressed on `target` must not reach a running game: in text fields, open lists, menus and while a dialog is open. Buttons,
 * sliders and radio groups give their keys up while a game runs.
 */
export function blocksGameKeys(target: EventTarget | null): boolean {
  return isInside(target, BLOCKS_GAME_KEYS) || document.querySelector(DIALOG) !== null;
}

/** Whether `target` is a text field of the page, not of a dialog. */
export function isTextField(target: EventTarget | null): target is HTMLElement {
  return isInside(target, `${TEXT_FIELD}, ${RICH_TEXT}`) && document.querySelector(DIALOG) === null;
}

/** Whether text on the page is selected, which is then what Copy means. */
export function hasTextSelection(): boolean {
  return (getSelection()?.toString() ?? "") !== "";
}

const WITHOUT_TEXT = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];
const TEXT_FIELD = `input:not(${WITHOUT_TEXT.map((type) => `[type=${type}]`).join()}), textarea`;
const RICH_TEXT = "[contenteditable]:not([contenteditable=false]), [role=textbox]";
/** A browser without `:open` cannot tell open lists from closed ones, so that both block. */
const OPEN_LIST = globalThis.CSS?.supports("selector(:open)") ? "select:open" : "select";
const DIALOG = "[role=dialog]";
const BLOCKS_GAME_KEYS = [TEXT_FIELD, RICH_TEXT, OPEN_LIST, DIALOG, "[role=menu], [role=listbox]"].join();

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Whether typing there enters text, so that keys must not be shortcuts. */
export function acceptsText(place: EventTarget | null): boolean {
  if (place instanceof HTMLInputElement) return !["radio", "checkbox", "color", "file"].includes(place.type);
  return place instanceof HTMLTextAreaElement;
}
