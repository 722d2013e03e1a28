import { type Actor, filledSquares, fillsSquare, type Id, type Point, type Stage } from "../../engine/index.ts";
import { documentOf, type EditorContext } from "../EditorContext.ts";
import type { Scene } from "../state/EditorState.ts";
import { mapEntries } from "../state/largeMaps.ts";
import type { ViewId } from "../tools/ToolEvent.ts";

const CORNER: Point = { x: 0, y: 0 };

/** The stage of a view as it is right now; null if that view is not shown. */
export function stageOf(context: EditorContext, view: ViewId): Stage | null {
  switch (view) {
    case "stage":
      return context.live().stage();
    case "before":
      return context.recorder.recording?.before ?? null;
    case "after":
      return context.recorder.after();
  }
}

export function sceneOf(context: EditorContext, view: ViewId): Scene | null {
  const stage = stageOf(context, view);
  if (!stage) return null;
  const recording = view === "stage" ? null : context.recorder.recording;
  return {
    view,
    stage,
    extent: recording?.extent ?? null,
    origin: recording?.origin ?? CORNER,
  };
}

export function actorIn(context: EditorContext, view: ViewId, actorId: Id): Actor | undefined {
  if (view === "stage") return context.live().actor(actorId);
  const actors = stageOf(context, view)?.actors;
  return actors && Object.hasOwn(actors, actorId) ? actors[actorId] : undefined;
}

/** The actors that fill a cell, topmost first. */
export function actorsAt(context: EditorContext, view: ViewId, cell: Point): Actor[] {
  const { characters } = documentOf(context);
  // In a playing game the stage is not assembled for every press.
  const grid = view === "stage" ? context.live().grid() : stageOf(context, view);
  if (!grid) return [];
  const fills = fillsSquare(characters, grid, cell);
  const found = view === "stage" ? context.live().actorsWhere(fills) : actorsOf(context, view).filter(fills);
  return found.reverse();
}

function actorsOf(context: EditorContext, view: ViewId): readonly Actor[] {
  return mapEntries(stageOf(context, view)?.actors ?? {}).values;
}

/** The topmost actor of a cell; that is the selected one if nothing plays, because it is drawn above the others. */
export function topmostAt(context: EditorContext, view: ViewId, cell: Point): Actor | undefined {
  const { ui, playback } = context.store.getState();
  const actors = actorsAt(context, view, cell);
  const isRaised = ({ id }: Actor) => !playback.running && ui.selectedView === view && ui.selectedActorId === id;
  return actors.find(isRaised) ?? actors[0];
}

/** Whether an actor would share a filled square with another one for which `isAlike` holds. */
export function overlapsAlike(
  context: EditorContext,
  view: ViewId,
  actor: Actor,
  isAlike: (other: Actor) => boolean,
): boolean {
  const stage = stageOf(context, view);
  if (!stage) return false;
  const { characters } = documentOf(context);
  const squares = new Set(filledSquares(actor, characters, stage).map(({ x, y }) => `${x},${y}`));
  return mapEntries(stage.actors).values.some(
    (other) =>
      other.id !== actor.id &&
      isAlike(other) &&
      filledSquares(other, characters, stage).some(({ x, y }) => squares.has(`${x},${y}`)),
  );
}
