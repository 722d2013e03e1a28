import type { Id, Point, Stage } from "../../engine/index.ts";
import type { ViewActors } from "../actors/ViewActors.ts";
import type { Following } from "./Following.ts";

interface FollowedActorDeps {
  readonly index: Pick<ViewActors, "get" | "firstOf">;
  /** The square on which an actor is drawn at a time. */
  readonly squareAt: (id: Id, now: number) => Point | undefined;
  /** Called when what follows actors has been loaded, or cannot be. */
  readonly loaded: () => void;
}

interface FollowedPlace {
  readonly by: Following;
  readonly square: Point;
}

/** Whom the camera of a stage follows: the first actor of a character. What follows it is loaded for a stage that has a camera. */
export class FollowedActor {
  readonly #deps: FollowedActorDeps;
  #following: Following | null = null;
  #loading: Promise<void> | null = null;
  #isSettled = false;
  #id: Id | null = null;
  #last: Point | null = null;

  constructor(deps: FollowedActorDeps) {
    this.#deps = deps;
  }

  /** Whether what follows somebody on this stage is still loading. */
  isAwaitedOn({ camera }: Pick<Stage, "camera">): boolean {
    if (camera) this.#loading ??= this.#load();
    return camera !== undefined && !this.#isSettled;
  }

  /**
   * The actor as it is drawn at a time; null for nobody. `isOver`: the game has ended, so an actor that the last turn removed is still looked
   * for in its last place.
   */
  on({ camera }: Pick<Stage, "camera">, now: number, isOver: boolean): FollowedPlace | null {
    const by = this.#following;
    if (!by || !camera) return null;
    const { index, squareAt } = this.#deps;
    if (this.#id === null || index.get(this.#id)?.characterId !== camera.follow)
      this.#id = index.firstOf(camera.follow);
    const square = this.#id === null ? undefined : squareAt(this.#id, now);
    this.#last = square ?? (isOver ? this.#last : null);
    return this.#last && { by, square: this.#last };
  }

  /** Without a network, all of the stage is shown. */
  async #load(): Promise<void> {
    try {
      const { Following } = await import("./Following.ts");
      this.#following = new Following();
    } catch (fault) {
      console.warn("The camera could not be loaded", fault);
    }
    this.#isSettled = true;
    this.#deps.loaded();
  }
}
