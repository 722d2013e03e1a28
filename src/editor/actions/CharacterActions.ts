import type { ReadyMadeCharacter } from "../../api/wire.ts";
import { defaultAppearance, type Id, own, type Rule, type WorldDocument } from "../../engine/index.ts";
import {
  canDeleteAppearance,
  deleteAppearance,
  duplicateAppearance,
  moveAppearance,
  renameAppearance,
} from "../commands/appearances.ts";
import {
  addCharacter,
  type CharacterChange,
  changeCharacter,
  deleteCharacter,
  duplicateCharacter,
  moveCharacter,
  renameCharacter,
  setGround,
} from "../commands/characters.ts";
import { castReadyMade } from "../commands/copyCharacter.ts";
import { bringBack, type LostCharacter, lostCharacter } from "../commands/lostCharacters.ts";
import { countActorsOf, countWearers, rulesOfAppearance, rulesOfOthers } from "../commands/uses.ts";
import { characterOf, documentOf, type EditorContext, nameOf } from "../EditorContext.ts";
import type { Beside } from "../state/mapEdits.ts";

/** Changes the library: characters and their appearances. */
export class CharacterActions {
  readonly #context: EditorContext;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  addReadyMade({ name, spritesheet }: ReadyMadeCharacter): Id {
    const character = castReadyMade(name, spritesheet, this.#context.newId);
    this.#run(`add ${name}`, (document) => addCharacter(document, character));
    this.#context.ui.selectCharacter(character.id);
    return character.id;
  }

  /** Makes a character ground, which lies under all others and is in nobody's way, or no longer. */
  setGround(characterId: Id, isGround: boolean): void {
    const name = nameOf(this.#context, characterId);
    this.#run(`change ${name}`, (document) => setGround(document, characterId, isGround));
    this.#context.notices.tellUndoable(
      isGround ? `${name} is ground now. It's in no one's way.` : `${name} is in the way again.`,
    );
  }

