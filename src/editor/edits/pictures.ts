/** The stages that views show, and who stands on them. */
import { type Actor, filledSquares, fillsSquare, type Id, type Point, type Stage } from "../../engine/index.ts";
import { rollOf } from "../commands/rolls.ts";
import type { Scene, ViewId } from "../store/EditorState.ts";
import { documentOf, type Workbench } from "./Workbench.ts";

const CORNER: Point = { x: 0, y: 0 };

/** The stage of a view as it is right now; null where there is no such view. */
export function stageOf(bench: Workbench, view: ViewId): Stage | null {
  switch (view) {
    case "stage":
      return bench.live().stage();
    case "before":
      return bench.recorder.recording?.before ?? null;
    case "after":
      return bench.recorder.after();
  }
}

export function sceneOf(bench: Workbench, view: ViewId): Scene | null {
  const stage = stageOf(bench, view);
  if (!stage) return null;
  const { selectedActorId, selectedView } = bench.ui.state;
  const recording = view === "stage" ? null : bench.recorder.recording;
  return {
    view,
    stage,
    selectedActorId: selectedView === view ? selectedActorId : null,
    extent: recording?.extent ?? null,
    origin: recording?.origin ?? CORNER,
  };
}

export function actorIn(bench: Workbench, view: ViewId, actorId: Id): Actor | undefined {
  if (view === "stage") return bench.live().actor(actorId);
  const actors = stageOf(bench, view)?.actors;
  return actors && Object.hasOwn(actors, actorId) ? actors[actorId] : undefined;
}

/** The actors whose filled squares hold a cell, topmost first (details §4, "Hit test"). */
export function actorsAt(bench: Workbench, view: ViewId, cell: Point): Actor[] {
  const { characters } = documentOf(bench);
  // Of a playing game no stage is made whole for every press.
  const grid = view === "stage" ? bench.live().grid() : stageOf(bench, view);
  if (!grid) return [];
  const fills = fillsSquare(characters, grid, cell);
  const found = view === "stage" ? bench.live().thoseWho(fills) : actorsOf(bench, view).filter(fills);
  return found.reverse();
}

function actorsOf(bench: Workbench, view: ViewId): readonly Actor[] {
  return rollOf(stageOf(bench, view)?.actors ?? {}).values;
}

/** The actor on top of a cell; the selected one is drawn above the others while nothing plays, so it is taken first. */
export function topmostAt(bench: Workbench, view: ViewId, cell: Point): Actor | undefined {
  const { ui, playback } = bench.store.getState();
  const actors = actorsAt(bench, view, cell);
  const isRaised = ({ id }: Actor) => !playback.running && ui.selectedView === view && ui.selectedActorId === id;
  return actors.find(isRaised) ?? actors[0];
}

/** Whether an actor would share a filled square with one that is like it. */
export function overlaps(bench: Workbench, view: ViewId, actor: Actor, isAlike: (other: Actor) => boolean): boolean {
  const stage = stageOf(bench, view);
  if (!stage) return false;
  const { characters } = documentOf(bench);
  const squares = new Set(filledSquares(actor, characters, stage).map(({ x, y }) => `${x},${y}`));
  return rollOf(stage.actors).values.some(
    (other) =>
      other.id !== actor.id &&
      isAlike(other) &&
      filledSquares(other, characters, stage).some(({ x, y }) => squares.has(`${x},${y}`)),
  );
}
