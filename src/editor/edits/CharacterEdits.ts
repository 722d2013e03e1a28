import type { ReadyMadeCharacter } from "../../api/wire.ts";
import { type Id, stagesInOrder } from "../../engine/index.ts";
import { canDeleteAppearance, deleteAppearance, renameAppearance } from "../commands/appearances.ts";
import {
  addCharacter,
  changeCharacter,
  deleteCharacter,
  duplicateCharacter,
  renameCharacter,
} from "../commands/characters.ts";
import { castReadyMade } from "../commands/copyCharacter.ts";
import { characterOf, documentOf, nameOf, type Workbench } from "./Workbench.ts";

/** Edits of the library: characters and their looks (details §6, §7). */
export class CharacterEdits {
  readonly #bench: Workbench;

  constructor(bench: Workbench) {
    this.#bench = bench;
  }

  addReadyMade({ name, spritesheet }: ReadyMadeCharacter): Id {
    const character = castReadyMade(name, spritesheet, this.#bench.newId);
    this.#bench.history.run(`add ${name}`, (document) => addCharacter(document, character));
    this.#bench.ui.selectCharacter(character.id);
    return character.id;
  }

  rename(characterId: Id, name: string): void {
    this.#run(`rename ${nameOf(this.#bench, characterId)}`, (document) => renameCharacter(document, characterId, name));
  }

  duplicate(characterId: Id): void {
    const { newId, ui } = this.#bench;
    const id = newId();
    this.#run(`copy ${nameOf(this.#bench, characterId)}`, (document) =>
      duplicateCharacter(document, characterId, id, newId),
    );
    if (characterOf(this.#bench, id)) ui.selectCharacter(id);
  }

  /** Takes a character with its actors on all stages; refused while a rule is taught to it. */
  remove(characterId: Id): void {
    const { recorder, notices, ui } = this.#bench;
    const name = nameOf(this.#bench, characterId);
    if (recorder.recording?.characterId === characterId) {
      notices.tell(`You are teaching ${name} a rule right now, so it has to stay.`);
      return;
    }
    const said = this.#lossOf(characterId, name);
    this.#run(`delete ${name}`, (document) => deleteCharacter(document, characterId));
    notices.tellUndoable(said);
    if (ui.state.selectedCharacterId === characterId) ui.selectCharacter(null);
  }

  renameAppearance(characterId: Id, appearanceId: Id, name: string): void {
    this.#run(`rename a look of ${nameOf(this.#bench, characterId)}`, (document) =>
      changeCharacter(document, characterId, renameAppearance(appearanceId, name)),
    );
  }

  removeAppearance(characterId: Id, appearanceId: Id): void {
    const { notices } = this.#bench;
    const character = characterOf(this.#bench, characterId);
    if (!character) return;
    if (!canDeleteAppearance(character.spritesheet, appearanceId)) {
      notices.tell(`${character.name} needs one look at least.`);
      return;
    }
    this.#run(`delete a look of ${character.name}`, (document) =>
      deleteAppearance(document, characterId, appearanceId),
    );
  }

  #run(label: string, command: Parameters<Workbench["history"]["run"]>[1]): void {
    this.#bench.history.run(label, command);
  }

  #lossOf(characterId: Id, name: string): string {
    const { characters, world } = documentOf(this.#bench);
    const actors = stagesInOrder(world).flatMap((stage) => Object.values(stage.actors));
    const gone = actors.filter((actor) => actor.characterId === characterId).length;
    const others = Object.values(characters).filter(
      ({ id, rules }) => id !== characterId && JSON.stringify(rules).includes(`"characterId":"${characterId}"`),
    ).length;
    const taken = `${name} is gone${gone > 0 ? `, and ${counted(gone, "actor")} with it` : ""}.`;
    return others > 0 ? `${taken} Rules of ${counted(others, "other character")} still speak of it.` : taken;
  }
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
