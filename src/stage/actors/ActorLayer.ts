import { frameTime, prefersReducedMotion } from "../../browser/screen.ts";
import { type Scene, selectedIn } from "../../editor/index.ts";
import { type Actors, type Id, type Point, TILE, type TickResult } from "../../engine/index.ts";
import { type Container, largestPointOf } from "../../pixi/pixi.ts";
import { areaSeen } from "../view/camera.ts";
import type { PixiStageView } from "../view/PixiStageView.ts";
import { receiveTick } from "../view/receiveTick.ts";
import type { StageFrame, StageLayer } from "../view/StageLayer.ts";
import { type Bounce, Bounces, type Squash } from "./Bounces.ts";
import { FrameAnimation } from "./FrameAnimation.ts";
import { MovingActors } from "./MovingActors.ts";
import { PAGE_SIDE, type PictureAtlas } from "./PictureAtlas.ts";
import { PixiActors } from "./PixiActors.ts";
import type { ActorFollower } from "./SelectionMarks.ts";

/** Up to this zoom, a crowd of actors may be drawn as points. */
const FAR = 0.5;
const AT_REST: Squash = { wide: 1, high: 1 };
/** How far the largest picture may extend from the square of its actor: as far as a page of the atlas. */
const PICTURE_SQUARES = Math.ceil(PAGE_SIDE / TILE);

/** The actors of a stage: edits are shown at once, ticks of a playing game as movements. */
export class ActorLayer implements StageLayer {
  readonly #stageView: PixiStageView;
  readonly #pixiActors: PixiActors;
  readonly #actors: MovingActors;
  readonly #frameAnimation: FrameAnimation;
  readonly #bounces = new Bounces();
  readonly #ends: readonly (() => void)[];
  /** What is shown, apart from ticks since. */
  #scene: Scene | null = null;
  #hasOtherSelection = true;

  constructor(stageView: PixiStageView, container: Container) {
    this.#stageView = stageView;
    this.#pixiActors = new PixiActors(stageView.atlas);
    this.#actors = new MovingActors(this.#pixiActors, stageView.index);
    this.#frameAnimation = new FrameAnimation(stageView.requestFrame);
    container.addChild(this.#pixiActors.container);
    const selectionChanged = () => {
      this.#hasOtherSelection = true;
    };
    this.#ends = [
      stageView.watch(({ document, recording }) => [document, recording]),
      stageView.watch(({ ui }) => [ui.selectedActorId, ui.alsoSelectedIds, ui.selectedView], selectionChanged),
      stageView.editor.playback.onTick((result) => this.#onTick(result)),
    ];
  }

  get isGliding(): boolean {
    return this.#actors.areMoving;
  }

  squareAt(id: Id, now: number): Point | undefined {
    return this.#actors.squareAt(id, now);
  }

  addFollower(follower: ActorFollower): void {
    this.#pixiActors.addFollower(follower);
  }

  update(): void {
    const { scene, editor, view } = this.#stageView;
    const { document, ui } = editor.store.getState();
    const isOtherScene = scene !== this.#scene;
    this.#scene = scene;
    if (scene && isOtherScene) {
      this.#bounce(this.#actors.showStage(scene.stage, document.characters));
      if (this.#stageView.sweepAtlas()) this.#actors.placeAll();
    }
    const selected = selectedIn(ui, view);
    if (isOtherScene || this.#hasOtherSelection) this.#actors.select(selected);
    if (this.#hasOtherSelection) this.#greet(selected);
    this.#hasOtherSelection = false;
  }

  draw({ now, camera, viewSize, renderer }: StageFrame): void {
    this.#actors.advance(now, areaSeen(camera, viewSize, PICTURE_SQUARES));
    this.#frameAnimation.advance(now, this.#pixiActors);
    if (this.#bounces.advance(now, (actor, squash) => this.#pixiActors.squash(actor, squash)))
      this.#stageView.requestFrame();
    if (this.#pixiActors.sprites.addNext()) this.#stageView.requestFrame();
    this.#pixiActors.setZoom(camera.zoom);
    const scale = camera.zoom * renderer.resolution;
    this.#pixiActors.sprites.setFarAway(scale <= FAR && scale * PAGE_SIDE <= largestPointOf(renderer));
  }

  /** Shows the actors as a step of the recorded rule leaves them, until `endReplay`. With `timing` they glide there. */
  showReplay(step: Actors, timing: { readonly now: number; readonly ms: number } | null): void {
    this.#actors.showStep(step, timing);
    this.#stageView.requestFrame();
  }

  endReplay(): void {
    this.#scene = null;
    this.#stageView.requestFrame();
  }

  picturesLoaded(): void {
    this.#pixiActors.applyLoadedPictures();
  }

  setAtlas(atlas: PictureAtlas): void {
    this.#pixiActors.setAtlas(atlas);
  }

  destroy(): void {
    for (const end of this.#ends) end();
    this.#frameAnimation.stop();
    this.#pixiActors.container.destroy({ children: true });
  }

  /** An actor that is picked alone answers, unless it was just put down. */
  #greet([id, ...others]: readonly Id[]): void {
    const actor = id === undefined ? undefined : this.#stageView.actorById(id);
    if (!actor || others.length > 0 || this.#bounces.has(actor.id) || this.#stageView.editor.readOnly) return;
    this.#bounce([{ actor, cause: "picked" }]);
  }

  /** Only on the stage of a game that stands still: what a child just touched, never what plays. */
  #bounce(bounces: readonly Bounce[]): void {
    const { editor, view } = this.#stageView;
    const isStill = view === "stage" && !editor.store.getState().playback.running;
    if (isStill && !prefersReducedMotion()) this.#bounces.begin(bounces, frameTime());
  }

  #onTick(result: TickResult): void {
    receiveTick(this.#stageView, result, (timing) => {
      this.update();
      for (const actor of this.#bounces.clear()) this.#pixiActors.squash(actor, AT_REST);
      this.#actors.showTick(result, timing);
    });
  }
}
