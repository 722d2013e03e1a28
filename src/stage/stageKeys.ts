/** The keyboard on a stage view: keys of the game while it plays, a cell cursor while it stands (details §4 "Keys"). */
import { keyCodeOf } from "../browser/keyCodes.ts";
import { onPageHidden } from "../browser/page.ts";
import type { Editor } from "../editor/Editor.ts";
import { namedKeys } from "../editor/playback/namedKeys.ts";
import type { ViewId } from "../editor/store/EditorState.ts";
import { CellCursor } from "./CellCursor.ts";
import type { StageView } from "./StageView.ts";

/** How much larger one press of a key or of a button makes a stage. */
export const ZOOM_STEP = 1.25;

export interface Keys {
  readonly element: HTMLElement;
  readonly stageView: StageView;
  readonly view: ViewId;
  readonly editor: Editor;
  /** Reads out where the cursor is. */
  readonly say: (text: string) => void;
}

/**
 * Listens as long as the stage has the focus; the answer ends it. Of a game that stands, a key stays held when the
 * focus goes on to Forward, which takes it.
 */
export function attachKeys(keys: Keys): () => void {
  const { element } = keys;
  const cursor = new CellCursor(keys);
  const held = new Map<string, number>();
  const down = (event: KeyboardEvent) => event.target === element && pressed(keys, cursor, held, event);
  const up = (event: KeyboardEvent) => released(keys.editor, held, event);
  const leave = () => letGo(keys.editor, cursor, held);
  const hide = () => cursor.hide();
  const blurred = () => (isPlaying(keys.editor) ? leave() : hide());
  element.addEventListener("keydown", down);
  window.addEventListener("keyup", up);
  element.addEventListener("blur", blurred);
  element.addEventListener("pointerdown", hide);
  const unwatch = onPageHidden(leave);
  return () => {
    element.removeEventListener("keydown", down);
    window.removeEventListener("keyup", up);
    element.removeEventListener("blur", blurred);
    element.removeEventListener("pointerdown", hide);
    unwatch();
    leave();
  };
}

function pressed(keys: Keys, cursor: CellCursor, held: Map<string, number>, event: KeyboardEvent): void {
  const { view, editor } = keys;
  if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (event.altKey && !cursor.isCarrying) return;
  if (event.key === "Tab" || /^F\d+$/.test(event.key)) return;
  const isPutBack = cursor.isCarrying && event.key === "Escape" && cursor.take(event);
  if (isPutBack || deselects(editor, view, event) || deletes(editor, event) || takes(keys, cursor, held, event)) {
    event.preventDefault();
  }
}

/** In a game that stands, a key is held for Forward and moves the cursor all the same. */
function takes(
  { editor, stageView }: Keys,
  cursor: CellCursor,
  held: Map<string, number>,
  event: KeyboardEvent,
): boolean {
  const isNamed = holds(editor, held, event);
  return isPlaying(editor) ? isNamed : cursor.take(event) || zooms(stageView, event);
}

/** Plus and minus make it larger and smaller, nought shows it as the stage wishes. */
function zooms(stageView: StageView, { key }: KeyboardEvent): boolean {
  if (!stageView.canZoom || !/^[+=0-]$/.test(key)) return false;
  if (key === "0") stageView.zoomBack();
  else stageView.zoomBy(key === "-" ? 1 / ZOOM_STEP : ZOOM_STEP);
  return true;
}

/** In the player Delete is a key like any other. */
function deletes(editor: Editor, { key }: KeyboardEvent): boolean {
  if (editor.readOnly || (key !== "Delete" && key !== "Backspace")) return false;
  editor.selection.remove();
  return true;
}

function isPlaying(editor: Editor): boolean {
  return editor.store.getState().playback.running;
}

function holds(editor: Editor, held: Map<string, number>, event: KeyboardEvent): boolean {
  const code = keyCodeOf(event);
  // Escape never is a key of a game, though a rule from elsewhere may name it.
  if (event.key === "Escape" || !namedKeys(editor.store.getState().document.characters).has(code)) return false;
  if (!event.repeat) editor.pressKey(code);
  held.set(event.code, code);
  return true;
}

/** By the physical key: its character may have changed with Shift meanwhile. */
function released(editor: Editor, held: Map<string, number>, event: KeyboardEvent): void {
  const code = held.get(event.code);
  if (code === undefined) return;
  held.delete(event.code);
  editor.releaseKey(code);
}

function letGo(editor: Editor, cursor: CellCursor, held: Map<string, number>): void {
  cursor.hide();
  if (held.size > 0) editor.releaseAllKeys();
  held.clear();
}

function deselects(editor: Editor, view: ViewId, { key }: KeyboardEvent): boolean {
  const { gesture, ui } = editor.store.getState();
  if (key !== "Escape" || editor.readOnly || gesture || !ui.selectedActorId) return false;
  editor.selectActor(view, null);
  return true;
}
