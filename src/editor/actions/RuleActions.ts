import type { PictureTurning } from "../../engine/derive/index.ts";
import {
  type EventContainer,
  type FlowBehavior,
  findNode,
  type Id,
  type LoopCount,
  nodesIn,
  type RuleNode,
} from "../../engine/index.ts";
import { type GameContext, gameContextOf, titleOfUnnamed } from "../../recording/index.ts";
import { withArrowKeys } from "../commands/arrowKeys.ts";
import {
  addEvent,
  addFlow,
  clickEvent,
  keyEvent,
  type NewFlow,
  sameEvent,
  setBehavior,
  setEventKey,
  setEvery,
  setGoOn,
  setHold,
  setLoopCount,
  startEvent,
  timerEvent,
} from "../commands/blocks.ts";
import { type CharacterChange, changeCharacter } from "../commands/characters.ts";
import { setOneIn } from "../commands/luck.ts";
import { type ChosenWays, setWays, untieRule } from "../commands/otherWays.ts";
import {
  canMoveRule,
  copyRuleTo,
  deleteRule,
  duplicateRule,
  moveRule,
  noteRule,
  refusalToStand,
  renameRule,
  switchRule,
  whyNoPlace,
} from "../commands/rules.ts";
import { setSettle } from "../commands/world.ts";
import { characterOf, documentOf, type EditorContext, nameOf } from "../EditorContext.ts";
import type { RuleTarget } from "../tools/ToolEvent.ts";

