/** The windows in which every screen is looked at. */

export interface Window {
  readonly width: number;
  readonly height: number;
  /** The keys that walk through every screen in this window. */
  readonly walks?: readonly ("Tab" | "Shift+Tab")[];
  /** Axe looks for faults in this window. */
  readonly axe?: boolean;
}

/** By mouse; the last two are 1366x768 and 1024x640 at 200 %. */
export const DESKS: readonly Window[] = [
  { width: 1366, height: 768, walks: ["Tab", "Shift+Tab"], axe: true },
  { width: 1366, height: 625 },
  { width: 1024, height: 640 },
  { width: 683, height: 384, walks: ["Tab"], axe: true },
  { width: 512, height: 320 },
];

/** By touch: tablets, then a phone. */
export const GLASS: readonly Window[] = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180, walks: ["Tab"], axe: true },
  { width: 390, height: 844, axe: true },
  { width: 844, height: 390 },
];
