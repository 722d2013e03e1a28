/** Random actions on an editor: presses, drags, choices and names of anything at any time, deleted things included. */

import type { ToolEvent } from "../../src/editor/tools/ToolEvent.ts";
import { TOOL_IDS } from "../../src/editor/tools/ToolEvent.ts";
import { COMPARATORS, type Id, type RuleTree } from "../../src/engine/index.ts";
import type { ConditionSlot } from "../../src/recording/conditions.ts";
import type { Readable } from "../../src/recording/operands.ts";
import { chooseStamp, moveActor, type TestEditor } from "./TestEditor.ts";

type Random = (below: number) => number;
type MonkeyAction = readonly [name: string, action: () => unknown];
type Target = ToolEvent["target"];

const VIEWS = ["stage", "before", "after"] as const;
const SIDES = ["left", "right", "top", "bottom"] as const;
const PLACES = ["before", "after", "inside"] as const;
const TURNS = ["0", "90", "180", "flip-x", "flip-y"] as const;
const FLOWS = ["first", "loop", "all", "random"] as const;
const OPERATIONS = ["set", "add", "subtract"] as const;
const TYPED = ["7", "-3", "", "Frog", " a b "] as const;

export class Monkey {
  /** The actions so far, to find the cause of a failure. */
  readonly actions: string[] = [];
  readonly #test: TestEditor;
  readonly #random: Random;
  readonly #plays: boolean;
  /** All ids that ever existed: deleted things are used as well. */
  readonly #ids = new Set<Id>(["nobody"]);

  constructor(test: TestEditor, random: Random, plays: boolean) {
    this.#test = test;
    this.#random = random;
    this.#plays = plays;
  }

  do(times: number): void {
    for (let time = 0; time < times; time++) {
      const [name, action] = this.#one(this.#actions());
      this.actions.push(name);
      action();
    }
  }

  #one<T>(things: readonly T[]): T {
    return things[this.#random(things.length)] as T;
  }

