import { uploadLocalWorld } from "../../saving/local/copyWorlds.ts";
import { moveLesson } from "../editor/lessonStorage.ts";

/** Moves a local game with its lesson into the account of the signed-in child; returns its id there. It stays here if that fails. */
export async function moveToAccount(localId: string): Promise<string> {
  const id = await uploadLocalWorld(localId);
  moveLesson(localId, id);
  return id;
}
