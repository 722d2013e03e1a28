import { type Actor, type Id, TILE } from "../../engine/index.ts";
import { Container, POINTS, type PointSprite, Sprite } from "../../pixi/pixi.ts";

/** The name of the standard sprite renderer in PixiJS. */
const PICTURE = "sprite";

/** The sprite of one actor. It remembers its appearance, because most ticks only move actors. */
export class ActorSprite extends Sprite implements PointSprite {
  override renderPipeId = PICTURE;
  point: PointSprite["point"] = null;
  #characterId = "";
  #appearance = "";
  #transform: Actor["transform"];
  #appearanceVersion = -1;

  /**
   * Whether it is drawn as a point. The caller must add it to its container again. What the other renderer cached is discarded, because
   * only the active renderer is told about changes.
   */
  set isPoint(isPoint: boolean) {
    const pipe = isPoint ? POINTS : PICTURE;
    if (this.renderPipeId === pipe) return;
    this.renderPipeId = pipe;
    this.unload();
    this.point = null;
  }

  /** Moves the anchor tile to a square, or between two squares. */
  moveTo(x: number, y: number): void {
    this.position.set((x + 0.5) * TILE, (y + 0.5) * TILE);
  }

  /** Whether it shows this appearance already. `appearanceVersion` changes whenever an appearance may have another picture. */
  hasAppearance({ characterId, appearance, transform }: Actor, appearanceVersion: number): boolean {
    return (
      this.#appearanceVersion === appearanceVersion &&
      this.#appearance === appearance &&
      this.#characterId === characterId &&
      this.#transform === transform
    );
  }

  rememberAppearance({ characterId, appearance, transform }: Actor, appearanceVersion: number): void {
    this.#appearanceVersion = appearanceVersion;
    this.#appearance = appearance;
    this.#characterId = characterId;
    this.#transform = transform;
  }
}

/** Above this number of actors they are drawn as points; the mode ends only below the smaller one, so that it does not flicker. */
const CROWD = { begins: 3000, least: 2000 } as const;

/** One sprite per actor in the order in which they are drawn, in a render group of its own, so that a camera movement costs a single transform. */
export class ActorSprites {
  readonly container = new Container({ isRenderGroup: true });
  readonly #staggered = new StaggeredAdd(this.container);
  readonly #sprites = new Map<Id, ActorSprite>();
  #arePoints = false;

  /** Whether the actors are so many and so small that they are drawn as points. */
  get arePoints(): boolean {
    return this.#arePoints;
  }

  get(id: Id): ActorSprite | undefined {
    return this.#sprites.get(id);
  }

  all(): IterableIterator<ActorSprite> {
    return this.#sprites.values();
  }

  /** Creates a sprite above all others, which appears in one of the next frames. */
  create(id: Id): ActorSprite {
    const sprite = new ActorSprite();
    sprite.isPoint = this.#arePoints;
    this.#sprites.set(id, sprite);
    this.#staggered.add(sprite);
    return sprite;
  }

  /** Draws a sprite above those of lower levels and below those of higher ones. Only in a game that has levels are all sprites sorted. */
  setLevel(sprite: ActorSprite, level: number): void {
    sprite.zIndex = level;
    if (level !== 0) this.container.sortableChildren = true;
  }

  remove(id: Id): void {
    this.#sprites.get(id)?.destroy();
    this.#sprites.delete(id);
  }

  reorder(order: readonly Id[]): void {
    this.#staggered.replaceAll(order.flatMap((id) => this.#sprites.get(id) ?? []));
  }

  /** Adds waiting sprites to the next frame. Returns whether others still wait. */
  addNext(): boolean {
    return this.#staggered.addNext();
  }

  /** `isFar`: at a zoom at which actors may be drawn as points, which pays off with thousands of them. */
  setFarAway(isFar: boolean): void {
    const arePoints = isFar && this.#sprites.size > (this.#arePoints ? CROWD.least : CROWD.begins);
    if (arePoints === this.#arePoints) return;
    this.#arePoints = arePoints;
    for (const sprite of this.#sprites.values()) sprite.isPoint = arePoints;
    this.#staggered.addAllAgain();
  }
}

/**
 * Up to this many sprites are added at once. With more, the first frame shows only the background, because shaders are compiled then.
 * The next frame adds this many, and each following one doubles their number.
 */
const FEW = 1000;

/** Adds the sprites of a new stage over several frames, so that thousands do not stall one. After that, sprites are added at once. */
export class StaggeredAdd {
  readonly #into: Container;
  #waiting: Container[] = [];
  #isBegun = false;
  #isOpen = false;

  constructor(into: Container) {
    this.#into = into;
  }

  /** Adds a sprite above all others, in one of the next frames. */
  add(sprite: Container): void {
    this.#waiting.push(sprite);
  }

  /** Adds the sprites that are due in this frame. Returns whether others still wait. */
  addNext(): boolean {
    const coming = this.#waiting.splice(0, this.#roomFor(this.#waiting.length)).filter(({ destroyed }) => !destroyed);
    if (coming.length > 0) this.#into.addChild(...coming);
    this.#isBegun = true;
    this.#isOpen ||= this.#into.children.length > 0 && this.#waiting.length === 0;
    return this.#waiting.length > 0;
  }

  /** Replaces the sprites in the container by these, from the bottom up. */
  replaceAll(sprites: readonly Container[]): void {
    this.#waiting = [];
    this.#isOpen = true;
    this.#replace(sprites);
  }

  /** Adds all sprites again, so that PixiJS chooses their renderer again. */
  addAllAgain(): void {
    this.#replace([...this.#into.children]);
  }

  #roomFor(all: number): number {
    if (this.#isOpen || all <= FEW) return all;
    return this.#isBegun ? Math.max(FEW, this.#into.children.length) : 0;
  }

  #replace(sprites: readonly Container[]): void {
    this.#into.removeChildren();
    if (sprites.length > 0) this.#into.addChild(...sprites);
  }
}
