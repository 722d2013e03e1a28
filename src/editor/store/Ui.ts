import type { Id } from "../../engine/index.ts";
import type { EditorStore } from "./createStore.ts";
import type { ModalState, UiState, ViewId } from "./EditorState.ts";

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
    this.#store.setState(({ ui }) => ({ ui: { ...ui, ...change } }));
  }

  /** Choosing a character lets go of an actor of another one. */
  selectCharacter(characterId: Id | null): void {
    this.set({ selectedCharacterId: characterId, selectedActorId: null, selectedRuleId: null, namingRuleId: null });
  }

  /** Choosing an actor chooses its character; letting go of it keeps the character. */
  selectActor(view: ViewId, actorId: Id | null, characterId: Id | undefined): void {
    const { selectedCharacterId, selectedRuleId } = this.state;
    const known = characterId ?? selectedCharacterId;
    this.set({
      selectedActorId: actorId,
      selectedView: view,
      selectedCharacterId: known,
      selectedRuleId: known === selectedCharacterId ? selectedRuleId : null,
    });
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
}
