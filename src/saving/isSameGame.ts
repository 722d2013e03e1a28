/** Whether two documents are one game, whatever steps back, lights, pressed keys and small pictures they remember. */
import type { Stage } from "../engine/index.ts";
import { migrate } from "../migrate/migrate.ts";

/** Both as they are sent or were read from a record; what cannot be read is the same as nothing. */
export function isSameGame(one: unknown, other: unknown): boolean {
  const text = textOf(one);
  return text !== null && text === textOf(other);
}

/** Reading puts the fields of both into one order; that of actors and characters stays, for it is seen. */
function textOf(data: unknown): string | null {
  try {
    const { characters, world } = migrate(data).document;
    const { history: _, input: __, evaluatedRuleIds: ___, stages, ...rest } = world;
    return JSON.stringify({ characters, world: rest, stages: Object.values(stages).map(withoutPicture) });
  } catch {
    return null;
  }
}

function withoutPicture({ thumbnail: _, ...stage }: Stage): Omit<Stage, "thumbnail"> {
  return stage;
}
