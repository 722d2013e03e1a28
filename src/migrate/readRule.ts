import type { Action, Id, Rule } from "../engine/index.ts";
import { RuleFacts } from "./RuleFacts.ts";
import { readAction } from "./readAction.ts";
import { isByActor, readConditions } from "./readConditions.ts";
import { isEmpty, listOf, nameOf, textOf } from "./reading.ts";
import { readExtent, readPicture } from "./readPicture.ts";
import { stepsFromStart } from "./stepsFromStart.ts";
import type { Complain, UnreadFields } from "./UnreadFields.ts";
import type { WorldFacts } from "./WorldFacts.ts";

/** One before-and-after picture, in today's shape; what of it cannot be read is kept with the fields it was read from. */
export function readRule(unread: UnreadFields, id: Id, world: WorldFacts): Rule {
  const { fields } = unread;
  const mainActorId = textOf(fields.mainActorId) ?? "";
  const actors = unread.take("actors", (value, complain) => readPicture(value, mainActorId, complain));
  const facts = new RuleFacts(actors, fields.actions, world, unread.log);
  const actions = unread.take("actions", (value, complain) => readActions(value, facts, complain));
  return {
    type: "rule",
    id,
    name: nameOf(fields.name, "Untitled Rule"),
    mainActorId,
    conditions: unread.take("conditions", (value, complain) => readConditions(value, facts, complain)),
    actors,
    actions: isByActor(fields.conditions) ? stepsFromStart(actions, mainActorId) : actions,
    extent: unread.take("extent", readExtent),
  };
}

function readActions(value: unknown, facts: RuleFacts, complain: Complain): Action[] {
  if (!isEmpty(value) && !Array.isArray(value)) complain();
  return listOf(value).flatMap((entry) => {
    const action = readAction(entry, facts);
    if (!action) complain();
    return action ?? [];
  });
}