/** Changes a character's rules in the inspector. */
export class RuleActions {
  readonly #context: EditorContext;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  addFlow(characterId: Id, flow?: NewFlow): void {
    const id = this.#context.newId();
    this.#run("add group", characterId, addFlow(id, flow));
    this.#context.ui.selectRule(id);
  }

  addClickEvent(characterId: Id): void {
    this.#addEvent(characterId, clickEvent(this.#context.newId()));
  }

  addTimerEvent(characterId: Id): void {
    this.#addEvent(characterId, timerEvent(this.#context.newId()));
  }

  addStartEvent(characterId: Id): void {
    this.#addEvent(characterId, startEvent(this.#context.newId()));
  }

  addKeyEvent(characterId: Id, code: number): void {
    this.#addEvent(characterId, keyEvent(this.#context.newId(), code));
  }

  /** If another block has that key already, that one is shown instead. */
  setEventKey(characterId: Id, containerId: Id, code: number): void {
    const character = characterOf(this.#context, characterId);
    const same = character && sameEvent(character, keyEvent(containerId, code));
    if (!same) this.#run("choose key", characterId, setEventKey(containerId, code));
    this.#context.ui.selectRule(same?.id ?? containerId);
  }

  rename(characterId: Id, ruleId: Id, name: string): void {
    this.#run("rename rule", characterId, renameRule(ruleId, name));
  }

  switchOn(characterId: Id, ruleId: Id, on: boolean): void {
    this.#run(on ? "switch on" : "switch off", characterId, switchRule(ruleId, on));
  }

  setNote(characterId: Id, ruleId: Id, note: string): void {
    this.#run("write note", characterId, noteRule(ruleId, note));
  }

  /** Deletes a rule or container with all that is in it, and tells how much that was. */
  remove(characterId: Id, ruleId: Id): void {
    const node = this.#node(characterId, ruleId);
    if (!node) return;
    const loss = lossOf(node, gameContextOf(documentOf(this.#context)));
    this.#run(node.type === "rule" ? `delete ${node.name}` : "delete group", characterId, deleteRule(ruleId));
    this.#context.notices.tellUndoable(loss);
    if (this.#context.ui.state.selectedRuleId === ruleId) this.#context.ui.selectRule(null);
  }

  duplicate(characterId: Id, ruleId: Id): void {
    this.#copy(characterId, duplicateRule(ruleId, this.#context.newId));
  }

  move(characterId: Id, ruleId: Id, to: RuleTarget): void {
    if (this.#isPlace(characterId, ruleId, to)) this.#run("move rule", characterId, moveRule(ruleId, to));
  }

  /** Puts a deep copy at the given place among the rules of the same character, or tells why it may not stand there. */
  copyTo(characterId: Id, ruleId: Id, to: RuleTarget): void {
    const refusal = this.refusal(characterId, ruleId, to, "copy");
    if (refusal !== null) this.#context.notices.tell(refusal);
    else if (this.#isPlace(characterId, ruleId, to))
      this.#copy(characterId, copyRuleTo(ruleId, to, this.#context.newId));
  }

  canMove(characterId: Id, ruleId: Id, to: RuleTarget): boolean {
    const character = characterOf(this.#context, characterId);
    return to.characterId === characterId && character !== undefined && canMoveRule(character.rules, ruleId, to);
  }

  /** Why a rule, or a copy of it, may not stand at a place, in words for the child; null if it may. */
  refusal(characterId: Id, ruleId: Id, to: RuleTarget, verb: "move" | "copy"): string | null {
    return refusalToStand(characterOf(this.#context, characterId)?.rules ?? [], ruleId, to, verb);
  }

  /** Gives a rule exactly these other directions, as one undo entry. */
  setWays(characterId: Id, ruleId: Id, ways: ChosenWays): void {
    this.#run("other ways", characterId, setWays(ruleId, ways));
  }

  /** A character gets the rules of its flight, as one undo entry. */
  letFly(characterId: Id, flight: CharacterChange): void {
    const name = nameOf(this.#context, characterId);
    this.#run(`let ${name} fly`, characterId, flight);
    this.#context.notices.tellUndoable(`Now ${name} flies on.`);
  }

  /** Lets the arrow keys move by a rule: it gets all other directions, each in the block of its key, as one undo entry. */
  takeArrowKeys(characterId: Id, ruleId: Id, turning: PictureTurning): void {
    const { characters } = documentOf(this.#context);
    this.#run("arrow keys", characterId, withArrowKeys(ruleId, turning, characters, this.#context.newId));
  }

  /** Switches trains on or off: with them, everybody in a line moves in the same turn, like the cars of a train. */
  moveLikeTrains(isOn: boolean): void {
    const { history, notices } = this.#context;
    history.run(isOn ? "move like a train" : "move one by one", (document) => setSettle(document, isOn));
    if (isOn) notices.tellUndoable("Now everyone moves together, like a train.");
  }

  /** Lets a rule that was made from another one be changed without it, and shows it. */
  untie(characterId: Id, ruleId: Id): void {
    this.#run("make a way different", characterId, untieRule(ruleId));
    this.#context.ui.selectRule(ruleId);
    this.#context.notices.tellUndoable("This way is on its own now.");
  }

  setBehavior(characterId: Id, containerId: Id, behavior: FlowBehavior): void {
    this.#run("change group", characterId, setBehavior(containerId, behavior));
  }

  setLoopCount(characterId: Id, containerId: Id, count: LoopCount): void {
    this.#run("change group", characterId, setLoopCount(containerId, count));
  }

  setOneIn(characterId: Id, containerId: Id, oneIn: number): void {
    this.#run("change group", characterId, setOneIn(containerId, oneIn));
  }

  setEvery(characterId: Id, containerId: Id, every: number): void {
    this.#run("change event", characterId, setEvery(containerId, every));
  }

  setHold(characterId: Id, containerId: Id, hold: boolean): void {
    this.#run("change event", characterId, setHold(containerId, hold));
  }

  setGoOn(characterId: Id, containerId: Id, goOn: boolean): void {
    this.#run(goOn ? "go on below" : "stop going on", characterId, setGoOn(containerId, goOn));
  }

  /** An undo may have removed the dragged rule or its destination. */
  #isPlace(characterId: Id, ruleId: Id, to: RuleTarget): boolean {
    if (to.characterId !== characterId) return false;
    const fault = whyNoPlace(characterOf(this.#context, characterId)?.rules ?? [], ruleId, to);
    if (fault) console.warn(fault);
    return fault === null;
  }

  #addEvent(characterId: Id, event: EventContainer): void {
    const character = characterOf(this.#context, characterId);
    if (!character) return;
    const same = sameEvent(character, event);
    if (!same) this.#run("add event", characterId, addEvent(event, this.#context.newId));
    this.#context.ui.selectRule(same?.id ?? event.id);
  }

  /** Selects the copy, so that it is scrolled into view. */
  #copy(characterId: Id, change: CharacterChange): void {
    const known = new Set(this.#ids(characterId));
    this.#run("copy rule", characterId, change);
    const copy = this.#ids(characterId).find((id) => !known.has(id));
    if (copy !== undefined) this.#context.ui.selectRule(copy);
  }

  /** The ids of all rules and containers, each before what is in it. */
  #ids(characterId: Id): Id[] {
    return nodesIn(characterOf(this.#context, characterId)?.rules ?? []).map(({ id }) => id);
  }

  #node(characterId: Id, ruleId: Id): RuleNode | undefined {
    const character = characterOf(this.#context, characterId);
    return character && findNode(character.rules, ruleId);
  }

  #run(label: string, characterId: Id, change: CharacterChange): void {
    this.#context.history.run(label, (document) => changeCharacter(document, characterId, change));
  }
}

/** A rule without a name is told by the title of its card. */
function lossOf(node: RuleNode, game: GameContext): string {
  if (node.type === "rule") return `‘${titleOfUnnamed(node, game) ?? node.name}’ was deleted.`;
  const inside = nodesIn(node.rules).length;
  if (inside === 0) return "An empty group was deleted.";
  return `A group with ${inside === 1 ? "1 thing" : `${inside} things`} in it was deleted.`;
}