  /** Mostly one of these ids, sometimes any that ever existed. */
  #id(ids: readonly Id[]): Id {
    for (const id of ids) this.#ids.add(id);
    return ids.length > 0 && this.#random(8) > 0 ? this.#one(ids) : this.#one([...this.#ids]);
  }

  #rulesOf(characterId: Id): Id[] {
    return idsIn(this.#test.state.document.characters[characterId]?.rules ?? []);
  }

  #actions(): MonkeyAction[] {
    const { document } = this.#test.state;
    const characterId = this.#id(Object.keys(document.characters));
    const character = document.characters[characterId];
    const names = {
      characterId,
      ruleId: this.#id(this.#rulesOf(characterId)),
      look: this.#id(Object.keys(character?.spritesheet.appearances ?? {})),
      variableId: this.#id(Object.keys(character?.variables ?? {})),
      globalId: this.#id(Object.keys(document.world.globals)),
      stageId: this.#id(Object.keys(document.world.stages)),
      actorId: this.#id(this.#test.actors(this.#one(VIEWS)).map(({ id }) => id)),
    };
    const groups = [
      this.#hands(names),
      this.#hands(names),
      this.#hands(names),
      this.#actors(names),
      this.#rules(names),
      this.#library(names),
      this.#world(names),
      this.#recording(names),
      this.#frame(names),
      ...(this.#plays ? [this.#playing()] : []),
    ];
    return this.#one(groups);
  }

  #target({ characterId, look, ruleId, variableId, globalId }: Names): Target | { x: number; y: number } {
    const cell = { x: this.#random(12) - 1, y: this.#random(9) - 1 };
    return this.#one<Target | { x: number; y: number }>([
      cell,
      cell,
      cell,
      { kind: "handle", view: this.#one(["before", "after"] as const), side: this.#one(SIDES), line: this.#random(14) },
      { kind: "character", characterId },
      { kind: "appearance", characterId, appearanceId: look },
      { kind: "rule", characterId, ruleId: this.#one([ruleId, null]), place: this.#one(PLACES) },
      { kind: "library", characterId: this.#one([characterId, null]), beside: null },
      { kind: "variable", characterId, variableId },
      { kind: "global", globalId },
      { kind: "action", index: this.#random(4) },
      { kind: "condition", key: "0" },
      { kind: "nothing" },
    ]);
  }

  #hands(names: Names): MonkeyAction[] {
    const test = this.#test;
    const keys = { shift: this.#random(4) === 0, alt: this.#random(4) === 0, view: this.#one(VIEWS) };
    const [from, to] = [this.#target(names), this.#target(names)];
    return [
      ["drag", () => test.drag([from, to], keys)],
      ["drag", () => test.drag([from, this.#target(names), to], keys)],
      ["tap", () => test.tap(from, keys)],
      ["doubleTap", () => test.doubleTap(from, keys)],
      ["press", () => test.press(from, keys)],
      ["move", () => test.move(to, keys)],
      ["release", () => test.release(to, keys)],
      ["pickUp", () => test.pickUp(from, keys)],
      ["pickUp", () => test.pickUp(from, keys)],
      ["escape", () => test.escape()],
      ["tool", () => test.editor.toolbox.chooseTool(this.#one([...TOOL_IDS, "ignoreSquare"] as const))],
      ["pickStamp", () => chooseStamp(test.editor, { kind: "rule", ...names })],
      ["pickStamp", () => chooseStamp(test.editor, { kind: "actor", view: keys.view, actorId: names.actorId })],
    ];
  }

  #actors({ characterId, look, actorId, variableId }: Names): MonkeyAction[] {
    const { actors, selection, clipboard, variables } = this.#test.editor;
    const view = this.#one(VIEWS);
    const cell = { x: this.#random(10), y: this.#random(8) };
    return [
      ["placeNew", () => actors.placeNew(view, characterId, look, cell)],
      ["move", () => moveActor(this.#test.editor, view, actorId, cell)],
      ["remove", () => actors.remove(view, actorId)],
      ["setAppearance", () => actors.setAppearance(view, actorId, look)],
      ["setTransform", () => actors.setTransform(view, actorId, this.#one(TURNS))],
      ["setValue", () => variables.setValue(view, actorId, variableId, this.#one(TYPED))],
      ["dropValue", () => variables.dropValue(view, actorId, variableId)],
      ["selectAll", () => selection.selectAll()],
      ["removeSelected", () => selection.remove()],
      ["turnSelected", () => selection.turn()],
      ["copy", () => clipboard.copy()],
      ["cut", () => clipboard.cut()],
      ["paste", () => clipboard.paste()],
      ["duplicate", () => clipboard.duplicate()],
    ];
  }

  #rules({ characterId, ruleId }: Names): MonkeyAction[] {
    const { rules, ui } = this.#test.editor;
    const other = this.#one([this.#id(this.#rulesOf(characterId)), null]);
    const to = { kind: "rule", characterId, ruleId: other, place: this.#one(PLACES) } as const;
    return [
      ["addFlow", () => rules.addFlow(characterId)],
      ["addClickEvent", () => rules.addClickEvent(characterId)],
      ["addKeyEvent", () => rules.addKeyEvent(characterId, 65 + this.#random(3))],
      ["setEventKey", () => rules.setEventKey(characterId, ruleId, 65 + this.#random(3))],
      ["renameRule", () => rules.rename(characterId, ruleId, `Rule ${this.#random(9)}`)],
      ["switchOn", () => rules.switchOn(characterId, ruleId, this.#random(2) === 0)],
      ["setNote", () => rules.setNote(characterId, ruleId, this.#one(TYPED))],
      ["removeRule", () => rules.remove(characterId, ruleId)],
      ["duplicateRule", () => rules.duplicate(characterId, ruleId)],
      ["moveRule", () => rules.move(characterId, ruleId, to)],
      ["copyRule", () => rules.copyTo(characterId, ruleId, to)],
      ["setBehavior", () => rules.setBehavior(characterId, ruleId, this.#one(FLOWS))],
      ["setLoopCount", () => rules.setLoopCount(characterId, ruleId, { constant: this.#random(4) })],
      ["selectRule", () => ui.selectRule(ruleId)],
    ];
  }

  #library({ characterId, look, variableId }: Names): MonkeyAction[] {
    const { characters, variables } = this.#test.editor;
    return [
      ["renameCharacter", () => characters.rename(characterId, `Name ${this.#random(9)}`)],
      ["duplicateCharacter", () => characters.duplicate(characterId)],
      ["removeCharacter", () => this.#random(3) === 0 && characters.remove(characterId)],
      ["renameAppearance", () => characters.renameAppearance(characterId, look, `Look ${this.#random(9)}`)],
      ["duplicateAppearance", () => characters.duplicateAppearance(characterId, look)],
      ["makeDefault", () => characters.makeDefault(characterId, look)],
      ["removeAppearance", () => characters.removeAppearance(characterId, look)],
      ["addVariable", () => variables.add(characterId)],
      ["renameVariable", () => variables.rename(characterId, variableId, `Sum ${this.#random(9)}`)],
      ["setDefault", () => variables.setDefault(characterId, variableId, this.#one(TYPED))],
      ["removeVariable", () => variables.remove(characterId, variableId)],
    ];
  }

  #world({ stageId, globalId }: Names): MonkeyAction[] {
    const { editor } = this.#test;
    const { stages, start, globals } = editor;
    return [
      ["showStage", () => stages.show(stageId)],
      ["addStage", () => stages.add()],
      ["duplicateStage", () => stages.duplicate(stageId)],
      ["removeStage", () => stages.remove(stageId)],
      ["moveStage", () => stages.move(stageId, this.#random(4))],
      ["renameStage", () => stages.rename(stageId, `Level ${this.#random(9)}`)],
      ["resize", () => stages.resize(stageId, { width: 1 + this.#random(14), height: 1 + this.#random(10) })],
      ["wrap", () => stages.set(stageId, { wrapX: this.#random(2) === 0 })],
      ["saveStart", () => saveStart(start)],
      ["restore", () => start.restore()],
      ["addGlobal", () => globals.add()],
      ["setGlobal", () => globals.set(globalId, this.#one(TYPED))],
      ["removeGlobal", () => globals.remove(globalId)],
      ["renameWorld", () => editor.renameWorld(`World ${this.#random(9)}`)],
    ];
  }

  #recording(names: Names): MonkeyAction[] {
    const { characterId, ruleId, actorId } = names;
    const { recording } = this.#test.editor;
    const cell = { x: this.#random(10), y: this.#random(8) };
    return [
      ["recordActor", () => recording.onActor(actorId)],
      ["recordActor", () => recording.onActor(actorId)],
      ["recordCharacter", () => recording.forCharacter(characterId)],
      ["recordAgain", () => recording.again(characterId, ruleId)],
      ["growSide", () => recording.growSide(this.#one(SIDES), this.#random(5) - 2)],
      ["setIgnored", () => recording.setIgnored(cell, this.#random(2) === 0)],
      ["addCondition", () => recording.rows.addCondition(this.#readable(names))],
      ["setOperand", () => recording.rows.setOperand(this.#slot(), this.#readable(names))],
      ["typeOperand", () => recording.rows.setOperand(this.#slot(), { constant: this.#one(TYPED) })],
      ["clearOperand", () => recording.rows.clearOperand(this.#slot())],
      ["setComparator", () => recording.rows.setComparator(this.#slot().key, this.#one(COMPARATORS))],
      ["addSetting", () => recording.rows.addSetting(this.#readable(names))],
      ["setValue", () => recording.rows.setValue(this.#random(3), this.#readable(names))],
      ["setOperation", () => recording.rows.setOperation(this.#random(3), this.#one(OPERATIONS))],
      ["removeAction", () => recording.rows.removeAction(this.#random(3))],
      ["moveAction", () => recording.rows.moveAction(this.#random(3), this.#random(3))],
      ["saveRecording", () => recording.save()],
      ["saveRecording", () => recording.save()],
      ["cancelRecording", () => recording.cancel()],
      ["resumeRecording", () => recording.resume()],
    ];
  }

  #readable({ actorId, globalId, variableId: known }: Names): Readable {
    const variableId = this.#one(["appearance", "transform", known]);
    return this.#random(3) === 0 ? { globalId } : { actorId, variableId };
  }

  /** Mostly an operand of an existing condition. */
  #slot(): ConditionSlot {
    const keys = this.#test.state.recording?.conditions.map(({ key }) => key) ?? [];
    return { key: this.#one([...keys, "gone"]), side: this.#one(["left", "right"] as const) };
  }

  #frame({ characterId, actorId }: Names): MonkeyAction[] {
    const { editor } = this.#test;
    return [
      ["undo", () => editor.undo()],
      ["undo", () => editor.undo()],
      ["redo", () => editor.redo()],
      ["redo", () => editor.redo()],
      ["selectCharacter", () => editor.ui.selectCharacter(this.#one([characterId, null]))],
      ["selectActor", () => editor.selection.selectActor(this.#one(VIEWS), this.#one([actorId, null]))],
      ["keepTool", () => editor.ui.lockTool(this.#random(2) === 0)],
      ["followNotice", () => editor.followNotice()],
      ["showTab", () => editor.ui.showTab(this.#one(["rules", "variables"] as const))],
    ];
  }

  #playing(): MonkeyAction[] {
    const { editor, clock } = this.#test;
    return [
      ["play", () => editor.playback.play()],
      ["stop", () => editor.playback.stop()],
      ["forward", () => editor.playback.forward()],
      ["back", () => editor.playback.back()],
      ["pass", () => clock.pass(this.#random(900))],
      ["pass", () => clock.pass(this.#random(900))],
      ["pressKey", () => editor.playback.keys.press(65 + this.#random(3))],
      ["releaseKeys", () => editor.playback.keys.releaseAll()],
      ["setSpeed", () => editor.setSpeed(125)],
      ["settle", () => editor.playback.settle()],
    ];
  }
}

interface Names {
  readonly characterId: Id;
  readonly ruleId: Id;
  readonly look: Id;
  readonly variableId: Id;
  readonly globalId: Id;
  readonly stageId: Id;
  readonly actorId: Id;
}

function saveStart(start: TestEditor["editor"]["start"]): void {
  const moment = start.moment();
  if (moment) start.save(moment, null);
}

function idsIn(rules: RuleTree): Id[] {
  return rules.flatMap((node) => [node.id, ...(node.type === "rule" ? [] : idsIn(node.rules))]);
}
