import type { Clock } from "../browser/timers.ts";
import type { Actor, Characters, Id, NewId, Stage, World, WorldDocument } from "../engine/index.ts";
import { documentToSend } from "../saving/documentText.ts";
import { Saver } from "../saving/Saver.ts";
import { ActorActions } from "./actions/ActorActions.ts";
import { CharacterActions } from "./actions/CharacterActions.ts";
import { ClipboardActions } from "./actions/ClipboardActions.ts";
import { DrawingActions } from "./actions/DrawingActions.ts";
import { GlobalActions } from "./actions/GlobalActions.ts";
import { RecordingActions } from "./actions/RecordingActions.ts";
import { RuleActions } from "./actions/RuleActions.ts";
import { RuleReasons } from "./actions/RuleReasons.ts";
import { SelectionActions } from "./actions/SelectionActions.ts";
import { StageActions } from "./actions/StageActions.ts";
import { StartActions } from "./actions/StartActions.ts";
import { VariableActions } from "./actions/VariableActions.ts";
import { actorIn, sceneOf } from "./actions/viewStages.ts";
import { withAutomaticStart } from "./commands/automaticStart.ts";
import { asItWas, renameWorld } from "./commands/world.ts";
import type { EditorOptions } from "./EditorContext.ts";
import type { Film } from "./film/Film.ts";
import { FilmCuts } from "./film/FilmCuts.ts";
import { refusesInPast } from "./film/refusesInPast.ts";
import { History } from "./history/History.ts";
import { type PlayableGame, PlayedGame } from "./PlayedGame.ts";
import type { LastTurns } from "./playback/LastTurns.ts";
import type { LevelStart } from "./playback/LevelStart.ts";
import type { LiveWorld } from "./playback/LiveWorld.ts";
import type { NewRules } from "./playback/NewRules.ts";
import { newRunnerFor } from "./playback/newRunner.ts";
import type { Playback } from "./playback/Playback.ts";
import type { Power } from "./playback/Power.ts";
import { Recorder } from "./recording/Recorder.ts";
import type { EditorStore } from "./state/createStore.ts";
import type { ModalState, Scene } from "./state/EditorState.ts";
import type { Notices } from "./state/Notices.ts";
import type { Ui } from "./state/Ui.ts";
import type { ToolEditor } from "./tools/Tool.ts";
import { Toolbox } from "./tools/Toolbox.ts";
import type { ViewId } from "./tools/ToolEvent.ts";

export type { SaveTarget } from "../saving/Saver.ts";
export type { EditorOptions } from "./EditorContext.ts";

/** What undo and redo walk. */
type Timeline = Pick<History, "undo" | "redo">;

/** A game being made: a `PlayedGame` and all that changes it. Views read its store and call its parts; the methods here are those that need several parts. */
export class Editor implements ToolEditor, PlayableGame {
  readonly store: EditorStore;
  readonly readOnly: boolean;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly history: History;
  readonly recorder: Recorder;
  readonly ui: Ui;
  readonly notices: Notices;
  readonly playback: Playback;
  readonly saver: Saver;
  readonly toolbox: Toolbox;
  /** Actors on the stage or in a picture of the recording. */
  readonly actors: ActorActions;
  /** All actors that are selected. */
  readonly selection: SelectionActions;
  /** Copy, cut, paste and duplicate of the selected actors. */
  readonly clipboard: ClipboardActions;
  /** The library. */
  readonly characters: CharacterActions;
  /** Opening and saving the drawings of appearances. */
  readonly drawings: DrawingActions;
  /** The inspector's rules. */
  readonly rules: RuleActions;
  /** Which rule is asked why it was not carried out. */
  readonly reasons: RuleReasons;
  /** The list of stages, and which one is shown. */
  readonly stages: StageActions;
  /** The saved Start of the shown stage. */
  readonly start: StartActions;
  /** Variables of characters, and the values of their actors. */
  readonly variables: VariableActions;
  /** Variables of the world. */
  readonly globals: GlobalActions;
  /** How much work a slow machine is spared. */
  readonly power: Power;
  /** Teaching a rule, from its first picture to Save or Cancel. */
  readonly recording: RecordingActions;
  /** The shown stage as it is right now, ticks included. */
  readonly live = (): LiveWorld => this.playback.live;
  readonly film: Film | null;
  /** In a player, in place of a film. */
  readonly lastTurns: LastTurns | null;
  /** For players: the moment when the shown level was come to. */
  readonly levelStart: LevelStart;
  /** Where the film ends: going on from turns of the past, undo and redo. */
  readonly cuts: FilmCuts;
  /** The rules just recorded that have not acted yet. */
  readonly newRules: NewRules;
  readonly #game: PlayedGame;
  /** What ends its subscriptions. */
  readonly #ends: readonly (() => void)[];

