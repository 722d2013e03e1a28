import type { Ghost, SelectionBox } from "../../editor/index.ts";
import { add, type Characters, filledSquares, type Point, type Stage, TILE } from "../../engine/index.ts";
import { tileCenter } from "../../pictures/index.ts";
import { Container, Graphics, Sprite, Texture } from "../../pixi/pixi.ts";
import { type ActorAppearance, applyAppearance, placeSprite } from "../actors/applyAppearance.ts";
import type { PictureAtlas } from "../actors/PictureAtlas.ts";
import type { Camera } from "../view/camera.ts";
import type { PixiStageView } from "../view/PixiStageView.ts";
import type { StageFrame, StageLayer } from "../view/StageLayer.ts";

const DRAGGED_ALPHA = 0.85;
/** The offset of the shadow, px of the stage, and its opacity. */
const SHADOW = { right: 4, down: 7, alpha: 0.35 } as const;
/** More would hide the stage and slow the drag down. */
const SHOWN_MAX = 300;

interface DraggedSprite {
  readonly appearance: ActorAppearance;
  /** Usually between two squares. */
  readonly square: Point;
}

/** The dragged actors, each over its shadow. */
class DraggedSprites {
  readonly container = new Container();
  readonly #shadows = new Container();
  readonly #pictures = new Container();
  #pairs: readonly (readonly [Sprite, Sprite])[] = [];

  constructor() {
    this.#shadows.alpha = SHADOW.alpha;
    this.#pictures.alpha = DRAGGED_ALPHA;
    this.container.addChild(this.#shadows, this.#pictures);
  }

  showDragged(dragged: readonly DraggedSprite[], characters: Characters, atlas: PictureAtlas): void {
    const shown = dragged.slice(0, SHOWN_MAX);
    while (this.#pairs.length < shown.length) this.#pairs = [...this.#pairs, this.#newPair()];
    this.#pairs.forEach(([picture, shadow], place) => {
      const one = shown[place];
      picture.visible = one !== undefined;
      shadow.visible = one !== undefined;
      if (!one) return;
      for (const sprite of [picture, shadow]) applyAppearance(sprite, one.appearance, characters, atlas);
      placeSprite(picture, one.square);
      placeSprite(shadow, { x: one.square.x + SHADOW.right / TILE, y: one.square.y + SHADOW.down / TILE });
    });
  }

  /** Must be called before the atlas is destroyed. */
  clearTextures(): void {
    for (const sprite of this.#pairs.flat()) sprite.texture = Texture.EMPTY;
  }

  /** The shadow is the same picture in black. Not a filter, because the canvas fallback has none. */
  #newPair(): readonly [Sprite, Sprite] {
    const [picture, shadow] = [new Sprite(), new Sprite()];
    shadow.tint = "#000000";
    this.#pictures.addChild(picture);
    this.#shadows.addChild(shadow);
    return [picture, shadow];
  }
}

const NO_OFFSET: Point = { x: 0, y: 0 };
const LANDING = "#ffffff";
const REFUSED = "#e5484d";
const MISSED = "#5d686e";
/** Dashes and gaps along the side of a marked square: an odd number, so that each corner is closed. */
const DASHES = 7;
const COPIES = "#2f9e5b";
const CURSOR = "#ffc93c";
const BOX = { line: "#ffffff", shade: "#000000", fill: "#45b6ff", fillAlpha: 0.22 } as const;

/** A drag preview in this view. `square`: where its anchor tile is, usually between two squares; `landing`: where it would be dropped. */
interface PlacedGhost {
  readonly ghost: Ghost;
  readonly square: Point;
  readonly landing: Point | null;
}

/** What is drawn over the actors of a stage: drop target, drag preview, selection box, keyboard cursor. */
export class DragPreviewLayer implements StageLayer {
  readonly #stageView: PixiStageView;
  readonly #landing = new Graphics();
  readonly #dragged = new DraggedSprites();
  readonly #badge = new Graphics();
  readonly #cursor = new Graphics();
  readonly #mark = new Graphics();
  readonly #box = new Graphics();
  readonly #unwatch: () => void;
  /** What it was drawn for; empty if it must be drawn again. */
  #drawnFor: readonly unknown[] = [];

