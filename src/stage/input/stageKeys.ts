/** The keyboard on a stage view: a cell cursor and zooming while the game stands, Delete and Escape always. */
import { onPageHidden } from "../../browser/page.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { ViewId } from "../../editor/store/EditorState.ts";
import type { StageView } from "../view/StageView.ts";
import { CellCursor } from "./CellCursor.ts";

/** How much larger one press of a key or of a button makes a stage. */
export const ZOOM_STEP = 1.25;

export interface StageKeyDeps {
  readonly element: HTMLElement;
  readonly stageView: StageView;
  readonly view: ViewId;
  readonly editor: Editor;
  /** Reads out where the cursor is. */
  readonly say: (text: string) => void;
}

/** Listens as long as the stage has the focus; the answer ends it. */
export function attachStageKeys(deps: StageKeyDeps): () => void {
  const { element } = deps;
  const cursor = new CellCursor(deps);
  const down = (event: KeyboardEvent) => event.target === element && pressed(deps, cursor, event);
  const hide = () => cursor.hide();
  element.addEventListener("keydown", down);
  element.addEventListener("blur", hide);
  element.addEventListener("pointerdown", hide);
  const unwatch = onPageHidden(hide);
  return () => {
    element.removeEventListener("keydown", down);
    element.removeEventListener("blur", hide);
    element.removeEventListener("pointerdown", hide);
    unwatch();
    hide();
  };
}

function pressed(deps: StageKeyDeps, cursor: CellCursor, event: KeyboardEvent): void {
  const { view, editor } = deps;
  if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (event.altKey && !cursor.isCarrying) return;
  if (event.key === "Tab" || /^F\d+$/.test(event.key)) return;
  const isPutBack = cursor.isCarrying && event.key === "Escape" && cursor.take(event);
  if (isPutBack || deselects(editor, view, event) || deletes(editor, event) || takes(deps, cursor, event)) {
    event.preventDefault();
  }
}

function takes({ editor, stageView }: StageKeyDeps, cursor: CellCursor, event: KeyboardEvent): boolean {
  return !isPlaying(editor) && (cursor.take(event) || zooms(stageView, event));
}

/** Plus and minus make it larger and smaller, nought shows it as the stage wishes. */
function zooms(stageView: StageView, { key }: KeyboardEvent): boolean {
  if (!stageView.canZoom || !/^[+=0-]$/.test(key)) return false;
  if (key === "0") stageView.resetZoom();
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

function deselects(editor: Editor, view: ViewId, { key }: KeyboardEvent): boolean {
  const { gesture, ui } = editor.store.getState();
  if (key !== "Escape" || editor.readOnly || gesture || !ui.selectedActorId) return false;
  editor.selectActor(view, null);
  return true;
}
