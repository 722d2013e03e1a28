import { useEffect } from "react";
import { isFocusFree } from "../../browser/focus.ts";
import { handlesOwnKeys } from "../../browser/keyboard.ts";
import type { Editor } from "../../editor/Editor.ts";
import { namedKeys, selectedIn, type ToolId } from "../../editor/index.ts";
import { type Actor, fillsSquare, own } from "../../engine/index.ts";
import { stageAt } from "../film/past.ts";
import { toolOfKey } from "./toolList.ts";

/** The shortcuts that work anywhere in the editor, and the right-click that returns to the pointer tool. */
export function useEditorKeys(editor: Editor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isForDialog(editor, event.target)) return;
      const shortcut = shortcutOf(event);
      if (!shortcut || belongsToGame(editor, event)) return;
      if (shortcut.kind === "why" && !isForWhy(editor, event.target)) return;
      event.preventDefault();
      runShortcut(editor, shortcut, event.target);
    };
    const onContextMenu = (event: MouseEvent) => {
      if (handlesOwnKeys(event.target)) return;
      event.preventDefault();
      editor.toolbox.chooseTool("pointer");
    };
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("contextmenu", onContextMenu);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("contextmenu", onContextMenu);
    };
  }, [editor]);
}

/** An open dialog gets all keys, even while nothing has the focus. */
function isForDialog(editor: Editor, target: EventTarget | null): boolean {
  return editor.store.getState().ui.modal !== null || handlesOwnKeys(target);
}

/** W asks only on the stage, in the list of its actors, and in the bar of an actor. A game that is played with W keeps it. */
function isForWhy({ store }: Editor, target: EventTarget | null): boolean {
  const isAtHand =
    target instanceof Element && target.closest("[data-view=stage], [data-actor], [data-selection-bar]") !== null;
  return isAtHand && !namedKeys(store.getState().document.characters).has(WHY_CODE);
}

const WHY_CODE = 87;

/** While a game plays, keys belong to the game; the editor gets only Escape and those with Ctrl or Cmd. */
function belongsToGame(editor: Editor, event: KeyboardEvent): boolean {
  return editor.store.getState().playback.running && !event.ctrlKey && !event.metaKey && event.key !== "Escape";
}

function runShortcut(editor: Editor, shortcut: EditorShortcut, target: EventTarget | null): void {
  switch (shortcut.kind) {
    case "undo":
      editor.undo();
      break;
    case "redo":
      editor.redo();
      break;
    case "escape":
      letGo(editor);
      break;
    case "keys":
      editor.openModal({ id: "keys" });
      break;
    case "why":
      askWhy(editor, target);
      break;
    case "tool":
      editor.toolbox.chooseTool(shortcut.tool);
      focusStageIfFree();
      break;
  }
}

/**
 * Asks why somebody did what it did in the turn that is shown: whose button has the focus, else who is selected, else who stands on the square of
 * the keyboard.
 */
function askWhy(editor: Editor, target: EventTarget | null): void {
  const { film, store } = editor;
  const { ui, playback } = store.getState();
  const stage = ui.past === null ? editor.live().stage() : stageAt(editor, ui.past);
  const focusedId = target instanceof HTMLElement ? target.dataset.actor : undefined;
  const [selectedId] = selectedIn(ui, "stage");
  const actorId = focusedId ?? selectedId ?? standingAtCursor(editor)?.id;
  if (actorId === undefined || !film || playback.turns === 0) return;
  if (actorId !== selectedId) editor.ui.selectActor("stage", actorId, own(stage?.actors ?? {}, actorId)?.characterId);
  editor.ui.ask({ actorId, turn: film.turnToAsk(ui.past ?? playback.turns) });
}

function standingAtCursor({ store, live }: Editor): Actor | undefined {
  const { ui, document } = store.getState();
  const stage = live().grid();
  const cell = ui.cursor?.view === "stage" ? ui.cursor.cell : null;
  if (!stage || !cell) return undefined;
  return live()
    .actorsWhere(fillsSquare(document.characters, stage, cell))
    .at(-1);
}

/** So that the next key works with the tool on the stage, unless a control has the keys. */
function focusStageIfFree(): void {
  if (isFocusFree()) document.querySelector<HTMLElement>("[data-view=stage]")?.focus();
}

/** Escape puts back what was picked up, or else returns to the pointer, or else clears the selection. */
function letGo(editor: Editor): void {
  const { ui } = editor.store.getState();
  if (ui.past !== null) editor.ui.lookAt(null);
  else if (ui.carries !== null) editor.toolbox.interrupt();
  else if (ui.toolId !== "pointer") editor.toolbox.chooseTool("pointer");
  else if (ui.selectedActorId !== null) editor.selection.selectActor(ui.selectedView, null);
}

export type EditorShortcut =
  | { readonly kind: "undo" | "redo" | "escape" | "keys" | "why" }
  | { readonly kind: "tool"; readonly tool: ToolId };

export interface ShortcutPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * The editor shortcut of a key press: undo, redo, Escape, the help or a tool; null if there is none. Shift+Z redoes with and without Ctrl.
 */
export function shortcutOf(press: ShortcutPress): EditorShortcut | null {
  const key = press.key.toLowerCase();
  if (press.altKey) return null;
  if (key === "z" && press.shiftKey) return { kind: "redo" };
  if (press.ctrlKey || press.metaKey) return key === "z" ? { kind: "undo" } : key === "y" ? { kind: "redo" } : null;
  if (key === "escape") return { kind: "escape" };
  if (key === "?") return { kind: "keys" };
  if (key === "w" && !press.shiftKey) return { kind: "why" };
  const tool = press.shiftKey ? undefined : toolOfKey(key);
  return tool ? { kind: "tool", tool: tool.id } : null;
}
