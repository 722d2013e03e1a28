import type { Point } from "../grid/point.ts";
import type { Id } from "./id.ts";
import type { RuleTree } from "./rule.ts";

/** Everything that all copies of a character share: appearances, rules and variables. */
export interface Character {
  readonly id: Id;
  readonly name: string;
  readonly spritesheet: Spritesheet;
  readonly rules: RuleTree;
  readonly variables: Readonly<Record<Id, CharacterVariable>>;
  /** Ground is drawn below everybody, fills no square for those who look for a way, and may stand in any square of a picture. */
  readonly ground?: boolean;
  /** A whole number from -5 to 5; actors are drawn by it, then in stage order. Missing means 0. */
  readonly layer?: number;
}

export interface Spritesheet {
  /** Appearance id to its frames, each the data URL of a PNG; in insertion order; the first one is the default. */
  readonly appearances: Readonly<Record<Id, readonly string[]>>;
  readonly appearanceNames: Readonly<Record<Id, string>>;
  readonly appearanceInfo: Readonly<Record<Id, AppearanceInfo>>;
}

/** Size, anchor and footprint of a picture, in tiles of 40 px counted from its top left tile. */
export interface AppearanceInfo {
  readonly anchor: Point;
  readonly width: number;
  readonly height: number;
  /** The tiles with something drawn on them, by `x,y`. */
  readonly filled: Readonly<Record<string, true>>;
  readonly variableOverlay?: VariableOverlay;
}

export interface VariableOverlay {
  readonly showVariables: boolean;
  readonly visibleVariables: Readonly<Record<Id, boolean>>;
}

export interface CharacterVariable {
  readonly id: Id;
  readonly name: string;
  readonly defaultValue: string;
  readonly type?: string;
}
