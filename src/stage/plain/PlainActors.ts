import { type Actor, type Characters, drawingLevels, type Id } from "../../engine/index.ts";
import { frameKeysOf } from "../../pictures/index.ts";
import { type Box, sharedBox, wholeBox } from "../../pixels/Box.ts";
import type { AnimatedLayer } from "../actors/FrameAnimation.ts";
import type { ActorRenderer } from "../actors/MovingActors.ts";
import type { MovablePicture, Pose } from "../actors/Tweens.ts";
import { type Backing, fillGround } from "./Backdrop.ts";
import { type Layout, PlainActor } from "./PlainActor.ts";
import type { PlainBubble, PlainBubbles } from "./PlainBubbles.ts";
import { PlainChips } from "./PlainChips.ts";
import { PlainSprites } from "./PlainSprites.ts";
import { Stamp } from "./Stamp.ts";

/** With more actors that changed, painting everything is faster than painting around each of them. */
const FEW = 8;

/** The actors of a stage on a 2D canvas, in the order in which they are drawn. Only what changed is painted, unless much did. */
export class PlainActors implements ActorRenderer, AnimatedLayer {
  readonly #sprites: PlainSprites;
  readonly #stamp = new Stamp();
  readonly #chips = new PlainChips();
  #bubbles: PlainBubbles | null = null;
  #isLoadingBubbles = false;
  readonly #onLoaded: () => void;
  /** In stage order. */
  #actors = new Map<Id, PlainActor>();
  /** From the bottom up, in a game in which that is not the order of the stage; null if it has to be sorted again. */
  #sorted: readonly PlainActor[] | null = null;
  #characters: Characters = {};
  #layout: Layout | null = null;
  #frame = 0;
  /** The first few that changed since the last frame, and how many did. */
  #changed: PlainActor[] = [];
  #changes = 0;
  /** What showed actors that are gone. */
  #left: Box[] = [];
  #isAllStale = true;
  /** Whether the squares lie elsewhere than in the last frame, so that the backdrop has been painted again. */
  #hasMoved = true;
  #hasChips = false;
  #hasBubbles = false;
  /** Whether any appearance of the game is animated. */
  #hasAnimations = false;

