import type { Id } from "../../engine/index.ts";
import type { EditorContext } from "../EditorContext.ts";
import { litActor } from "../playback/LiveWorld.ts";
import type { EditorState, RuleReason } from "../state/EditorState.ts";

/**
 * Which rule or container is asked why it was not carried out in the last turn, since its light was pressed, and what is marked for it. What
 * there is to tell is found by those who show it: playing a turn again takes time, and code that nobody needs before.
 */
export class RuleReasons {
  readonly #context: EditorContext;
  readonly #stopPlaying: () => void;

  constructor(context: EditorContext, stopPlaying: () => void) {
    this.#context = context;
    this.#stopPlaying = stopPlaying;
  }

  /** Closes the answer once it no longer belongs to what is shown; returns what ends it. */
  follow(): () => void {
    return this.#context.store.subscribe((state, before) => {
      if (state.ui.askedRule && !this.#isStillAsked(state, before)) this.close();
    });
  }

  /** Asks a rule, or closes its answer. A turn is told while the game stands still, so a playing game stops. */
  ask(ruleId: Id): void {
    const { ui, live } = this.#context;
    const isClosing = ui.state.askedRule?.ruleId === ruleId;
    this.#stopPlaying();
    ui.lookAt(null);
    const actorId = litActor(ui.state, live());
    ui.set({ askedRule: isClosing || actorId === null ? null : { ruleId, actorId } });
  }

  close(): void {
    this.#context.ui.set({ askedRule: null });
  }

  /** Says and marks why a rule was not carried out, for as long as that is looked at. */
  show(reason: RuleReason): void {
    this.#context.store.setState({ reason });
  }

  forget(): void {
    if (this.#context.store.getState().reason) this.#context.store.setState({ reason: null });
  }

  #isStillAsked({ ui, playback, document, recording }: EditorState, before: EditorState): boolean {
    const { askedRule } = ui;
    return (
      askedRule !== null &&
      !playback.running &&
      document.characters === before.document.characters &&
      (recording === null || before.recording !== null) &&
      playback.lights[askedRule.ruleId] !== undefined &&
      litActor(ui, this.#context.live()) === askedRule.actorId
    );
  }
}
