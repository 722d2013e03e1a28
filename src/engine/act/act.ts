import type { CompiledAction } from "../compile/CompiledRule.ts";
import { type Acting, type Outcome, skippedHere } from "./Acting.ts";
import { changeAppearance } from "./changeAppearance.ts";
import { changeGlobal } from "./changeGlobal.ts";
import { changeTransform } from "./changeTransform.ts";
import { changeVariable } from "./changeVariable.ts";
import { create } from "./create.ts";
import { end } from "./end.ts";
import { leadToStage } from "./leadToStage.ts";
import { move } from "./move.ts";
import { playSound } from "./playSound.ts";
import { remove } from "./remove.ts";
import { say } from "./say.ts";
import { travel } from "./travel.ts";

/** Carries out one action of a rule. */
export function act(step: CompiledAction, acting: Acting): Outcome {
  const { action } = step;
  switch (action.type) {
    case "create":
      return create(action, step, acting);
    case "move":
      return move(action, step, acting);
    case "delete":
      return remove(step, acting);
    case "appearance":
      return changeAppearance(step, acting);
    case "transform":
      return changeTransform(step, acting);
    case "variable":
      return changeVariable(action, step, acting);
    case "global":
      return changeGlobal(action, step, acting);
    case "unknown":
      return UNREADABLE;
    case "sound":
      return playSound(action, acting);
    case "say":
      return say(action, step, acting);
    case "stage":
      return leadToStage(action, acting);
    case "travel":
      return travel(action, step, acting);
    case "end":
      return end(action, acting);
    default:
      return unknownAction(action);
  }
}

const UNREADABLE = skippedHere("it cannot be read");

function unknownAction(_: never): Outcome {
  return { kind: "impossible", message: "Unknown action type" };
}
