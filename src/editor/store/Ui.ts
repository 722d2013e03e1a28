import type { Actor, Id } from "../../engine/index.ts";
import { sameIds } from "../sameIds.ts";
import { changePart } from "./changePart.ts";
import type { EditorStore } from "./createStore.ts";
import type { ModalState, UiState, ViewId } from "./EditorState.ts";
import { NOBODY_SELECTED, selectedIn } from "./selection.ts";

/** What is chosen, shown and open: state that never enters the undo history (details §3). */
export class Ui {
  readonly #store: EditorStore;

  constructor(store: EditorStore) {
    this.#store = store;
  }

  get state(): UiState {
    return this.#store.getState().ui;
  }

  set(change: Partial<UiState>): void {
    changePart(this.#store, "ui", change);
  }

  /** Choosing a character lets go of an actor of another one. */
  selectCharacter(characterId: Id | null): void {
    const chosen = { selectedCharacterId: characterId, selectedRuleId: null, namingRuleId: null };
    this.set({ ...chosen, ...NOBODY_SELECTED, selectedAppearanceId: null });
  }

  /** Choosing a look keeps an actor of its character. */
  selectAppearance(characterId: Id, selectedAppearanceId: Id): void {
    if (characterId !== this.state.selectedCharacterId) this.selectCharacter(characterId);
    this.set({ selectedAppearanceId });
  }

  /** Choosing an actor chooses its character; letting go of it keeps the character. */
  selectActor(view: ViewId, actorId: Id | null, characterId: Id | undefined): void {
    if (actorId === null) this.#select(view, [], characterId);
    else this.#select(view, [actorId], characterId);
  }

  /** Chooses several; the inspector speaks of the first, who is of that character. */
  selectActors(view: ViewId, actorIds: readonly Id[], characterId: Id | undefined): void {
    this.#select(view, actorIds, characterId);
  }

  /** Lets go of whoever is found no more; the inspector goes on to the next one. */
  keepSelected(find: (actorId: Id) => Pick<Actor, "characterId"> | undefined): void {
    const { selectedView } = this.state;
    const selected = selectedIn(this.state, selectedView);
    const left = selected.filter(find);
    if (left.length < selected.length) this.#select(selectedView, left, find(left[0] ?? "")?.characterId);
  }

  selectSeveral(selectsSeveral: boolean): void {
    this.set({ selectsSeveral });
  }

  selectRule(ruleId: Id | null): void {
    this.set({ selectedRuleId: ruleId });
  }

  /** Chooses a new rule and has its name ready to be typed over; null: somebody has begun to. */
  nameRule(ruleId: Id | null): void {
    this.set(ruleId ? { selectedRuleId: ruleId, namingRuleId: ruleId } : { namingRuleId: null });
  }

  showTab(inspectorTab: UiState["inspectorTab"]): void {
    this.set({ inspectorTab });
  }

  openModal(modal: ModalState | null): void {
    this.set({ modal });
  }

  #select(view: ViewId, [first, ...others]: readonly Id[], characterId: Id | undefined): void {
    const { selectedCharacterId, selectedRuleId, alsoSelectedIds } = this.state;
    const known = characterId ?? selectedCharacterId;
    const also = sameIds(others, alsoSelectedIds) ? alsoSelectedIds : others;
    this.set({
      ...(first === undefined ? NOBODY_SELECTED : { selectedActorId: first, alsoSelectedIds: also }),
      selectedView: view,
      selectedCharacterId: known,
      selectedAppearanceId: null,
      selectedRuleId: known === selectedCharacterId ? selectedRuleId : null,
    });
  }
}
