import { frameTime, reducedMotion } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import type { EditorState, Scene, ViewId } from "../../editor/index.ts";
import { type PlayableGame, raisedIn } from "../../editor/played.ts";
import type { Actor, Extent, Id, Point, Side } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { FrameLoop, mayRenderFirst } from "../../pixi/FrameLoop.ts";
import { ViewActors } from "../actors/ViewActors.ts";
import { extentOnStage } from "../overlay/overlayPlaces.ts";
import { CameraAim } from "./CameraAim.ts";
import { FrameTimes, glideMsAt, resolutionAt } from "./drawingQuality.ts";
import { HitTest } from "./HitTest.ts";
import { type NearSquare, ViewCamera } from "./ViewCamera.ts";
import { type ViewFacts, ViewFactsStore } from "./ViewFacts.ts";
import type { ViewFrame } from "./ViewFrame.ts";

/** A stage is shown without its ground if the picture of that takes longer, ms. */
const PATIENCE_MS = 3000;

/**
 * The picture of a stage: what is seen of it and when it is drawn. Pointers and keys ask its `hitTest` where they are. `PixiStageView` draws it
 * with PixiJS, `PlainStageView` on a 2D canvas.
 */
export abstract class StageView {
  readonly game: PlayableGame;
  readonly view: ViewId;
  /** Who stands where, ticks included. The layer of the actors keeps it up to date. */
  readonly index = new ViewActors();
  /** What lies at a point or on a square. */
  readonly hitTest = new HitTest({
    index: this.index,
    refresh: () => this.#refresh(),
    scene: () => this.scene,
    extent: () => this.#extent,
    camera: () => this.#camera.current,
    seen: () => this.#camera.opening ?? { x: 0, y: 0, ...this.#size },
    raised: () => raisedIn(this.#state, this.view),
  });
  /** What it is drawn on. */
  abstract readonly canvas: HTMLCanvasElement;
  readonly reducedMotion = reducedMotion();
  readonly #camera = new ViewCamera();
  readonly #frameTimes: FrameTimes;
  readonly #facts = new ViewFactsStore();
  readonly #aim: CameraAim;
  readonly #loop = new FrameLoop(
    (now) => this.#draw(now),
    (now) => this.#glideOn(now),
  );
  #shown: (Pick<EditorState, "document" | "recording"> & { readonly scene: Scene | null }) | null = null;
  #hasOtherSelection = true;
  #cursor: Point | null = null;
  #size: Size = { width: 0, height: 0 };
  /** Whether the canvas has the size and resolution of the view. */
  #isFitted = false;
  #ghostSide: Side | null = null;
  /** The last frame, unless the next one may show something else. */
  #frame: ViewFrame | null = null;
  /** Whether the first frame may wait for the ground and the camera. */
  #isPatient = true;

