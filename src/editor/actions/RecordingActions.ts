import { suggestsOtherWays } from "../../engine/derive/index.ts";
import {
  type Actor,
  findNode,
  type Id,
  isResting,
  own,
  type Point,
  type Rule,
  type Side,
  type Stage,
  stagesInOrder,
} from "../../engine/index.ts";
import {
  blocksAround,
  characterName,
  flightOf,
  gameContextOf,
  growSide,
  moveSide,
  ONE_IN_DEFAULT,
  omittedCount,
  ownLuck,
  type Recording,
  rulesShadowedBy,
  rulesShadowing,
  setIgnored,
  showSquare,
  startForCharacter,
  startFromRule,
  startOnActor,
  toRule,
  UNNAMED_RULE,
} from "../../recording/index.ts";
import { changeCharacter } from "../commands/characters.ts";
import { setLuck } from "../commands/luck.ts";
import { addRule, landingIn, replaceRule } from "../commands/rules.ts";
import { characterOf, documentOf, type EditorContext } from "../EditorContext.ts";
import { diff } from "../history/diff.ts";
import { type Fitting, FittingPlaces } from "../recording/FittingPlaces.ts";
import type { PointedRow, RecordingSteps } from "../state/EditorState.ts";
import { NOBODY_SELECTED } from "../state/selection.ts";
import { KindActions } from "./KindActions.ts";
import { RecordingRows } from "./RecordingRows.ts";
import { wordsOfSaving } from "./wordsOfSaving.ts";

const PUT_AWAY = "Recording closed without saving.";
const GO_ON = "Go on with your recording?";
const BRING_BACK = { label: "Bring it back", action: { kind: "resumeRecording" } } as const;

/** How a recording around an actor begins. */
interface AroundActor {
  /** A square that is in the picture, too, counted from the actor. */
  readonly shown?: Point | undefined;
  /** The stage at another time. */
  readonly past?: Stage;
  /** Where the rule goes. */
  readonly containerId?: Id | undefined;
}

/** Begins, changes, saves and cancels the recording of a rule. */
export class RecordingActions {
  /** The conditions and actions of the rule. */
  readonly rows: RecordingRows;
  /** Who may stand where the before picture shows somebody. */
  readonly kinds: KindActions;
  readonly #context: EditorContext;
  readonly #stopPlaying: () => void;
  readonly #places = new FittingPlaces();
  /** The recording as it was begun, before any change. */
  #begun: Recording | null = null;
  /** Recordings that were canceled after something was done in them, the last one at the end. They are kept until a recording is saved. */
  #putAway: readonly { readonly recording: Recording; readonly steps: RecordingSteps }[] = [];

  constructor(context: EditorContext, stopPlaying: () => void) {
    this.#context = context;
    this.rows = new RecordingRows(context);
    this.kinds = new KindActions(context);
    this.#stopPlaying = stopPlaying;
  }

