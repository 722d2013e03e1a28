/** Who stands where in the picture of a rule, and which squares it looks at. */
import { type Actor, type Actors, type Extent, type Id, own, STAGE_SIZE_MAX } from "../engine/index.ts";
import { isDirection, readActor } from "./readActor.ts";
import type { ReportUnread } from "./reading.ts";
import {
  type FieldNames,
  fieldsOf,
  hasContent,
  isEmptyOrAbsent,
  isFields,
  isNumberOrAbsent,
  mapOf,
  pointIn,
  textOf,
  unknownFields,
  wholeOf,
} from "./reading.ts";

/** Complains of a picture with somebody in it who could be anybody, anywhere, and of one without its main actor. */
export function readPicture(value: unknown, mainActorId: Id, complain: ReportUnread): Actors {
  if (!isEmptyOrAbsent(value) && !isFields(value)) complain();
  const actors = mapOf(value, (entry, id) => {
    const actor = readPictureActor(entry, id);
    if (!actor) complain();
    return actor;
  });
  if (!own(actors, mainActorId)) complain();
  return actors;
}

const ACTOR: FieldNames<Actor> = {
  id: true,
  characterId: true,
  position: true,
  appearance: true,
  transform: true,
  variableValues: true,
  frameCount: true,
};

/** Null for an actor of whom it cannot be told who it is or which squares it fills. */
function readPictureActor(value: unknown, id: Id): Actor | null {
  const { position } = fieldsOf(value);
  return pointIn(position) ? readCreatedActor(value, id) : null;
}

/** As `readPictured`, for one that a rule makes: where it comes to stand is said elsewhere. */
export function readCreatedActor(value: unknown, id: Id): Actor | null {
  const actor = readActor(value, id);
  const fields = fieldsOf(value);
  const { characterId, appearance, transform } = fields;
  const isKnown = textOf(characterId) !== null && (appearance === undefined || textOf(appearance) !== null);
  return actor && isKnown && isDirection(transform) ? { ...unknownFields(fields, ACTOR), ...actor } : null;
}

const EXTENT: FieldNames<Extent> = { xmin: true, xmax: true, ymin: true, ymax: true, ignored: true };

/** At least the main actor's square in each direction it names, at most as far as a stage is large. */
export function readExtent(value: unknown, complain: ReportUnread): Extent {
  if (value !== undefined && !isFields(value)) complain();
  const fields = fieldsOf(value);
  const { xmin, xmax, ymin, ymax, ignored } = fields;
  const others = unknownFields(fields, EXTENT);
  if (![xmin, xmax, ymin, ymax].every(isNumberOrAbsent) || Object.values(others).some(hasContent)) complain();
  const [left, right] = inOrder(xmin, xmax);
  const [top, bottom] = inOrder(ymin, ymax);
  return { ...others, xmin: left, xmax: right, ymin: top, ymax: bottom, ignored: readIgnored(ignored, complain) };
}

function inOrder(one: unknown, other: unknown): [number, number] {
  const [a, b] = [one, other].map((value) => wholeOf(value, 0, -STAGE_SIZE_MAX, STAGE_SIZE_MAX));
  return [Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0)];
}

function readIgnored(value: unknown, complain: ReportUnread): Record<string, true> {
  if (!isEmptyOrAbsent(value) && !isFields(value)) complain();
  return mapOf(value, (entry) => {
    if (typeof entry !== "boolean" && entry !== null) complain();
    return entry === true ? true : null;
  });
}
