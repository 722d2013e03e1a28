/** One picture of a stage, kept up to date outside of React and drawn only when something changed (design, "Drawing"). */
import { frameTime, nextFrame, prefersReducedMotion } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { EditorState, Scene, ViewId } from "../../editor/store/EditorState.ts";
import { selectedIn } from "../../editor/store/selection.ts";
import type { Side, SquareTarget } from "../../editor/tools/ToolEvent.ts";
import {
  type Actor,
  CURRENT_STAGE,
  type Extent,
  type Id,
  type Point,
  TILE,
  type TickResult,
} from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { FrameAnimation } from "../actors/FrameAnimation.ts";
import { MovingActors } from "../actors/MovingActors.ts";
import { PAGE_SIDE } from "../actors/PictureAtlas.ts";
import { extentOnStage } from "../overlay/handlePlaces.ts";
import { ViewOverlay, type ViewSnapshot } from "../overlay/ViewOverlay.ts";
import { areaSeen, lineAt, squareAt } from "./camera.ts";
import { onContextRestored } from "./contextRestored.ts";
import { DirtyFlags, isEmptyTick } from "./DirtyFlags.ts";
import { FrameTimes } from "./FrameTimes.ts";
import { largestPointOf } from "./graphicsCard.ts";
import type { Application } from "./pixi.ts";
import { resolutionAt } from "./resolutionAt.ts";
import { StageLayers } from "./StageLayers.ts";
import { ViewCamera } from "./ViewCamera.ts";
import { type ViewFacts, ViewFactsStore } from "./ViewFacts.ts";

/** Squares from an actor's own to the far end of the largest picture, which is as large as a page of the atlas. */
const PICTURE_SQUARES = Math.ceil(PAGE_SIDE / TILE);

export class StageView {
  readonly #app: Application;
  readonly #editor: Editor;
  readonly #view: ViewId;
  readonly #layers: StageLayers;
  readonly #actors: MovingActors;
  readonly #camera = new ViewCamera();
  readonly #overlay: ViewOverlay;
  readonly #frameAnimation = new FrameAnimation(() => this.#draw());
  readonly #frameTimes: FrameTimes;
  readonly #facts = new ViewFactsStore();
  readonly #subscriptions: (() => void)[] = [];
  readonly #dirty = new DirtyFlags();
  #state: EditorState;
  #scene: Scene | null = null;
  #size: Size = { width: 0, height: 0 };
  #isFrozen = false;
  #cancelFrame: (() => void) | null = null;

