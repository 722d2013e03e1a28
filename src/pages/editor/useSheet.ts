/** Whether the inspector is out where it is a sheet (details §2): out to name a rule just recorded or to show one, away while one is acted out. */
import { useState } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";

export interface Sheet {
  readonly isOpen: boolean;
  readonly show: (open: boolean) => void;
}

/** Follows the editor within the very render, for a field in a hidden sheet could not take the focus. */
export function useSheet(): Sheet {
  const naming = useEditorState(({ ui }) => ui.namingRuleId !== null);
  const recording = useEditorState((state) => state.recording !== null);
  const shows = useEditorState(({ notice }) => (notice?.touched.shows ?? 0) > 0);
  const [seen, setSeen] = useState({ naming, recording, shows });
  const [isOpen, show] = useState(naming);
  if (seen.naming !== naming || seen.recording !== recording || seen.shows !== shows) {
    setSeen({ naming, recording, shows });
    if (naming || (shows && !seen.shows)) show(true);
    else if (recording) show(false);
  }
  return { isOpen, show };
}
