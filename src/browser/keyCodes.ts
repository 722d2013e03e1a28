/** The number a game knows a key by (details §4 "Keys"). */

export interface PressedKey {
  readonly key: string;
  readonly keyCode: number;
}

/** Letters and digits: the upper-case ASCII code of the character that is typed; any other key: its usual code. */
export function keyCodeOf({ key, keyCode }: PressedKey): number {
  const typed = key.toUpperCase();
  return /^[A-Z0-9]$/.test(typed) ? typed.charCodeAt(0) : keyCode;
}