  constructor(options: EditorOptions) {
    const { readOnly, newId, clock, saveTarget } = options;
    const game =
      options.playing ??
      new PlayedGame(options, {
        newRunner: newRunnerFor(options),
        takeControl: () => this.#takeControl(),
        settle: (world) => this.#absorbTicks(world),
      });
    const { store } = game;
    this.#game = game;
    this.readOnly = readOnly;
    this.newId = newId;
    this.clock = clock;
    this.film = options.film ?? null;
    this.lastTurns = game.lastTurns;
    this.levelStart = game.levelStart;
    this.store = store;
    this.ui = game.ui;
    this.notices = game.notices;
    this.playback = game.playback;
    this.power = game.power;
    this.newRules = game.newRules;
    this.history = new History(store, {
      now: () => clock.now(),
      refused: readOnly,
      forbids: (before, after) => refusesInPast(this, before, after),
      before: () => this.playback.settle(),
      changed: () => this.#documentChanged(),
      entered: (label, entry) => {
        this.recorder.noteEdit(label, entry);
        this.cuts.entered(entry);
      },
      settled: () => this.saver.saveSoon(),
    });
    this.recorder = new Recorder(store, () => this.history);
    this.cuts = new FilmCuts(this);
    this.saver = new Saver({
      store,
      clock,
      target: saveTarget,
      documentToSave: () => documentToSend(store.getState().document),
    });

    const stopPlaying = () => this.playback.stop();
    this.actors = new ActorActions(this);
    this.selection = new SelectionActions(this, this.actors);
    this.clipboard = new ClipboardActions(this, this.selection);
    this.characters = new CharacterActions(this);
    this.drawings = new DrawingActions(this, stopPlaying);
    this.rules = new RuleActions(this);
    this.reasons = new RuleReasons(this, stopPlaying);
    this.stages = new StageActions(this);
    this.start = new StartActions(this);
    this.variables = new VariableActions(this);
    this.globals = new GlobalActions(this, this.stages);
    this.recording = new RecordingActions(this, stopPlaying);

    this.toolbox = new Toolbox(this);
    this.#ends = [this.#refreshLightsWithUi(), this.reasons.follow(), this.#dropCarriedOnChangeOfView()];
  }

  /** What a view draws: the stage as it is now, or one picture of the recording; null if it does not exist. */
  scene(view: ViewId): Scene | null {
    return sceneOf(this, view);
  }

  /** One actor of a view as it is now; undefined if it is gone. */
  actor(view: ViewId, actorId: Id): Actor | undefined {
    return actorIn(this, view, actorId);
  }

  undo(): void {
    this.#walk("undo", this.#timeline);
  }

  redo(): void {
    this.#walk("redo", this.#timeline);
  }

  renameWorld(name: string): void {
    this.history.run("rename world", (document) => renameWorld(document, name));
  }

  /** Replaces the game by an earlier version of it, as one step of undo; not while a rule is being recorded. */
  goBackTo(earlier: WorldDocument): void {
    if (this.recorder.recording) return;
    this.playback.stop();
    this.history.run("go back to an earlier version", (document) => asItWas(document, earlier));
  }

  /** Players only: puts everything back as it was loaded; a playing game plays on. */
  restart(): void {
    if (this.readOnly) this.#game.restart();
  }

  /** The level after the shown one; undefined after the last. */
  get nextLevel(): Stage | undefined {
    return this.#game.nextLevel;
  }

  /** Players only: goes on to the next level, which begins afresh. */
  goToNextLevel(): void {
    if (this.readOnly) this.#game.goToNextLevel();
  }

  /** In milliseconds per tick. The owner's choice is saved with the world, but is no step of undo. */
  setSpeed(speed: number): void {
    const { store } = this;
    this.playback.setSpeed(speed);
    if (this.readOnly || store.getState().document.world.speed === speed) return;
    store.setState(({ document }) => ({ document: { ...document, world: { ...document.world, speed } } }));
    this.saver.saveSoon();
  }

