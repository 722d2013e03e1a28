import { type Id, type Kind, own, type WorldDocument } from "../../engine/index.ts";
import { changeEach } from "../state/mapEdits.ts";

type KindChange = (kind: Kind) => Kind;

/** Takes a character out of the lists of all kinds. */
export function withoutInKinds(document: WorldDocument, characterId: Id): WorldDocument {
  return changeEveryKind(document, (kind) => {
    const characters = kind.characters.filter((id) => id !== characterId);
    return characters.length === kind.characters.length ? kind : { ...kind, characters };
  });
}

/** Puts a character at the end of the lists of these kinds, of those that still exist. */
export function withinKinds(document: WorldDocument, characterId: Id, kindIds: ReadonlySet<Id>): WorldDocument {
  return changeEveryKind(document, (kind) => {
    const isMissing = kindIds.has(kind.id) && !kind.characters.includes(characterId);
    return isMissing ? { ...kind, characters: [...kind.characters, characterId] } : kind;
  });
}

/** Adds a kind, or replaces the one of that id. */
export function putKind(kind: Kind): (document: WorldDocument) => WorldDocument {
  return (document) => {
    const { kinds = {} } = document.world;
    const same = JSON.stringify(own(kinds, kind.id)) === JSON.stringify(kind);
    return same ? document : { ...document, world: { ...document.world, kinds: { ...kinds, [kind.id]: kind } } };
  };
}

function changeEveryKind(document: WorldDocument, change: KindChange): WorldDocument {
  if (!document.world.kinds) return document;
  const kinds = changeEach(document.world.kinds, change);
  return kinds === document.world.kinds ? document : { ...document, world: { ...document.world, kinds } };
}
