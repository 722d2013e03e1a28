import { handlesOwnKeys, hasTextSelection } from "../../browser/keyboard.ts";
import { onPageHidden } from "../../browser/page.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { ViewId } from "../../editor/index.ts";
import type { Side } from "../../engine/index.ts";
import type { StageView } from "../view/StageView.ts";
import { CellCursor } from "./CellCursor.ts";
import { zoomByKey } from "./zoomKeys.ts";

export interface StageKeyDeps {
  readonly element: HTMLElement;
  readonly stageView: StageView;
  readonly view: ViewId;
  readonly editor: Editor;
  /** Announces the square of the cursor. */
  readonly say: (text: string) => void;
}

/** Keys of a focused stage: cursor and zoom while the game is stopped, Delete and Escape always; in a player, zoom always. The returned function ends that. */
export function attachStageKeys(deps: StageKeyDeps): () => void {
  const { element, stageView } = deps;
  const cursor = new CellCursor(deps);
  const down = (event: KeyboardEvent) => event.target === element && pressed(deps, cursor, event);
  const show = () => cursor.showOnFocus();
  const hide = () => cursor.hide();
  element.addEventListener("keydown", down);
  element.addEventListener("focus", show);
  element.addEventListener("blur", hide);
  element.addEventListener("pointerdown", hide);
  const unwatch = onPageHidden(hide);
  // A picture may have the focus before it knows its stage.
  const unlisten = stageView.onFacts(() => !cursor.hasBegun && show());
  const unsubscribe = deps.editor.store.subscribe(({ playback: { running } }, before) => {
    if (running === before.playback.running) return;
    if (running) hide();
    // A key that is still down was meant for the game, so the cursor does not cover its last picture.
    else if (!deps.editor.playback.keys.areDown) show();
  });
  show();
  return () => {
    element.removeEventListener("keydown", down);
    element.removeEventListener("focus", show);
    element.removeEventListener("blur", hide);
    element.removeEventListener("pointerdown", hide);
    unwatch();
    unlisten();
    unsubscribe();
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

function takes(deps: StageKeyDeps, cursor: CellCursor, event: KeyboardEvent): boolean {
  const { editor, stageView } = deps;
  if (isPlaying(editor)) return editor.readOnly && zoomByKey(stageView, event.key);
  return grows(deps, cursor, event) || cursor.take(event) || zoomByKey(stageView, event.key);
}

const SIDES: Readonly<Record<string, Side>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "top",
  ArrowDown: "bottom",
};

/** With Shift, an arrow adds a row or column to the pictures of a recording, as the tab on that side does. */
function grows({ view, editor }: StageKeyDeps, cursor: CellCursor, { key, shiftKey }: KeyboardEvent): boolean {
  const side = Object.hasOwn(SIDES, key) ? SIDES[key] : undefined;
  if (view === "stage" || !shiftKey || !side || cursor.isCarrying) return false;
  editor.recording.growSide(side, 1);
  return true;
}

/** In the player, games may use Delete as any other key. */
function deletes(editor: Editor, { key }: KeyboardEvent): boolean {
  if (editor.readOnly || (key !== "Delete" && key !== "Backspace")) return false;
  // An actor that is being carried is selected, too: it is put down first.
  editor.toolbox.interrupt();
  editor.selection.remove();
  return true;
}

function isPlaying(editor: Editor): boolean {
  return editor.store.getState().playback.running;
}

function deselects(editor: Editor, view: ViewId, { key }: KeyboardEvent): boolean {
  const { preview, ui } = editor.store.getState();
  if (key !== "Escape" || editor.readOnly || preview || !ui.selectedActorId) return false;
  editor.selection.selectActor(view, null);
  return true;
}

/** Copy, cut, paste, duplicate and select all by key, wherever the focus is. The returned function ends that. */
export function attachSelectionKeys(editor: Editor): () => void {
  const pressed = (event: KeyboardEvent) => {
    const isElsewhere =
      event.defaultPrevented || handlesOwnKeys(event.target) || editor.store.getState().ui.modal !== null;
    const work = isElsewhere ? undefined : workOf(editor, event);
    if (!work) return;
    event.preventDefault();
    work();
  };
  window.addEventListener("keydown", pressed);
  return () => window.removeEventListener("keydown", pressed);
}

function workOf({ clipboard, selection }: Editor, event: KeyboardEvent): (() => void) | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.repeat) return undefined;
  switch (event.key.toLowerCase()) {
    case "c":
      return hasTextSelection() ? undefined : () => clipboard.copy();
    case "x":
      return hasTextSelection() ? undefined : () => clipboard.cut();
    case "v":
      return () => clipboard.paste();
    case "d":
      return () => clipboard.duplicate();
    case "a":
      return () => selection.selectAll();
    default:
      return undefined;
  }
}
