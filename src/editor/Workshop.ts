import type { TickError, WorldDocument } from "../engine/index.ts";
import type { Clock } from "./Clock.ts";
import type { EditorParts } from "./EditorParts.ts";
import { ActorEdits } from "./edits/ActorEdits.ts";
import { CharacterEdits } from "./edits/CharacterEdits.ts";
import { ClipboardEdits } from "./edits/ClipboardEdits.ts";
import { DrawingEdits } from "./edits/DrawingEdits.ts";
import { GlobalEdits } from "./edits/GlobalEdits.ts";
import { actorIn } from "./edits/pictures.ts";
import { RecordingEdits } from "./edits/RecordingEdits.ts";
import { RuleEdits } from "./edits/RuleEdits.ts";
import { SelectionEdits } from "./edits/SelectionEdits.ts";
import { StageEdits } from "./edits/StageEdits.ts";
import { StartEdits } from "./edits/StartEdits.ts";
import { VariableEdits } from "./edits/VariableEdits.ts";
import type { Workbench } from "./edits/Workbench.ts";
import { History } from "./history/History.ts";
import { newRunnerFor } from "./playback/newRunner.ts";
import { Playback } from "./playback/Playback.ts";
import { RuleReasons } from "./playback/RuleReasons.ts";
import type { NamedRule } from "./playback/ruleAtWork.ts";
import { Recorder } from "./recording/Recorder.ts";
import { documentToSend } from "./saving/documentToSend.ts";
import { Saver } from "./saving/Saver.ts";
import { createStore } from "./store/createStore.ts";
import { Notices } from "./store/Notices.ts";
import { Ui } from "./store/Ui.ts";
import { Toolbox } from "./tools/Toolbox.ts";
import type { LessonDesk } from "./tutorial/Lessons.ts";

/** What undo and redo walk. */
type Timeline = Pick<History, "undo" | "redo">;

/** Puts the parts of an editor together and does what takes more than one of them. */
export class Workshop {
  readonly bench: Workbench;
  readonly actors: ActorEdits;
  readonly selection: SelectionEdits;
  readonly clipboard: ClipboardEdits;
  readonly characters: CharacterEdits;
  readonly drawings: DrawingEdits;
  readonly rules: RuleEdits;
  readonly reasons: RuleReasons;
  readonly stages: StageEdits;
  readonly start: StartEdits;
  readonly variables: VariableEdits;
  readonly globals: GlobalEdits;
  readonly recording: RecordingEdits;
  readonly playback: Playback;
  readonly saver: Saver;
  readonly toolbox: Toolbox;
  readonly #loaded: WorldDocument;
  readonly #clock: Clock;
  readonly #unsubscribe: () => void;