  constructor(game: PlayableGame, view: ViewId) {
    this.game = game;
    this.view = view;
    this.#frameTimes = new FrameTimes(game.power);
    this.#aim = new CameraAim({
      game,
      view,
      camera: this.#camera,
      index: this.index,
      squareAt: (id, now) => this.squareAt(id, now),
      sight: () => ({
        scene: this.scene,
        extent: this.#extent,
        size: this.#size,
        isDrawn: this.#facts.current !== null,
      }),
      requestFrame: this.requestFrame,
    });
  }

  /** Brings up to date what does not depend on the camera. */
  protected abstract update(): void;

  /** Draws all of a frame, at a time. The same frame again differs only in what glides. */
  protected abstract render(frame: ViewFrame, now: number): void;

  /** Whether a frame would show the ground of the stage. If not, a frame is requested when its picture is there, or cannot be had. */
  protected abstract get hasGround(): boolean;

  /** Whether something moves from square to square, so that the next frame follows at once. */
  protected abstract get isGliding(): boolean;

  /** Whether its very first drawing is as quick as any other. If not, that gets a frame of its own. */
  protected get isQuickAtFirst(): boolean {
    return false;
  }

  /** The square on which an actor is drawn at a time: between two squares while it glides. */
  protected abstract squareAt(id: Id, now: number): Point | undefined;

  /** The ms between two frames of a movement; 0 to draw in every frame. */
  protected get glideMs(): number {
    return 0;
  }

  /** Fits the canvas to a view of this size (CSS px), with so many px of the canvas per CSS px. What was drawn may be lost; `render` follows at once. */
  protected abstract resizeCanvas(size: Size, resolution: number): void;

  /** Starts to draw. The returned function stops it. */
  protected startDrawing(): () => void {
    const selectionChanged = () => {
      this.#hasOtherSelection = true;
    };
    const fitCanvas = () => this.#fitCanvas();
    const ends = [
      this.#loop.start(this),
      this.watch(({ ui }) => [ui.selectedActorId, ui.alsoSelectedIds, ui.selectedView], selectionChanged),
      this.watch((state) => [resolutionAt(state)], fitCanvas),
      this.watch(({ playback }) => [playback.running, playback.ended], this.#aim.gameBeganOrStopped),
    ];
    const endPatience = after(PATIENCE_MS, () => {
      this.#isPatient = false;
      if (!this.#facts.current) this.#loop.request();
    });
    // Before the first frame, which has enough to do.
    this.#refresh();
    this.#loop.request();
    return () => {
      for (const end of [...ends, endPatience]) end();
      this.#aim.end();
      this.#facts.unsubscribeAll();
    };
  }

  readonly requestFrame = (): void => this.#loop.request();

  /** Has a tick drawn that was just taken in. */
  drawTick(): void {
    this.#frame = null;
    this.#loop.drawSoon();
  }

  /** Requests a frame whenever one of these parts of the editor's state has changed, and calls `changed` at once. The returned function unsubscribes. */
  watch(parts: (state: EditorState) => readonly unknown[], changed?: () => void): () => void {
    return this.#loop.watch(this.game.store, parts, changed);
  }

  /** What is shown, without the ticks since; null if there is nothing to show. The same object until it changes. */
  get scene(): Scene | null {
    const { document, recording } = this.#state;
    if (document !== this.#shown?.document || recording !== this.#shown.recording)
      this.#shown = { document, recording, scene: this.game.scene(this.view) };
    return this.#shown.scene;
  }

  /** Called when a tick has changed to another stage. */
  dropScene(): void {
    this.#shown = null;
  }

  /** Called when a tick is shown; with null if it is a step of a stopped game. */
  tickShown(tick: { readonly now: number; readonly ms: number } | null): void {
    if (tick) this.#frameTimes.ticked(tick.now, tick.ms);
    this.#refresh();
    this.#followSelected();
  }

  /** The square of the keyboard cursor; null if it is hidden. */
  get cursor(): Point | null {
    return this.#cursor;
  }

  /** Moves the keyboard cursor; null hides it. */
  moveCursor(cell: Point | null): void {
    this.#cursor = cell;
    if (cell) this.#camera.follow(cell);
    this.#loop.request();
  }

  /** Calls the listener when the facts have changed. The returned function unsubscribes. */
  onFacts = (listener: () => void): (() => void) => this.#facts.subscribe(listener);

  facts = (): ViewFacts | null => this.#facts.current;

  /** An actor in its current state, ticks included. */
  actorById(id: Id): Actor | undefined {
    return this.index.get(id);
  }

  /** The square of the selected actor, if that is in this view. */
  get selectedCell(): Point | null {
    return this.actorById(this.#selectedId ?? "")?.position ?? null;
  }

  /** Sets the size of the view, CSS px. */
  resize(size: Size): void {
    if (size.width === 0 || size.height === 0) return;
    if (size.width === this.#size.width && size.height === this.#size.height) return;
    this.#size = size;
    this.#fitCanvas();
    if (this.#facts.current || (this.isQuickAtFirst && !this.#isAwaited)) this.#drawNow(frameTime());
    else this.#loop.request();
  }

  /** Nothing is drawn while the stage is out of sight, and all that has changed since in the first frame after. */
  readonly rest = (isResting: boolean): void => this.#loop.rest(isResting);

  /** Holds the camera still while a pointer is pressed. */
  hold(isHeld: boolean): void {
    this.#aim.hold(isHeld);
  }

  /** The side of the extent whose next row or column is shown as it would be if it were added; null: none. */
  get ghostSide(): Side | null {
    return this.#ghostSide;
  }

  showGhost(side: Side | null): void {
    this.#ghostSide = side;
    this.#loop.request();
  }

  get canPan(): boolean {
    return this.#camera.canPan;
  }

  pan(step: Point): void {
    if (!this.#camera.canPan) return;
    this.#camera.pan(step);
    this.#loop.request();
  }

  get canZoom(): boolean {
    return this.#camera.canZoom;
  }

  get isZoomed(): boolean {
    return this.#camera.isZoomed;
  }

  /** Multiplies the zoom. The point `about` (CSS px of the view; by default its center) stays in place. */
  zoomBy(times: number, about: Point = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    this.#camera.zoomBy(times, about);
    this.#aim.again();
  }

  /** Returns to the zoom that is set for the stage. */
  resetZoom(): void {
    this.#camera.resetZoom();
    this.#aim.again();
  }

  /** Comes near a square or, with null, goes back to where it was before: from `glideFrom` on, or at once if that is null. */
  comeNear(near: NearSquare | null, glideFrom: number | null): void {
    if (near) this.#camera.comeNear(near, glideFrom);
    else this.#camera.goBack(glideFrom);
    this.#aim.again();
  }

  get #isAwaited(): boolean {
    return this.#isPatient && (this.#aim.isAwaited || !this.hasGround);
  }

  get #state(): EditorState {
    return this.game.store.getState();
  }

  get #selectedId(): Id | null {
    const { selectedActorId, selectedView } = this.#state.ui;
    return selectedView === this.view ? selectedActorId : null;
  }

  get #extent(): Extent | null {
    const { scene } = this;
    return scene?.extent ? extentOnStage(scene.extent, scene.origin) : null;
  }

  /**
   * Has the next frame fit the canvas to the view, at the resolution that the machine can render fast enough. Not before: a resized canvas is
   * black, and the machine may be found too slow when a frame has just been drawn, which would then be shown without a picture.
   */
  #fitCanvas(): void {
    this.#isFitted = false;
    this.#aim.again();
  }

  /** Brings everything up to date except the picture. */
  #refresh(): void {
    this.update();
    if (this.#hasOtherSelection) this.#followSelected();
    this.#hasOtherSelection = false;
    this.#aim.refresh();
  }

  #followSelected(): void {
    const cell = this.#camera.isFollowing ? null : this.selectedCell;
    if (cell && !this.#aim.isHeld && !this.#state.preview) this.#camera.follow(cell);
  }

  #draw(now: number): void {
    if (this.#facts.current) this.#drawNow(now);
    else if (this.#isAwaited) this.#refresh();
    else if (mayRenderFirst(now)) this.#drawNow(now);
    else this.#loop.request();
  }

  #drawNow(now: number): void {
    this.#refresh();
    this.#camera.advance(now, this.#aim.followed(now));
    if (this.scene && this.#size.width > 0) this.#render(now, this.scene);
    this.#goOn(now);
  }

  /** Draws what glides at a later time: everything else is as in the last frame, or a frame would have been requested. */
  #glideOn(now: number): void {
    if (!this.#frame || this.#camera.isMoving) {
      this.#draw(now);
      return;
    }
    this.render(this.#frame, now);
    this.#goOn(now);
  }

  /** A frame was drawn: whether and when the next one follows. */
  #goOn(now: number): void {
    const { isGliding } = this;
    const glideMs = glideMsAt(this.#state, this.glideMs);
    this.#frameTimes.drew(now, frameTime, isGliding, glideMs);
    if (!isGliding && !this.#camera.isMoving) return;
    if (glideMs > 0) this.#loop.repeat(glideMs);
    else this.#loop.request();
  }

  #render(now: number, scene: Scene): void {
    const { current: camera, opening } = this.#camera;
    const extent = this.#extent;
    if (!this.#isFitted) this.resizeCanvas(this.#size, resolutionAt(this.#state));
    this.#isFitted = true;
    this.#frame = { scene, extent, camera, viewSize: this.#size };
    this.render(this.#frame, now);
    this.#loop.drew();
    const { canZoom, canPan, isZoomed } = this.#camera;
    const hasMore = canZoom && (isZoomed || canPan);
    const facts = { camera, viewSize: this.#size, stage: scene.stage, hasMore, isZoomed, extent, opening };
    // Components are rendered when a camera that follows somebody has arrived, not in each frame.
    if (this.#camera.isMoving && this.#camera.isFollowing && this.#facts.agreesWith(facts)) return;
    this.#facts.publish(facts);
  }
}
