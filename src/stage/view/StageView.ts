import { frameTime, nextFrame, prefersReducedMotion } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import { hasMotion } from "../../editor/playback/Power.ts";
import type { EditorState, Scene } from "../../editor/state/EditorState.ts";
import { selectedIn } from "../../editor/state/selection.ts";
import type { Side, SquareTarget, ViewId } from "../../editor/tools/ToolEvent.ts";
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
import { mayRenderFirst } from "./firstRender.ts";
import { largestPointOf } from "./graphicsCard.ts";
import type { Application } from "./pixi.ts";
import { resolutionAt } from "./resolutionAt.ts";
import { StageLayers } from "./StageLayers.ts";
import { ViewCamera } from "./ViewCamera.ts";
import { type ViewFacts, ViewFactsStore } from "./ViewFacts.ts";

/** How far the largest picture may extend from the square of its actor: as far as a page of the atlas. */
const PICTURE_SQUARES = Math.ceil(PAGE_SIDE / TILE);

/** The picture of a stage. It is updated outside of React and rendered only if something changed. */
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
      editor.playback.onTick((result) => this.#onTick(result)),
      onContextRestored(app, () => this.#draw()),
    );
    // Before the first frame, which has enough to do.
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

  /** Calls the listener when the facts have changed. The returned function unsubscribes. */
  onFacts = (listener: () => void): (() => void) => this.#facts.subscribe(listener);

  facts = (): ViewFacts | null => this.#facts.current;

  /** An actor in its current state, ticks included. */
  actorById(id: Id): Actor | undefined {
    return this.#actors.index.get(id);
  }

  /** The square of the selected actor, if that is in this view. */
  get selectedCell(): Point | null {
    return this.actorById(this.#selectedId ?? "")?.position ?? null;
  }

  /** Sets the size of the view, CSS px. */
  resize(size: Size): void {
    if (size.width === 0 || size.height === 0) return;
    this.#size = size;
    this.#resizeCanvas();
    // A resized canvas is empty, so it is drawn at once. The very first drawing is slow and gets a frame of its own.
    if (this.#facts.current) this.#drawNow(frameTime());
    else this.#draw();
  }

  /** The square at a point of the view (CSS px); null while nothing is shown. */
  locate(pixel: Point): SquareTarget | null {
    if (this.#dirty.mayHaveMoved) this.#refresh();
    return (
      this.#scene && { kind: "square", view: this.#view, ...squareAt(pixel, this.#camera.current, this.#scene.stage) }
    );
  }

  /** The actor a pointer would hit: the selected one first, because it is drawn on top. While a game plays, nothing is selected. */
  actorAt(cell: Point): Actor | null {
    this.#refresh();
    const selected = this.#selectedId;
    const isRaised = selected && !this.#state.playback.running && this.#actors.index.occupies(selected, cell);
    const id = isRaised ? selected : this.#actors.index.topmostAt(cell);
    return id === null ? null : (this.actorById(id) ?? null);
  }

  /** All actors on a square, the one a pointer would hit first. */
  actorsAt(cell: Point): readonly Actor[] {
    const hit = this.actorAt(cell);
    const others = this.#actors.index.allAt(cell).filter(({ id }) => id !== hit?.id);
    return hit ? [hit, ...others] : others;
  }

  /** The grid line to which a side of the extent would be dragged at a point of the view. */
  gridLineAt(pixel: Point, side: Side): number {
    return lineAt(pixel, this.#camera.current, side);
  }

  /** Freezes the camera while a pointer is pressed. */
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

  /** Multiplies the zoom. The point `about` (CSS px of the view; by default its center) stays in place. */
  zoomBy(times: number, about: Point = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    this.#camera.zoomBy(times, about);
    this.#zoomed();
  }

  /** Returns to the zoom that is set for the stage. */
  resetZoom(): void {
    this.#camera.resetZoom();
    this.#zoomed();
  }

  /** Moves the keyboard cursor; null hides it. */
  moveCursor(cell: Point | null): void {
    this.#overlay.cursor = cell;
    if (cell) this.#camera.follow(cell);
    this.#dirty.dragPreview = true;
    this.#draw();
  }

  /** Lines with a width in px of the screen must be redrawn. */
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

  /** Fits the canvas to the view, at the resolution that the machine can render fast enough. */
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
    const isAnimated = playback.running && hasMotion(power.level) && !prefersReducedMotion();
    this.#actors.showTick(result, isAnimated ? tick : null);
    if (playback.running) this.#frameTimes.ticked(tick.now, tick.ms);
    this.#followSelected();
  }

  #onPicturesLoaded(): void {
    this.#dirty.dragPreview = true;
    this.#draw();
  }

  /** Updates everything except the canvas itself. */
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
      if (this.#facts.current || mayRenderFirst(now)) this.#drawNow(now);
      else this.#draw();
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
