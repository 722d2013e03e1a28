import { type Id, type Point, type Rule, type Stage, stagesInOrder } from "../../engine/index.ts";
import { moveAction, removeAction } from "../../recording/after.ts";
import { alwaysBefore } from "../../recording/alwaysBefore.ts";
import { removeCondition, toggleCondition } from "../../recording/conditions.ts";
import { growSide, moveSide, setIgnored, toggleIgnored } from "../../recording/extent.ts";
import { castOf, type Recording } from "../../recording/Recording.ts";
import { startAgain, startForCharacter, startOnActor } from "../../recording/start.ts";
import { toRule } from "../../recording/toRule.ts";
import { changeCharacter } from "../commands/characters.ts";
import { addRule, replaceRule } from "../commands/rules.ts";
import { findNode } from "../commands/ruleTree.ts";
import type { RecordingSteps } from "../store/EditorState.ts";
import { NOBODY_SELECTED } from "../store/selection.ts";
import type { Side } from "../tools/ToolEvent.ts";
import { characterOf, documentOf, type Workbench } from "./Workbench.ts";

const NEW_RULE_NAME = "Untitled Rule";

/** Begins, changes, saves and leaves the teaching of a rule (spec §4 "Recording lifecycle", details §10). */
export class RecordingEdits {
  readonly #bench: Workbench;
  readonly #stopPlaying: () => void;
  #left: { readonly recording: Recording; readonly steps: RecordingSteps } | null = null;

  constructor(bench: Workbench, stopPlaying: () => void) {
    this.#bench = bench;
    this.#stopPlaying = stopPlaying;
  }

  onActor(actorId: Id): void {
    this.#start((stage) => {
      const { newId } = this.#bench;
      return startOnActor({ stage, characters: documentOf(this.#bench).characters, actorId, newId });
    });
  }

  /** On the selected actor, if it is one of this character, else on an empty stage. */
  forCharacter(characterId: Id): void {
    const { ui, newId, live } = this.#bench;
    const { selectedActorId } = ui.state;
    const selected = selectedActorId ? live().actors().get(selectedActorId) : undefined;
    const character = characterOf(this.#bench, characterId);
    if (selected?.characterId === characterId) this.onActor(selected.id);
    else if (character) this.#start((stage) => startForCharacter({ stage, character, newId }));
  }

  /** Only a rule can be taught again, not a container. */
  again(characterId: Id, ruleId: Id): void {
    const rule = this.#rule(characterId, ruleId);
    if (rule) this.#start((stage) => startAgain({ stage, characterId, rule }));
  }

  moveSide(side: Side, line: number): void {
    this.#edit("resize picture", (recording) => moveSide(recording, side, line));
  }

  growSide(side: Side, squares: number): void {
    this.#edit("resize picture", (recording) => growSide(recording, side, squares));
  }

  toggleIgnored(cell: Point): void {
    this.#edit("ignore square", (recording) => toggleIgnored(recording, cell));
  }

  setIgnored(cell: Point, ignored: boolean): void {
    this.#edit("ignore squares", (recording) => setIgnored(recording, cell, ignored));
  }

  toggleCondition(key: string): void {
    this.#edit("switch condition", (recording) => toggleCondition(recording, key));
  }

  removeCondition(key: string): void {
    this.#edit("delete condition", (recording) => removeCondition(recording, key));
  }

  removeAction(index: number): void {
    this.#edit("delete action", (recording) => removeAction(recording, index));
  }

  moveAction(index: number, to: number): void {
    this.#bench.recorder.edit("move action", (recording, cast) => moveAction(recording, cast, index, to));
  }

  /** One entry of the world; the new rule is then the selected one. */
  save(): void {
    const { recorder, history, newId, ui } = this.#bench;
    const { recording } = recorder;
    if (!recording) return;
    const old = recording.ruleId && this.#rule(recording.characterId, recording.ruleId);
    const naming = old || { id: newId(), name: NEW_RULE_NAME };
    const rule = toRule(recording, castOf(documentOf(this.#bench)), naming);
    const outdone = new Set(this.#outdone(recording.characterId, rule.id).map(({ id }) => id));
    this.#leave();
    history.run("Save Recording", (document) =>
      changeCharacter(document, recording.characterId, old ? replaceRule(rule) : addRule(rule)),
    );
    ui.selectCharacter(recording.characterId);
    if (old) ui.selectRule(rule.id);
    else ui.nameRule(rule.id);
    this.#tellOutdone(this.#outdone(recording.characterId, rule.id).filter(({ id }) => !outdone.has(id)));
  }

  /** Leaves without a rule; a notice brings the recording back. */
  cancel(): void {
    const { recording, recordingSteps } = this.#bench.store.getState();
    if (!recording) return;
    this.#left = { recording, steps: recordingSteps };
    this.#leave();
    this.#bench.ui.selectCharacter(recording.characterId);
    this.#bench.notices.tell("The recording was cancelled.", { label: "Undo", action: { kind: "resumeRecording" } });
  }

  resume(): void {
    const left = this.#left;
    if (!left || this.#bench.recorder.recording || !characterOf(this.#bench, left.recording.characterId)) return;
    this.#begin(left.recording);
    this.#bench.store.setState({ recordingSteps: left.steps });
  }

  #start(make: (stage: Stage) => Recording | null): void {
    if (this.#bench.recorder.recording || this.#bench.readOnly) return;
    this.#stopPlaying();
    const stage = this.#bench.live().stage() ?? stagesInOrder(documentOf(this.#bench).world)[0];
    const recording = stage && make(stage);
    if (recording) this.#begin(recording);
  }

  #begin(recording: Recording): void {
    const { recorder, ui, notices } = this.#bench;
    this.#stopPlaying();
    this.#left = null;
    notices.dismiss();
    recorder.open(recording);
    ui.set({
      toolId: "pointer",
      stampItem: null,
      toolStays: false,
      inspectorTab: "variables",
      selectedCharacterId: recording.characterId,
      ...NOBODY_SELECTED,
      selectedActorId: recording.mainActorId,
      selectedView: "after",
      selectedRuleId: null,
    });
  }

  #leave(): void {
    this.#bench.recorder.close();
    this.#bench.ui.set({
      toolId: "pointer",
      stampItem: null,
      toolStays: false,
      inspectorTab: "rules",
      ...NOBODY_SELECTED,
      selectedView: "stage",
    });
  }

  /** The rules whose turn never comes, because this one always goes before them. */
  #outdone(characterId: Id, ruleId: Id): Rule[] {
    const character = characterOf(this.#bench, characterId);
    return character ? alwaysBefore(character.rules, ruleId, documentOf(this.#bench).characters) : [];
  }

  #tellOutdone([first, ...others]: readonly Rule[]): void {
    if (!first) return;
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    this.#bench.notices.tellUndoable(`This rule now always goes before ‘${first.name}’${more}.`);
  }

  #edit(label: string, change: (recording: Recording) => Recording): void {
    this.#bench.recorder.edit(label, change);
  }

  #rule(characterId: Id, ruleId: Id): Rule | undefined {
    const character = characterOf(this.#bench, characterId);
    const node = character && findNode(character.rules, ruleId);
    return node?.type === "rule" ? node : undefined;
  }
}
