import { type Character, type Characters, own, type Stage } from "../../../engine/index.ts";

/** Whom the camera of a stage follows; undefined if it follows nobody. */
export function followedOn({ camera }: Stage, characters: Characters): Character | undefined {
  return camera && own(characters, camera.follow);
}

/** What ends a zoom does: shows all of the stage, or goes back to whom its camera follows. */
export function wholeViewWords(followed: Character | undefined): string {
  return followed ? `Follow ${followed.name}` : "See it all";
}
