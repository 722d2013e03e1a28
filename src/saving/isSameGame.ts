import type { Stage } from "../engine/index.ts";
import { migrate } from "../migrate/migrate.ts";

/**
 * Whether two documents are the same game, apart from history, applied rules, pressed keys and thumbnails. False if one of them cannot be
 * read.
 */
export function isSameGame(one: unknown, other: unknown): boolean {
  const text = comparableText(one);
  return text !== null && text === comparableText(other);
}

/** Migrating puts the fields of both into the same order. The order of actors and characters counts, because it is visible. */
function comparableText(data: unknown): string | null {
  try {
    const { characters, world } = migrate(data).document;
    const { history: _, input: __, evaluatedRuleIds: ___, stages, ...rest } = world;
    return JSON.stringify({ characters, world: rest, stages: Object.values(stages).map(withoutThumbnail) });
  } catch {
    return null;
  }
}

function withoutThumbnail({ thumbnail: _, ...stage }: Stage): Omit<Stage, "thumbnail"> {
  return stage;
}
