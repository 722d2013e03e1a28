import type { Scene } from "../../editor/index.ts";
import type { Actor, Characters, Extent } from "../../engine/index.ts";
import { type Container, Sprite, Texture } from "../../pixi/pixi.ts";
import { actorsInPicture } from "../../recording/index.ts";
import { applyAppearance, placeSprite } from "../actors/applyAppearance.ts";
import type { PixiStageView } from "../view/PixiStageView.ts";
import type { StageFrame, StageLayer } from "../view/StageLayer.ts";
import { onlookersOf, tracesOf } from "./traces.ts";

const ALPHA = 0.28;

/**
 * What the after picture shows besides the actors of the rule, under them: those that it moves as they were, pale, and those that stand around
 * the frame, which are no part of it.
 */
export class TraceLayer implements StageLayer {
  readonly #stageView: PixiStageView;
  readonly #container: Container;
  readonly #sprites: Sprite[] = [];
  /** What is shown; null if it must be shown again. */
  #shown: Scene | null = null;

  constructor(stageView: PixiStageView, container: Container) {
    this.#stageView = stageView;
    this.#container = container;
  }

  draw({ scene, extent }: StageFrame): void {
    if (scene.view !== "after" || scene === this.#shown || !extent) return;
    this.#shown = scene;
    this.#show(scene, extent);
  }

  picturesLoaded(): void {
    this.#shown = null;
  }

  setAtlas(): void {
    this.#shown = null;
    for (const sprite of this.#sprites) sprite.texture = Texture.EMPTY;
  }

  destroy(): void {
    for (const sprite of this.#sprites) sprite.destroy();
  }

  #show(scene: Scene, extent: Extent): void {
    const { recording, document } = this.#stageView.editor.store.getState();
    for (const sprite of this.#sprites) sprite.destroy();
    this.#sprites.length = 0;
    if (!recording) return;
    const { actors } = recording.before;
    const onlookers = onlookersOf(actors, actorsInPicture(recording, document.characters), extent);
    for (const actor of onlookers) this.#add(actor, document.characters, 1);
    for (const { actor } of tracesOf(actors, scene.stage.actors)) this.#add(actor, document.characters, ALPHA);
  }

  #add(actor: Actor, characters: Characters, alpha: number): void {
    const sprite = new Sprite();
    sprite.alpha = alpha;
    applyAppearance(sprite, actor, characters, this.#stageView.atlas);
    placeSprite(sprite, actor.position);
    this.#container.addChild(sprite);
    this.#sprites.push(sprite);
  }
}
