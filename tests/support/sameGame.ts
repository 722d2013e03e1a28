import { CURRENT_STAGE, type WorldDocument } from "../../src/engine/index.ts";

/** Maps whose order is visible, such as which actor is drawn above another. */
const ORDERED = ["characters", "actors", "startActors", "appearances", "variables", "globals"];

/** The same text for equal games, in whatever order their fields were written. `json` holds the characters and the world of a document. */
export function canonical(json: string): string {
  return JSON.stringify(inOrder(JSON.parse(json)));
}

/** Like `canonical`, regardless of the shown stage. */
export function unlooked(json: string): string {
  const game = JSON.parse(json);
  const current = game.world?.globals?.[CURRENT_STAGE];
  if (current) current.value = "";
  return JSON.stringify(inOrder(game));
}

/** What is saved of a game, its speed included, without the traces of ticks and the thumbnails of stages, which every save draws. */
export function gameText({ characters, world }: Pick<WorldDocument, "characters" | "world">): string {
  const { history: _, evaluatedRuleIds: __, input: ___, stages, ...rest } = world;
  const pictureless = Object.entries(stages).map(([id, { thumbnail: ____, ...stage }]) => [id, stage]);
  return JSON.stringify({ characters, world: { ...rest, stages: Object.fromEntries(pictureless) } });
}

function inOrder(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (!ORDERED.includes(name)) fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([key, field]) => [key, inOrder(field, key)]));
}
