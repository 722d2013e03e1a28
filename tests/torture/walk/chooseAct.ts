import { one } from "./aim.ts";
import { drawing, otherDialog, recording, stagesDialog } from "./dialogActs.ts";
import { anything, frame, library, onStage, playing, rare, teaching } from "./editorActs.ts";
import type { Situation } from "./probe.ts";
import type { Act, Acts, Dice } from "./Surroundings.ts";

/** The groups of actions, each with its weight. */
const CALM: readonly (readonly [name: string, acts: Acts, sides: number])[] = [
  ["anything", anything, 4],
  ["on the stage", onStage, 6],
  ["playing", playing, 4],
  ["library", library, 4],
  ["teaching", teaching, 4],
  ["frame", frame, 4],
];
/** One action in this many is a rare one. */
const RARE = 70;

/** An action that suits what is shown, so that most of them do something. */
export function chooseAct({ modal, isRecording }: Situation, dice: Dice): { readonly name: string; readonly act: Act } {
  if (dice(RARE) === 0) return oneOf("rare", rare);
  if (modal === "editAppearance") return oneOf("drawing", drawing);
  if (modal === "stages") return oneOf("stages", stagesDialog);
  if (modal !== null) return oneOf("dialog", otherDialog);
  if (isRecording && dice(8) > 0) return oneOf("recording", recording);
  const sides = CALM.flatMap((group) => Array.from({ length: group[2] }, () => group));
  const [group, acts] = one(dice, sides);
  return oneOf(group, acts);

  function oneOf(group: string, acts: Acts) {
    const [name, act] = one(dice, Object.entries(acts));
    return { name: `${group}: ${name}`, act };
  }
}
