import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useEditorState } from "../../../editor/EditorProvider.tsx";
import type { ModalState } from "../../../editor/state/EditorState.ts";
import { focusPart } from "../parts/partFocus.ts";

/** Dialogs about the whole game, to which a sheet would only be in the way afterwards. */
const GAME_DIALOGS: readonly ModalState["id"][] = ["stages", "exploreCharacters", "videos", "earlierVersions"];

/** The inspector on screens where it is a sheet. */
export interface Sheet {
  readonly isOpen: boolean;
  /** The button that opens it, and has the focus once it is closed. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Opens it and gives it the focus. */
  readonly open: () => void;
  readonly close: () => void;
  /** Escape closes the open sheet before it means anything to the stage. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function useSheet(): Sheet {
  const [isOpen, show] = useShownSheet();
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    // A hidden sheet cannot be focused, so it must be rendered first.
    flushSync(() => show(true));
    focusPart("Inspector");
  };
  const close = () => {
    show(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    close();
  };
  return { isOpen, button, open, close, onKeyDown };
}

/**
 * Opened to name a new rule or to show one, closed while a rule is recorded and for a dialog about the whole game.
 * Set during rendering, because a field in a hidden sheet could not be focused.
 */
function useShownSheet(): readonly [isOpen: boolean, show: (isOpen: boolean) => void] {
  const naming = useEditorState(({ ui }) => ui.namingRuleId !== null);
  const recording = useEditorState((state) => state.recording !== null);
  const shows = useEditorState(({ notice }) => (notice?.touched.shows ?? 0) > 0);
  const dialog = useEditorState(({ ui }) => ui.modal !== null && GAME_DIALOGS.includes(ui.modal.id));
  const [seen, setSeen] = useState({ naming, recording, shows, dialog });
  const [isOpen, show] = useState(naming);
  if (seen.naming !== naming || seen.recording !== recording || seen.shows !== shows || seen.dialog !== dialog) {
    setSeen({ naming, recording, shows, dialog });
    if (naming || (shows && !seen.shows)) show(true);
    else if (recording || dialog) show(false);
  }
  return [isOpen, show];
}
