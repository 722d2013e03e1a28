import type { Actor, Id, Point } from "../../engine/index.ts";
import type { ViewId } from "../tools/ToolEvent.ts";
import { changePart, type EditorStore } from "./createStore.ts";
import type { ModalState, UiState } from "./EditorState.ts";
import { sameIds } from "./largeMaps.ts";
import { NOBODY_SELECTED, selectedIn } from "./selection.ts";

/** What is selected, shown and open: state that never enters the undo history. */
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

  /** Deselects the actor, too. */
  selectCharacter(characterId: Id | null): void {
    const chosen = {
      wantsToPlaceId: null,
      selectedCharacterId: characterId,
      selectedRuleId: null,
      namingRuleId: null,
      waysOfferId: null,
      flightOfferId: null,
    };
    this.set({ ...chosen, ...NOBODY_SELECTED, selectedAppearanceId: null });
  }

  /** The selected actor stays selected if it is of that character. */
  selectAppearance(characterId: Id, selectedAppearanceId: Id): void {
    if (characterId !== this.state.selectedCharacterId) this.selectCharacter(characterId);
    this.set({ selectedAppearanceId });
  }

  /** Selecting an actor selects its character; deselecting it keeps the character selected. */
  selectActor(view: ViewId, actorId: Id | null, characterId: Id | undefined): void {
    if (actorId === null) this.#select(view, [], characterId);
    else this.#select(view, [actorId], characterId);
  }

  /** Selects several actors; the inspector shows the first, which is of that character. */
  selectActors(view: ViewId, actorIds: readonly Id[], characterId: Id | undefined): void {
    this.#select(view, actorIds, characterId);
  }

  /** Deselects the actors that `find` no longer finds; the inspector shows the first of the others. */
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

  /** Selects a new rule and offers its name for typing over; null: no name is offered. */
  nameRule(ruleId: Id | null): void {
    this.set(ruleId ? { selectedRuleId: ruleId, namingRuleId: ruleId } : { namingRuleId: null });
  }

  /** A rule was recorded, or recorded again, and no turn has tried it yet. */
  addUntried(ruleId: Id): void {
    this.set({ untriedRuleIds: [...this.state.untriedRuleIds, ruleId] });
  }

  /** Offers the other directions of a rule under its card; null: no longer. */
  offerWays(ruleId: Id | null): void {
    this.set({ waysOfferId: ruleId });
  }

  /** Offers to let whom a rule makes fly on, under its card; null: no longer. */
  offerFlight(ruleId: Id | null): void {
    this.set({ flightOfferId: ruleId });
  }

  /** The child began to type the name of the rule just recorded: no other card offers it. */
  beginNaming(): void {
    this.nameRule(null);
  }

  /** The square of a stage that the keyboard is on; null: none. */
  placeCursor(view: ViewId, cell: Point | null): void {
    this.set({ cursor: cell && { view, cell } });
  }

  /** A locked tool stays chosen after it was used, as with Shift held. */
  lockTool(toolStays: boolean): void {
    this.set({ toolStays });
  }

  showTab(inspectorTab: UiState["inspectorTab"]): void {
    this.set({ inspectorTab });
  }

  /** Asks why somebody did what it did in a turn; null: nobody is asked any more. */
  ask(asked: UiState["asked"]): void {
    const { inspectorTab } = this.state;
    if (asked) this.set({ asked, inspectorTab: "why" });
    else if (this.state.asked) this.set({ asked, inspectorTab: inspectorTab === "why" ? "rules" : inspectorTab });
  }

  /** Looks at the game as it was after a turn; null: back to now. */
  lookAt(past: number | null): void {
    if (past === this.state.past && !this.state.inside) return;
    this.set(past === null ? { past, compared: null, inside: null } : { past, inside: null });
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
      wantsToPlaceId: null,
      whoActorId: null,
      selectedView: view,
      selectedCharacterId: known,
      selectedAppearanceId: null,
      selectedRuleId: known === selectedCharacterId ? selectedRuleId : null,
    });
  }
}
