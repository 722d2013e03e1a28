import {
  type Action,
  add,
  type Fields,
  type Id,
  type Operand,
  type Point,
  type VariableOperation,
} from "../engine/index.ts";
import { type RuleFacts, readOperand } from "./RuleFacts.ts";
import { readTransform } from "./readActor.ts";
import { fieldsOf, pointOrNull, textOf, unknownFields } from "./reading.ts";
import { readCreatedActor } from "./readPicture.ts";

/** One action of a rule; null if it cannot be carried out as it was meant. */
export function readAction(value: unknown, facts: RuleFacts): Action | null {
  const fields = fieldsOf(value);
  const actorId = textOf(fields.actorId);
  const action = fields.type === "global" ? readGlobalAction(fields, facts) : readActorAction(fields, actorId, facts);
  return action && { ...unknownFields(fields, ACTION), ...action };
}

/** The known fields of all actions, and the `to` of old ones. */
const ACTION: Readonly<Record<AnyFieldOf<Action> | "to", true>> = {
  type: true,
  actorId: true,
  actor: true,
  offset: true,
  delta: true,
  value: true,
  variable: true,
  global: true,
  operation: true,
  to: true,
};
type AnyFieldOf<Union> = Union extends unknown ? keyof Union : never;

function readActorAction(fields: Fields, actorId: Id | null, facts: RuleFacts): Action | null {
  if (actorId === null) return null;
  switch (fields.type) {
    case "create":
      return readCreate(fields, actorId);
    case "move":
      return readMove(fields, actorId);
    case "delete":
      return { type: "delete", actorId };
    case "appearance":
      return withValue(fields, facts, (value) => ({ type: "appearance", actorId, value }));
    case "transform":
      return readTransformAction(fields, actorId, facts);
    case "variable":
      return readVariableAction(fields, actorId, facts);
    default:
      return null;
  }
}

function readCreate({ actor, offset }: Fields, actorId: Id): Action | null {
  const [created, place] = [readCreatedActor(actor, actorId), pointOrNull(offset)];
  return created && place && { type: "create", actor: created, actorId, offset: place };
}

function readMove({ offset, delta }: Fields, actorId: Id): Action | null {
  const [place, step] = [pointOrNull(offset), pointOrNull(delta)];
  if (place) return { type: "move", actorId, offset: place };
  return step && { type: "move", actorId, delta: step };
}

/** Other tools can turn an actor by an angle. Here an actor can only be set to a direction, so any other operation is unreadable. */
function readTransformAction(fields: Fields, actorId: Id, facts: RuleFacts): Action | null {
  const { operation } = fields;
  if (operation !== undefined && operation !== "set") return null;
  return withValue(fields, facts, (value) => {
    const direction = "constant" in value ? readTransform(value.constant) : null;
    if ("constant" in value && direction === null) return null;
    return { type: "transform", actorId, value: direction === null ? value : { constant: direction } };
  });
}

function readVariableAction(fields: Fields, actorId: Id, facts: RuleFacts): Action | null {
  const variable = textOf(fields.variable);
  const operation = readOperation(fields.operation);
  if (variable === null || !operation || facts.isForeignVariable(actorId, variable)) return null;
  return withValue(fields, facts, (value) => ({ type: "variable", actorId, variable, operation, value }));
}

function readGlobalAction(fields: Fields, facts: RuleFacts): Action | null {
  const global = textOf(fields.global);
  const operation = readOperation(fields.operation);
  if (global === null || !operation) return null;
  return withValue(fields, facts, (value) => ({ type: "global", global, operation, value }));
}

const OPERATIONS: readonly VariableOperation[] = ["add", "subtract", "set"];

function readOperation(value: unknown): VariableOperation | null {
  return OPERATIONS.find((operation) => operation === value) ?? null;
}

/** Old actions have their value in `to`; a missing value is 0. */
function withValue(fields: Fields, facts: RuleFacts, make: (value: Operand) => Action | null): Action | null {
  const given = fields.value ?? fields.to;
  if (given !== undefined && given !== null) {
    const value = readOperand(given, facts);
    return value && make(value);
  }
  facts.log("A rule value is missing, and counts as 0");
  return make({ constant: "0" });
}

/**
 * Converts the main actor's moves from deltas to offsets, which is how rules store them today. Both mean the same, except at the edge of a
 * stage: a rule whose offset leads off the stage does not match, but a delta that does would end the tick.
 */
export function movesAsOffsets(actions: readonly Action[], mainActorId: Id): Action[] {
  let place: Point = { x: 0, y: 0 };
  return actions.map((action) => {
    if (action.type !== "move" || action.actorId !== mainActorId) return action;
    const { delta, ...move } = action;
    place = action.offset ?? (delta ? add(place, delta) : place);
    return { ...move, offset: place };
  });
}