  constructor(app: Application, editor: Editor, view: ViewId) {
    this.#app = app;
    this.#editor = editor;
    this.#view = view;
    this.#state = editor.store.getState();
    this.#layers = new StageLayers({ hasGrid: !editor.readOnly, onArrived: () => this.#onPicturesLoaded() });
    this.#actors = new MovingActors(this.#layers.actors);
    this.#overlay = new ViewOverlay({ editor, view, layers: this.#layers, canvas: app.canvas });
    this.#frameTimes = new FrameTimes(editor.power);
    app.stage.addChild(this.#layers.container);
    this.#subscriptions.push(
      editor.store.subscribe((state, before) => this.#onStateChange(state, before)),
      editor.onTick((result) => this.#onTick(result)),
      onContextRestored(app, () => this.#draw()),
    );
    // Before any picture is asked for, since the first ones have enough to do.
    this.#refresh();
    this.#draw();
  }

  destroy(): void {
    for (const unsubscribe of this.#subscriptions) unsubscribe();
    this.#cancelFrame?.();
    this.#frameAnimation.stop();
    this.#facts.unsubscribeAll();
    this.#layers.destroy();
  }

  /** Tells when the facts changed; the answer ends it. */
  onFacts = (listener: () => void): (() => void) => this.#facts.subscribe(listener);

  facts = (): ViewFacts | null => this.#facts.current;

  /** An actor as it is now, ticks included. */
  actorById(id: Id): Actor | undefined {
    return this.#actors.index.get(id);
  }

  /** Where the selected actor stands, if it stands in this view. */
  get selectedCell(): Point | null {
    return this.actorById(this.#selectedId ?? "")?.position ?? null;
  }

  /** The room the view has, CSS px. */
  resize(size: Size): void {
    if (size.width === 0 || size.height === 0) return;
    this.#size = size;
    this.#resizeCanvas();
    // A canvas that changed its size is empty; the first picture takes its time, and has a frame of its own.
    if (this.#facts.current) this.#drawNow(frameTime());
    else this.#draw();
  }

  /** The square at a place of the view (CSS px); null as long as nothing is shown. */
  locate(pixel: Point): SquareTarget | null {
    if (this.#dirty.mayHaveMoved) this.#refresh();
    return (
      this.#scene && { kind: "square", view: this.#view, ...squareAt(pixel, this.#camera.current, this.#scene.stage) }
    );
  }

  /** Whom a hand would hit on a square: the selected actor is drawn on top and so is hit first; a playing game knows no selection. */
  actorAt(cell: Point): Actor | null {
    this.#refresh();
    const selected = this.#selectedId;
    const isRaised = selected && !this.#state.playback.running && this.#actors.index.occupies(selected, cell);
    const id = isRaised ? selected : this.#actors.index.topmostAt(cell);
    return id === null ? null : (this.actorById(id) ?? null);
  }

  /** All that stand on a square, whom a hand would hit first. */
  actorsAt(cell: Point): readonly Actor[] {
    const hit = this.actorAt(cell);
    const others = this.#actors.index.allAt(cell).filter(({ id }) => id !== hit?.id);
    return hit ? [hit, ...others] : others;
  }

  /** The grid line that a side of the extent would go to with the hand at a place of the view. */
  gridLineAt(pixel: Point, side: Side): number {
    return lineAt(pixel, this.#camera.current, side);
  }

  /** While a hand holds something here, the picture stands still. */
  freeze(isFrozen: boolean): void {
    this.#isFrozen = isFrozen;
    this.#dirty.camera = true;
    this.#draw();
  }

  get canPan(): boolean {
    return this.#camera.canPan;
  }

  pan(step: Point): void {
    if (!this.#camera.canPan) return;
    this.#camera.pan(step);
    this.#draw();
  }

  get canZoom(): boolean {
    return this.#camera.canZoom;
  }

  /** So many times larger; what is at `about` (CSS px of the view, its middle if left out) stays there. */
  zoomBy(times: number, about: Point = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    this.#camera.zoomBy(times, about);
    this.#zoomed();
  }

  /** As large as the stage wishes. */
  resetZoom(): void {
    this.#camera.resetZoom();
    this.#zoomed();
  }

  /** Where the keyboard is; null: nowhere. */
  moveCursor(cell: Point | null): void {
    this.#overlay.cursor = cell;
    if (cell) this.#camera.follow(cell);
    this.#dirty.dragPreview = true;
    this.#draw();
  }

  /** What is drawn in px of the screen is drawn anew. */
  #zoomed(): void {
    this.#dirty.dragPreview = true;
    this.#dirty.camera = true;
    this.#draw();
  }

  get #selectedId(): Id | null {
    const { selectedActorId, selectedView } = this.#state.ui;
    return selectedView === this.#view ? selectedActorId : null;
  }

  #onStateChange(state: EditorState, before: EditorState): void {
    this.#state = state;
    if (resolutionAt(state) !== resolutionAt(before)) this.#resizeCanvas();
    if (this.#dirty.mark(state, before)) this.#draw();
  }

  /** As large as its room, in the pixels that the machine can fill. */
  #resizeCanvas(): void {
    const { width, height } = this.#size;
    if (width === 0 || height === 0) return;
    this.#app.renderer.resize(width, height, resolutionAt(this.#state));
    this.#dirty.camera = true;
  }

  #onTick(result: TickResult): void {
    if (this.#view !== "stage" || result.error || isEmptyTick(result)) return;
    if (result.globals[CURRENT_STAGE] || result.stageId !== this.#scene?.stage.id) {
      this.#dirty.scene = true;
    } else {
      this.#takeTick(result);
    }
    this.#draw();
  }

  #takeTick(result: TickResult): void {
    this.#refresh();
    const { playback, power } = this.#state;
    const tick = { now: frameTime(), ms: playback.speed };
    const isAnimated = playback.running && power.level < 2 && !prefersReducedMotion();
    this.#actors.showTick(result, isAnimated ? tick : null);
    if (playback.running) this.#frameTimes.ticked(tick.now, tick.ms);
    this.#followSelected();
  }

  /** Pictures that were waited for are there. */
  #onPicturesLoaded(): void {
    this.#dirty.dragPreview = true;
    this.#draw();
  }

  /** Brings everything but the picture itself up to date. */
  #refresh(): void {
    const dirty = this.#dirty;
    if (dirty.scene) this.#takeScene();
    if (dirty.scene || dirty.selection) this.#actors.select(selectedIn(this.#state.ui, this.#view));
    if (dirty.selection) this.#followSelected();
    if (dirty.scene || dirty.camera) this.#aimCamera();
    if (dirty.scene || dirty.dragPreview) this.#overlay.showOverlay(this.#snapshot);
    if (dirty.scene || dirty.marks || dirty.camera) this.#overlay.showGlow(this.#snapshot);
    dirty.clear();
  }

  #takeScene(): void {
    this.#scene = this.#editor.scene(this.#view);
    if (!this.#scene) return;
    const { stage } = this.#scene;
    this.#layers.ground.showBackground(stage);
    this.#actors.showStage(stage, this.#state.document.characters);
    if (this.#layers.sweepAtlas()) this.#actors.placeAll();
  }

  #aimCamera(): void {
    if (!this.#scene || this.#size.width === 0 || (this.#isFrozen && this.#facts.current)) return;
    const { stage } = this.#scene;
    const target = { stage, extent: this.#extent, readOnly: this.#editor.readOnly };
    const isAnimated = this.#view !== "stage" && !prefersReducedMotion();
    this.#camera.aim(target, this.#size, isAnimated ? frameTime() : null);
  }

  get #extent(): Extent | null {
    return this.#scene?.extent ? extentOnStage(this.#scene.extent, this.#scene.origin) : null;
  }

  #followSelected(): void {
    const cell = this.selectedCell;
    if (cell && !this.#isFrozen && !this.#state.gesture) this.#camera.follow(cell);
  }

  get #snapshot(): ViewSnapshot {
    return { state: this.#state, scene: this.#scene, camera: this.#camera.current };
  }

  #draw(): void {
    this.#cancelFrame ??= nextFrame((now) => {
      this.#cancelFrame = null;
      this.#drawNow(now);
    });
  }

  #drawNow(now: number): void {
    this.#refresh();
    this.#camera.advance(now);
    this.#actors.advance(now, areaSeen(this.#camera.current, this.#size, PICTURE_SQUARES));
    this.#frameAnimation.advance(now, this.#layers.actors);
    if (this.#scene && this.#size.width > 0) {
      if (this.#layers.actors.sprites.addNext()) this.#draw();
      const { renderer } = this.#app;
      const { stage } = this.#scene;
      const { resolution } = renderer;
      const largestPoint = largestPointOf(renderer);
      this.#layers.applyCamera(this.#camera.current, { stage, extent: this.#extent, resolution, largestPoint });
      this.#layers.beforeRender(renderer);
      this.#app.render();
      this.#publishFacts();
    }
    this.#frameTimes.drew(now, frameTime(), this.#actors.areMoving);
    if (this.#actors.areMoving || this.#camera.isMoving) this.#draw();
  }

  #publishFacts(): void {
    if (!this.#scene) return;
    const hasMore = this.#camera.canZoom && (this.#camera.isZoomed || this.#camera.canPan);
    this.#facts.publish({ camera: this.#camera.current, stage: this.#scene.stage, hasMore, extent: this.#extent });
  }
}
