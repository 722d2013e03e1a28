import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { shallow } from "zustand/vanilla/shallow";
import { isFocusable } from "../../browser/focus.ts";
import { isTextField } from "../../browser/keyboard.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ModalState } from "../../editor/index.ts";
import { TILE } from "../../engine/index.ts";
import { focusPart } from "./partFocus.ts";

/** What lies above a sheet, and takes Escape before it. */
const ABOVE = "[role=dialog], [role=alertdialog], [role=menu][data-state=open]";

/** Dialogs about the whole game, to which a sheet would only be in the way afterwards. */
const GAME_DIALOGS: readonly ModalState["id"][] = ["stages", "exploreCharacters", "earlierVersions"];

/** The inspector on screens where it is a sheet. */
export interface Sheet {
  readonly isOpen: boolean;
  /** The button that opens it, and has the focus once it is closed. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Opens it and gives it the focus. */
  readonly open: () => void;
  readonly close: () => void;
}

export function useSheet(): Sheet {
  const { notices } = useEditor();
  const [isOpen, show] = useShownSheet();
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    // It may say where the new rule is, which is in view now.
    notices.dismissPassing();
    // A hidden sheet cannot be focused, so it must be rendered first.
    flushSync(() => show(true));
    focusPart("Inspector");
  };
  const close = () => {
    show(false);
    button.current?.focus();
  };
  // On a wide screen the inspector is no sheet: it has no button there, and nothing to close.
  useEscape(isOpen, () => {
    if (!isFocusable(button.current)) return false;
    close();
    return true;
  });
  return { isOpen, button, open, close };
}

/**
 * Handles Escape wherever the focus is, before it means anything to the stage. Dialogs, menus and drags come first, and so does a text
 * field, if it uses the key.
 */
function useEscape(isOn: boolean, takes: () => boolean): void {
  const editor = useEditor();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    const { preview, ui } = editor.store.getState();
    if (preview || ui.carries !== null || document.querySelector(ABOVE) || !takes()) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!isOn) return;
    const early = (event: KeyboardEvent) => !isTextField(event.target) && handle(event);
    const late = (event: KeyboardEvent) => isTextField(event.target) && handle(event);
    window.addEventListener("keydown", early, true);
    window.addEventListener("keydown", late);
    return () => {
      window.removeEventListener("keydown", early, true);
      window.removeEventListener("keydown", late);
    };
  }, [isOn]);
}

/**
 * Opened to show a rule, closed when the game plays, while a rule is recorded, and for a dialog about the whole game. A rule just recorded
 * does not open it, because the stage on which it is to be played lies under it.
 */
function useShownSheet(): readonly [isOpen: boolean, show: (isOpen: boolean) => void] {
  const recording = useEditorState((state) => state.recording !== null);
  const shows = useEditorState(({ notice }) => (notice?.touched.shows ?? 0) > 0);
  const playing = useEditorState(({ playback }) => playback.running);
  const dialog = useEditorState(({ ui }) => ui.modal !== null && GAME_DIALOGS.includes(ui.modal.id));
  const [seen, setSeen] = useState({ recording, shows, playing, dialog });
  const [isOpen, show] = useState(false);
  const now = { recording, shows, playing, dialog };
  if (!shallow(seen, now)) {
    setSeen(now);
    if (playing && !seen.playing) show(false);
    else if (shows && !seen.shows) show(true);
    else if (recording || dialog) show(false);
  }
  return [isOpen, show];
}

/** A pointer that moves further than this pans or drags, px. */
const TAP_PX = 10;
const CONTROL = "button, a, input, select, textarea, label, summary, [role=menu], [role=dialog]";

interface TapHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
}

/** Handlers for the area beside an open sheet. A tap there closes the sheet, except on a control or on a square of the stage. */
export function useTapBeside(isOpen: boolean, close: () => void): TapHandlers {
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event) => {
      pressed.current = isOpen && isOnNothing(event) ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }) => {
      const from = pressed.current;
      pressed.current = null;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) < TAP_PX) close();
    },
  };
}

function isOnNothing({ target, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || target.closest(CONTROL)) return false;
  const view = target.closest<HTMLElement>("[data-view]");
  return !view || !isOnSquare(view, clientX, clientY);
}

/** A stage view has the place of its stage in its data attributes, in CSS px. */
function isOnSquare(view: HTMLElement, clientX: number, clientY: number): boolean {
  const { x, y } = view.getBoundingClientRect();
  const { left, top, zoom, columns, rows } = view.dataset;
  const side = TILE * Number(zoom);
  const column = (clientX - x - Number(left)) / side;
  const row = (clientY - y - Number(top)) / side;
  return column >= 0 && row >= 0 && column < Number(columns) && row < Number(rows);
}
