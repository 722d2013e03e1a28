/** Saving: what a recording shows, as a rule counted from its main actor (details §10 "Saving"). */
import type { Id, Rule } from "../engine/index.ts";
import { trimmed } from "./extent.ts";
import { actorsInPicture } from "./picture.ts";
import type { Cast, Recording } from "./Recording.ts";
import { rowsGone, shownConditions } from "./rows.ts";
import { movedBy } from "./start.ts";

export interface RuleNaming {
  readonly id: Id;
  readonly name: string;
}

/** Only actors in the picture, conditions that are shown and rows that name nothing gone are kept; marks outside the extent are not. */
export function toRule(recording: Recording, cast: Cast, { id, name }: RuleNaming): Rule {
  const { mainActorId, origin, actions } = recording;
  const gone = rowsGone(recording, cast);
  return {
    type: "rule",
    id,
    name,
    mainActorId,
    conditions: shownConditions(recording, cast),
    actors: movedBy(actorsInPicture(recording, cast.characters), { x: -origin.x, y: -origin.y }),
    actions: actions.filter((_, index) => !gone.has(index)),
    extent: trimmed(recording.extent),
  };
}
