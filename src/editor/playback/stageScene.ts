import { type Actor, type Characters, fillsSquare, inDrawingOrder, type Point } from "../../engine/index.ts";
import type { EditorStore } from "../state/createStore.ts";
import type { Scene } from "../state/EditorState.ts";
import type { LiveWorld } from "./LiveWorld.ts";
import type { Playback } from "./Playback.ts";

const CORNER: Point = { x: 0, y: 0 };

/** The shown stage as a view draws it; null if there is none. */
export function stageScene(live: LiveWorld): Scene | null {
  const stage = live.stage();
  return stage && { view: "stage", stage, extent: null, origin: CORNER };
}

/** The actors that fill a square of the shown stage, topmost first. A playing stage is not assembled for every press. */
export function actorsOnStage(live: LiveWorld, characters: Characters, cell: Point): readonly Actor[] {
  const grid = live.grid();
  if (!grid) return [];
  return inDrawingOrder(live.actorsWhere(fillsSquare(characters, grid, cell)), characters).toReversed();
}

/** A press on a square of a playing stage clicks its topmost actor. */
export function clickOnStage(
  { store, playback }: { readonly store: EditorStore; readonly playback: Pick<Playback, "live" | "keys"> },
  cell: Point,
): void {
  const [top] = actorsOnStage(playback.live, store.getState().document.characters, cell);
  if (top) playback.keys.click(top.id);
}
