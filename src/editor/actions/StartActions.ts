import { type Moment, restoreGame, restoreStart, saveStart } from "../commands/start.ts";
import type { EditorContext } from "../EditorContext.ts";

const NOBODY = "Nobody is on this stage yet. Put somebody on it first.";

/** Saves the shown stage as the Start of the game, and goes back to it (details §4 "Start"). */
export class StartActions {
  readonly #context: EditorContext;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  /** The game as it is right now; null while there is nothing to begin with, and the child is told. */
  moment(): Moment | null {
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

  /** One entry; `picture` is a data URL of that moment, 160 px wide, or null where none could be made. */
  save(moment: Moment, picture: string | null): void {
    const { history, notices } = this.#context;
    history.run("save Start", (document) => saveStart(document, moment, picture));
    notices.tell("Start saved. This stage begins like this now.");
  }

  /** One entry: this stage's actors and all world variables but Current Stage are as they were saved. */
  restore(): void {
    const { history, live, recorder } = this.#context;
    const stageId = live().stageId();
    if (stageId === null || recorder.recording) return;
    history.run("restart from Start", (document) => restoreStart(document, stageId));
  }

  /** One entry: the game is shown as a player begins it. */
  restoreGame(): void {
    const { history, recorder } = this.#context;
    if (recorder.recording) return;
    history.run("restart the whole game", restoreGame);
  }
}
