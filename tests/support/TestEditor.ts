/** The real Editor with inline ticks, a fake clock and gestures by square, so that tests read as what a child does. */
import { Editor } from "../../src/editor/Editor.ts";
import { Film } from "../../src/editor/film/Film.ts";
import type { EditorState, StampItem } from "../../src/editor/state/EditorState.ts";
import type { Target, ToolEvent, ViewId } from "../../src/editor/tools/ToolEvent.ts";
import {
  type Actor,
  currentStage,
  type Id,
  newDocument,
  type Point,
  subtract,
  type WorldDocument,
} from "../../src/engine/index.ts";
import type { SaveTarget } from "../../src/saving/Saver.ts";
import { FakeClock } from "./FakeClock.ts";

/** The size of a square on the page of a test, CSS px. */
const CELL = 40;

export interface TestEditorOptions {
  readonly document?: WorldDocument;
  readonly readOnly?: boolean;
  readonly keep?: SaveTarget;
}

export interface Keys {
  readonly shift?: boolean;
  readonly alt?: boolean;
  readonly view?: ViewId;
}

/** Sequential ids, so that every run is the same. */
export function countingIds(prefix = "id"): () => Id {
  let count = 0;
  return () => `${prefix}${++count}`;
}

export class TestEditor {
  readonly clock = new FakeClock();
  readonly editor: Editor;
  readonly start: WorldDocument;

  constructor({
    document = newDocument("Test", countingIds("start")),
    readOnly = false,
    keep,
  }: TestEditorOptions = {}) {
    this.start = document;
    const newId = countingIds();
    const film = readOnly ? {} : { film: new Film() };
    this.editor = new Editor({
      document,
      readOnly,
      newId,
      seed: 1,
      clock: this.clock,
      saveTarget: keep ?? null,
      ...film,
    });
  }

  get state(): EditorState {
    return this.editor.store.getState();
  }

  /** The actors of a view on a square, bottom up. */
  actorsAt(x: number, y: number, view: ViewId = "stage"): Actor[] {
    return this.actors(view).filter((actor) => actor.position.x === x && actor.position.y === y);
  }

  actors(view: ViewId = "stage"): Actor[] {
    return view === "stage"
      ? [...this.editor.playback.live.actors().values()]
      : Object.values(this.editor.scene(view)?.stage.actors ?? {});
  }

  /** The actors as `Name x,y` in stage order. */
  places(view: ViewId = "stage"): string[] {
    const { characters } = this.state.document;
    return this.actors(view).map(
      ({ characterId, position }) => `${characters[characterId]?.name} ${position.x},${position.y}`,
    );
  }

  tap(target: Target | Point, keys: Keys = {}): void {
    this.press(target, keys);
    this.release(target, keys);
  }

  doubleTap(target: Target | Point, keys: Keys = {}): void {
    this.tap(target, keys);
    this.tap(target, keys);
    this.doublePress(target, keys);
  }

  /** The event that follows the second of two quick taps. */
  doublePress(target: Target | Point, keys: Keys = {}): void {
    this.#send("doublePress", target, keys);
  }

  /** Presses at the first target, moves over the others and releases at the last. */
  drag(places: readonly (Target | Point)[], keys: Keys = {}): void {
    const [first, ...rest] = places;
    const last = places.at(-1);
    if (!first || !last) return;
    this.press(first, keys);
    for (const place of rest) this.move(place, keys);
    this.release(last, keys);
  }

  press(target: Target | Point, keys: Keys = {}): void {
    this.#send("press", target, keys);
  }

  move(target: Target | Point, keys: Keys = {}): void {
    this.#send("move", target, keys);
  }

  release(target: Target | Point, keys: Keys = {}): void {
    this.#send("release", target, keys);
  }

  /** Picks up by a button or a menu entry instead of a drag. */
  pickUp(place: Target | Point, { view = "stage" }: Keys = {}): void {
    const target = "kind" in place ? place : this.#square(place, view);
    this.editor.toolbox.pickUp({ target, pixel: pixelOf(target) }, "it");
  }

  escape(): void {
    this.#send("cancel", { kind: "nothing" }, {});
  }

  #send(kind: ToolEvent["kind"], place: Target | Point, { shift = false, alt = false, view = "stage" }: Keys): void {
    const target = "kind" in place ? place : this.#square(place, view);
    this.editor.toolbox.dispatch({ kind, target, pixel: pixelOf(target), shift, alt });
  }

  #square(cell: Point, view: ViewId): Target {
    const stage = this.editor.scene(view)?.stage ?? currentStage(this.state.document.world);
    const inside = stage !== undefined && cell.x >= 0 && cell.y >= 0 && cell.x < stage.width && cell.y < stage.height;
    return { kind: "square", view, cell, within: { x: 0.5, y: 0.5 }, inside };
  }
}

/** Panels lie left of the stage, each target at a pixel of its own, so that moving between two of them is always a drag. */
function pixelOf(target: Target): Point {
  if (target.kind === "square") return { x: (target.cell.x + 0.5) * CELL, y: (target.cell.y + 0.5) * CELL };
  const text = JSON.stringify(target);
  return { x: -100, y: [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) * 10 };
}

/** Moves one actor to a square, as a drag does; nothing happens if it cannot stand there. */
export function moveActor(editor: Editor, view: ViewId, actorId: Id, cell: Point): void {
  const actor = editor.actor(view, actorId);
  if (!actor) return;
  const step = subtract(cell, actor.position);
  if (!editor.selection.refusals(view, [actor], false)(step)) editor.selection.move(view, [actor], step);
}

/** Chooses the stamp with something to print. */
export function chooseStamp({ toolbox, ui }: Editor, stampItem: StampItem): void {
  if (ui.state.toolId !== "stamp") toolbox.chooseTool("stamp");
  if (ui.state.toolId === "stamp") ui.set({ stampItem });
}
