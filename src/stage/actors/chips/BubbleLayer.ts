import type { Actor, Characters, Id, Point } from "../../../engine/index.ts";
import type { Container } from "../../../pixi/pixi.ts";
import type { PixiStageView } from "../../view/PixiStageView.ts";
import type { StageFrame, StageLayer } from "../../view/StageLayer.ts";
import { ActorLayer } from "../ActorLayer.ts";
import type { ActorFollower } from "../SelectionMarks.ts";
import type { SpokenBubbles } from "./SpokenBubbles.ts";

/**
 * What actors say, in bubbles over everybody, which have the same size at every zoom. Only in the game, not in the pictures of a recording. What
 * draws them is loaded when somebody speaks.
 */
export class BubbleLayer implements StageLayer, ActorFollower {
  readonly #stageView: PixiStageView;
  readonly #container: Container;
  #bubbles: SpokenBubbles | null = null;
  #characters: Characters = {};
  #isLoading = false;
  #isGone = false;

  /** It is above the layer of the actors, whose actors it follows. */
  constructor(stageView: PixiStageView, container: Container) {
    this.#stageView = stageView;
    this.#container = container;
    if (stageView.view === "stage") stageView.layer(ActorLayer).addFollower(this);
  }

  setCharacters(characters: Characters): void {
    this.#characters = characters;
    this.#bubbles?.setCharacters(characters);
  }

  draw(frame: StageFrame): void {
    this.#bubbles?.draw(frame);
  }

  follow(actor: Actor, square: Point): void {
    if (this.#bubbles) this.#bubbles.follow(actor, square);
    else if (actor.saying && !this.#isLoading) void this.#load();
  }

  has(id: Id): boolean {
    return this.#bubbles?.has(id) ?? false;
  }

  remove(id: Id): void {
    this.#bubbles?.remove(id);
  }

  destroy(): void {
    this.#isGone = true;
    this.#bubbles?.destroy();
  }

  async #load(): Promise<void> {
    this.#isLoading = true;
    try {
      const { SpokenBubbles } = await import("./SpokenBubbles.ts");
      if (this.#isGone) return;
      this.#bubbles = new SpokenBubbles(this.#stageView, this.#container);
      this.#bubbles.setCharacters(this.#characters);
      for (const actor of this.#stageView.index.all()) if (actor.saying) this.#bubbles.follow(actor, actor.position);
      this.#stageView.requestFrame();
    } catch (fault) {
      console.warn("Bubbles could not be loaded", fault);
    }
  }
}