  onActor(actorId: Id, { shown, past, containerId }: AroundActor = {}): void {
    this.#start((now) => {
      const { newId } = this.#context;
      const { characters } = documentOf(this.#context);
      const recording = startOnActor({ stage: past ?? now, characters, actorId, newId });
      const inside = recording && containerId !== undefined ? { ...recording, containerId } : recording;
      return inside && shown ? showSquare(inside, shown) : inside;
    });
  }

  /**
   * Begins around the selected actor if it is of this character, else around the first one on the shown stage; on an empty stage if there is
   * none. The rule goes into `containerId` if there is one.
   */
  forCharacter(characterId: Id, containerId?: Id): void {
    const { ui, newId, live } = this.#context;
    const { selectedActorId } = ui.state;
    const isOne = (actor: Actor | undefined) => actor?.characterId === characterId;
    const selected = selectedActorId ? live().actor(selectedActorId) : undefined;
    const character = characterOf(this.#context, characterId);
    if (!character) return;
    const { characters } = documentOf(this.#context);
    const begin = (stage: Stage) => {
      const actor = isOne(selected) ? selected : Object.values(stage.actors).find(isOne);
      const around = actor && startOnActor({ stage, characters, actorId: actor.id, newId });
      return around ?? startForCharacter({ stage, character, newId });
    };
    this.#start((stage) => {
      const recording = begin(stage);
      return containerId !== undefined ? { ...recording, containerId } : recording;
    });
  }

  /** Records a rule again. Containers cannot be recorded; a rule whose picture could not be read starts like a new one. */
  again(characterId: Id, ruleId: Id): void {
    const { newId } = this.#context;
    const character = characterOf(this.#context, characterId);
    const rule = this.#rule(characterId, ruleId);
    if (!character || !rule) return;
    const { characters } = documentOf(this.#context);
    const luck = ownLuck(character.rules, ruleId)?.oneIn;
    this.#start((stage) => ({
      ...(own(rule.actors, rule.mainActorId)
        ? startFromRule({ stage, characters, characterId, rule })
        : { ...startForCharacter({ stage, character, newId }), ruleId }),
      ...(luck !== undefined && { luck }),
    }));
  }

  moveSide(side: Side, line: number): void {
    this.#edit("resize picture", (recording) => moveSide(recording, side, line));
  }

  growSide(side: Side, squares: number): void {
    this.#edit("resize picture", (recording) => growSide(recording, side, squares));
  }

  setIgnored(cell: Point, ignored: boolean): void {
    this.#edit("ignore squares", (recording) => setIgnored(recording, cell, ignored));
  }

  /** Where on the stage of the game the rule would match right now; null without a recording. */
  fitting(): Fitting | null {
    const { recording } = this.#context.recorder;
    const stage = this.#context.live().stage();
    return recording && stage && this.#places.of(recording, documentOf(this.#context), stage);
  }

  /** The container that the new rule will be the first of, null for the root; undefined if no new rule is being recorded. */
  landing(): Id | null | undefined {
    const { recording } = this.#context.recorder;
    if (!recording || recording.ruleId !== null) return undefined;
    return landingIn(characterOf(this.#context, recording.characterId)?.rules ?? [], recording.containerId);
  }

  /** The rule will be in a block of luck, so that it is tried only once in so many times. Returns false if it already is right inside one. */
  byLuck(): boolean {
    const { recording } = this.#context.recorder;
    const around = recording && blocksAround(recording, gameContextOf(documentOf(this.#context))).at(-1);
    if (around?.type === "group-flow" && around.behavior === "chance") return false;
    this.#edit("by luck", (now) => ({ ...now, luck: ONE_IN_DEFAULT }));
    return true;
  }

  /** Highlights in both pictures what the row under the pointer is about; null: no row. */
  pointAt(pointed: PointedRow | null): void {
    if (this.#context.store.getState().pointed !== pointed) this.#context.store.setState({ pointed });
  }

  /** Saves the rule as one undo entry of the game, and selects it. */
  save(): void {
    const { recorder, history, newId, ui, notices, newRules } = this.#context;
    const { recording } = recorder;
    if (!recording) return;
    const old = recording.ruleId && this.#rule(recording.characterId, recording.ruleId);
    const cast = gameContextOf(documentOf(this.#context));
    const rule = toRule(recording, cast, old || { id: newId(), name: UNNAMED_RULE });
    const { characterId } = recording;
    const outdone = new Set(this.#outdone(characterId, rule.id).map(({ id }) => id));
    this.#leave();
    this.#putAway = [];
    history.run("Save Recording", (document) => {
      // A rule made from another one keeps that tie unless it was changed.
      const isUnchanged = old && isSameAs(old, rule);
      const put = old ? replaceRule(rule) : addRule(rule, recording.containerId);
      const saved = isUnchanged ? document : changeCharacter(document, characterId, put);
      return changeCharacter(saved, characterId, setLuck(rule.id, recording.luck, newId));
    });
    newRules.add(rule);
    ui.selectCharacter(characterId);
    if (old) ui.selectRule(rule.id);
    else ui.nameRule(rule.id);
    ui.addUntried(rule.id);
    if (!old && suggestsOtherWays(rule, cast.characters)) ui.offerWays(rule.id);
    if (!old && flightOf(rule, cast.characters)) ui.offerFlight(rule.id);
    const words = wordsOfSaving({
      rule,
      isNew: !old,
      game: cast,
      outdone: this.#outdone(characterId, rule.id).filter(({ id }) => !outdone.has(id)),
      outdoing: this.#outdoing(characterId, rule.id),
      leftOut: omittedCount(recording, cast),
    });
    if (!words) return;
    // A rule without actions is allowed, but seldom meant.
    const isEmpty = !old && rule.actions.length === 0;
    const action = { kind: "recordAgain", characterId, ruleId: rule.id } as const;
    if (isEmpty) notices.tell(words, { label: `Show what ${characterName(cast, characterId)} does`, action });
    else notices.tellUndoable(words);
  }

  /** Ends the recording without a rule. If something was done in it, it is kept, and a notice offers to resume it. */
  cancel(): void {
    const { recording } = this.#context.recorder;
    if (!recording) return;
    const isKept = this.#keep();
    this.#leave();
    this.#context.ui.selectCharacter(recording.characterId);
    if (isKept) this.#context.notices.tell(PUT_AWAY, BRING_BACK);
  }

  /** Resumes the recording that was canceled last. One that has been begun since takes its place among those that are kept. */
  resume(): void {
    const last = this.#resumable();
    if (!last) return;
    this.#putAway = this.#putAway.filter((other) => other !== last);
    this.#keep();
    this.#context.recorder.close();
    this.goOnWith(last.recording);
    if (this.#context.recorder.recording === last.recording) {
      this.#context.store.setState({ recordingSteps: last.steps });
      // The game may have been edited since, and edits undone.
      this.#context.recorder.tidy();
    }
  }

  /** Resumes a recording made before, without its undo steps, if its character still exists. */
  goOnWith(recording: Recording): void {
    const { recorder, readOnly } = this.#context;
    if (readOnly || recorder.recording || !characterOf(this.#context, recording.characterId)) return;
    this.#begin(recording);
  }

  #start(make: (stage: Stage) => Recording | null): void {
    if (this.#context.recorder.recording || this.#context.readOnly) return;
    this.#stopPlaying();
    const stage = this.#context.live().stage() ?? stagesInOrder(documentOf(this.#context).world)[0];
    const recording = stage && make(stage);
    if (!recording) return;
    this.#begun = recording;
    this.#begin(recording);
    if (this.#resumable()) this.#context.notices.tell(GO_ON, BRING_BACK);
  }

  /** Keeps the open recording if something was done in it; says whether there was. */
  #keep(): boolean {
    const { recording, recordingSteps } = this.#context.store.getState();
    if (!recording || recording === this.#begun) return false;
    this.#putAway = [...this.#putAway, { recording, steps: recordingSteps }];
    return true;
  }

  /** The recording that was canceled last and whose character still exists. */
  #resumable() {
    return this.#putAway.findLast(({ recording }) => characterOf(this.#context, recording.characterId));
  }

  #begin(recording: Recording): void {
    const { recorder, ui, notices } = this.#context;
    this.#stopPlaying();
    notices.dismissPassing();
    recorder.open(recording);
    ui.set({
      toolId: "pointer",
      stampItem: null,
      toolStays: false,
      inspectorTab: "rules",
      selectedCharacterId: recording.characterId,
      ...NOBODY_SELECTED,
      selectedActorId: recording.mainActorId,
      selectedView: "after",
      selectedRuleId: null,
      namingRuleId: null,
      waysOfferId: null,
      flightOfferId: null,
    });
  }

  #leave(): void {
    this.#context.recorder.close();
    this.#context.notices.dismissPassing();
    this.pointAt(null);
    this.#context.ui.set({
      toolId: "pointer",
      stampItem: null,
      toolStays: false,
      inspectorTab: "rules",
      ...NOBODY_SELECTED,
      selectedView: "stage",
    });
  }

  /** The rules that are never reached, because this one always applies before them. */
  #outdone(characterId: Id, ruleId: Id): Rule[] {
    const character = characterOf(this.#context, characterId);
    return character ? rulesShadowedBy(character.rules, ruleId, documentOf(this.#context).characters) : [];
  }

  /** The rules that always apply before this one, so that it is never reached. */
  #outdoing(characterId: Id, ruleId: Id): Rule[] {
    const character = characterOf(this.#context, characterId);
    return character ? rulesShadowing(character.rules, ruleId, documentOf(this.#context).characters) : [];
  }

  #edit(label: string, change: (recording: Recording) => Recording): void {
    this.#context.recorder.edit(label, change);
  }

  #rule(characterId: Id, ruleId: Id): Rule | undefined {
    const character = characterOf(this.#context, characterId);
    const node = character && findNode(character.rules, ruleId);
    return node?.type === "rule" ? node : undefined;
  }
}

/** Whether recording a rule again has changed nothing in it. A part that could not be read has been replaced. */
function isSameAs(old: Rule, rule: Rule): boolean {
  return !isResting(old) && diff(old, { ...old, ...rule }).length === 0;
}
