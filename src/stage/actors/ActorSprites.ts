/** One sprite an actor, in stage order, drawn apart from all else: a camera that moves moves all of them at once. */
import { type Actor, type Id, TILE } from "../../engine/index.ts";
import { Container, Sprite } from "../view/pixi.ts";
import type { PicturePoint } from "./crowd/PicturePoint.ts";
import { POINTS } from "./crowd/PointBatcher.ts";
import type { PointSprite } from "./crowd/PointPipe.ts";
import { StaggeredAdd } from "./StaggeredAdd.ts";

/** What PixiJS calls its own way of drawing one. */
const PICTURE = "sprite";

export class ActorSprite extends Sprite implements PointSprite {
  override renderPipeId = PICTURE;
  point: PicturePoint | null = null;
  #characterId = "";
  #appearance = "";
  #transform: Actor["transform"];
  #appearanceVersion = -1;

  /**
   * Whether it is drawn as a point. Those who draw it have to be put together anew; and what the other way of drawing
   * it noted is forgotten, since of a changed look only the way in use hears.
   */
  set isPoint(isPoint: boolean) {
    const pipe = isPoint ? POINTS : PICTURE;
    if (this.renderPipeId === pipe) return;
    this.renderPipeId = pipe;
    this.unload();
    this.point = null;
  }

  /** Puts the anchor tile on a square, or between two. */
  moveTo(x: number, y: number): void {
    this.position.set((x + 0.5) * TILE, (y + 0.5) * TILE);
  }

  /** `wardrobe` is another number whenever the same look may have another picture. */
  hasAppearance({ characterId, appearance, transform }: Actor, appearanceVersion: number): boolean {
    return (
      this.#appearanceVersion === appearanceVersion &&
      this.#appearance === appearance &&
      this.#characterId === characterId &&
      this.#transform === transform
    );
  }

  /** It was dressed as this actor is. */
  rememberAppearance({ characterId, appearance, transform }: Actor, appearanceVersion: number): void {
    this.#appearanceVersion = appearanceVersion;
    this.#appearance = appearance;
    this.#characterId = characterId;
    this.#transform = transform;
  }
}

/** How many actors begin to be a crowd, and from how few on they are none any more. */
const CROWD = { begins: 3000, least: 2000 } as const;

export class ActorSprites {
  readonly container = new Container({ isRenderGroup: true });
  readonly #staggered = new StaggeredAdd(this.container);
  readonly #sprites = new Map<Id, ActorSprite>();
  #arePoints = false;

  get(id: Id): ActorSprite | undefined {
    return this.#sprites.get(id);
  }

  all(): IterableIterator<ActorSprite> {
    return this.#sprites.values();
  }

  /** Over all others, and in the next picture that lets it in. */
  create(id: Id): ActorSprite {
    const sprite = new ActorSprite();
    sprite.isPoint = this.#arePoints;
    this.#sprites.set(id, sprite);
    this.#staggered.add(sprite);
    return sprite;
  }

  remove(id: Id): void {
    this.#sprites.get(id)?.destroy();
    this.#sprites.delete(id);
  }

  reorder(order: readonly Id[]): void {
    this.#staggered.replaceAll(order.flatMap((id) => this.#sprites.get(id) ?? []));
  }

  /** Takes those into the next picture who came since the last one; answers whether some have to wait for another. */
  addNext(): boolean {
    return this.#staggered.addNext();
  }

  /** `isFar`: from so far away that each actor may be drawn as one point, which is worth it from some thousands on. */
  setFarAway(isFar: boolean): void {
    const arePoints = isFar && this.#sprites.size > (this.#arePoints ? CROWD.least : CROWD.begins);
    if (arePoints === this.#arePoints) return;
    this.#arePoints = arePoints;
    for (const sprite of this.#sprites.values()) sprite.isPoint = arePoints;
    this.#staggered.addAllAgain();
  }
}
