/** What every act of a walk works with. */
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
  /** As it was before the act. */
  readonly now: Situation;
  readonly sight: Sight;
  /** Lets so many ms pass on the page; nothing else does. */
  readonly pass: (ms: number) => Promise<void>;
  /** Has the page loaded again, as by the browser's own button. */
  readonly reload: () => Promise<void>;
}

export type Act = (around: Surroundings) => Promise<unknown>;
export type Acts = Readonly<Record<string, Act>>;
