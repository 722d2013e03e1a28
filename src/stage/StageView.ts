/** One picture of a stage, kept up to date outside of React and drawn only when something changed (design, "Drawing"). */
import { frameTime, nextFrame, prefersReducedMotion } from "../browser/screen.ts";
import type { Editor } from "../editor/Editor.ts";
import type { EditorState, Scene, ViewId } from "../editor/store/EditorState.ts";
import { selectedIn } from "../editor/store/selection.ts";
import type { Side, SquareTarget } from "../editor/tools/ToolEvent.ts";
import { type Actor, CURRENT_STAGE, type Extent, type Id, type Point, TILE, type TickResult } from "../engine/index.ts";
import type { Size } from "../pixels/Box.ts";
import { areaSeen, lineAt, squareAt } from "./camera.ts";
import { onContextRestored } from "./contextRestored.ts";
import { FrameTimes } from "./FrameTimes.ts";
import { FrameTurns } from "./FrameTurns.ts";
import { largestPointOf } from "./graphicsCard.ts";
import { HandInView, type Seen } from "./HandInView.ts";
import { extentOnStage } from "./handlePlaces.ts";
import { MovingActors } from "./MovingActors.ts";
import { isNothing } from "./noticeable.ts";
import { PAGE_SIDE } from "./PictureAtlas.ts";
import type { Application } from "./pixi.ts";
import { resolutionAt } from "./resolutionAt.ts";
import { StageLayers } from "./StageLayers.ts";
import { Stale } from "./Stale.ts";
import { ViewCamera } from "./ViewCamera.ts";
import { ToldFacts, type ViewFacts } from "./ViewFacts.ts";

/** Squares from an actor's own to the far end of the largest picture, which is as large as a page of the atlas. */
const PICTURE_SQUARES = Math.ceil(PAGE_SIDE / TILE);

export class StageView {
  readonly #app: Application;
  readonly #editor: Editor;
  readonly #view: ViewId;
  readonly #layers: StageLayers;
  readonly #actors: MovingActors;
  readonly #camera = new ViewCamera();
  readonly #hand: HandInView;
  readonly #turns = new FrameTurns(() => this.#draw());
  readonly #times: FrameTimes;
  readonly #told = new ToldFacts();
  readonly #ends: (() => void)[] = [];
  readonly #stale = new Stale();
  #state: EditorState;
  #scene: Scene | null = null;
  #room: Size = { width: 0, height: 0 };
  #isHeld = false;
  #cancelFrame: (() => void) | null = null;