  constructor(parts: EditorParts) {
    this.#loaded = parts.document;
    this.#clock = parts.clock;
    this.bench = this.#newBench(parts);
    const { store, history } = this.bench;
    this.playback = new Playback({
      store,
      clock: parts.clock,
      newRunner: newRunnerFor(parts),
      settle: (world) => history.settle(world),
      failed: (error) => this.#tellOf(error),
      broke: (fault) => this.#tellOfBreak(fault),
      stuck: (rule) => this.#tellOfEndless(rule),
    });
    this.saver = new Saver({
      store,
      clock: parts.clock,
      keep: parts.keep,
      documentToSave: () => this.#documentToSave(),
    });
    this.actors = new ActorEdits(this.bench);
    this.selection = new SelectionEdits(this.bench, this.actors);
    this.clipboard = new ClipboardEdits(this.bench, this.selection);
    this.characters = new CharacterEdits(this.bench);
    this.drawings = new DrawingEdits(this.bench, () => this.playback.stop());
    this.rules = new RuleEdits(this.bench);
    this.reasons = new RuleReasons(this.bench);
    this.playback.listen(() => this.reasons.forget());
    this.stages = new StageEdits(this.bench);
    this.start = new StartEdits(this.bench);
    this.variables = new VariableEdits(this.bench);
    this.globals = new GlobalEdits(this.bench, this.stages);
    this.recording = new RecordingEdits(this.bench, () => this.playback.stop());
    this.toolbox = this.#newToolbox();
    this.#unsubscribe = store.subscribe(({ ui, playback, document }, before) => {
      if (ui !== before.ui) this.playback.refreshLights();
      if (playback.lights !== before.playback.lights || document !== before.document) this.reasons.forget();
    });
  }

  play(): void {
    this.#control(() => this.playback.play());
  }

  forward(): void {
    this.#control(() => this.playback.forward());
  }

  back(): void {
    this.#control(() => this.playback.back());
  }

  rewind(): void {
    this.#control(() => this.playback.rewind());
  }

  /** For players only: the game of an editor is not thrown away. */
  restart(): void {
    if (!this.bench.readOnly) return;
    this.bench.notices.dismiss();
    this.playback.restart(this.#loaded);
  }

  /** The owner's last choice is kept with the world, but is no edit (details §3, §14). */
  setSpeed(speed: number): void {
    const { store, readOnly } = this.bench;
    this.playback.setSpeed(speed);
    if (readOnly) return;
    store.setState(({ document }) => ({ document: { ...document, world: { ...document.world, speed } } }));
  }

  undo(): void {
    this.#walk("undo", this.#timeline);
  }

  redo(): void {
    this.#walk("redo", this.#timeline);
  }

  followNotice(): void {
    const { store, notices, ui } = this.bench;
    const action = store.getState().notice?.button?.action;
    notices.dismiss();
    switch (action?.kind) {
      case "undo":
        // What a notice speaks of was done to the game, though a rule is being recorded.
        this.#walk("undo", this.bench.history);
        break;
      case "resumeRecording":
        this.recording.resume();
        break;
      case "resumeDrawing":
        this.drawings.resume();
        break;
      case "openRule":
        ui.selectCharacter(action.characterId);
        ui.showTab("rules");
        ui.selectRule(action.ruleId);
        break;
    }
  }

  /** Leads to the next of the rules that the notice speaks of, out of a dialog that may be open. */
  showTouched(): void {
    const { notices, ui } = this.bench;
    const rule = notices.showNext();
    if (!rule) return;
    if (ui.state.modal?.id === "stages") ui.openModal(null);
    if (ui.state.selectedCharacterId !== rule.characterId) ui.selectCharacter(rule.characterId);
    ui.showTab("rules");
    ui.selectRule(rule.ruleId);
  }

  leave(): Promise<void> {
    this.toolbox.interrupt();
    this.playback.stop();
    return this.saver.saveNow();
  }

  get lessonDesk(): LessonDesk {
    const { bench, stages, recording, playback } = this;
    const onTick = (call: () => void) => playback.listen(call);
    return { bench, stages, recording, clock: this.#clock, onTick, stopPlaying: () => playback.stop() };
  }

  close(): void {
    this.#unsubscribe();
    this.toolbox.interrupt();
    this.playback.end();
    this.saver.end();
  }

  #newBench({ document, newId, readOnly }: EditorParts): Workbench {
    const store = createStore(document);
    const history = new History(store, {
      refused: readOnly,
      before: () => this.playback.settle(),
      changed: () => this.#changed(),
      settled: () => this.saver.touch(),
    });
    return {
      store,
      history,
      recorder: new Recorder(store),
      ui: new Ui(store),
      notices: new Notices(store),
      newId,
      readOnly,
      live: () => this.playback.live,
    };
  }

  #newToolbox(): Toolbox {
    const { bench, actors, selection, characters, drawings, rules, variables, globals, recording, playback } = this;
    return new Toolbox({
      bench,
      actors,
      selection,
      characters,
      drawings,
      rules,
      variables,
      globals,
      recording,
      playback: () => bench.store.getState().playback,
      clickActor: (actorId) => playback.keys.click(actorId),
      show: (gesture) => {
        if (gesture !== bench.store.getState().gesture) bench.store.setState({ gesture });
      },
    });
  }

  /** The controls of the game are off while a rule is taught (details §10). */
  #control(press: () => void): void {
    if (this.bench.recorder.recording) return;
    this.toolbox.interrupt();
    press();
  }

  #changed(): void {
    this.#dropStaleUndo();
    this.playback.reload();
    this.saver.touch();
    this.#forgetGone();
  }

  /** A notice's Undo takes back what the notice speaks of, and nothing that was done since. */
  #dropStaleUndo(): void {
    const { store, notices } = this.bench;
    if (store.getState().notice?.button?.action.kind === "undo") notices.dismiss();
  }

  get #timeline(): Timeline {
    const { recorder, history } = this.bench;
    return recorder.recording ? recorder : history;
  }

  #walk(direction: "undo" | "redo", timeline: Timeline): void {
    const { notices, readOnly } = this.bench;
    if (readOnly) return;
    this.toolbox.interrupt();
    notices.dismiss();
    this.playback.stop();
    timeline[direction]();
    this.#forgetGone();
  }

  /** What is selected has to be there; an undo may have taken it. */
  #forgetGone(): void {
    const { ui, store } = this.bench;
    const { selectedView, selectedCharacterId } = ui.state;
    const { characters } = store.getState().document;
    ui.keepSelected((id) => actorIn(this.bench, selectedView, id));
    if (selectedCharacterId && !Object.hasOwn(characters, selectedCharacterId)) ui.selectCharacter(null);
  }

  #tellOf({ message, characterId, ruleId, ruleName }: TickError): void {
    this.bench.notices.tell(`The rule "${ruleName}" cannot go on: ${message}`, {
      label: "Open",
      action: { kind: "openRule", characterId, ruleId },
    });
  }

  #tellOfBreak(fault: unknown): void {
    console.warn("A turn could not be played", fault);
    this.bench.notices.tell("Something went wrong in this turn, so the game was stopped. Nothing is lost.");
  }

  #tellOfEndless(rule: NamedRule | null): void {
    const text = "This turn took too long, so the game was stopped as it was before it. Nothing is lost.";
    if (!rule) {
      this.bench.notices.tell(text);
      return;
    }
    const { characterId, characterName, ruleId, ruleName } = rule;
    this.bench.notices.tell(`${text} The rule "${ruleName}" of ${characterName} was not done.`, {
      label: "Open",
      action: { kind: "openRule", characterId, ruleId },
    });
  }

  #documentToSave() {
    const { document } = this.bench.store.getState();
    return documentToSend(document);
  }
}
