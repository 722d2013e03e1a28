/** What the element of a stage says about its picture: the same with React (`StageCanvas.tsx`) and without it (`PlainStage.ts`). */
import type { ViewId } from "../../editor/index.ts";
import { type Extent, TILE } from "../../engine/index.ts";
import type { ViewFacts } from "./ViewFacts.ts";

const PICTURES = { before: "Before picture", after: "After picture" } as const;

/** The accessible name of a view. */
export function nameOfView(view: ViewId, facts: ViewFacts | null): string {
  if (!facts) return "Stage";
  const { name, width, height } = facts.stage;
  const shown = view === "stage" ? name || "Untitled Stage" : PICTURES[view];
  return `${shown}, ${width} columns and ${height} rows`;
}

/** The camera as attributes, for tests and accessibility tools. */
export function dataOf(facts: ViewFacts | null) {
  if (!facts) return {};
  return {
    "data-zoom": facts.camera.zoom,
    "data-left": facts.camera.left,
    "data-top": facts.camera.top,
    "data-columns": facts.stage.width,
    "data-rows": facts.stage.height,
    "data-extent": facts.extent ? edgesOf(facts.extent).join() : undefined,
  };
}

function edgesOf({ xmin, ymin, xmax, ymax }: Extent): readonly number[] {
  return [xmin, ymin, xmax, ymax];
}

/** The styles of a line around the stage, clipped to the view. */
export function frameOf({ camera, stage }: ViewFacts) {
  const tile = TILE * camera.zoom;
  return {
    left: `${Math.max(0, camera.left)}px`,
    top: `${Math.max(0, camera.top)}px`,
    width: `min(100% - ${2 * Math.max(0, camera.left)}px, ${stage.width * tile}px)`,
    height: `min(100% - ${2 * Math.max(0, camera.top)}px, ${stage.height * tile}px)`,
  };
}
