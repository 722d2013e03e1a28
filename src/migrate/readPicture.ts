import { type Actor, type Actors, type Extent, type Id, isFields, own, STAGE_SIZE_MAX } from "../engine/index.ts";
import { isDirection, readActor } from "./readActor.ts";
import {
  type FieldNames,
  fieldsOf,
  hasContent,
  isEmptyOrAbsent,
  isNumberOrAbsent,
  mapOf,
  pointOrNull,
  type ReportUnread,
  textOf,
  unknownFields,
  wholeOf,
} from "./reading.ts";

/** The actors in a rule's picture. Reports an actor without a readable character or position, and a missing main actor. */
export function readPicture(value: unknown, mainActorId: Id, report: ReportUnread): Actors {
  if (!isEmptyOrAbsent(value) && !isFields(value)) report();
  const actors = mapOf(value, (entry, id) => {
    const actor = readPictureActor(entry, id);
    if (!actor) report();
    return actor;
  });
  if (!own(actors, mainActorId)) report();
  return actors;
}

/** Null if it is unknown which character an actor has or which squares it fills. */
function readPictureActor(value: unknown, id: Id): Actor | null {
  const { position } = fieldsOf(value);
  return pointOrNull(position) ? readCreatedActor(value, id) : null;
}

/** As `readPictureActor`, for an actor that a rule creates: the action says its position. */
export function readCreatedActor(value: unknown, id: Id): Actor | null {
  const actor = readActor(value, id);
  const { characterId, appearance, transform, kind } = fieldsOf(value);
  const isKnown = textOf(characterId) !== null && isTextOrAbsent(appearance) && isTextOrAbsent(kind);
  return actor && isKnown && isDirection(transform) ? actor : null;
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || textOf(value) !== null;
}

const EXTENT: FieldNames<Extent> = {
  xmin: true,
  xmax: true,
  ymin: true,
  ymax: true,
  ignored: true,
  passing: true,
  edge: true,
};

/** The squares that a rule looks at, bounded by the largest stage. */
export function readExtent(value: unknown, report: ReportUnread): Extent {
  if (value !== undefined && !isFields(value)) report();
  const fields = fieldsOf(value);
  const { xmin, xmax, ymin, ymax, ignored, passing, edge } = fields;
  const others = unknownFields(fields, EXTENT);
  if (![xmin, xmax, ymin, ymax].every(isNumberOrAbsent) || Object.values(others).some(hasContent)) report();
  const [left, right] = inOrder(xmin, xmax);
  const [top, bottom] = inOrder(ymin, ymax);
  return {
    ...others,
    xmin: left,
    xmax: right,
    ymin: top,
    ymax: bottom,
    ignored: readSquares(ignored, report),
    ...(passing === undefined || passing === null ? {} : { passing: readPassing(passing, report) }),
    ...(edge === undefined || edge === null ? {} : { edge: readEdge(edge, report) }),
  };
}

function readPassing(value: unknown, report: ReportUnread): Record<string, Id> {
  if (!isEmptyOrAbsent(value) && !isFields(value)) report();
  return mapOf(value, (entry) => {
    const id = textOf(entry);
    if (id === null) report();
    return id;
  });
}

/** Without one of its squares a picture would ask for less. */
function readEdge(value: unknown, report: ReportUnread): Record<string, true> {
  if (isFields(value) && !Object.keys(value).every((key) => SQUARE.test(key))) report();
  return readSquares(value, report);
}

/** A square of a picture, which is at most as far away as the largest stage is wide. */
const SQUARE = /^-?\d{1,4},-?\d{1,4}$/;

function inOrder(one: unknown, other: unknown): [number, number] {
  const [a, b] = [one, other].map((value) => wholeOf(value, 0, -STAGE_SIZE_MAX, STAGE_SIZE_MAX));
  return [Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0)];
}

function readSquares(value: unknown, report: ReportUnread): Record<string, true> {
  if (!isEmptyOrAbsent(value) && !isFields(value)) report();
  return mapOf(value, (entry) => {
    if (typeof entry !== "boolean" && entry !== null) report();
    return entry === true ? true : null;
  });
}
