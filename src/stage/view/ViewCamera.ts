import { type Extent, type Point, type Stage, TILE } from "../../engine/index.ts";
import { type Box, type Size, sharedBox, wholeBox } from "../../pixels/Box.ts";
import { type Area, areaBox, boxBetweenBoxes, type Camera, cameraBetween, cameraOn, panToShow } from "./camera.ts";
import { recordingSight } from "./recordingSight.ts";
import { type StageRoom, stageRoom } from "./stageRoom.ts";
import { editorZoom, manualZoom, playerZoom, wholeTiles } from "./zoom.ts";

/** How long the camera takes to show a changed extent, ms. */
const EASE_MS = 220;
const FOLLOW_MARGIN = 2;

export interface CameraTarget {
  readonly stage: Stage;
  /** In squares of the stage; null to show the whole stage. */
  readonly extent: Extent | null;
  readonly readOnly: boolean;
}

interface Way {
  readonly from: Camera;
  readonly fromOpening: Box | null;
  readonly begun: number;
}

/** The camera of a view: aims at the stage or an extent, pans and zooms, and moves smoothly when the extent of a recording grows. */
export class ViewCamera {
  current: Camera = { zoom: 1, left: 0, top: 0 };
  /** The opening of the mat through which a picture of a recording is seen, CSS px of the view; null on a stage. */
  opening: Box | null = null;
  #target: Camera | null = null;
  #area: Area = { x: 0, y: 0, width: 1, height: 1 };
  #viewSize: Size = { width: 0, height: 0 };
  #way: Way | null = null;
  #sight: CameraTarget | null = null;
  /** The zoom chosen by the user for this stage; null for the default zoom. */
  #userZoom: number | null = null;

  get isMoving(): boolean {
    return this.#way !== null;
  }

  /** Whether the user may zoom: in the stage of an editor, not in recording pictures. */
  get canZoom(): boolean {
    return this.#sight !== null && this.#sight.extent === null && !this.#sight.readOnly;
  }

  get isZoomed(): boolean {
    return this.#userZoom !== null;
  }

  /** Whether the content exceeds the view by at least a px. */
  get canPan(): boolean {
    const tile = TILE * this.current.zoom;
    const [across, down] = [
      this.#area.width * tile - this.#viewSize.width,
      this.#area.height * tile - this.#viewSize.height,
    ];
    return Math.max(across, down) >= 1;
  }

