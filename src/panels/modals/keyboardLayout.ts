/** One key of the picture. With `code` null it is drawn pale and cannot be chosen. `width` is in units of a letter key. */
export interface KeyboardKey {
  readonly cap: string;
  readonly code: number | null;
  readonly width: number;
}

/** The blocks of the picture, each a list of rows from the top. */
export interface PictureKeyboard {
  readonly main: readonly (readonly KeyboardKey[])[];
  readonly arrows: readonly (readonly KeyboardKey[])[];
}

const letters = (caps: string): KeyboardKey[] => [...caps].map((cap) => key(cap, cap.charCodeAt(0)));

function key(cap: string, code: number | null, width = 1): KeyboardKey {
  return { cap, code, width };
}

function pale(cap: string, width: number): KeyboardKey {
  return key(cap, null, width);
}

const ARROWS: PictureKeyboard["arrows"] = [[key("↑", 38)], [key("←", 37), key("↓", 40), key("→", 39)]];

/** The keys that most games need. */
export const EASY_KEYBOARD: PictureKeyboard = { main: [[key("space", 32)]], arrows: ARROWS };

/** The whole keyboard of the key picker. Letters and digits have their upper-case ASCII code; the others have the key codes of browsers. */
export const PICTURE_KEYBOARD: PictureKeyboard = {
  main: [
    [key("`", 192), ...letters("1234567890"), key("-", 189), key("=", 187), key("⌫", 8, 2)],
    [pale("tab", 1.5), ...letters("QWERTYUIOP"), key("[", 219), key("]", 221), key("\\", 220, 1.5)],
    [pale("caps", 1.8), ...letters("ASDFGHJKL"), key(";", 186), key("'", 222), key("enter", 13, 2.2)],
    [pale("shift", 2.3), ...letters("ZXCVBNM"), key(",", 188), key(".", 190), key("/", 191), pale("shift", 2.7)],
    [pale("ctrl", 1.8), pale("alt", 1.5), key("space", 32, 8.4), pale("alt", 1.6), pale("ctrl", 1.7)],
  ],
  arrows: ARROWS,
};

const EASY = codesOf(EASY_KEYBOARD);
const CHOOSABLE = codesOf(PICTURE_KEYBOARD);

function codesOf({ main, arrows }: PictureKeyboard): ReadonlySet<number> {
  return new Set([...main, ...arrows].flat().flatMap((pictured) => pictured.code ?? []));
}

/** Whether a key is one of those that most games need. */
export function isEasy(code: number): boolean {
  return EASY.has(code);
}

/** Whether a key code can be chosen: exactly those in the picture. */
export function isChoosable(code: number): boolean {
  return CHOOSABLE.has(code);
}
