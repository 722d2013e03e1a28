import { type Actor, add, type Point, type Transform } from "../../engine/index.ts";
import { refusalToRemove } from "../../recording/before.ts";
import type { ViewId } from "../store/EditorState.ts";
import { selectedIn } from "../store/selection.ts";
import type { ActorEdits } from "./ActorEdits.ts";
import { crowdOf } from "./freePlace.ts";
import { actorIn, stageOf } from "./pictures.ts";
import { make, moving, placing, removing, turning, type ViewEdit } from "./viewEdits.ts";
import { nameOf, type Workbench } from "./Workbench.ts";

/** Chooses several actors and does one thing to all of them, as one entry (issue 6, "multi-select"). */
export class SelectionEdits {
  readonly #bench: Workbench;
  readonly #actors: ActorEdits;

  constructor(bench: Workbench, actors: ActorEdits) {
    this.#bench = bench;
    this.#actors = actors;
  }

  /** The selected actors as they are now, the one that the inspector speaks of first. */
  actors(view: ViewId = this.view): Actor[] {
    return selectedIn(this.#bench.ui.state, view).flatMap((id) => actorIn(this.#bench, view, id) ?? []);
  }

  get view(): ViewId {
    return this.#bench.ui.state.selectedView;
  }

  /** Those who go along when a hand takes one: all selected if it is one of them. The one that is held comes first. */
  heldWith(view: ViewId, held: Actor): Actor[] {
    const selected = this.actors(view);
    const isSelected = selected.some(({ id }) => id === held.id);
    return isSelected ? [held, ...selected.filter(({ id }) => id !== held.id)] : [held];
  }

  select(view: ViewId, [first, ...others]: readonly Actor[]): void {
    const ids = first ? [first, ...others].map(({ id }) => id) : [];
    this.#bench.ui.selectActors(view, ids, first?.characterId);
  }

  /** Adds an actor, or lets go of it; whoever was added last is spoken of. */
  toggle(view: ViewId, actor: Actor): void {
    const selected = this.actors(view);
    const others = selected.filter(({ id }) => id !== actor.id);
    const { selectsSeveral } = this.#bench.ui.state;
    this.select(view, others.length < selected.length ? others : [actor, ...others]);
    this.#bench.ui.selectSeveral(selectsSeveral);
  }

  selectAll(): void {
    const view = this.#bench.recorder.recording ? this.view : "stage";
    this.select(view, Object.values(stageOf(this.#bench, view)?.actors ?? {}).reverse());
  }

  /** From here on a tap adds to the selection, or chooses one actor again: what Shift is to a keyboard. */
  selectSeveral(selectsSeveral: boolean): void {
    this.#bench.ui.selectSeveral(selectsSeveral);
  }

  /** Delete or Backspace on the stage. Who has to stay stays, and the child is told why. */
  remove(): void {
    const view = this.view;
    const actors = this.actors();
    const going = actors.filter((actor) => this.#refusalToRemove(view, actor) === null);
    const reason = actors.map((actor) => this.#refusalToRemove(view, actor)).find(Boolean);
    if (reason) this.#bench.notices.tell(reason);
    this.#make(view, "delete", going, ({ id }) => removing(id));
    this.#bench.ui.keepSelected((id) => actorIn(this.#bench, view, id));
  }

  /** A quarter to the right, each about its own anchor; one that is flipped looks the other way. */
  turn(): void {
    this.#make(this.view, "turn", this.actors(), ({ id, transform = "0" }) => turning(id, TURNED[transform]));
  }

  /** Moves them all by so many squares. */
  move(view: ViewId, actors: readonly Actor[], step: Point): void {
    this.#make(view, "move", actors, ({ id, position }) => moving(id, add(position, step)));
  }

  /** Stands copies of actors that many squares away, with values and all, stacked as those are, and selects them. */
  copy(view: ViewId, actors: readonly Actor[], step: Point, verb = "copy"): void {
    const copyOf = new Map(actors.map((actor) => [actor.id, this.#copyOf(actor, step)]));
    const order = Object.keys(stageOf(this.#bench, view)?.actors ?? {}).filter((id) => copyOf.has(id));
    const ordered = new Set([...order, ...copyOf.keys()]);
    const copies = [...ordered].flatMap((id) => copyOf.get(id) ?? []);
    this.#make(view, verb, copies, placing);
    this.select(view, [...copyOf.values()]);
  }

  /** Tells of a step why actors cannot go that far, or copies of them cannot stand there; null where they can. */
  refusals(view: ViewId, actors: readonly Actor[], copies: boolean): (step: Point) => string | null {
    const isCrowded = copies ? crowdOf(this.#bench, view) : () => false;
    return (step) => {
      const moved = actors.map((actor) => ({ ...actor, position: add(actor.position, step) }));
      const reason = moved.map(({ position }) => this.#actors.refusal(view, position)).find(Boolean);
      const crowded = reason ? undefined : moved.find(isCrowded);
      return reason ?? (crowded ? `There is a ${nameOf(this.#bench, crowded.characterId)} here already.` : null);
    };
  }

  #copyOf(actor: Actor, step: Point): Actor {
    return { ...actor, id: this.#bench.newId(), position: add(actor.position, step) };
  }

  #refusalToRemove(view: ViewId, { id }: Actor): string | null {
    const { recording } = this.#bench.recorder;
    return view === "before" && recording ? refusalToRemove(recording, id) : null;
  }

  #make(view: ViewId, verb: string, actors: readonly Actor[], edit: (actor: Actor) => ViewEdit): void {
    const [first, ...others] = actors;
    if (!first) return;
    const what = others.length > 0 ? `${actors.length} actors` : nameOf(this.#bench, first.characterId);
    make(this.#bench, view, `${verb} ${what}`, actors.map(edit));
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
