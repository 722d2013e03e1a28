import { frameTime, prefersReducedMotion } from "../../browser/screen.ts";
import type { Scene, ViewId } from "../../editor/index.ts";
import { hasMotion, type PlayableGame } from "../../editor/played.ts";
import type { Extent, Id, Point } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import type { ViewActors } from "../actors/ViewActors.ts";
import { CameraHold } from "./CameraHold.ts";
import type { Area } from "./camera.ts";
import { resolutionAt } from "./drawingQuality.ts";
import { FollowedActor } from "./FollowedActor.ts";
import type { FollowedSight, ViewCamera } from "./ViewCamera.ts";

/** What there is to see in a view. */
interface AimedView {
  readonly scene: Scene | null;
  /** In squares of the stage; null if nothing is being recorded. */
  readonly extent: Extent | null;
  /** CSS px. */
  readonly size: Size;
  readonly isDrawn: boolean;
}

interface CameraAimDeps {
  readonly game: PlayableGame;
  readonly view: ViewId;
  readonly camera: ViewCamera;
  readonly index: ViewActors;
  readonly squareAt: (id: Id, now: number) => Point | undefined;
  readonly sight: () => AimedView;
  readonly requestFrame: () => void;
}

/** Aims the camera of a view: at the stage, at the frame of a recording, or at whom it follows. A pressed pointer holds it still. */
export class CameraAim {
  readonly #deps: CameraAimDeps;
  readonly #hold: CameraHold;
  readonly #followedActor: FollowedActor;
  /** The scene that the camera is aimed at; undefined if it must be aimed again. */
  #aimedAt: Scene | null | undefined;

  constructor(deps: CameraAimDeps) {
    const { game, index, squareAt } = deps;
    this.#deps = deps;
    this.#hold = new CameraHold(game.clock, { changed: this.again, outgrown: () => this.#giveWay() });
    this.#followedActor = new FollowedActor({ index, squareAt, loaded: this.again });
  }

  /** Aims again before the next frame, which it requests. */
  readonly again = (): void => {
    this.#aimedAt = undefined;
    this.#deps.requestFrame();
  };

  /** A camera follows somebody in a player, and in an editor while the game plays and until its end was seen. */
  readonly gameBeganOrStopped = (): void => {
    if (this.isAwaited || this.#deps.sight().scene?.stage.camera) this.again();
  };

  /** Whether what follows somebody on this stage is still loading. */
  get isAwaited(): boolean {
    const { scene } = this.#deps.sight();
    return scene !== null && this.#deps.view === "stage" && this.#followedActor.isAwaitedOn(scene.stage);
  }

  get isHeld(): boolean {
    return this.#hold.isHeld;
  }

  /** Holds the camera still while a pointer is pressed. In a player, nothing is dragged, and the keys on the screen are pressed. */
  hold(isHeld: boolean): void {
    const { game, sight } = this.#deps;
    if (game.readOnly) return;
    if (isHeld) this.#hold.begin();
    else this.#hold.end(sight().extent !== null);
  }

  /** Aims if there is something else to see than before. */
  refresh(): void {
    const { camera, sight } = this.#deps;
    const { scene, extent, size, isDrawn } = sight();
    if (scene === this.#aimedAt) return;
    this.#aimedAt = scene;
    if (!scene || size.width === 0) return;
    if (!this.#hold.isHeld || !isDrawn) this.#aim();
    else if (extent && camera.outgrows(areaOf(extent))) this.#hold.outgrow();
  }

  /** Whom the camera follows, as it is drawn at a time; null for nobody. */
  followed(now: number): FollowedSight | null {
    const { game, view, sight } = this.#deps;
    const { scene } = sight();
    const state = game.store.getState();
    const { running, ended } = state.playback;
    if (!scene?.stage.camera || view !== "stage" || !(game.readOnly || running || ended)) return null;
    const actor = this.#followedActor.on(scene.stage, now, ended !== null);
    const isSmooth = hasMotion(state.power.level) && !prefersReducedMotion();
    return actor && { ...actor, grain: resolutionAt(state), isSmooth };
  }

  end(): void {
    this.#hold.cancel();
  }

  #giveWay(): void {
    this.#aim();
    this.#deps.requestFrame();
  }

  #aim(): void {
    const { game, view, camera, sight } = this.#deps;
    const { scene, extent, size } = sight();
    if (!scene) return;
    const followed = this.followed(frameTime());
    // In an editor, the camera comes near when the game begins, and goes back when it stops.
    const isTurning = !game.readOnly && (followed !== null) !== camera.isFollowing;
    const isAnimated = (view !== "stage" || isTurning) && !prefersReducedMotion();
    const target = { stage: scene.stage, extent, readOnly: game.readOnly, followed };
    camera.aim(target, size, isAnimated ? frameTime() : null);
  }
}

function areaOf({ xmin, xmax, ymin, ymax }: Extent): Area {
  return { x: xmin, y: ymin, width: xmax - xmin + 1, height: ymax - ymin + 1 };
}
