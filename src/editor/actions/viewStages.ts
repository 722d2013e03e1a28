import { type Actor, fillsSquare, type Id, inDrawingOrder, type Point, type Stage } from "../../engine/index.ts";
import { documentOf, type EditorContext } from "../EditorContext.ts";
import { actorsOnStage, stageScene } from "../playback/stageScene.ts";
import type { Scene } from "../state/EditorState.ts";
import { mapEntries } from "../state/largeMaps.ts";
import { raisedIn } from "../state/selection.ts";
import type { ViewId } from "../tools/ToolEvent.ts";

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
  if (view === "stage") return stageScene(context.live());
  const { recording } = context.recorder;
  const stage = stageOf(context, view);
  return recording && stage && { view, stage, extent: recording.extent, origin: recording.origin };
}

export function actorIn(context: EditorContext, view: ViewId, actorId: Id): Actor | undefined {
  if (view === "stage") return context.live().actor(actorId);
  const actors = stageOf(context, view)?.actors;
  return actors && Object.hasOwn(actors, actorId) ? actors[actorId] : undefined;
}

/** The actors that fill a cell, topmost first. */
export function actorsAt(context: EditorContext, view: ViewId, cell: Point): readonly Actor[] {
  const { characters } = documentOf(context);
  if (view === "stage") return actorsOnStage(context.live(), characters, cell);
  const stage = stageOf(context, view);
  if (!stage) return [];
  const found = mapEntries(stage.actors).values.filter(fillsSquare(characters, stage, cell));
  return inDrawingOrder(found, characters).toReversed();
}

/** The actor of a cell that is drawn above its others. */
export function topmostAt(context: EditorContext, view: ViewId, cell: Point): Actor | undefined {
  const raised = raisedIn(context.store.getState(), view);
  const actors = actorsAt(context, view, cell);
  return actors.find(({ id }) => id === raised) ?? actors[0];
}