  /** Does nothing in a read-only game, because every dialog changes the game. A passing notice does not follow into the dialog. */
  openModal(modal: ModalState): void {
    if (this.readOnly) return;
    this.notices.dismissPassing();
    this.ui.openModal(modal);
  }

  /** Keeps an unsaved drawing, so that it can be resumed. */
  closeModal(): void {
    this.drawings.putAway();
    this.ui.openModal(null);
  }

  /** Does what the button of the notice offers. */
  followNotice(): void {
    const action = this.store.getState().notice?.button?.action;
    this.notices.dismissPassing();
    switch (action?.kind) {
      case "undo":
        // A notice speaks of an edit of the game, even while a rule is being recorded.
        this.#walk("undo", this.history);
        break;
      case "resumeRecording":
        this.recording.resume();
        break;
      case "resumeDrawing":
        this.drawings.resume();
        break;
      case "showRepairs":
        this.notices.withdraw("showRepairs");
        this.ui.openModal({ id: "repairs", notes: action.notes });
        break;
      case "openRule":
        this.ui.selectCharacter(action.characterId);
        this.ui.showTab("rules");
        this.ui.selectRule(action.ruleId);
        break;
      case "playAgain":
        this.playback.playAgain(action.input);
        break;
      case "recordAgain":
        this.recording.again(action.characterId, action.ruleId);
        break;
    }
  }

  /** Shows the next of the rules that the notice speaks of, closing the dialog of stages if that is open. */
  showTouched(): void {
    const { ui } = this;
    const rule = this.notices.showNext();
    if (!rule) return;
    if (ui.state.modal?.id === "stages") ui.openModal(null);
    if (ui.state.selectedCharacterId !== rule.characterId) ui.selectCharacter(rule.characterId);
    ui.showTab("rules");
    ui.selectRule(rule.ruleId);
  }

  /** Ends the gesture, stops the game and saves it; resolves and rejects as `saver.saveNow` does. */
  leave(): Promise<void> {
    this.toolbox.interrupt();
    this.playback.stop();
    return this.saver.saveNow();
  }

  /** Ends timers, workers and subscriptions. */
  destroy(): void {
    for (const end of this.#ends) end();
    this.toolbox.interrupt();
    this.playback.end();
    this.saver.end();
  }

  #absorbTicks(played: World): void {
    const before = this.store.getState().document.world;
    this.history.absorbTicks(this.readOnly ? played : withAutomaticStart(before, played));
  }

  #documentChanged(): void {
    this.notices.dismissUndo();
    this.playback.reload();
    this.saver.saveSoon();
    this.selection.dropMissing();
  }

  /** The playback controls are off while a rule is being recorded; otherwise using one ends the gesture. */
  #takeControl(): boolean {
    if (this.recorder.recording) return false;
    this.toolbox.interrupt();
    return true;
  }

  #refreshLightsWithUi(): () => void {
    return this.store.subscribe(({ ui }, before) => {
      if (ui !== before.ui) this.playback.refreshLights();
    });
  }

  /** What was picked up on the stage cannot be put down in the pictures of a recording, nor the other way round. */
  #dropCarriedOnChangeOfView(): () => void {
    return this.store.subscribe(({ recording, ui }, before) => {
      const isOther = (recording === null) !== (before.recording === null);
      if (isOther && ui.carries !== null) this.toolbox.interrupt();
    });
  }

  get #timeline(): Timeline {
    return this.recorder.recording ? this.recorder : this.history;
  }

  /** A character that undo or redo brought back is selected, so that the child sees that it is there. */
  #selectReturned(before: Characters): void {
    const returned = Object.keys(this.store.getState().document.characters).filter((id) => !Object.hasOwn(before, id));
    const [only] = returned;
    if (only !== undefined && returned.length === 1 && !this.recorder.recording) this.ui.selectCharacter(only);
  }

  #walk(direction: "undo" | "redo", timeline: Timeline): void {
    if (this.readOnly) return;
    this.toolbox.interrupt();
    this.notices.dismissPassing();
    this.playback.stop();
    const { characters } = this.store.getState().document;
    const before = this.history.lastEntry;
    const { tickCount } = this.playback;
    timeline[direction]();
    const after = this.history.lastEntry;
    if (before !== after) this.cuts.walked(direction, direction === "undo" ? before : after, tickCount);
    this.recorder.tidy();
    this.selection.dropMissing();
    this.#selectReturned(characters);
  }
}
