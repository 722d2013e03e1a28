import {
  type Actor,
  type Actors,
  bounded,
  cutToLetters,
  type Id,
  isFields,
  isTransform,
  SAYING_MAX,
  SAYING_TICKS,
  type Saying,
  type Transform,
  VARIABLE_TEXT_MAX,
} from "../engine/index.ts";
import {
  type FieldNames,
  fieldsOf,
  mapOf,
  oneLine,
  pointOf,
  pointOrNull,
  textOf,
  unknownFields,
  wholeOf,
} from "./reading.ts";
import type { Notes } from "./WorldFacts.ts";

const UNREADABLE = "We couldn't read one character on a stage, so it was left out.";
const NO_POSITION = "A character wasn't on any square. It's in the corner now.";
const UNKNOWN_TRANSFORM = "A character was turned in a way we don't know. It stands upright now.";

/** The actors of a stage or of a history entry, each with its key as its id. Repairs are noted. */
export function readActors(value: unknown, notes?: Notes): Actors {
  return mapOf(value, (entry, id) => {
    const actor = readActor(entry, id);
    if (notes) noteRepairs(entry, actor, notes);
    return actor;
  });
}

function noteRepairs(entry: unknown, actor: Actor | null, notes: Notes): void {
  const { position, transform } = fieldsOf(entry);
  if (!actor) notes.add(UNREADABLE);
  else if (!pointOrNull(position)) notes.add(NO_POSITION);
  else if (!isDirection(transform)) notes.add(UNKNOWN_TRANSFORM);
}

/** An actor with whole squares, a known transform and values as text; null if the value is not an actor. */
export function readActor(value: unknown, id: Id): Actor | null {
  if (!isFields(value)) return null;
  const fields = fieldsOf(value);
  const { characterId, position, appearance, transform, variableValues, frameCount } = fields;
  const [kind, saying] = [textOf(fields.kind), readSaying(fields.saying)];
  return {
    ...unknownFields(fields, ACTOR),
    id,
    characterId: textOf(characterId) ?? "",
    position: pointOf(position),
    appearance: textOf(appearance) ?? "",
    variableValues: readValues(variableValues),
    ...(transform === undefined ? {} : { transform: readTransform(transform) ?? "0" }),
    ...(kind === null ? {} : { kind }),
    ...(saying === null ? {} : { saying }),
    ...(frameCount === undefined ? {} : { frameCount: wholeOf(frameCount, 0, 0) }),
  };
}

const ACTOR: FieldNames<Actor> = {
  id: true,
  characterId: true,
  position: true,
  appearance: true,
  transform: true,
  variableValues: true,
  kind: true,
  saying: true,
  frameCount: true,
};

/** What an actor says; null for nothing. */
function readSaying(value: unknown): Saying | null {
  if (!isFields(value)) return null;
  const { text, ticks } = fieldsOf(value);
  const shown = cutToLetters(oneLine(textOf(text) ?? ""), SAYING_MAX);
  return shown === "" ? null : { text: shown, ticks: bounded(ticks, SAYING_TICKS) };
}

/** Whether a transform can be read. A missing one means that the actor was never turned. */
export function isDirection(transform: unknown): boolean {
  return transform === undefined || transform === null || readTransform(transform) !== null;
}

/** The values of variables by id, as text, cut at the longest allowed. */
export function readValues(value: unknown): Record<Id, string> {
  return mapOf(value, (entry) => textOf(entry)?.slice(0, VARIABLE_TEXT_MAX) ?? null);
}

const OLD_NAMES: ReadonlyMap<string, Transform> = new Map([
  ["none", "0"],
  ["0deg", "0"],
  ["360", "0"],
  ["90deg", "90"],
  ["180deg", "180"],
  ["270deg", "270"],
  ["-90", "270"],
  ["-90deg", "270"],
  ["flip-xy", "180"],
]);

/** One of the six transforms from its present name or an older one; null for anything else. */
export function readTransform(value: unknown): Transform | null {
  const text = textOf(value);
  if (text === null) return null;
  return isTransform(text) ? text : (OLD_NAMES.get(text) ?? null);
}
