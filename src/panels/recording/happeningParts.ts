import { useEditor } from "../../editor/EditorProvider.tsx";
import { changeHappening, type EditedHappening } from "../../recording/happenings.ts";

export interface HappeningWordsProps {
  readonly action: EditedHappening;
  /** Its place among the actions. */
  readonly index: number;
  readonly sentence: string;
  /** "Hero": who says something. */
  readonly name: string;
}

/** Changes the step in its place. */
export function useChange(index: number): (step: EditedHappening) => void {
  const { rows } = useEditor().recording;
  return (step) => rows.change("change action", (recording) => changeHappening(recording, index, step));
}

export type PartProps<Action> = Omit<HappeningWordsProps, "action"> & { readonly action: Action };
