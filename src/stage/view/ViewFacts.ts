import type { Scene } from "../../editor/index.ts";
import type { Extent } from "../../engine/index.ts";
import type { Box, Size } from "../../pixels/Box.ts";
import type { Camera } from "./camera.ts";

/** The facts about a view that React components need: positions, not contents. */
export interface ViewFacts {
  readonly camera: Camera;
  /** CSS px. */
  readonly viewSize: Size;
  readonly stage: Scene["stage"];
  /** Whether the user has zoomed, or the stage exceeds the view. */
  readonly hasMore: boolean;
  readonly isZoomed: boolean;
  /** In squares of the stage. */
  readonly extent: Extent | null;
  /** The opening of the mat through which a picture of a recording is seen, CSS px of the view; null on a stage. */
  readonly opening: Box | null;
}

/** The last published facts and their subscribers. */
export class ViewFactsStore {
  current: ViewFacts | null = null;
  readonly #listeners = new Set<() => void>();

  /** The returned function unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether the last published facts are these, apart from the place of the camera. */
  agreesWith(facts: ViewFacts): boolean {
    return (
      this.current?.camera.zoom === facts.camera.zoom &&
      sameFacts(this.current, { ...facts, camera: this.current.camera })
    );
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
    a.viewSize === b.viewSize &&
    a.opening === b.opening &&
    a.hasMore === b.hasMore &&
    a.isZoomed === b.isZoomed &&
    a.stage.id === b.stage.id &&
    a.stage.width === b.stage.width &&
    a.stage.height === b.stage.height &&
    a.stage.name === b.stage.name &&
    JSON.stringify(a.extent) === JSON.stringify(b.extent)
  );
}