  constructor(stageView: PixiStageView, container: Container) {
    this.#stageView = stageView;
    container.addChild(this.#mark, this.#landing, this.#cursor, this.#dragged.container, this.#badge, this.#box);
    this.#unwatch = stageView.watch(({ preview, reason }) => [preview, reason]);
  }

  draw({ scene, camera }: StageFrame): void {
    const { view, cursor, editor } = this.#stageView;
    const { preview, reason, document } = editor.store.getState();
    const drawnFor = [scene, camera, cursor, preview, reason];
    if (drawnFor.every((part, n) => this.#drawnFor.length > 0 && part === this.#drawnFor[n])) return;
    this.#drawnFor = drawnFor;
    const box = preview?.box ?? null;
    this.#showCursor(cursor, camera.zoom);
    this.#showBox(box?.view === view ? box : null, camera.zoom);
    this.#showMark(view === "stage" && !reason?.wanted ? (reason?.cell ?? null) : null, camera.zoom);
    this.#showGhost(this.#placedGhost(preview?.ghost ?? null, camera), document.characters, scene.stage);
  }

  picturesLoaded(): void {
    this.#drawnFor = [];
  }

  setAtlas(): void {
    this.#drawnFor = [];
    this.#dragged.clearTextures();
  }

  destroy(): void {
    this.#unwatch();
    for (const graphics of [this.#mark, this.#landing, this.#cursor, this.#badge, this.#box]) graphics.destroy();
    this.#dragged.container.destroy({ children: true });
  }

  #placedGhost(ghost: Ghost | null, camera: Camera): PlacedGhost | null {
    if (!ghost || ghost.dropTarget?.view !== this.#stageView.view) return null;
    const { left, top } = this.#stageView.canvas.getBoundingClientRect();
    const tile = TILE * camera.zoom;
    const square = {
      x: (ghost.pixel.x - left - camera.left) / tile - ghost.grab.x,
      y: (ghost.pixel.y - top - camera.top) / tile - ghost.grab.y,
    };
    return { ghost, square, landing: ghost.dropTarget.cell };
  }

  #showGhost(placed: PlacedGhost | null, characters: Characters, stage: Stage): void {
    this.#landing.clear();
    this.#badge.clear();
    this.#dragged.showDragged(placed ? picturesOf(placed) : [], characters, this.#stageView.atlas);
    if (!placed) return;
    if (placed.landing) this.#drawLanding(placed, placed.landing, characters, stage);
    if (!placed.ghost.allowed) this.#cross(tileCenter(placed.square));
    else if (placed.ghost.copies) this.#plus(tileCenter(placed.square));
  }

  /** Marks the square that prevents a rule from matching, after the child asked why: as on its card, in the gray of "Not this time". */
  #showMark(cell: Point | null, zoom: number): void {
    this.#mark.clear();
    if (!cell) return;
    const [left, top] = [cell.x * TILE, cell.y * TILE];
    this.#mark.rect(left, top, TILE, TILE);
    this.#mark.fill({ color: "#ffffff", alpha: 0.3 }).stroke({ color: "#ffffff", width: 7 / zoom, alignment: 1 });
    const dash = TILE / DASHES;
    const width = 4 / zoom;
    for (let start = 0; start < TILE; start += 2 * dash) {
      for (const far of [0, TILE - width]) {
        this.#mark.rect(left + start, top + far, dash, width);
        this.#mark.rect(left + far, top + start, width, dash);
      }
    }
    this.#mark.fill({ color: MISSED });
  }

  #showCursor(cell: Point | null, zoom: number): void {
    this.#cursor.clear();
    if (!cell) return;
    this.#cursor.rect(cell.x * TILE, cell.y * TILE, TILE, TILE);
    this.#cursor.stroke({ color: "#000000", alpha: 0.6, width: 5 / zoom, alignment: 1 });
    this.#cursor.rect(cell.x * TILE, cell.y * TILE, TILE, TILE);
    this.#cursor.stroke({ color: CURSOR, width: 3 / zoom, alignment: 1 });
  }

  /** The selection box, or null. */
  #showBox(box: SelectionBox | null, zoom: number): void {
    this.#box.clear();
    if (!box) return;
    const [left, top] = [Math.min(box.from.x, box.to.x) * TILE, Math.min(box.from.y, box.to.y) * TILE];
    const [width, height] = [Math.abs(box.to.x - box.from.x) * TILE, Math.abs(box.to.y - box.from.y) * TILE];
    this.#box.rect(left, top, width, height);
    this.#box.fill({ color: BOX.fill, alpha: BOX.fillAlpha });
    this.#box.stroke({ color: BOX.shade, alpha: 0.6, width: 4 / zoom });
    this.#box.rect(left, top, width, height).stroke({ color: BOX.line, width: 2 / zoom });
  }

  #drawLanding({ ghost }: PlacedGhost, cell: Point, characters: Characters, stage: Stage): void {
    const color = ghost.allowed ? LANDING : REFUSED;
    for (const { characterId, appearance, transform = "0", offset } of [
      { ...ghost, offset: NO_OFFSET },
      ...ghost.others,
    ]) {
      const position = add(cell, offset);
      const landed = { characterId, appearance, transform, id: "", position, variableValues: {} };
      for (const { x, y } of filledSquares(landed, characters, stage)) {
        this.#landing.rect(x * TILE, y * TILE, TILE, TILE);
        this.#landing.fill({ color, alpha: 0.35 }).stroke({ color, width: 2, alignment: 1 });
      }
    }
  }

  #cross({ x, y }: Point): void {
    const arm = TILE * 0.32;
    this.#badge.moveTo(x - arm, y - arm).lineTo(x + arm, y + arm);
    this.#badge.moveTo(x + arm, y - arm).lineTo(x - arm, y + arm);
    this.#badge.stroke({ color: "#ffffff", width: 9, cap: "round" });
    this.#badge.moveTo(x - arm, y - arm).lineTo(x + arm, y + arm);
    this.#badge.moveTo(x + arm, y - arm).lineTo(x - arm, y + arm);
    this.#badge.stroke({ color: REFUSED, width: 5, cap: "round" });
  }

  #plus({ x, y }: Point): void {
    const middle = { x: x + TILE * 0.4, y: y - TILE * 0.4 };
    this.#badge.circle(middle.x, middle.y, 9).fill({ color: COPIES }).stroke({ color: "#ffffff", width: 2 });
    this.#badge.rect(middle.x - 5, middle.y - 1.5, 10, 3).rect(middle.x - 1.5, middle.y - 5, 3, 10);
    this.#badge.fill({ color: "#ffffff" });
  }
}

/** The other dragged actors first, because the one under the pointer is drawn over them. */
function picturesOf({ ghost, square }: PlacedGhost): DraggedSprite[] {
  const others = ghost.others.map((mate) => ({ appearance: mate, square: add(square, mate.offset) }));
  return [...others, { appearance: ghost, square }];
}
