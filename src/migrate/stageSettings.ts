/** Other tools keep the settings of a stage as text among the values of its variables. */
import { TILE } from "../engine/index.ts";
import { type Fields, fieldsOf, isFields, textOf, wholeOf } from "./reading.ts";

const SETTINGS: ReadonlySet<string> = new Set(["width", "height", "wrapX", "wrapY", "background"]);
/** In pixels, where Gridlings counts how often 40 of them. */
const TILE_SIZE = "tileSize";

/** The stage with its settings in their usual places; values of variables that are none stay where they are. */
export function withStageSettings(stage: Fields): Fields {
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
