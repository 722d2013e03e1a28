import { changeActor, changeStage } from "../../editor/documentEdits.ts";
import type { History, Playback, RecordingActions, StageActions, Ui } from "../../editor/index.ts";
import { type Actor, type Id, type NewId, type Point, type Stage, samePoint } from "../../engine/index.ts";
import { DOWN, FLAG, SCOUT, STANDING } from "../lessons/cast.ts";
import type { LessonFacts, Precondition, SetupAction } from "../lessons/LessonStep.ts";
import { actorsOf, flagIsRaised, ledgeBoulder, openGap, secondBoulder, theScout } from "../lessons/queries.ts";
import type { Repair, Template } from "./offers.ts";
import { repairTutorial } from "./repairTutorial.ts";

export interface NibDeps {
  readonly history: History;
  readonly ui: Ui;
  readonly newId: NewId;
  readonly stages: Pick<StageActions, "show">;
  readonly recording: Pick<RecordingActions, "cancel">;
  readonly playback: Pick<Playback, "stop">;
}

/** What Nib does to a game, each edit as an undo entry that bears Nib's name. */
export class NibActions {
  readonly #deps: NibDeps;

  constructor(deps: NibDeps) {
    this.#deps = deps;
  }

  /** Does nothing if the actor it is about is gone. */
  do(action: SetupAction, facts: LessonFacts): void {
    switch (action.kind) {
      case "stop":
        this.#deps.playback.stop();
        break;
      case "showScout":
        this.#show(SCOUT, facts);
        break;
      case "showFlag":
        this.#show(FLAG, facts);
        break;
      case "lowerFlag":
        this.#lowerFlag(facts);
        break;
      case "scout":
        this.#stand("Nib moves Scout", theScout(facts), action.at, facts);
        break;
      case "boulder":
        this.#stand("Nib moves the boulder", ledgeBoulder(facts), action.at, facts);
        break;
      case "second":
        this.#stand("Nib moves the other boulder", secondBoulder(facts), action.at, facts);
        break;
    }
  }

  /** Does what the child has accepted. */
  repair(repair: Repair, facts: LessonFacts, template: Template): void {
    const { ui, stages, recording } = this.#deps;
    switch (repair.kind) {
      case "put":
        this.#put(repair.need, facts, template);
        break;
      case "showStage":
        stages.show(repair.stageId);
        break;
      case "closeDialog":
        ui.openModal(null);
        break;
      case "cancelRecording":
        recording.cancel();
        break;
      case "putToolAway":
        ui.set({ toolId: "pointer", stampItem: null, toolStays: false });
        break;
      case "letDraw":
      case "tryAgain":
      case "goodEnough":
        break;
    }
  }

  #put(need: Precondition, facts: LessonFacts, template: Template): void {
    const { history, newId } = this.#deps;
    const stageId = facts.stage?.id;
    if (!template || !stageId) return;
    const parts = { template, newId, stageId, openGap: openGap(facts) };
    history.run("Nib puts something back", (document) => repairTutorial(document, need, parts));
  }

  #show(characterId: Id, { characters }: LessonFacts): void {
    if (!Object.hasOwn(characters, characterId)) return;
    this.#deps.ui.selectCharacter(characterId);
    this.#deps.ui.set({ inspectorTab: "rules" });
  }

  /** Lowers the flag, so that reaching it is a goal again. */
  #lowerFlag(facts: LessonFacts): void {
    const { stage } = facts;
    if (!stage || !flagIsRaised(facts)) return;
    const lower = (on: Stage) =>
      actorsOf(facts, FLAG).reduce(
        (now, { id }) => changeActor(id, (flag) => ({ ...flag, appearance: DOWN }))(now),
        on,
      );
    this.#deps.history.run("Nib lowers the flag", (document) => changeStage(document, stage.id, lower));
  }

  #stand(label: string, actor: Actor | undefined, at: Point, { stage }: LessonFacts): void {
    if (!actor || !stage) return;
    this.#deps.history.run(label, (document) => changeStage(document, stage.id, standing(actor.id, at)));
  }
}

/** Moves an actor; Scout also stands upright and faces right. */
function standing(actorId: Id, at: Point): (stage: Stage) => Stage {
  return changeActor(actorId, (actor) => {
    const look = actor.characterId === SCOUT ? STANDING : actor.appearance;
    const isThere = samePoint(actor.position, at) && actor.appearance === look;
    return isThere ? actor : { ...actor, position: at, appearance: look, transform: "0" };
  });
}
