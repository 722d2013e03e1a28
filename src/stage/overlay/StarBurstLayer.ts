import { prefersReducedMotion } from "../../browser/screen.ts";
import { hasMotion } from "../../editor/index.ts";
import { type Actor, type Id, type Point, TILE } from "../../engine/index.ts";
import { tileCenter } from "../../pictures/index.ts";
import { type Container, Graphics } from "../../pixi/pixi.ts";
import { ActorLayer } from "../actors/ActorLayer.ts";
import type { ActorFollower } from "../actors/SelectionMarks.ts";
import type { PixiStageView } from "../view/PixiStageView.ts";
import type { StageFrame, StageLayer } from "../view/StageLayer.ts";
import { BURST_MS, burstStars, hopAt, STAR } from "./starBurst.ts";

type Picture = Pick<Container, "position">;

const FILL = "#ffc93c";
const EDGE = { color: "#7a5200", width: 2, join: "round" } as const;

/** Stars fly from an actor whose new rule acts for the first time, and it hops. */
export class StarBurstLayer implements StageLayer, ActorFollower {
  readonly #stageView: PixiStageView;
  readonly #container: Container;
  readonly #unlisten: () => void;
  #burst: { readonly actorId: Id; readonly stars: readonly Graphics[] } | null = null;
  /** When its first frame was drawn. */
  #begun = 0;
  /** The picture of the actor, and where it would be without the hop, px. */
  #hopper: { readonly picture: Picture; readonly y: number } | null = null;

  /** It is above the layer of the actors, one of whom it follows. */
  constructor(stageView: PixiStageView, container: Container) {
    this.#stageView = stageView;
    this.#container = container;
    stageView.layer(ActorLayer).addFollower(this);
    this.#unlisten = stageView.editor.newRules.onFirstAct((actorId) => this.#begin(actorId));
  }

  setCharacters(): void {}

  has(id: Id): boolean {
    return id === this.#burst?.actorId;
  }

  follow({ id }: Actor, square: Point, picture?: Picture): void {
    if (!this.has(id)) return;
    this.#container.position.copyFrom(tileCenter(square));
    this.#hopper = picture ? { picture, y: picture.position.y } : null;
  }

  /** The picture is destroyed by now. */
  remove(id: Id): void {
    if (!this.has(id)) return;
    this.#hopper = null;
    this.#end();
  }

  draw({ now }: StageFrame): void {
    if (!this.#burst) return;
    if (this.#begun === 0) this.#begun = now;
    const share = Math.max(0, now - this.#begun) / BURST_MS;
    if (share >= 1) {
      this.#end();
      return;
    }
    this.#lift(hopAt(share) * TILE);
    burstStars(share).forEach(({ x, y, scale, alpha }, n) => {
      const star = this.#burst?.stars[n];
      star?.position.set(x * TILE, y * TILE);
      star?.scale.set(scale);
      if (star) star.alpha = alpha;
    });
    this.#stageView.requestFrame();
  }

  destroy(): void {
    this.#unlisten();
    this.#hopper = null;
    this.#end();
  }

  #begin(actorId: Id): void {
    const { editor, view } = this.#stageView;
    const actor = this.#stageView.actorById(actorId);
    if (view !== "stage" || !actor || prefersReducedMotion() || !hasMotion(editor.store.getState().power.level)) return;
    this.#end();
    const stars = burstStars(0).map(() =>
      new Graphics()
        .poly([...STAR])
        .fill(FILL)
        .stroke(EDGE),
    );
    this.#burst = { actorId, stars };
    this.#begun = 0;
    for (const star of stars) this.#container.addChild(star);
    this.follow(actor, actor.position);
    this.#stageView.requestFrame();
  }

  #lift(height: number): void {
    if (this.#hopper) this.#hopper.picture.position.y = this.#hopper.y - height;
  }

  #end(): void {
    this.#lift(0);
    this.#hopper = null;
    for (const star of this.#burst?.stars ?? []) star.destroy();
    this.#burst = null;
  }
}
