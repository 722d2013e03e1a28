import { keepDerived } from "../../engine/derive/index.ts";
import { own, type WorldDocument } from "../../engine/index.ts";
import { changeEach } from "../state/mapEdits.ts";

/** Brings the rules for other directions up to date with the sources that an edit has changed. */
export function withDerivedAnew(before: WorldDocument, after: WorldDocument): WorldDocument {
  if (before.characters === after.characters) return after;
  const characters = changeEach(after.characters, (character) => {
    const was = own(before.characters, character.id);
    const rules = was ? keepDerived(was.rules, character.rules) : character.rules;
    return rules === character.rules ? character : { ...character, rules };
  });
  return characters === after.characters ? after : { ...after, characters };
}
