/** One text for one game, in whatever order the fields of its parts were written. */
import { CURRENT_STAGE, type WorldDocument } from "../../src/engine/index.ts";

/** The order of these maps is seen: who is drawn over whom, which look is the first. */
const ORDERED = ["characters", "actors", "startActors", "appearances", "variables", "globals"];

/** `json`: the characters and the world of a document. */
export function canonical(json: string): string {
  return JSON.stringify(inOrder(JSON.parse(json)));
}

/** The same but for which stage is looked at. */
export function unlooked(json: string): string {
  const game = JSON.parse(json);
  const current = game.world?.globals?.[CURRENT_STAGE];
  if (current) current.value = "";
  return JSON.stringify(inOrder(game));
}

/** What is kept of a game, without what ticks leave behind and the small pictures of its stages that every save makes. */
export function gameText({ characters, world }: Pick<WorldDocument, "characters" | "world">): string {
  const { history: _, evaluatedRuleIds: __, input: ___, speed: ____, stages, ...rest } = world;
  const pictureless = Object.entries(stages).map(([id, { thumbnail: _____, ...stage }]) => [id, stage]);
  return JSON.stringify({ characters, world: { ...rest, stages: Object.fromEntries(pictureless) } });
}

function inOrder(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (!ORDERED.includes(name)) fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([key, field]) => [key, inOrder(field, key)]));
}
