import { type Extent, type Point, type Stage, TILE } from "../../engine/index.ts";
import { type Box, type Size, sharedBox, wholeBox } from "../../pixels/Box.ts";
import { type Area, areaBox, boxBetweenBoxes, type Camera, cameraBetween, cameraOn, panToShow } from "./camera.ts";
import type { Following } from "./Following.ts";
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
  /** Whom the camera follows; null to follow nobody. */
  readonly followed: FollowedSight | null;
}

/** The followed actor at the moment. */
export interface FollowedSight {
  readonly by: Following;
  /** The corner of its anchor square as it is drawn, in squares: between two squares while it glides. */
  readonly square: Point;
  /** Px of the canvas per CSS px. */
  readonly grain: number;
  /** Whether actors glide, so that the camera does, too. */
  readonly isSmooth: boolean;
}

/** Something to look at closely. */
export interface NearSquare {
  readonly square: Point;
  /** How large a square is then at least, CSS px. */
  readonly side: number;
  /** Where the corner of the square is in the view then, CSS px. */
  readonly place: Point;
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
  /** Where it was before it came near something; null if it did not. */
  #farther: { readonly userZoom: number | null; readonly start: Point } | null = null;
  /** What follows an actor, if there is more to see than fits. */
  #following: Following | null = null;

  get isMoving(): boolean {
    return this.#way !== null || this.#following?.isMoving === true;
  }

  get isFollowing(): boolean {
    return this.#following !== null;
  }

  /** Whether the user may zoom: on a stage, not in recording pictures. */
  get canZoom(): boolean {
    return this.#sight !== null && this.#sight.extent === null;
  }

  get isZoomed(): boolean {
    return this.#userZoom !== null;
  }