  /** `onLoaded` is called when a picture has been decoded that an actor waits for. */
  constructor(onLoaded: () => void) {
    this.#onLoaded = onLoaded;
    this.#sprites = new PlainSprites(() => {
      this.#refreshAll();
      onLoaded();
    });
  }

  /** Says whether there is a graphics card; if nobody does, one is assumed. */
  set isSoftware(isSoftware: boolean) {
    this.#stamp.isSoftware = isSoftware;
  }

  get characters(): Characters {
    return this.#characters;
  }

  set characters(characters: Characters) {
    if (characters === this.#characters) return;
    this.#characters = characters;
    this.#chips.setCharacters(characters);
    this.#hasAnimations = Object.values(characters).some(({ spritesheet }) =>
      Object.values(spritesheet.appearances).some((frames) => frames.length > 1),
    );
    this.#sprites.clear();
    this.#sorted = null;
    this.#refreshAll();
  }

  place(actor: Actor): void {
    this.pose(actor.id, { actor, square: actor.position });
  }

  pose(id: Id, pose: Pose | null): MovablePicture | null {
    if (!pose) {
      this.remove(id);
      return null;
    }
    const known = this.#actors.get(id);
    const drawn = known ?? new PlainActor(pose, this.#noteChange);
    if (known?.actor.characterId !== pose.actor.characterId) this.#sorted = null;
    if (!known) this.#actors.set(id, drawn);
    drawn.actor = pose.actor;
    drawn.isPosed = false;
    drawn.moveTo(pose.square.x, pose.square.y);
    return drawn;
  }

  remove(id: Id): void {
    const gone = this.#actors.get(id);
    if (!gone) return;
    this.#left.push(...gone.shownIn);
    this.#actors.delete(id);
    this.#sorted = null;
  }

  reorder(order: readonly Id[]): void {
    this.#actors = new Map(order.flatMap((id) => [[id, this.#actors.get(id)] as const]).filter(isThere));
    this.#sorted = null;
    this.#isAllStale = true;
  }

  /** Nothing is selected outside of an editor. */
  select(): void {}
  mark(): void {}

  get hasAnimations(): boolean {
    return this.#hasAnimations;
  }

  showFrame(turn: number): void {
    if (turn === this.#frame) return;
    this.#frame = turn;
    for (const drawn of this.#actors.values()) {
      const { characterId, appearance } = drawn.actor;
      if (frameKeysOf(this.#characters, characterId, appearance).length > 0) drawn.refresh();
    }
  }

  /** Paints everything in the next frame, because the backdrop or the canvas is another one. */
  paintAll(): void {
    this.#isAllStale = true;
  }

  /** Paints everything again, with the font that has loaded. */
  fontLoaded(): void {
    this.#chips.clear();
    this.#bubbles?.clear();
    this.#refreshAll();
  }

  /** Paints what has changed since the last frame over the backdrop. Nothing is painted outside of `within`. */
  draw(context: CanvasRenderingContext2D, backdrop: Backing, within: Box, layout: Layout): void {
    this.#setLayout(layout);
    if (this.#isAllStale || this.#changes + this.#left.length > FEW) this.#paintAll(context, backdrop, within, layout);
    else for (const box of this.#staleBoxes(layout)) this.#paint(context, backdrop, { box, within }, layout);
    this.#changed = [];
    this.#changes = 0;
    this.#left = [];
    this.#isAllStale = false;
  }

  /** All actors from the bottom up. */
  #inOrder(): Iterable<PlainActor> {
    const levels = drawingLevels(this.#characters);
    if (levels.size === 0) return this.#actors.values();
    const levelOf = ({ actor }: PlainActor) => levels.get(actor.characterId) ?? 0;
    this.#sorted ??= [...this.#actors.values()].sort((a, b) => levelOf(a) - levelOf(b));
    return this.#sorted;
  }

  readonly #noteChange = (drawn: PlainActor): void => {
    if (this.#changes++ < FEW) this.#changed.push(drawn);
  };

  #setLayout(layout: Layout): void {
    this.#chips.setScale(layout.resolution);
    this.#bubbles?.setScale(layout.resolution);
    if (this.#sprites.setTile(layout.tile)) this.#refreshAll();
    const known = this.#layout;
    const hasMoved = known?.left !== layout.left || known.top !== layout.top || known.zoom !== layout.zoom;
    if (hasMoved) this.#isAllStale = true;
    this.#hasMoved = hasMoved;
    this.#layout = layout;
  }

  /** What has to be painted again: where the changed actors were and are. */
  #staleBoxes(layout: Layout): Box[] {
    const boxes = [...this.#left];
    for (const drawn of this.#changed) {
      if (this.#actors.get(drawn.actor.id) !== drawn) continue;
      boxes.push(...drawn.shownIn);
      this.#bringUpToDate(drawn, layout);
      boxes.push(...drawn.shownIn);
    }
    return boxes;
  }

  /** Brings an actor's pictures and places up to date. */
  #bringUpToDate(drawn: PlainActor, layout: Layout): void {
    if (!drawn.isPosed) {
      drawn.sprite = this.#sprites.of(drawn.actor, this.#characters, this.#frame) ?? drawn.sprite;
      drawn.chips = this.#chips.of(drawn.actor, this.#characters);
      if (drawn.chips) this.#hasChips = true;
      drawn.bubble = this.#bubbleOf(drawn.actor);
      if (drawn.bubble) this.#hasBubbles = true;
      drawn.isPosed = true;
    }
    drawn.locate(layout);
  }

  /** What draws bubbles is loaded when somebody speaks. */
  #bubbleOf(actor: Actor): PlainBubble | null {
    if (actor.saying && !this.#bubbles && !this.#isLoadingBubbles) void this.#loadBubbles();
    return this.#bubbles?.of(actor, this.#characters) ?? null;
  }

  async #loadBubbles(): Promise<void> {
    this.#isLoadingBubbles = true;
    try {
      const { PlainBubbles } = await import("./PlainBubbles.ts");
      this.#bubbles = new PlainBubbles();
      this.#refreshAll();
      this.#onLoaded();
    } catch (fault) {
      console.warn("No bubbles", fault);
    }
  }

  /** In one pass without any list, because there may be thousands in every frame. */
  #paintAll(context: CanvasRenderingContext2D, backdrop: Backing, within: Box, layout: Layout): void {
    const stamp = this.#stamp;
    stamp.begin(context);
    const whole = wholeBox(context.canvas);
    if (typeof backdrop === "string") fillGround(context, backdrop, whole);
    else if (this.#hasMoved) stamp.putOnce(backdrop, 0, 0);
    else stamp.put(backdrop, 0, 0);
    const isClipped = within.width < whole.width || within.height < whole.height;
    if (isClipped) {
      context.save();
      clipTo(context, within);
    }
    for (const drawn of this.#inOrder()) {
      this.#bringUpToDate(drawn, layout);
      if (drawn.sprite && drawn.isSeenIn(within)) stamp.put(drawn.sprite.picture, drawn.left, drawn.top);
    }
    stamp.end();
    if (this.#hasChips) for (const drawn of this.#inOrder()) drawn.drawChips(context);
    if (this.#hasBubbles) for (const drawn of this.#inOrder()) drawn.drawBubble(context, layout);
    if (isClipped) context.restore();
  }

  #paint(
    context: CanvasRenderingContext2D,
    backdrop: Backing,
    { box, within }: Readonly<Record<"box" | "within", Box>>,
    layout: Layout,
  ): void {
    const part = sharedBox(box, wholeBox(context.canvas));
    if (!part) return;
    const { x, y, width, height } = part;
    context.save();
    clipTo(context, part);
    if (typeof backdrop === "string") fillGround(context, backdrop, part);
    else context.drawImage(backdrop, x, y, width, height, x, y, width, height);
    clipTo(context, within);
    for (const drawn of this.#inOrder()) if (drawn.isSeenIn(part)) drawn.draw(context);
    const lies = (at: Box | null) => at !== null && sharedBox(at, part) !== null;
    if (this.#hasChips) for (const drawn of this.#inOrder()) if (lies(drawn.chipsAt)) drawn.drawChips(context);
    if (this.#hasBubbles)
      for (const drawn of this.#inOrder()) if (lies(drawn.bubbleAt)) drawn.drawBubble(context, layout);
    context.restore();
  }

  #refreshAll(): void {
    for (const drawn of this.#actors.values()) drawn.isPosed = false;
    this.#isAllStale = true;
  }
}

function clipTo(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
}

function isThere(entry: readonly [Id, PlainActor | undefined]): entry is readonly [Id, PlainActor] {
  return entry[1] !== undefined;
}