  constructor(app: Application, editor: Editor, view: ViewId) {
    this.#app = app;
    this.#editor = editor;
    this.#view = view;
    this.#state = editor.store.getState();
    this.#layers = new StageLayers({ hasGrid: !editor.readOnly, onArrived: () => this.#arrived() });
    this.#actors = new MovingActors(this.#layers.actors);
    this.#hand = new HandInView({ editor, view, layers: this.#layers, canvas: app.canvas });
    this.#times = new FrameTimes(editor.power);
    app.stage.addChild(this.#layers.container);
    this.#ends.push(
      editor.store.subscribe((state, before) => this.#noticed(state, before)),
      editor.onTick((result) => this.#ticked(result)),
      onContextRestored(app, () => this.#draw()),
    );
    // Before any picture is asked for, since the first ones have enough to do.
    this.#refresh();
    this.#draw();
  }

  destroy(): void {
    for (const end of this.#ends) end();
    this.#cancelFrame?.();
    this.#turns.stop();
    this.#told.end();
    this.#layers.destroy();
  }

  /** Tells when the facts changed; the answer ends it. */
  onFacts = (listener: () => void): (() => void) => this.#told.listen(listener);

  facts = (): ViewFacts | null => this.#told.now;

  /** An actor as it is now, ticks included. */
  actor(id: Id): Actor | undefined {
    return this.#actors.standing.get(id);
  }

  /** Where the selected actor stands, if it stands in this view. */
  get selectedCell(): Point | null {
    return this.actor(this.#selectedId ?? "")?.position ?? null;
  }

  /** The room the view has, CSS px. */
  resize(room: Size): void {
    if (room.width === 0 || room.height === 0) return;
    this.#room = room;
    this.#fit();
    // A canvas that changed its size is empty; the first picture takes its time, and has a frame of its own.
    if (this.#told.now) this.#drawNow(frameTime());
    else this.#draw();
  }

  /** The square at a place of the view (CSS px); null as long as nothing is shown. */
  locate(pixel: Point): SquareTarget | null {
    if (this.#stale.isElsewhere) this.#refresh();
    return this.#scene && { kind: "square", view: this.#view, ...squareAt(pixel, this.#camera.now, this.#scene.stage) };
  }

  /** Whom a hand would hit on a square: the selected actor is drawn on top and so is hit first; a playing game knows no selection. */
  actorAt(cell: Point): Actor | null {
    this.#refresh();
    const selected = this.#selectedId;
    const isRaised = selected && !this.#state.playback.running && this.#actors.standing.stands(selected, cell);
    const id = isRaised ? selected : this.#actors.standing.topmostAt(cell);
    return id === null ? null : (this.actor(id) ?? null);
  }

  /** All that stand on a square, whom a hand would hit first. */
  actorsAt(cell: Point): readonly Actor[] {
    const hit = this.actorAt(cell);
    const others = this.#actors.standing.allAt(cell).filter(({ id }) => id !== hit?.id);
    return hit ? [hit, ...others] : others;
  }

  /** The grid line that a side of the extent would go to with the hand at a place of the view. */
  line(pixel: Point, side: Side): number {
    return lineAt(pixel, this.#camera.now, side);
  }

  /** While a hand holds something here, the picture stands still. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#stale.camera = true;
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
  zoomBy(times: number, about: Point = { x: this.#room.width / 2, y: this.#room.height / 2 }): void {
    this.#camera.zoomBy(times, about);
    this.#zoomed();
  }

  /** As large as the stage wishes. */
  zoomBack(): void {
    this.#camera.zoomBack();
    this.#zoomed();
  }

  /** Where the keyboard is; null: nowhere. */
  moveCursor(cell: Point | null): void {
    this.#hand.cursor = cell;
    if (cell) this.#camera.follow(cell);
    this.#stale.hand = true;
    this.#draw();
  }

  /** What is drawn in px of the screen is drawn anew. */
  #zoomed(): void {
    this.#stale.hand = true;
    this.#stale.camera = true;
    this.#draw();
  }

  get #selectedId(): Id | null {
    const { selectedActorId, selectedView } = this.#state.ui;
    return selectedView === this.#view ? selectedActorId : null;
  }

  #noticed(state: EditorState, before: EditorState): void {
    this.#state = state;
    if (resolutionAt(state) !== resolutionAt(before)) this.#fit();
    if (this.#stale.notice(state, before)) this.#draw();
  }

  /** As large as its room, in the pixels that the machine can fill. */
  #fit(): void {
    const { width, height } = this.#room;
    if (width === 0 || height === 0) return;
    this.#app.renderer.resize(width, height, resolutionAt(this.#state));
    this.#stale.camera = true;
  }

  #ticked(result: TickResult): void {
    if (this.#view !== "stage" || result.error || isNothing(result)) return;
    if (result.globals[CURRENT_STAGE] || result.stageId !== this.#scene?.stage.id) {
      this.#stale.scene = true;
    } else {
      this.#takeTick(result);
    }
    this.#draw();
  }

  #takeTick(result: TickResult): void {
    this.#refresh();
    const { playback, power } = this.#state;
    const tick = { now: frameTime(), ms: playback.speed };
    const glides = playback.running && power.level < 2 && !prefersReducedMotion();
    this.#actors.tick(result, glides ? tick : null);
    if (playback.running) this.#times.ticked(tick.now, tick.ms);
    this.#follow();
  }

  /** Pictures that were waited for are there. */
  #arrived(): void {
    this.#stale.hand = true;
    this.#draw();
  }

  /** Brings everything but the picture itself up to date. */
  #refresh(): void {
    const stale = this.#stale;
    if (stale.scene) this.#takeScene();
    if (stale.scene || stale.selection) this.#actors.select(selectedIn(this.#state.ui, this.#view));
    if (stale.selection) this.#follow();
    if (stale.scene || stale.camera) this.#aim();
    if (stale.scene || stale.hand) this.#hand.show(this.#seen);
    if (stale.scene || stale.marks || stale.camera) this.#hand.showGlow(this.#seen);
    stale.clear();
  }

  #takeScene(): void {
    this.#scene = this.#editor.scene(this.#view);
    if (!this.#scene) return;
    const { stage } = this.#scene;
    this.#layers.ground.show(stage);
    this.#actors.show(stage, this.#state.document.characters);
    if (this.#layers.sweepAtlas()) this.#actors.placeAll();
  }

  #aim(): void {
    if (!this.#scene || this.#room.width === 0 || (this.#isHeld && this.#told.now)) return;
    const { stage } = this.#scene;
    const sight = { stage, extent: this.#extent, readOnly: this.#editor.readOnly };
    const glides = this.#view !== "stage" && !prefersReducedMotion();
    this.#camera.aim(sight, this.#room, glides ? frameTime() : null);
  }

  get #extent(): Extent | null {
    return this.#scene?.extent ? extentOnStage(this.#scene.extent, this.#scene.origin) : null;
  }

  #follow(): void {
    const cell = this.selectedCell;
    if (cell && !this.#isHeld && !this.#state.gesture) this.#camera.follow(cell);
  }

  get #seen(): Seen {
    return { state: this.#state, scene: this.#scene, camera: this.#camera.now };
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
    this.#actors.advance(now, areaSeen(this.#camera.now, this.#room, PICTURE_SQUARES));
    this.#turns.turn(now, this.#layers.actors);
    if (this.#scene && this.#room.width > 0) {
      if (this.#layers.actors.sprites.letIn()) this.#draw();
      const { renderer } = this.#app;
      const { stage } = this.#scene;
      const { resolution } = renderer;
      const largestPoint = largestPointOf(renderer);
      this.#layers.frame(this.#camera.now, { stage, extent: this.#extent, resolution, largestPoint });
      this.#layers.beforeRender(renderer);
      this.#app.render();
      this.#tell();
    }
    this.#times.drew(now, frameTime(), this.#actors.areMoving);
    if (this.#actors.areMoving || this.#camera.isMoving) this.#draw();
  }

  #tell(): void {
    if (!this.#scene) return;
    const hasMore = this.#camera.canZoom && (this.#camera.isZoomed || this.#camera.canPan);
    this.#told.tell({ camera: this.#camera.now, stage: this.#scene.stage, hasMore, extent: this.#extent });
  }
}
