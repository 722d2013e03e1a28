import {
  ACTORS_MAX,
  type Actors,
  DEFAULT_STAGE,
  type Fields,
  type Id,
  isFields,
  STAGE_SIZE_MAX,
  type Stage,
  TILE,
} from "../engine/index.ts";
import { isBundledBackground, isDataPicture, isOwnPath, isPicture, pictureAddress } from "./pictures.ts";
import { readActors } from "./readActor.ts";
import { type FieldNames, fieldsOf, oneLine, textOf, unknownFields, wholeOf } from "./reading.ts";
import type { Notes } from "./WorldFacts.ts";

/** A stage within its limits. `index` orders stages that store no order. Null if the value is not a stage. */
export function readStage(value: unknown, id: Id, index: number, notes: Notes): Stage | null {
  if (!isFields(value)) return null;
  const fields = withStageSettings(fieldsOf(value));
  return {
    ...unknownFields(fields, STAGE),
    id,
    name: typeof fields.name === "string" ? oneLine(fields.name) : `Level ${index + 1}`,
    order: wholeOf(fields.order, index),
    width: wholeOf(fields.width, DEFAULT_STAGE.width, 1, STAGE_SIZE_MAX),
    height: wholeOf(fields.height, DEFAULT_STAGE.height, 1, STAGE_SIZE_MAX),
    wrapX: isSwitchOn(fields.wrapX),
    wrapY: isSwitchOn(fields.wrapY),
    background: readBackground(fields.background, notes),
    scale: readScale(fields.scale),
    actors: withinLimit(readActors(fields.actors, notes), notes),
    ...readPicture("thumbnail", fields.thumbnail),
    ...readPicture("startThumbnail", fields.startThumbnail),
    ...(isFields(fields.startActors) ? { startActors: withinLimit(readActors(fields.startActors, notes), notes) } : {}),
    ...(fields.startFollowsEdits === true ? { startFollowsEdits: true } : {}),
    ...readMusic(fields.music),
    ...readCamera(fields.camera),
    ...(typeof fields.dim === "boolean" ? { dim: fields.dim } : {}),
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
  startFollowsEdits: true,
  music: true,
  camera: true,
  dim: true,
};

function readMusic(value: unknown): Pick<Stage, "music"> {
  const music = textOf(value);
  return music === null ? {} : { music };
}

/** A camera that follows nobody we can read shows the whole stage. */
function readCamera(value: unknown): Pick<Stage, "camera"> {
  const camera = fieldsOf(value);
  const follow = textOf(camera.follow);
  return follow === null ? {} : { camera: { ...camera, follow } };
}

/** On unless it is false, which may be stored as text. */
function isSwitchOn(value: unknown): boolean {
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
  notes.add(`A stage had more than ${ACTORS_MAX} actors. The rest were left out.`);
  return Object.fromEntries(entries.slice(0, ACTORS_MAX));
}

const SETTINGS: ReadonlySet<string> = new Set(["width", "height", "wrapX", "wrapY", "background"]);
/** The size of a square in pixels, which Gridlings stores as a multiple of 40. */
const TILE_SIZE = "tileSize";

/** Other tools store the settings of a stage as text among the values of variables: this moves them to their own fields. */
function withStageSettings(stage: Fields): Fields {
  const { variableValues, zoomToFit, ...fields } = stage;
  if (!isFields(variableValues)) return stage;
  const values = Object.entries(fieldsOf(variableValues));
  const settings = values.filter(([name, value]) => SETTINGS.has(name) && textOf(value) !== null);
  const rest = values.filter(([name]) => !SETTINGS.has(name) && name !== TILE_SIZE);
  return fieldsOf({
    ...fields,
    ...Object.fromEntries(settings),
    ...scaleIn(variableValues[TILE_SIZE], zoomToFit),
    ...(rest.length > 0 ? { variableValues: Object.fromEntries(rest) } : {}),
  });
}

function scaleIn(tileSize: unknown, zoomToFit: unknown): Fields {
  const pixels = wholeOf(tileSize, 0);
  if (pixels <= 0) return {};
  return { scale: zoomToFit === true ? "fit" : pixels / TILE };
}

const LANDSCAPE = "url(/backgrounds/landscape.png)";
/** Old documents name the only bundled picture of their time, which ours replaces. */
const OLD_LANDSCAPE = "Layer0_2.png";

const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;
/** Longer than any written color. */
const COLOR_MAX = 100;

/** A color, or the `url(...)` of a bundled picture, an upload or a picture in the document; else the default color. */
export function readBackground(value: unknown, notes: Notes): string {
  const text = textOf(value)?.trim();
  if (!text) return DEFAULT_STAGE.background;
  if (text.length <= COLOR_MAX && COLOR.test(text)) return text;
  const address = pictureAddress(text) ?? "";
  if (address === OLD_LANDSCAPE || address.endsWith(`/${OLD_LANDSCAPE}`)) return LANDSCAPE;
  if (isAllowed(address)) return text;
  notes.add("A background that isn't part of Gridlings was replaced with a plain color.");
  return DEFAULT_STAGE.background;
}

function isAllowed(address: string): boolean {
  if (isDataPicture(address)) return true;
  return isBundledBackground(address) || (isOwnPath(address) && address.startsWith("/pictures/"));
}
