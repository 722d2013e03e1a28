import type { Clock } from "../browser/timers.ts";
import { levelBegun, type Stage, stageAfter, type World, type WorldDocument } from "../engine/index.ts";
import type { LastTurns } from "./playback/LastTurns.ts";
import { LateRunners } from "./playback/LateTicks.ts";
import { LevelStart } from "./playback/LevelStart.ts";
import type { LiveWorld } from "./playback/LiveWorld.ts";
import { NewRules } from "./playback/NewRules.ts";
import type { NewRunner, RunnerOptions } from "./playback/newRunner.ts";
import { Playback } from "./playback/Playback.ts";
import type { PlaybackFilm } from "./playback/PlaybackDeps.ts";
import { Power } from "./playback/Power.ts";
import { stageScene } from "./playback/stageScene.ts";
import { withPlayedWorld } from "./playback/withPlayedWorld.ts";
import { createStore, type EditorStore } from "./state/createStore.ts";
import type { Scene } from "./state/EditorState.ts";
import { Notices } from "./state/Notices.ts";
import { Ui } from "./state/Ui.ts";
import type { ViewId } from "./tools/ToolEvent.ts";

/** What a game is played from; everything impure is injected. */
export interface PlayedGameOptions extends RunnerOptions {
  readonly document: WorldDocument;
  /** Keeps the past of the game; without it nobody can look back. */
  readonly film?: PlaybackFilm;
  /** Keeps the last turns of a game that is only played, so that the player can share a film of them. */
  readonly lastTurns?: LastTurns;
  /** True for players: the game can be played but not edited. */
  readonly readOnly: boolean;
  readonly clock: Clock;
}

/** What an editor does about the playing of its game. */
export interface PlayHooks {
  /** Makes what ticks. By default, that is loaded when it is first needed, or by `load`. */
  readonly newRunner: NewRunner;
  /** Readies the editor for play, forward or back; false if they are off. */
  readonly takeControl: () => boolean;
  /** Puts the played world into the document, without an undo entry. */
  readonly settle: (world: World) => void;
}

/** What stages and keys ask of a game: of a `PlayedGame`, or of the `Editor` around one. */
export interface PlayableGame {
  readonly store: EditorStore;
  readonly readOnly: boolean;
  readonly clock: Clock;
  readonly playback: Playback;
  readonly power: Power;
  /** What a view draws; null if there is nothing to show. */
  scene(view: ViewId): Scene | null;
}

/**
 * A game that is played: its state, its ticks and what it tells the child. Players are small, because it comes without all that changes a game,
 * and quick to show one, because it comes without the engine's simulation. An `Editor` is built around one, also around one that plays already.
 */
export class PlayedGame implements PlayableGame {
  /** As it was loaded, and as it starts over. */
  readonly loaded: WorldDocument;
  readonly readOnly: boolean;
  readonly clock: Clock;
  readonly store: EditorStore;
  readonly ui: Ui;
  readonly notices: Notices;
  /** The rules just recorded that have not acted yet. */
  readonly newRules = new NewRules();
  readonly playback: Playback;
  /** How much work a slow machine is spared. */
  readonly power: Power;
  /** Null where nobody shares what was played, or a film is kept. */
  readonly lastTurns: LastTurns | null;
  /** For players. */
  readonly levelStart: LevelStart;
  readonly #late: LateRunners;

  constructor(options: PlayedGameOptions, hooks: Partial<PlayHooks> = {}) {
    const { document, readOnly, clock } = options;
    this.loaded = document;
    this.readOnly = readOnly;
    this.clock = clock;
    this.store = createStore(document);
    this.ui = new Ui(this.store);
    this.notices = new Notices(this.store);
    this.power = new Power(this.store);
    this.lastTurns = options.lastTurns ?? null;
    this.#late = new LateRunners(async () => (await import("./playback/newRunner.ts")).newRunnerFor(options));
    this.playback = new Playback({
      store: this.store,
      ui: this.ui,
      clock,
      newRunner: hooks.newRunner ?? this.#late.newRunner,
      newRules: this.newRules,
      power: this.power,
      // Nobody steps back in a game that is only played.
      keepsTicks: !readOnly,
      film: options.film ?? this.lastTurns,
      takeControl: hooks.takeControl ?? (() => true),
      settle: hooks.settle ?? ((world) => this.#settle(world)),
      failed: (error) => this.notices.tellTickError(error),
      broke: (fault) => this.notices.tellBrokenTick(fault),
      stuck: (rule) => this.notices.tellEndlessTick(rule),
    });
    this.levelStart = new LevelStart(this);
  }

  /** Loads what ticks ahead of the first tick. Rejects if that cannot be had now; then it is tried again at the first tick. */
  async load(): Promise<void> {
    await this.#late.load();
  }

  /** The shown stage as it is right now, ticks included. */
  readonly live = (): LiveWorld => this.playback.live;

  /** Only the stage itself: nothing is being recorded in a game that is only played. */
  scene(view: ViewId): Scene | null {
    return view === "stage" ? stageScene(this.playback.live) : null;
  }

  /** Puts everything back as it was loaded; a playing game plays on. */
  restart(): void {
    this.notices.dismissPassing();
    // An object of its own: a view that drew this document before its first turn would take it for what it still shows.
    this.playback.restart({ ...this.loaded });
    this.levelStart.forget();
  }

  /** The level after the shown one; undefined after the last. */
  get nextLevel(): Stage | undefined {
    const { live } = this.playback;
    const shown = live.stageId();
    return shown === null ? undefined : stageAfter(live.world(), shown);
  }

  /** Goes on to the next level, which starts over. The film goes on, too. */
  goToNextLevel(): void {
    const next = this.nextLevel;
    if (!next) return;
    const { document } = this.store.getState();
    const world = levelBegun(this.playback.live.world(), next.id, this.loaded.world);
    this.playback.goOnWith({ ...document, world });
  }

  #settle(played: World): void {
    this.store.setState(({ document }) => ({ document: withPlayedWorld(document, played) }));
  }
}
