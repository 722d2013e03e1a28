import { useEditorState } from "../../editor/EditorProvider.tsx";
import { own } from "../../engine/index.ts";
import { type FirstStep, useFirstStep } from "./useFirstStep.ts";

type Teaching = Extract<FirstStep, { readonly kind: "record" }>;

/** Whom the hint over the stage offers to teach right now; null while it is not shown. */
export function useTeachPill(): Teaching | null {
  const step = useFirstStep();
  const isElsewhere = useEditorState(({ ui, document }) => {
    const wantsToPlace = own(document.characters, ui.wantsToPlaceId ?? "") !== undefined;
    return ui.teachHintClosed || wantsToPlace || ui.toolId !== "pointer";
  });
  return step?.kind === "record" && !isElsewhere ? step : null;
}
