import { type Extent, type Point, type Stage, TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { type Area, type Camera, cameraBetween, cameraOn, panToShow } from "./camera.ts";
import { editorZoom, manualZoom, playerZoom, ROOM_AROUND_EXTENT, recordingZoom, wholeTiles } from "./zoom.ts";

/** How long the camera takes to center on a changed extent, ms. */
const CENTRE_MS = 400;
const FOLLOW_MARGIN = 2;

export interface CameraTarget {
  readonly stage: Stage;
  /** In squares of the stage; null to show the whole stage. */
  readonly extent: Extent | null;
  readonly readOnly: boolean;
}

interface Way {
  readonly from: Camera;
  readonly begun: number;
}

/** The camera of a view: aims at the stage or an extent, pans and zooms, and moves smoothly when the extent of a recording grows. */
export class ViewCamera {
  current: Camera = { zoom: 1, left: 0, top: 0 };
  #target: Camera | null = null;
  #area: Area = { x: 0, y: 0, width: 1, height: 1 };
  #room: Size = { width: 0, height: 0 };
  #way: Way | null = null;
  #sight: CameraTarget | null = null;
  /** The zoom chosen by the user for this stage; null for the default zoom. */
  #own: number | null = null;

  get isMoving(): boolean {
    return this.#way !== null;
  }

  /** Whether the user may zoom: in the stage of an editor, not in recording pictures. */
  get canZoom(): boolean {
    return this.#sight !== null && this.#sight.extent === null && !this.#sight.readOnly;
  }

  get isZoomed(): boolean {
    return this.#own !== null;
  }

  /** Whether the content exceeds the view by at least a px. */
  get canPan(): boolean {
    const tile = TILE * this.current.zoom;
    const [across, down] = [this.#area.width * tile - this.#room.width, this.#area.height * tile - this.#room.height];
    return Math.max(across, down) >= 1;
  }

  /** Aims at a target. The camera moves there smoothly from the time `glideFrom` on, or at once if it is null. */
  aim(sight: CameraTarget, room: Size, glideFrom: number | null): void {
    const known = this.#target;
    if (this.#sight && !isSameStage(this.#sight, sight)) this.#own = null;
    this.#sight = sight;
    this.#area = areaOf(sight);
    const glides = glideFrom !== null && known !== null && sameSize(this.#room, room);
    this.#room = room;
    this.#target = cameraOn(this.#area, this.#zoom(sight), room, wishedStart(known));
    if (known && sameCamera(known, this.#target)) return;
    this.#way = glides ? { from: this.current, begun: glideFrom } : null;
    if (!this.#way) this.current = this.#target;
  }

  /** Advances a smooth movement. */
  advance(now: number): void {
    if (!this.#way || !this.#target) return;
    const share = (now - this.#way.begun) / CENTRE_MS;
    this.current = share >= 1 ? this.#target : cameraBetween(this.#way.from, this.#target, eased(share));
    if (share >= 1) this.#way = null;
  }

  /** Multiplies the zoom. The square at `about` (CSS px of the view) stays in place. */
  zoomBy(times: number, about: Point): void {
    if (!this.#sight || !this.canZoom) return;
    const { zoom, left, top } = this.current;
    this.#own = manualZoom((this.#own ?? zoom) * times, this.#room, this.#sight.stage);
    const grown = wholeTiles(this.#own) / zoom;
    this.#look(wholeTiles(this.#own), {
      x: about.x - (about.x - left) * grown,
      y: about.y - (about.y - top) * grown,
    });
  }

  /** Returns to the zoom that is set for the stage. */
  resetZoom(): void {
    this.#own = null;
    if (this.#sight) this.#look(this.#zoom(this.#sight), { x: this.current.left, y: this.current.top });
  }

  pan(step: Point): void {
    this.#panTo({ x: this.current.left + step.x, y: this.current.top + step.y });
  }

  /** Pans as far as needed to show a square. */
  follow(cell: Point): void {
    if (this.canPan) this.#panTo(panToShow(cell, this.current, this.#room, FOLLOW_MARGIN));
  }

  #zoom(sight: CameraTarget): number {
    return this.#own === null ? zoomOf(sight, this.#room) : wholeTiles(this.#own);
  }

  #panTo(start: Point): void {
    this.#look(this.current.zoom, start);
  }

  #look(zoom: number, start: Point): void {
    this.#target = cameraOn(this.#area, zoom, this.#room, start);
    this.current = this.#target;
    this.#way = null;
  }
}

function zoomOf({ stage, extent, readOnly }: CameraTarget, room: Size): number {
  if (extent) return recordingZoom(extent, room);
  return readOnly ? playerZoom(room, stage) : editorZoom(stage.scale, room, stage);
}

/** A stage whose zoom setting changed counts as another one. */
function isSameStage({ stage: a }: CameraTarget, { stage: b }: CameraTarget): boolean {
  return a.id === b.id && a.scale === b.scale && a.width === b.width && a.height === b.height;
}

function areaOf({ stage, extent }: CameraTarget): Area {
  if (!extent) return { x: 0, y: 0, width: stage.width, height: stage.height };
  const { xmin, xmax, ymin, ymax } = extent;
  const around = ROOM_AROUND_EXTENT;
  return {
    x: xmin - around,
    y: ymin - around,
    width: xmax - xmin + 1 + 2 * around,
    height: ymax - ymin + 1 + 2 * around,
  };
}

function wishedStart(camera: Camera | null): Point {
  return camera ? { x: camera.left, y: camera.top } : { x: 0, y: 0 };
}

function sameCamera(a: Camera, b: Camera): boolean {
  return a.zoom === b.zoom && a.left === b.left && a.top === b.top;
}

function sameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

function eased(share: number): number {
  return 1 - (1 - share) ** 3;
}
