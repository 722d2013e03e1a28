/** Everything around the child of a torture run, and what is known about it. */
import type { BrowserContext } from "@playwright/test";
import type { BrowserStore } from "./BrowserStore.ts";
import type { Diary } from "./Diary.ts";
import type { KnownNames } from "./KnownNames.ts";
import type { Line } from "./Line.ts";
import type { TortureGame } from "./TortureGame.ts";
import type { TortureServer } from "./TortureServer.ts";

export interface Surroundings {
  readonly context: BrowserContext;
  readonly server: TortureServer;
  readonly line: Line;
  readonly store: BrowserStore;
  readonly game: TortureGame;
  readonly names: KnownNames;
  readonly diary: Diary;
  /** Chooses the steps, the same for the same seed. */
  readonly stepDice: (below: number) => number;
  /** Chooses everything else, which also depends on timing. */
  readonly otherDice: (below: number) => number;
}
