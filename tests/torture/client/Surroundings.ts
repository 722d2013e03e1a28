/** All there is around the child of a torture run, and what is known about it. */
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
  /** Of the steps: a seed always has the same. */
  readonly stepDice: (below: number) => number;
  /** Of all else, which time has a hand in. */
  readonly otherDice: (below: number) => number;
}
