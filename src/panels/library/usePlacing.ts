import type { Editor } from "../../editor/Editor.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import { type Extent, type Id, type Point, type Stage, squareKey } from "../../engine/index.ts";

export type PlaceOnStage = (characterId: Id, appearanceId: Id) => void;

/** The alternative to dragging onto the stage: places a new actor on the free square nearest to the middle. */
export function usePlacing(): PlaceOnStage {
  const editor = useEditor();
  return (characterId, appearanceId) => {
    const view = editedView(editor);
    const scene = editor.scene(view);
    if (!scene) return;
    const taken = Object.values(scene.stage.actors).map((actor) => actor.position);
    const cell = nearestFreeSquare(areaOf(scene.stage, scene.extent, scene.origin), taken);
    editor.actors.placeNew(view, characterId, appearanceId, cell);
  };
}

/** The view that is edited: the after picture during a recording, otherwise the stage. */
function editedView(editor: Editor): ViewId {
  return editor.store.getState().recording ? "after" : "stage";
}

/** The squares of a stage on which an actor may be placed, both ends included. */
export interface PlaceableArea {
  readonly xmin: number;
  readonly xmax: number;
  readonly ymin: number;
  readonly ymax: number;
}

/** The whole stage or, during a recording, its extent, which counts from `origin`. */
export function areaOf(stage: Stage, extent: Extent | null, origin: Point): PlaceableArea {
  if (!extent) return { xmin: 0, xmax: stage.width - 1, ymin: 0, ymax: stage.height - 1 };
  return {
    xmin: origin.x + extent.xmin,
    xmax: origin.x + extent.xmax,
    ymin: origin.y + extent.ymin,
    ymax: origin.y + extent.ymax,
  };
}

/** Where an actor placed without a drag goes: the free square nearest to the middle, or the middle itself if none is free. */
export function nearestFreeSquare(area: PlaceableArea, taken: Iterable<Point>): Point {
  const middle = { x: Math.floor((area.xmin + area.xmax) / 2), y: Math.floor((area.ymin + area.ymax) / 2) };
  const takenKeys = new Set([...taken].map((square) => squareKey(square.x, square.y)));
  const free = squaresOf(area).filter((square) => !takenKeys.has(squareKey(square.x, square.y)));
  return free.reduce(
    (best, square) => (distance(square, middle) < distance(best, middle) ? square : best),
    free[0] ?? middle,
  );
}

function squaresOf({ xmin, xmax, ymin, ymax }: PlaceableArea): Point[] {
  const squares: Point[] = [];
  for (let y = ymin; y <= ymax; y += 1) for (let x = xmin; x <= xmax; x += 1) squares.push({ x, y });
  return squares;
}

function distance(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}
