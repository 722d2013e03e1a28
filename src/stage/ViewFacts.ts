import type { Scene } from "../editor/store/EditorState.ts";
import type { Extent } from "../engine/index.ts";
import type { Camera } from "./camera.ts";

/** What React shows of a view: where things are, not what is drawn. */
export interface ViewFacts {
  readonly camera: Camera;
  readonly stage: Scene["stage"];
  /** A hand has made it larger or smaller, or it is larger than the room. */
  readonly hasMore: boolean;
  /** In squares of the stage. */
  readonly extent: Extent | null;
}

export function sameFacts(a: ViewFacts, b: ViewFacts): boolean {
  return (
    a.camera === b.camera &&
    a.hasMore === b.hasMore &&
    a.stage.id === b.stage.id &&
    a.stage.width === b.stage.width &&
    a.stage.height === b.stage.height &&
    a.stage.name === b.stage.name &&
    JSON.stringify(a.extent) === JSON.stringify(b.extent)
  );
}
