const NAMES: Readonly<Record<number, string>> = {
  8: "backspace",
  13: "enter",
  32: "space",
  37: "left arrow",
  38: "up arrow",
  39: "right arrow",
  40: "down arrow",
  46: "delete",
  186: "semicolon",
  187: "equals",
  188: "comma",
  189: "minus",
  190: "full stop",
  191: "slash",
  192: "backtick",
  219: "left bracket",
  220: "backslash",
  221: "right bracket",
  222: "quote",
};

/** The name of a key, for any key code that can be chosen. Letters and digits are their own names. */
export function nameOfKey(code: number): string {
  const isLetterOrDigit = (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return NAMES[code] ?? (isLetterOrDigit ? String.fromCharCode(code) : `key ${code}`);
}

const CAPS: Readonly<Record<number, string>> = {
  37: "←",
  38: "↑",
  39: "→",
  40: "↓",
  186: ";",
  187: "=",
  188: ",",
  189: "-",
  190: ".",
  191: "/",
  192: "`",
  219: "[",
  220: "\\",
  221: "]",
  222: "'",
};

/** The label on the key: short, and not meant to be read aloud. */
export function capOfKey(code: number): string {
  return CAPS[code] ?? nameOfKey(code);
}

/** A key in a sentence: "the right arrow", "space", "A". */
export function keyWords(code: number): string {
  const name = nameOfKey(code);
  return name.endsWith("arrow") ? `the ${name}` : name;
}
