/** The tour of the editor for children who made a copy of another child's game. */
import type { LessonStep } from "./LessonStep.ts";
import { at, button, page, speech } from "./stepParts.ts";
import { LABELS } from "./words.ts";

const NEXT = button(LABELS.next);

export const WALK_ROUND: readonly LessonStep[] = [
  { id: "fork-copied", poses: ["wave", "talk"], wait: button(LABELS.tour), target: at(page("stepButton")) },
  { id: "fork-controls", poses: ["point"], wait: NEXT, target: at(page("playback")) },
  { id: "fork-library", poses: ["explain"], wait: NEXT, target: at(page("library")) },
  { id: "fork-stage", poses: ["point"], wait: NEXT, target: at(page("stage")) },
  { id: "fork-rules", poses: ["explain"], wait: NEXT, target: at(page("record")) },
  { id: "fork-undo", poses: ["talk"], wait: speech(2000), target: at(page("undo")) },
  { id: "fork-end", poses: ["wave"], wait: button(LABELS.done), target: at(page("mainMenu")) },
];
