import { type Actor, type Characters, currentStage, DOCUMENT_VERSION, own, type Stage } from "../../engine/index.ts";
import { migrate } from "../../migrate/migrate.ts";

/** Copied actors from the bottom up, and their characters. As text they are a small game, so that they are validated as one. */
export interface CopiedActors {
  readonly actors: readonly Actor[];
  readonly characters: Characters;
}

export function copiedActorsOf(actors: readonly Actor[], characters: Characters): CopiedActors {
  const used = actors.flatMap(({ characterId }) => own(characters, characterId) ?? []);
  return { actors, characters: Object.fromEntries(used.map((character) => [character.id, character])) };
}

/** `stage` is the stage they were on: positions are validated against its size. */
export function textOfClip({ actors, characters }: CopiedActors, stage: Pick<Stage, "width" | "height">): string {
  const { width, height } = stage;
  const byId = Object.fromEntries(actors.map((actor) => [actor.id, actor]));
  const world = { stages: { copied: { width, height, actors: byId } } };
  return JSON.stringify({ version: DOCUMENT_VERSION, characters, world });
}

/** Null if the text holds no actor. */
export function clipInText(text: string): CopiedActors | null {
  try {
    const { document } = migrate(JSON.parse(text));
    const actors = Object.values(currentStage(document.world)?.actors ?? {});
    return actors.length > 0 ? { actors, characters: document.characters } : null;
  } catch {
    return null;
  }
}
