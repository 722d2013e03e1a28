import type { Action } from "../world/rule.ts";
import type { Acting, Outcome } from "./Acting.ts";
import { changeAppearance } from "./changeAppearance.ts";
import { changeGlobal } from "./changeGlobal.ts";
import { changeTransform } from "./changeTransform.ts";
import { changeVariable } from "./changeVariable.ts";
import { create } from "./create.ts";
import { move } from "./move.ts";
import { remove } from "./remove.ts";

/** Carries out one action of a rule (engine.md, "Applying it"). */
export function act(action: Action, acting: Acting): Outcome {
  switch (action.type) {
    case "create":
      return create(action, acting);
    case "move":
      return move(action, acting);
    case "delete":
      return remove(action, acting);
    case "appearance":
      return changeAppearance(action, acting);
    case "transform":
      return changeTransform(action, acting);
    case "variable":
      return changeVariable(action, acting);
    case "global":
      return changeGlobal(action, acting);
    default:
      return unknownAction(action);
  }
}

function unknownAction(_: never): Outcome {
  return { kind: "impossible", message: "Unknown action type" };
}
