import { ACTORS_MAX, type Actors, DEFAULT_STAGE, type Id, STAGE_SIZE_MAX, type Stage } from "../engine/index.ts";
import type { Notes } from "./Notes.ts";
import { type FieldNames, othersIn } from "./others.ts";
import { isPicture } from "./pictures.ts";
import { readActors } from "./readActor.ts";
import { readBackground } from "./readBackground.ts";
import { fieldsOf, isFields, oneLine, wholeOf } from "./reading.ts";
import { withStageSettings } from "./stageSettings.ts";

/** A stage within its limits; `place` is its place in the list, for documents that keep no order. Null for what is no stage. */
export function readStage(value: unknown, id: Id, place: number, notes: Notes): Stage | null {
  if (!isFields(value)) return null;
  const fields = withStageSettings(fieldsOf(value));
  return {
    ...othersIn(fields, STAGE),
    id,
    name: typeof fields.name === "string" ? oneLine(fields.name) : `Level ${place + 1}`,
    order: wholeOf(fields.order, place),
    width: wholeOf(fields.width, DEFAULT_STAGE.width, 1, STAGE_SIZE_MAX),
    height: wholeOf(fields.height, DEFAULT_STAGE.height, 1, STAGE_SIZE_MAX),
    wrapX: isOn(fields.wrapX),
    wrapY: isOn(fields.wrapY),
    background: readBackground(fields.background, notes),
    scale: readScale(fields.scale),
    actors: withinLimit(readActors(fields.actors, notes), notes),
    ...readPicture("thumbnail", fields.thumbnail),
    ...readPicture("startThumbnail", fields.startThumbnail),
    ...(isFields(fields.startActors) ? { startActors: withinLimit(readActors(fields.startActors, notes), notes) } : {}),
  };
}

const STAGE: FieldNames<Stage> = {
  id: true,
  name: true,
  order: true,
  width: true,
  height: true,
  wrapX: true,
  wrapY: true,
  background: true,
  scale: true,
  actors: true,
  thumbnail: true,
  startThumbnail: true,
  startActors: true,
};

/** A switch that is on unless it says otherwise, as a text, too. */
function isOn(value: unknown): boolean {
  return value !== false && value !== "false";
}

function readScale(value: unknown): number | "fit" {
  return typeof value === "number" && value > 0 && value <= MAX_SCALE ? value : "fit";
}

const MAX_SCALE = 10;

function readPicture<Name extends string>(name: Name, value: unknown): { [key in Name]?: string } {
  const kept = typeof value === "string" && (value === "" || isPicture(value));
  return kept ? ({ [name]: value } as { [key in Name]?: string }) : {};
}

function withinLimit(actors: Actors, notes: Notes): Actors {
  const entries = Object.entries(actors);
  if (entries.length <= ACTORS_MAX) return actors;
  notes.add(`A stage had more than ${ACTORS_MAX} actors; the rest were left out.`);
  return Object.fromEntries(entries.slice(0, ACTORS_MAX));
}
