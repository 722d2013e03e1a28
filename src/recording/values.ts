/** Values given in the after picture, of an actor or of the world, become rows that set them (details §10). */
import { type Id, own, variableValue } from "../engine/index.ts";
import type { Cast, Recording } from "./Recording.ts";
import { setOnce } from "./setOnce.ts";

export function setVariableInAfter(
  recording: Recording,
  cast: Cast,
  actorId: Id,
  variable: Id,
  value: string,
): Recording {
  return setOnce(recording, cast, {
    row: { type: "variable", actorId, variable, operation: "set", value: { constant: value } },
    isSet: ({ actors }) => {
      const actor = own(actors, actorId);
      return actor !== undefined && variableValue(actor, own(cast.characters, actor.characterId), variable) === value;
    },
  });
}

export function setGlobalInAfter(recording: Recording, cast: Cast, global: Id, value: string): Recording {
  return setOnce(recording, cast, {
    row: { type: "global", global, operation: "set", value: { constant: value } },
    isSet: ({ globals }) => own(globals, global)?.value === value,
  });
}
