import type { TickError } from "../engine/index.ts";
import { documentToSend } from "../saving/documentText.ts";
import { Saver } from "../saving/Saver.ts";
import type { EditorParts } from "./EditorParts.ts";
import { actorIn } from "./edits/pictures.ts";
import type { Workbench } from "./edits/Workbench.ts";
import { History } from "./history/History.ts";
import { newRunnerFor } from "./playback/newRunner.ts";
import { Playback } from "./playback/Playback.ts";
import type { NamedRule } from "./playback/ruleAtWork.ts";
import { Recorder } from "./recording/Recorder.ts";
import { createStore } from "./store/createStore.ts";
import { Notices } from "./store/Notices.ts";
import { Ui } from "./store/Ui.ts";

/** What runs beneath the rooms of an editor: the store with its history, the playing game, the saving; each hears of the others here. */
export class Machinery {
  readonly bench: Workbench;
  readonly playback: Playback;
  readonly saver: Saver;
  readonly #endListening: () => void;

  constructor(parts: EditorParts) {
    const { clock, keep } = parts;
    this.bench = this.#newBench(parts);
    const { store, history } = this.bench;
    this.playback = new Playback({
      store,
      clock,
      newRunner: newRunnerFor(parts),
      settle: (world) => history.settle(world),
      failed: (error) => this.#tellOf(error),
      broke: (fault) => this.#tellOfBreak(fault),
      stuck: (rule) => this.#tellOfEndless(rule),
    });
    this.saver = new Saver({
      store,
      clock,
      target: keep,
      documentToSave: () => documentToSend(store.getState().document),
    });
    this.#endListening = store.subscribe(({ ui }, before) => {
      if (ui !== before.ui) this.playback.refreshLights();
    });
  }

  /** What is selected has to be there; an undo may have taken it. */
  forgetGone(): void {
    const { ui, store } = this.bench;
    const { selectedView, selectedCharacterId } = ui.state;
    const { characters } = store.getState().document;
    ui.keepSelected((id) => actorIn(this.bench, selectedView, id));
    if (selectedCharacterId && !Object.hasOwn(characters, selectedCharacterId)) ui.selectCharacter(null);
  }

  close(): void {
    this.#endListening();
    this.playback.end();
    this.saver.end();
  }

  #newBench({ document, newId, readOnly, clock }: EditorParts): Workbench {
    const store = createStore(document);
    const history = new History(store, {
      now: () => clock.now(),
      refused: readOnly,
      before: () => this.playback.settle(),
      changed: () => this.#changed(),
      entered: (label, entry) => recorder.noteEdit(label, entry),
      settled: () => this.saver.saveSoon(),
    });
    const recorder = new Recorder(store, () => history);
    return {
      store,
      history,
      recorder,
      ui: new Ui(store),
      notices: new Notices(store),
      newId,
      readOnly,
      live: () => this.playback.live,
    };
  }

  #changed(): void {
    this.#dropStaleUndo();
    this.playback.reload();
    this.saver.saveSoon();
    this.forgetGone();
  }

  /** A notice's Undo takes back what the notice speaks of, and nothing that was done since. */
  #dropStaleUndo(): void {
    const { store, notices } = this.bench;
    if (store.getState().notice?.button?.action.kind === "undo") notices.dismiss();
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
}
