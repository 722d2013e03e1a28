import { SPEEDS } from "../../engine/index.ts";

/** The shortcuts of the controls under the stage, as printed on a keyboard. */
export const CONTROL_KEYS = { play: "Ctrl+Enter", stop: "Esc", back: ",", forward: "." } as const;

export type ControlKey =
  | { readonly kind: "toggle" | "back" | "rewind" | "forward" }
  | { readonly kind: "speed"; readonly speed: number };

export type ControlKeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat">;

/** The control that a key press works, or null. While a game plays, every key without Ctrl or Cmd belongs to the game. */
export function controlKeyOf(press: ControlKeyPress, isPlaying: boolean): ControlKey | null {
  const { key, repeat } = press;
  if (press.altKey || press.shiftKey) return null;
  if (press.ctrlKey || press.metaKey) return key === "Enter" && !repeat ? { kind: "toggle" } : null;
  if (isPlaying) return null;
  if (key === CONTROL_KEYS.back) return { kind: repeat ? "rewind" : "back" };
  if (key === CONTROL_KEYS.forward) return { kind: "forward" };
  const speed = Object.values(SPEEDS)[Number(key) - 1];
  return speed === undefined || !/^\d$/.test(key) ? null : { kind: "speed", speed };
}
