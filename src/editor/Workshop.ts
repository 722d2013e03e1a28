import type { WorldDocument } from "../engine/index.ts";
import type { EditorParts } from "./EditorParts.ts";
import type { History } from "./history/History.ts";
import type { Machinery } from "./Machinery.ts";
import type { Rooms } from "./Rooms.ts";
import { Toolbox } from "./tools/Toolbox.ts";
import type { LessonDesk } from "./tutorial/Lessons.ts";

/** What undo and redo walk. */
type Timeline = Pick<History, "undo" | "redo">;

/** Does what takes more than one part of an editor: its rooms, what runs beneath them, and the tool in hand. */
export class Workshop {
  readonly toolbox: Toolbox;
  readonly #rooms: Rooms;
  readonly #machinery: Machinery;
  readonly #loaded: WorldDocument;
  readonly #unsubscribe: () => void;

  constructor({ document }: Pick<EditorParts, "document">, machinery: Machinery, rooms: Rooms) {
    this.#loaded = document;
    this.#rooms = rooms;
    this.#machinery = machinery;
    this.toolbox = this.#newToolbox();
    const ends = [this.#followReasons(), this.#emptyHand()];
    this.#unsubscribe = () => {
      for (const end of ends) end();
    };
  }

  play(): void {
    this.#control(() => this.#machinery.playback.play());
  }

  forward(): void {
    this.#control(() => this.#machinery.playback.forward());
  }

  back(): void {
    this.#control(() => this.#machinery.playback.back());
  }

  rewind(): void {
    this.#control(() => this.#machinery.playback.rewind());
  }

  /** For players only: the game of an editor is not thrown away. */
  restart(): void {
    if (!this.#machinery.bench.readOnly) return;
    this.#machinery.bench.notices.dismiss();
    this.#machinery.playback.restart(this.#loaded);
  }

  /** The owner's last choice is kept and saved with the world, but is no step of undo. */
  setSpeed(speed: number): void {
    const { store, readOnly } = this.#machinery.bench;
    this.#machinery.playback.setSpeed(speed);
    if (readOnly || store.getState().document.world.speed === speed) return;
    store.setState(({ document }) => ({ document: { ...document, world: { ...document.world, speed } } }));
    this.#machinery.saver.saveSoon();
  }

  undo(): void {
    this.#walk("undo", this.#timeline);
  }

  redo(): void {
    this.#walk("redo", this.#timeline);
  }

  followNotice(): void {
    const { store, notices, ui } = this.#machinery.bench;
    const action = store.getState().notice?.button?.action;
    notices.dismiss();
    switch (action?.kind) {
      case "undo":
        // What a notice speaks of was done to the game, though a rule is being recorded.
        this.#walk("undo", this.#machinery.bench.history);
        break;
      case "resumeRecording":
        this.#rooms.recording.resume();
        break;
      case "resumeDrawing":
        this.#rooms.drawings.resume();
        break;
      case "showMended":
        ui.openModal({ id: "mended", notes: action.notes });
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
    const { notices, ui } = this.#machinery.bench;
    const rule = notices.showNext();
    if (!rule) return;
    if (ui.state.modal?.id === "stages") ui.openModal(null);
    if (ui.state.selectedCharacterId !== rule.characterId) ui.selectCharacter(rule.characterId);
    ui.showTab("rules");
    ui.selectRule(rule.ruleId);
  }

  leave(): Promise<void> {
    this.toolbox.interrupt();
    this.#machinery.playback.stop();
    return this.#machinery.saver.saveNow();
  }

  /** What the tutorial works with. */
  lessonDesk(clock: LessonDesk["clock"]): LessonDesk {
    const { bench, playback } = this.#machinery;
    const { stages, recording } = this.#rooms;
    const onTick = (call: () => void) => playback.listen(call);
    return { bench, stages, recording, clock, onTick, stopPlaying: () => playback.stop() };
  }

  close(): void {
    this.#unsubscribe();
    this.toolbox.interrupt();
  }

  #newToolbox(): Toolbox {
    const { bench, playback } = this.#machinery;
    const { store } = bench;
    return new Toolbox({
      ...this.#rooms,
      bench,
      playback: () => store.getState().playback,
      clickActor: (actorId) => playback.keys.click(actorId),
      show: (gesture) => {
        if (gesture !== store.getState().gesture) store.setState({ gesture });
      },
    });
  }

  /** What was picked up on the stage has no place in the pictures of a recording, nor the other way round. */
  #emptyHand(): () => void {
    return this.#machinery.bench.store.subscribe(({ recording, ui }, before) => {
      const isOther = (recording === null) !== (before.recording === null);
      if (isOther && ui.carries !== null) this.toolbox.interrupt();
    });
  }

  /** Why a rule was not done is told of the last turn; of rules that were edited since there is nothing to tell. */
  #followReasons(): () => void {
    const { bench, playback } = this.#machinery;
    const { reasons } = this.#rooms;
    const endTicks = playback.listen(() => reasons.refresh());
    const endStates = bench.store.subscribe(({ playback: { lights }, document }, before) => {
      if (document.characters !== before.document.characters) reasons.forget();
      else if (lights !== before.playback.lights || document !== before.document) reasons.refresh();
    });
    return () => {
      endTicks();
      endStates();
    };
  }

  /** The controls of the game are off while a rule is taught (details §10). */
  #control(press: () => void): void {
    if (this.#machinery.bench.recorder.recording) return;
    this.toolbox.interrupt();
    press();
  }

  get #timeline(): Timeline {
    const { recorder, history } = this.#machinery.bench;
    return recorder.recording ? recorder : history;
  }

  #walk(direction: "undo" | "redo", timeline: Timeline): void {
    const { notices, readOnly } = this.#machinery.bench;
    if (readOnly) return;
    this.toolbox.interrupt();
    notices.dismiss();
    this.#machinery.playback.stop();
    timeline[direction]();
    this.#machinery.bench.recorder.tidy();
    this.#machinery.forgetGone();
  }
}
