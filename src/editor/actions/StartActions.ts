import { currentStage, type Id, own, stageAfter } from "../../engine/index.ts";
import { beginLevel, restoreGame, restoreStart, type StartMoment, saveStart } from "../commands/start.ts";
import type { EditorContext } from "../EditorContext.ts";
import type { FilmCuts } from "../film/FilmCuts.ts";
import { globalsAtStart } from "../playback/atStart.ts";

const NOBODY = "This level is empty. Put a character on it first.";

interface StartContext extends EditorContext {
  readonly cuts: FilmCuts;
}

/** Saves the shown stage as the Start of the game, and restores it. */
export class StartActions {
  readonly #context: StartContext;

  constructor(context: StartContext) {
    this.#context = context;
  }

  /** The game as it is right now; if it cannot be a Start, returns null and tells the child. */
  moment(): StartMoment | null {
    const { live, notices } = this.#context;
    const now = live();
    const stage = now.stage();
    if (!stage) return null;
    if (Object.keys(stage.actors).length > 0) {
      return { stageId: stage.id, actors: stage.actors, globals: now.globals(), isPlayed: now.canStepBack };
    }
    notices.tell(NOBODY);
    return null;
  }

  /** Saves a Start as one undo entry; `picture` is a data URL of that moment, 160 px wide, or null if none could be made. */
  save(moment: StartMoment, picture: string | null): void {
    const { history, notices } = this.#context;
    history.run("save Start", (document) => saveStart(document, moment, picture));
    notices.tell("Saved! The game will start like this.");
  }

  /** Saves a stage as it is in the document as its Start, whichever stage is shown; `picture` as in `save`. */
  saveStageAsItIs(stageId: Id, picture: string | null): void {
    const { store } = this.#context;
    const { world } = store.getState().document;
    const stage = own(world.stages, stageId);
    if (!stage) return;
    // While another stage is shown, the variables may have been counted on the way there.
    const globals = currentStage(world)?.id === stageId ? world.globals : globalsAtStart(world);
    this.save({ stageId, actors: stage.actors, globals, isPlayed: false }, picture);
  }

  /** Restores this stage's actors and all world variables but Current Stage, as one undo entry; the film of the game begins again, too. */
  restore(): void {
    const { cuts, history, live, recorder } = this.#context;
    const stageId = live().stageId();
    if (stageId === null || recorder.recording) return;
    cuts.beginAgain(() => history.run("restart from Start", (document) => restoreStart(document, stageId)));
  }

  /** Shows the level after the shown one as it begins, as one undo entry. */
  beginNextLevel(): void {
    const { history, live, recorder } = this.#context;
    const stageId = live().stageId();
    if (stageId === null || recorder.recording) return;
    history.run("begin the next level", (document) => {
      const next = stageAfter(document.world, stageId);
      return next ? beginLevel(document, next.id) : document;
    });
  }

  /** Puts the game into the state in which players begin, as one undo entry; its film begins again, too. */
  restoreGame(): void {
    const { cuts, history, recorder } = this.#context;
    if (recorder.recording) return;
    cuts.beginAgain(() => history.run("restart the whole game", restoreGame));
  }
}