  /** Aims at a target. The camera moves there smoothly from the time `glideFrom` on, or at once if it is null. */
  aim(sight: CameraTarget, viewSize: Size, glideFrom: number | null): void {
    const known = this.#target;
    if (this.#sight && !isSameStage(this.#sight, sight)) this.#userZoom = null;
    this.#sight = sight;
    this.#area = areaOf(sight, viewSize);
    const isAnimated = glideFrom !== null && known !== null && sameSize(this.#viewSize, viewSize);
    this.#viewSize = viewSize;
    this.#target = cameraOn(this.#area, this.#zoom(sight), this.#room.around, preferredStart(known));
    if (known && sameCamera(known, this.#target) && sameBox(this.opening, this.#targetOpening)) return;
    this.#way = isAnimated ? { from: this.current, fromOpening: this.opening, begun: glideFrom } : null;
    if (!this.#way) this.#arrive(this.#target);
  }

  /** Advances a smooth movement. */
  advance(now: number): void {
    if (!this.#way || !this.#target) return;
    const { from, fromOpening, begun } = this.#way;
    // On a busy machine a frame comes late, with the time at which it was due.
    const share = Math.max(0, (now - begun) / EASE_MS);
    if (share >= 1) {
      this.#arrive(this.#target);
      return;
    }
    this.current = cameraBetween(from, this.#target, eased(share));
    const opening = this.#targetOpening;
    this.opening = fromOpening && opening ? boxBetweenBoxes(fromOpening, opening, eased(share)) : opening;
  }

  /** Multiplies the zoom. The square at `about` (CSS px of the view) stays in place. */
  zoomBy(times: number, about: Point): void {
    if (!this.#sight || !this.canZoom) return;
    const { zoom, left, top } = this.current;
    this.#userZoom = manualZoom((this.#userZoom ?? zoom) * times, this.#viewSize, this.#sight.stage);
    const grown = wholeTiles(this.#userZoom) / zoom;
    this.#setTarget(wholeTiles(this.#userZoom), {
      x: about.x - (about.x - left) * grown,
      y: about.y - (about.y - top) * grown,
    });
  }

  /** Returns to the zoom that is set for the stage. */
  resetZoom(): void {
    this.#userZoom = null;
    if (this.#sight) this.#setTarget(this.#zoom(this.#sight), { x: this.current.left, y: this.current.top });
  }

  pan(step: Point): void {
    this.#panTo({ x: this.current.left + step.x, y: this.current.top + step.y });
  }

  /** Pans as far as needed to show a square. */
  follow(cell: Point): void {
    if (this.canPan) this.#panTo(panToShow(cell, this.current, this.#viewSize, FOLLOW_MARGIN));
  }

  /** Whether squares lie outside of the opening, at least by a px. */
  outgrows(area: Area): boolean {
    const { opening } = this;
    if (!opening) return false;
    const box = areaBox(area, this.current);
    return (
      box.x < opening.x - 1 ||
      box.y < opening.y - 1 ||
      box.x + box.width > opening.x + opening.width + 1 ||
      box.y + box.height > opening.y + opening.height + 1
    );
  }

  get #targetOpening(): Box | null {
    if (!this.#sight?.extent || !this.#target) return null;
    return sharedBox(areaBox(this.#area, this.#target), wholeBox(this.#viewSize));
  }

  get #room(): StageRoom {
    const sight = this.#sight;
    const isWholeStage = sight !== null && this.canZoom && this.#userZoom === null;
    return isWholeStage ? stageRoom(this.#viewSize, sight.stage) : { fit: this.#viewSize, around: this.#viewSize };
  }

  #zoom(sight: CameraTarget): number {
    return this.#userZoom === null ? zoomOf(sight, this.#room.fit) : wholeTiles(this.#userZoom);
  }

  #panTo(start: Point): void {
    this.#setTarget(this.current.zoom, start);
  }

  #setTarget(zoom: number, start: Point): void {
    this.#target = cameraOn(this.#area, zoom, this.#room.around, start);
    this.#arrive(this.#target);
  }

  #arrive(target: Camera): void {
    this.current = target;
    this.opening = this.#targetOpening;
    this.#way = null;
  }
}

function zoomOf({ stage, extent, readOnly }: CameraTarget, viewSize: Size): number {
  if (extent) return recordingSight(extent, viewSize).zoom;
  return readOnly ? playerZoom(viewSize, stage) : editorZoom(stage.scale, viewSize, stage);
}

/** A stage whose zoom setting changed counts as another one. */
function isSameStage({ stage: a }: CameraTarget, { stage: b }: CameraTarget): boolean {
  return a.id === b.id && a.scale === b.scale && a.width === b.width && a.height === b.height;
}

function areaOf({ stage, extent }: CameraTarget, viewSize: Size): Area {
  if (extent) return recordingSight(extent, viewSize).area;
  return { x: 0, y: 0, width: stage.width, height: stage.height };
}

function preferredStart(camera: Camera | null): Point {
  return camera ? { x: camera.left, y: camera.top } : { x: 0, y: 0 };
}

function sameCamera(a: Camera, b: Camera): boolean {
  return a.zoom === b.zoom && a.left === b.left && a.top === b.top;
}

function sameBox(a: Box | null, b: Box | null): boolean {
  return a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && sameSize(a, b));
}

function sameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

function eased(share: number): number {
  return 1 - (1 - share) ** 4;
}
