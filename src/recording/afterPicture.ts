/** The after picture: the before actors in the picture, with all rows applied by the engine itself (details §10). */
import { type ActedOut, actOut } from "../engine/index.ts";
import { actorsInPicture } from "./picture.ts";
import type { Cast, Recording } from "./Recording.ts";

export function afterPicture(recording: Recording, cast: Cast): ActedOut {
  const { before, origin, actions } = recording;
  const actors = actorsInPicture(recording, cast.characters);
  return actOut({ stage: { ...before, actors }, characters: cast.characters, globals: cast.globals, origin }, actions);
}

/** The picture as the rows above one row leave it. */
export function pictureBeforeRow(recording: Recording, cast: Cast, index: number): ActedOut {
  return afterPicture({ ...recording, actions: recording.actions.slice(0, index) }, cast);
}
