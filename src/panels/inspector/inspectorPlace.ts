import { matchesMedia } from "../../browser/screen.ts";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { useMedia } from "../../widgets/useMedia.ts";

/** Beside the stage, below it, or a sheet over it, which is closed at first. */
export type InspectorPlace = "beside" | "below" | "sheet";

/** No room for it beside the stage. */
const TOO_NARROW = "(max-width: 999px)";
/** An upright tablet: a wide stage leaves height below it. The styles of the editor have the same numbers. */
const UPRIGHT = "(min-width: 600px) and (max-width: 1099px) and (min-height: 850px) and (max-aspect-ratio: 5/6)";
/** On a small tablet the pictures of a recording need that height. */
const SMALL_UPRIGHT = "(max-width: 699px)";

/** Where the inspector is in this window. */
export function useInspectorPlace(): InspectorPlace {
  const isRecording = useEditorState(({ recording }) => recording !== null);
  const isTooNarrow = useMedia(TOO_NARROW);
  const isUpright = useMedia(UPRIGHT);
  const isSmall = useMedia(SMALL_UPRIGHT);
  if (isUpright && !(isSmall && isRecording)) return "below";
  return isTooNarrow ? "sheet" : "beside";
}

/** Whether the inspector is a sheet in this window while nothing is recorded. */
export function isSheetNow(): boolean {
  return matchesMedia(TOO_NARROW) && !matchesMedia(UPRIGHT);
}
