import type { Scene } from "../../editor/store/EditorState.ts";
import type { Extent } from "../../engine/index.ts";
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

/** The facts as they were told last, and who wants to hear of others. */
export class ViewFactsStore {
  current: ViewFacts | null = null;
  readonly #listeners = new Set<() => void>();

  /** The answer ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  publish(facts: ViewFacts): void {
    if (this.current && sameFacts(this.current, facts)) return;
    this.current = facts;
    for (const listener of this.#listeners) listener();
  }

  unsubscribeAll(): void {
    this.#listeners.clear();
  }
}

function sameFacts(a: ViewFacts, b: ViewFacts): boolean {
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
