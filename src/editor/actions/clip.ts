/** What was copied, also as a text for other games of this browser: a small game of its own, so that it is read as carefully as one. */
import { type Actor, type Characters, currentStage, DOCUMENT_VERSION, own, type Stage } from "../../engine/index.ts";
import { migrate } from "../../migrate/migrate.ts";

/** Actors from the bottom up, and the characters they are of. */
export interface CopiedActors {
  readonly actors: readonly Actor[];
  readonly characters: Characters;
}

export function clipOf(actors: readonly Actor[], characters: Characters): CopiedActors {
  const used = actors.flatMap(({ characterId }) => own(characters, characterId) ?? []);
  return { actors, characters: Object.fromEntries(used.map((character) => [character.id, character])) };
}

/** `stage` is the one they stood on: its size says which places there are. */
export function textOfClip({ actors, characters }: CopiedActors, stage: Pick<Stage, "width" | "height">): string {
  const { width, height } = stage;
  const byId = Object.fromEntries(actors.map((actor) => [actor.id, actor]));
  const world = { stages: { copied: { width, height, actors: byId } } };
  return JSON.stringify({ version: DOCUMENT_VERSION, characters, world });
}

/** Null for a text that holds no actor. */
export function clipInText(text: string): CopiedActors | null {
  try {
    const { document } = migrate(JSON.parse(text));
    const actors = Object.values(currentStage(document.world)?.actors ?? {});
    return actors.length > 0 ? { actors, characters: document.characters } : null;
  } catch {
    return null;
  }
}