  /** Whether the content exceeds the view by at least a px. */
  get canPan(): boolean {
    return exceeds(this.#area, this.current.zoom, this.#viewSize);
  }

  /** Aims at a target. The camera moves there smoothly from the time `glideFrom` on, or at once if it is null. */
  aim(sight: CameraTarget, viewSize: Size, glideFrom: number | null): void {
    const known = this.#target;
    const isOther = this.#sight !== null && !isSameStage(this.#sight, sight);
    if (isOther) {
      this.#userZoom = null;
      this.#farther = null;
    }
    this.#sight = sight;
    this.#area = areaOf(sight, viewSize);
    const isAnimated = glideFrom !== null && known !== null && sameSize(this.#viewSize, viewSize);
    this.#viewSize = viewSize;
    const zoom = this.#zoom(sight);
    const following = sight.followed && exceeds(this.#area, zoom, viewSize) ? sight.followed.by : null;
    if (isOther || !this.#following) following?.reset();
    this.#following = following;
    if (following) {
      this.#way = isAnimated ? { from: this.current, fromOpening: null, begun: glideFrom } : null;
      return;
    }
    this.#target = cameraOn(this.#area, zoom, this.#room.around, preferredStart(known));
    if (known && sameCamera(known, this.#target) && sameBox(this.opening, this.#targetOpening)) return;
    this.#way = isAnimated ? { from: this.current, fromOpening: this.opening, begun: glideFrom } : null;
    if (!this.#way) this.#arrive(this.#target);
  }

  /** Advances a movement. `followed`: the followed actor as it is drawn now. */
  advance(now: number, followed: FollowedSight | null = null): void {
    if (this.#sight) this.#follow(this.#sight, followed, now);
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
    this.#userZoom = this.#chosen((this.#userZoom ?? zoom) * times, this.#sight);
    const zoomed = this.#zoom(this.#sight);
    const grown = zoomed / zoom;
    this.#setTarget(zoomed, {
      x: about.x - (about.x - left) * grown,
      y: about.y - (about.y - top) * grown,
    });
  }

  /** Returns to the zoom that is set for the stage. */
  resetZoom(): void {
    this.#userZoom = null;
    if (this.#sight) this.#setTarget(this.#zoom(this.#sight), { x: this.current.left, y: this.current.top });
  }

  /** Comes near a square, which then is at a place of the view (CSS px) as far as the stage goes; from `glideFrom` on, or at once if that is null. */
  comeNear({ square, side, place }: NearSquare, glideFrom: number | null): void {
    if (!this.#sight || !this.canZoom) return;
    const { current } = this;
    this.#farther ??= { userZoom: this.#userZoom, start: { x: current.left, y: current.top } };
    this.#userZoom = Math.max(side / TILE, current.zoom);
    const tile = TILE * this.#zoom(this.#sight);
    this.#glideTo({ x: place.x - square.x * tile, y: place.y - square.y * tile }, glideFrom);
  }

  /** Goes back to where it was before it came near. */
  goBack(glideFrom: number | null): void {
    if (!this.#farther) return;
    const { userZoom, start } = this.#farther;
    this.#farther = null;
    this.#userZoom = userZoom;
    this.#glideTo(start, glideFrom);
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
    const isWhole = sight !== null && this.canZoom && !sight.readOnly && !this.#following && this.#userZoom === null;
    return isWhole ? stageRoom(this.#viewSize, sight.stage) : { fit: this.#viewSize, around: this.#viewSize };
  }

  #zoom(sight: CameraTarget): number {
    if (this.#userZoom === null) return zoomOf(sight, this.#viewSize, this.#room.fit);
    const zoom = wholeTiles(this.#userZoom);
    return sight.readOnly ? Math.max(zoom, playerZoom(this.#viewSize, sight.stage)) : zoom;
  }

  /** The zoom that the user chooses; null if that is the one in which a player shows the stage anyway. */
  #chosen(zoom: number, sight: CameraTarget): number | null {
    const { stage, readOnly } = sight;
    if (!readOnly) return manualZoom(zoom, this.#viewSize, stage);
    const least = playerZoom(this.#viewSize, stage);
    return zoom <= least && zoomOf(sight, this.#viewSize, this.#viewSize) === least
      ? null
      : manualZoom(Math.max(least, zoom), this.#viewSize, stage);
  }

  /** Where the followed actor is gone, the camera stays. */
  #follow(sight: CameraTarget, followed: FollowedSight | null, now: number): void {
    if (!this.#following) return;
    if (!followed) {
      this.#following.stop();
      return;
    }
    const { square, grain, isSmooth } = followed;
    const view = { stage: sight.stage, viewSize: this.#viewSize, zoom: this.#zoom(sight), grain };
    const camera = this.#following.follow(square, view, { now, isSmooth });
    if (this.#target && sameCamera(camera, this.#target)) return;
    this.#target = camera;
    if (!this.#way) this.#arrive(camera);
  }

  #panTo(start: Point): void {
    const { zoom, left, top } = this.current;
    this.#following?.lookAside({ x: start.x - left, y: start.y - top }, zoom);
    this.#setTarget(this.current.zoom, start);
  }

  #glideTo(start: Point, glideFrom: number | null): void {
    const from = this.current;
    if (this.#sight) this.#setTarget(this.#zoom(this.#sight), start);
    if (glideFrom === null) return;
    this.current = from;
    this.#way = { from, fromOpening: null, begun: glideFrom };
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

/** `fit`: the room for a whole stage in an editor. */
function zoomOf({ stage, extent, readOnly, followed }: CameraTarget, viewSize: Size, fit: Size): number {
  if (extent) return recordingSight(extent, viewSize).zoom;
  const close = followed?.by.zoomFor(viewSize, stage);
  return close ?? (readOnly ? playerZoom(viewSize, stage) : editorZoom(stage.scale, fit, stage));
}

/** Whether an area is larger than the view by at least a px. */
function exceeds(area: Size, zoom: number, viewSize: Size): boolean {
  const tile = TILE * zoom;
  return Math.max(area.width * tile - viewSize.width, area.height * tile - viewSize.height) >= 1;
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
