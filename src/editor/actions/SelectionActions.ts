import { type Actor, add, type Id, type Point, type Transform } from "../../engine/index.ts";
import { refusalToRemove } from "../../recording/index.ts";
import { characterOf, type EditorContext, nameOf } from "../EditorContext.ts";
import { selectedIn } from "../state/selection.ts";
import type { ViewId } from "../tools/ToolEvent.ts";
import type { ActorActions } from "./ActorActions.ts";
import { overlapTest } from "./freePlace.ts";
import { applyViewEdits, moving, placing, removing, turning, type ViewEdit } from "./viewEdits.ts";
import { actorIn, stageOf } from "./viewStages.ts";

/** Selects actors and changes all that are selected, as one undo entry. */
export class SelectionActions {
  readonly #context: EditorContext;
  readonly #actors: ActorActions;

  constructor(context: EditorContext, actors: ActorActions) {
    this.#context = context;
    this.#actors = actors;
  }

  /** The selected actors as they are now; the inspector shows the first. */
  actors(view: ViewId = this.view): Actor[] {
    return selectedIn(this.#context.ui.state, view).flatMap((id) => actorIn(this.#context, view, id) ?? []);
  }

  get view(): ViewId {
    return this.#context.ui.state.selectedView;
  }

  /** The actors that move when one is dragged: all that are selected if it is among them. The dragged one comes first. */
  heldWith(view: ViewId, held: Actor): Actor[] {
    const selected = this.actors(view);
    const isSelected = selected.some(({ id }) => id === held.id);
    return isSelected ? [held, ...selected.filter(({ id }) => id !== held.id)] : [held];
  }

  /** Selects one actor and its character; null: none. */
  selectActor(view: ViewId, actorId: Id | null): void {
    const actor = actorId ? actorIn(this.#context, view, actorId) : undefined;
    this.#context.ui.selectActor(view, actorId, actor?.characterId);
  }

  /** Deselects what no longer exists: an undo may have taken it. */
  dropMissing(): void {
    const { ui } = this.#context;
    const { selectedView, selectedCharacterId } = ui.state;
    ui.keepSelected((id) => actorIn(this.#context, selectedView, id));
    if (selectedCharacterId && !characterOf(this.#context, selectedCharacterId)) ui.selectCharacter(null);
  }

  select(view: ViewId, [first, ...others]: readonly Actor[]): void {
    const ids = first ? [first, ...others].map(({ id }) => id) : [];
    this.#context.ui.selectActors(view, ids, first?.characterId);
  }

  /** Adds an actor to the selection, or removes it; the inspector shows the one added last. */
  toggle(view: ViewId, actor: Actor): void {
    const selected = this.actors(view);
    const others = selected.filter(({ id }) => id !== actor.id);
    const { selectsSeveral } = this.#context.ui.state;
    this.select(view, others.length < selected.length ? others : [actor, ...others]);
    this.#context.ui.selectSeveral(selectsSeveral);
  }

  selectAll(): void {
    const view = this.#context.recorder.recording ? this.view : "stage";
    this.select(view, Object.values(stageOf(this.#context, view)?.actors ?? {}).reverse());
  }

  /** Whether a tap adds to the selection, as with Shift held. */
  selectSeveral(selectsSeveral: boolean): void {
    this.#context.ui.selectSeveral(selectsSeveral);
  }

  /** Deletes the selected actors. The child is told why an actor cannot be deleted. */
  remove(): void {
    const view = this.view;
    const actors = this.actors();
    const going = actors.filter((actor) => this.#refusalToRemove(view, actor) === null);
    const reason = actors.map((actor) => this.#refusalToRemove(view, actor)).find(Boolean);
    if (reason) this.#context.notices.tell(reason);
    this.#make(view, "delete", going, ({ id }) => removing(id));
    this.#context.ui.keepSelected((id) => actorIn(this.#context, view, id));
  }

  /** Rotates each a quarter to the right about its own anchor; a flipped one is mirrored along the other axis. */
  turn(): void {
    this.#make(this.view, "turn", this.actors(), ({ id, transform = "0" }) => turning(id, TURNED[transform]));
  }

  /** Moves them all by so many squares. */
  move(view: ViewId, actors: readonly Actor[], step: Point): void {
    this.#make(view, "move", actors, ({ id, position }) => moving(id, add(position, step)));
  }

  /** Places copies of actors, values included, that many squares away in the same stacking order, and selects them. */
  copy(view: ViewId, actors: readonly Actor[], step: Point, verb = "copy"): void {
    const copyOf = new Map(actors.map((actor) => [actor.id, this.#copyOf(actor, step)]));
    const order = Object.keys(stageOf(this.#context, view)?.actors ?? {}).filter((id) => copyOf.has(id));
    const ordered = new Set([...order, ...copyOf.keys()]);
    const copies = [...ordered].flatMap((id) => copyOf.get(id) ?? []);
    this.#make(view, verb, copies, placing);
    this.select(view, [...copyOf.values()]);
  }

  /** A function that says why actors, or copies of them, cannot be moved by a step; null if they can. */
  refusals(view: ViewId, actors: readonly Actor[], copies: boolean): (step: Point) => string | null {
    const overlaps = copies ? overlapTest(this.#context, view) : () => false;
    return (step) => {
      const moved = actors.map((actor) => ({ ...actor, position: add(actor.position, step) }));
      const reason = moved.map(({ position }) => this.#actors.refusal(view, position)).find(Boolean);
      const overlapping = reason ? undefined : moved.find(overlaps);
      return (
        reason ?? (overlapping ? `There is a ${nameOf(this.#context, overlapping.characterId)} here already.` : null)
      );
    };
  }

  #copyOf(actor: Actor, step: Point): Actor {
    return { ...actor, id: this.#context.newId(), position: add(actor.position, step) };
  }

  #refusalToRemove(view: ViewId, { id }: Actor): string | null {
    const { recording } = this.#context.recorder;
    return view === "before" && recording ? refusalToRemove(recording, id) : null;
  }

  #make(view: ViewId, verb: string, actors: readonly Actor[], edit: (actor: Actor) => ViewEdit): void {
    const [first, ...others] = actors;
    if (!first) return;
    const what = others.length > 0 ? `${actors.length} characters` : nameOf(this.#context, first.characterId);
    applyViewEdits(this.#context, view, `${verb} ${what}`, actors.map(edit));
  }
}

const TURNED: Readonly<Record<Transform, Transform>> = {
  "0": "90",
  "90": "180",
  "180": "270",
  "270": "0",
  "flip-x": "flip-y",
  "flip-y": "flip-x",
};
