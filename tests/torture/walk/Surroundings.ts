/** What every action of a walk works with. */
import type { Page } from "@playwright/test";
import type { LateAnswers } from "./LateAnswers.ts";
import type { Situation } from "./probe.ts";
import type { Sight } from "./sight.ts";
import type { WalkHand } from "./WalkHand.ts";

export type Dice = (below: number) => number;

export interface Surroundings {
  readonly page: Page;
  readonly hand: WalkHand;
  readonly dice: Dice;
  readonly late: LateAnswers;
  /** The situation before the action. */
  readonly now: Situation;
  readonly sight: Sight;
  /** Lets this many ms pass on the page, whose clock otherwise stands still. */
  readonly pass: (ms: number) => Promise<void>;
  /** Reloads the page, as by the browser's own button. */
  readonly reload: () => Promise<void>;
}

export type Act = (around: Surroundings) => Promise<unknown>;
export type Acts = Readonly<Record<string, Act>>;
