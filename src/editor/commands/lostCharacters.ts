import { type Id, own, type WorldDocument } from "../../engine/index.ts";
import { applyChanges } from "../history/applyChanges.ts";
import { inverse, isPlainObject, type PlacedChange } from "../history/change.ts";
import { withinKinds } from "./kinds.ts";

/** A deleted character that the undo steps still remember. */
export interface LostCharacter {
  readonly id: Id;
  readonly name: string;
}

/** The first of these characters that is gone and can be brought back; null if there is none. */
export function lostCharacter(document: WorldDocument, ids: readonly Id[]): LostCharacter | null {
  for (const id of ids) {
    const lost = own(document.characters, id) ? undefined : deletionOf(document, id)?.find(isCharacter)?.before;
    if (isPlainObject(lost)) return { id, name: typeof lost.name === "string" && lost.name ? lost.name : "Untitled" };
  }
  return null;
}

/** Puts a deleted character back, with its actors on the stages and its place in the kinds that still exist. */
export function bringBack(document: WorldDocument, id: Id): WorldDocument {
  const changes = own(document.characters, id) ? undefined : deletionOf(document, id);
  if (!changes) return document;
  const back = applyChanges(
    document,
    inverse(changes.filter((change) => isCharacter(change) || isActorOf(change, id))),
  );
  return withinKinds(back, id, new Set(changes.flatMap((change) => kindThatLost(change, id))));
}

/** The changes of the last step that deleted a character. */
function deletionOf({ undoStack }: WorldDocument, id: Id): readonly PlacedChange[] | undefined {
  return undoStack.findLast(({ changes }) => changes.some((change) => isCharacter(change) && change.path[1] === id))
    ?.changes;
}

/** Whether a change deleted a character. */
function isCharacter({ path, before, after }: PlacedChange): boolean {
  return path.length === 2 && path[0] === "characters" && before !== undefined && after === undefined;
}

/** The kind from whose list a change took a character. */
function kindThatLost({ path, before, after }: PlacedChange, id: Id): Id[] {
  const [part, map, kindId, field] = path;
  const isList = path.length === 4 && part === "world" && map === "kinds" && field === "characters";
  if (!isList || kindId === undefined || !Array.isArray(before) || !Array.isArray(after)) return [];
  return before.includes(id) && !after.includes(id) ? [kindId] : [];
}

/** Whether a change took an actor of a character off a stage. */
function isActorOf({ path, before, after }: PlacedChange, id: Id): boolean {
  const isActor = path.length === 5 && path[0] === "world" && path[1] === "stages" && path[3] === "actors";
  return isActor && after === undefined && isPlainObject(before) && before.characterId === id;
}