  rename(characterId: Id, name: string): void {
    this.#run(`rename ${nameOf(this.#context, characterId)}`, (document) =>
      renameCharacter(document, characterId, name),
    );
  }

  duplicate(characterId: Id): void {
    const { newId, ui } = this.#context;
    const id = newId();
    this.#run(`copy ${nameOf(this.#context, characterId)}`, (document) =>
      duplicateCharacter(document, characterId, id, newId),
    );
    if (characterOf(this.#context, id)) ui.selectCharacter(id);
  }

  /** Moves a character next to another one in the library. */
  move(characterId: Id, to: Beside): void {
    this.#run(`move ${nameOf(this.#context, characterId)}`, (document) => moveCharacter(document, characterId, to));
  }

  /** Deletes a character with its actors on all stages; false if it cannot, because a rule is being recorded for it. */
  remove(characterId: Id): boolean {
    const { recorder, notices, ui } = this.#context;
    const name = nameOf(this.#context, characterId);
    if (recorder.recording?.characterId === characterId) {
      notices.tell(`You're teaching ${name} a rule right now, so it has to stay.`);
      return false;
    }
    const document = documentOf(this.#context);
    const rules = rulesOfOthers(document, characterId);
    const loss = { actors: countActorsOf(document, characterId), rules: rules.length };
    this.#run(`delete ${name}`, (before) => deleteCharacter(before, characterId));
    notices.tellUndoable(wordsOfCharacterGone(name, loss), rules);
    if (ui.state.selectedCharacterId === characterId) ui.selectCharacter(null);
    return true;
  }

  /** A deleted character in a rule's picture that can be brought back; null if there is none. */
  lostIn({ actors }: Rule): LostCharacter | null {
    const ids = Object.values(actors).map(({ characterId }) => characterId);
    return lostCharacter(documentOf(this.#context), ids);
  }

  /** Brings a deleted character back, with its actors. */
  bringBack(characterId: Id): void {
    const lost = lostCharacter(documentOf(this.#context), [characterId]);
    if (!lost) return;
    this.#run(`bring ${lost.name} back`, (document) => bringBack(document, characterId));
    this.#context.notices.tellUndoable(`${lost.name} is back.`);
  }

  renameAppearance(characterId: Id, appearanceId: Id, name: string): void {
    this.#change("rename a look", characterId, renameAppearance(appearanceId, name));
  }

  duplicateAppearance(characterId: Id, appearanceId: Id): void {
    const { newId, ui } = this.#context;
    const id = newId();
    this.#change("copy a look", characterId, duplicateAppearance(appearanceId, id));
    if (this.#appearanceName(characterId, id)) ui.selectAppearance(characterId, id);
  }

  /** Moves an appearance next to another one of its character. */
  moveAppearance(characterId: Id, appearanceId: Id, to: Beside): void {
    this.#change("move a look", characterId, moveAppearance(appearanceId, to));
  }

  /** Moves an appearance to the front: new actors have the first one. */
  makeDefault(characterId: Id, appearanceId: Id): void {
    const character = characterOf(this.#context, characterId);
    const first = character && defaultAppearance(character);
    if (first === undefined) return;
    const change = moveAppearance(appearanceId, { id: first, place: "before" });
    this.#change("choose the first look", characterId, change);
  }

  /** Deletes an appearance and gives its actors the default one; false if it cannot, because it is the last one. */
  removeAppearance(characterId: Id, appearanceId: Id): boolean {
    const { notices } = this.#context;
    const character = characterOf(this.#context, characterId);
    const name = this.#appearanceName(characterId, appearanceId);
    if (!character || name === undefined) return false;
    if (!canDeleteAppearance(character.spritesheet, appearanceId)) {
      notices.tell(`${character.name} needs one look at least.`);
      return false;
    }
    const document = documentOf(this.#context);
    const wearers = countWearers(document, characterId, appearanceId);
    const rules = rulesOfAppearance(document, characterId, appearanceId);
    this.#run(`delete a look of ${character.name}`, (before) => deleteAppearance(before, characterId, appearanceId));
    const loss = { wearers, rules: rules.length, standIn: this.#defaultAppearanceName(characterId) };
    notices.tellUndoable(wordsOfAppearanceGone(name, loss), rules);
    return true;
  }

  /** The name of an appearance; undefined if it does not exist. */
  #appearanceName(characterId: Id, appearanceId: Id): string | undefined {
    const sheet = characterOf(this.#context, characterId)?.spritesheet;
    if (!sheet || !Object.hasOwn(sheet.appearances, appearanceId)) return undefined;
    return own(sheet.appearanceNames, appearanceId) ?? "Untitled";
  }

  #defaultAppearanceName(characterId: Id): string {
    const character = characterOf(this.#context, characterId);
    const appearanceId = character && defaultAppearance(character);
    return (appearanceId && this.#appearanceName(characterId, appearanceId)) ?? "Untitled";
  }

  #change(what: string, characterId: Id, change: CharacterChange): void {
    const label = `${what} of ${nameOf(this.#context, characterId)}`;
    this.#run(label, (document) => changeCharacter(document, characterId, change));
  }

  #run(label: string, command: (document: WorldDocument) => WorldDocument): void {
    this.#context.history.run(label, command);
  }
}

interface CharacterLoss {
  readonly actors: number;
  /** Rules of other characters that mentioned it. */
  readonly rules: number;
}

/** "Rock and its 2 copies were deleted. 1 other rule used it." */
function wordsOfCharacterGone(name: string, { actors, rules }: CharacterLoss): string {
  const taken = actors > 0 ? ` and its ${actors === 1 ? "copy" : `${actors} copies`} were` : " was";
  const used = rules > 0 ? ` ${counted(rules, "other rule")} used it.` : "";
  return `${name}${taken} deleted.${used}`;
}

interface AppearanceLoss {
  readonly wearers: number;
  readonly rules: number;
  /** The name of the appearance that its actors have now. */
  readonly standIn: string;
}

/** "Happy was deleted. 1 character now looks like Idle. 2 rules used it." */
function wordsOfAppearanceGone(name: string, { wearers, rules, standIn }: AppearanceLoss): string {
  const redressed =
    wearers > 0 ? ` ${counted(wearers, "character")} now ${wearers === 1 ? "looks" : "look"} like ${standIn}.` : "";
  const used = rules > 0 ? ` ${counted(rules, "rule")} used it.` : "";
  return `${name} was deleted.${redressed}${used}`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
