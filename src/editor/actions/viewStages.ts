import { type Actor, fillsSquare, type Id, inDrawingOrder, type Point, type Stage } from "../../engine/index.ts";
import { documentOf, type EditorContext } from "../EditorContext.ts";
import type { Scene } from "../state/EditorState.ts";
import { mapEntries } from "../state/largeMaps.ts";
import { raisedIn } from "../state/selection.ts";
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
export function actorsAt(context: EditorContext, view: ViewId, cell: Point): readonly Actor[] {
  const { characters } = documentOf(context);
  // In a playing game the stage is not assembled for every press.
  const grid = view === "stage" ? context.live().grid() : stageOf(context, view);
  if (!grid) return [];
  const fills = fillsSquare(characters, grid, cell);
  const found = view === "stage" ? context.live().actorsWhere(fills) : actorsOf(context, view).filter(fills);
  return inDrawingOrder(found, characters).toReversed();
}

function actorsOf(context: EditorContext, view: ViewId): readonly Actor[] {
  return mapEntries(stageOf(context, view)?.actors ?? {}).values;
}

/** The actor of a cell that is drawn above its others. */
export function topmostAt(context: EditorContext, view: ViewId, cell: Point): Actor | undefined {
  const raised = raisedIn(context.store.getState(), view);
  const actors = actorsAt(context, view, cell);
  return actors.find(({ id }) => id === raised) ?? actors[0];
}
