import type { WorldDocument } from "../../engine/index.ts";
import type { Notices } from "../state/Notices.ts";
import type { Ui } from "../state/Ui.ts";

interface Looking {
  readonly ui: Ui;
  readonly notices: Notices;
}

/** While the past is looked at, stages cannot be changed, since the change would not be seen. Rules can. */
export function refusesInPast({ ui, notices }: Looking, before: WorldDocument, after: WorldDocument): boolean {
  if (ui.state.past === null || before.world.stages === after.world.stages) return false;
  notices.tell("This is the past. Go back to change it.");
  return true;
}
