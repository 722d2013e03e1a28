import { type Actor, type Id, KINDS_MAX, type Kind, own } from "../../engine/index.ts";
import { gameContextOf } from "../../recording/index.ts";
import { canBeOthers } from "../../recording/kindred.ts";
import { type ActorInGame, type WhoMayBe, withWho } from "../../recording/whoMayBe.ts";
import { putKind } from "../commands/kinds.ts";
import { documentOf, type EditorContext, nameOf } from "../EditorContext.ts";
import type { RecordingChange } from "../recording/Recorder.ts";

const LABEL = "choose who may be here";

/** Who may stand where the before picture of a recording shows somebody. */
export class KindActions {
  readonly #context: EditorContext;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  /**
   * Asks who may be where an actor of the before picture stands. Nobody else can be the one whom the rule is about; one beside the frame is
   * not in the rule yet, and it says so.
   */
  ask(actorId: Id | null): void {
    const { recording } = this.#context.recorder;
    const isBeside = actorId !== null && actorId !== recording?.mainActorId && !this.canAsk(actorId);
    const beside = isBeside ? own(recording?.before.actors ?? {}, actorId) : undefined;
    if (beside) {
      const name = nameOf(this.#context, beside.characterId);
      this.#context.notices.tell(`${name} is outside the yellow frame. Make the frame bigger first.`);
    }
    this.#context.ui.set({ whoActorId: actorId !== null && this.canAsk(actorId) ? actorId : null, whoDraft: null });
  }

  /** Shows what would be chosen; nothing changes yet. */
  draft(who: WhoMayBe): void {
    this.#context.ui.set({ whoDraft: who });
  }

  /** How an actor of a picture would be with what is drafted, and the game that has the kind for it. */
  shown(actor: Actor): ActorInGame {
    const game = gameContextOf(documentOf(this.#context));
    const { whoActorId, whoDraft } = this.#context.ui.state;
    return whoDraft && actor.id === whoActorId ? withWho(actor, whoDraft, game) : { actor, game };
  }

  canAsk(actorId: Id): boolean {
    const { recording } = this.#context.recorder;
    return recording !== null && canBeOthers(recording, gameContextOf(documentOf(this.#context)), actorId);
  }

  /** Changes the recording, together with the kind that is made or changed for it if there is one, as one step of undo. */
  choose(kind: Kind | null, change: RecordingChange): void {
    const { recorder, history, notices } = this.#context;
    const before = documentOf(this.#context);
    const { kinds = {} } = before.world;
    if (kind && !own(kinds, kind.id) && Object.keys(kinds).length >= KINDS_MAX) {
      notices.tell(`A game can have ${KINDS_MAX} groups. Choose one of them.`);
      return;
    }
    if (kind) history.run(LABEL, putKind(kind));
    if (documentOf(this.#context) === before) recorder.edit(LABEL, change);
    else recorder.editAlong(change);
  }
}
