import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { ToolId } from "../../editor/index.ts";
import { own } from "../../engine/index.ts";
import type { Success } from "./FirstSuccess.ts";
import { type FirstStep, useFirstStep } from "./useFirstStep.ts";
import { useSuccess } from "./useSuccess.ts";

/** What is said to a child right now: what the tool in hand waits for, praise for a rule, or the next step of a game that has no rule yet. */
export type SaidHint =
  | { readonly kind: "tool"; readonly tool: ToolId }
  | { readonly kind: "success"; readonly success: Success }
  | { readonly kind: "placing"; readonly characterId: string }
  | { readonly kind: "step"; readonly step: FirstStep };

/** One at a time, and none about the past: what to do next is about now. */
export function useHint(): SaidHint | null {
  const tool = useEditorState(({ ui }) => ui.toolId);
  const running = useEditorState(({ playback }) => playback.running);
  const isElsewhere = useEditorState(
    ({ ui, recording }) => ui.carries !== null || ui.past !== null || recording !== null,
  );
  const wantedId = useEditorState(({ ui, document }) => own(document.characters, ui.wantsToPlaceId ?? "")?.id);
  const step = useFirstStep();
  const success = useSuccess();
  if (isElsewhere) return null;
  if (tool !== "pointer" && step?.kind !== "addCharacter") return running ? null : { kind: "tool", tool };
  if (success) return { kind: "success", success };
  if (wantedId !== undefined && step?.kind !== "place") return { kind: "placing", characterId: wantedId };
  return step && { kind: "step", step };
}
