import { type Action, type Extent, type Id, type Rule, STAGE_SIZE_MAX } from "../engine/index.ts";
import type { Notes } from "./Notes.ts";
import { readAction } from "./readAction.ts";
import { readActors } from "./readActor.ts";
import { readConditions } from "./readConditions.ts";
import { type Fields, fieldsOf, listOf, mapOf, nameOf, textOf, wholeOf } from "./reading.ts";
import type { WorldFacts } from "./WorldFacts.ts";

/** One before-and-after picture, in today's shape. */
export function readRule(fields: Fields, id: Id, facts: WorldFacts): Rule {
  const name = nameOf(fields.name, "Untitled Rule");
  const actors = readActors(fields.actors);
  return {
    type: "rule",
    id,
    name,
    mainActorId: textOf(fields.mainActorId) ?? "",
    conditions: readConditions(fields.conditions, {
      actors,
      defaultValue: ({ characterId }, variableId) => facts.defaultValue(characterId, variableId),
      complain: (text) => facts.notes.add(`“${name}”: ${text}`),
    }),
    actors,
    actions: readActions(fields.actions, name, facts.notes),
    extent: readExtent(fields.extent),
  };
}

function readActions(value: unknown, ruleName: string, notes: Notes): Action[] {
  return listOf(value).flatMap((entry) => {
    const action = readAction(entry);
    if (!action) notes.add(`“${ruleName}”: a step that cannot be done was left out.`);
    return action ?? [];
  });
}

/** At least the main actor's square in each direction it names, at most as far as a stage is large. */
function readExtent(value: unknown): Extent {
  const { xmin, xmax, ymin, ymax, ignored } = fieldsOf(value);
  const [left, right] = inOrder(xmin, xmax);
  const [top, bottom] = inOrder(ymin, ymax);
  return {
    xmin: left,
    xmax: right,
    ymin: top,
    ymax: bottom,
    ignored: mapOf(ignored, (entry) => (entry ? true : null)),
  };
}

function inOrder(one: unknown, other: unknown): [number, number] {
  const [a, b] = [one, other].map((value) => wholeOf(value, 0, -STAGE_SIZE_MAX, STAGE_SIZE_MAX));
  return [Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0)];
}
