import { type Actor, type Id, type Point, type Stage, samePoint } from "../../engine/index.ts";
import { changeActor } from "../commands/actors.ts";
import { changeStage } from "../commands/stages.ts";
import type { RecordingEdits } from "../edits/RecordingEdits.ts";
import type { StageEdits } from "../edits/StageEdits.ts";
import type { Workbench } from "../edits/Workbench.ts";
import { actorsOf, flagIsRaised, ledgeBoulder, openGap, secondBoulder, theScout } from "./asks.ts";
import { DOWN, FLAG, SCOUT, STANDING } from "./cast.ts";
import type { Facts } from "./Facts.ts";
import { mended } from "./mending.ts";
import type { Mending, Need, Template } from "./needs.ts";
import type { Deed } from "./Step.ts";

export interface NibParts {
  readonly bench: Workbench;
  readonly stages: StageEdits;
  readonly recording: RecordingEdits;
  readonly stopPlaying: () => void;
}

/** What Nib does to a game: each an undo entry of its own that bears Nib's name. */
export class NibEdits {
  readonly #parts: NibParts;

  constructor(parts: NibParts) {
    this.#parts = parts;
  }

  /** Where the one that is meant is not there, nothing happens. */
  do(deed: Deed, facts: Facts): void {
    switch (deed.kind) {
      case "stop":
        this.#parts.stopPlaying();
        break;
      case "lowerFlag":
        this.#lowerFlag(facts);
        break;
      case "scout":
        this.#stand("Nib moves Scout", theScout(facts), deed.at, facts);
        break;
      case "boulder":
        this.#stand("Nib moves the boulder", ledgeBoulder(facts), deed.at, facts);
        break;
      case "second":
        this.#stand("Nib moves the other boulder", secondBoulder(facts), deed.at, facts);
        break;
    }
  }

  /** What a child let Nib do. */
  mend(mending: Mending, facts: Facts, template: Template): void {
    const { bench, stages, recording } = this.#parts;
    switch (mending.kind) {
      case "put":
        this.#put(mending.need, facts, template);
        break;
      case "showStage":
        stages.show(mending.stageId);
        break;
      case "closeDialog":
        bench.ui.openModal(null);
        break;
      case "cancelRecording":
        recording.cancel();
        break;
      case "putToolAway":
        bench.ui.set({ toolId: "pointer", stampItem: null, toolStays: false });
        break;
      case "tryAgain":
      case "goodEnough":
        break;
    }
  }

  #put(need: Need, facts: Facts, template: Template): void {
    const { bench } = this.#parts;
    const stageId = facts.stage?.id;
    if (!template || !stageId) return;
    const parts = { template, newId: bench.newId, stageId, openGap: openGap(facts) };
    bench.history.run("Nib puts something back", (document) => mended(document, need, parts));
  }

  /** Raised on the way to somewhere else, it would be no goal any more. */
  #lowerFlag(facts: Facts): void {
    const { stage } = facts;
    if (!stage || !flagIsRaised(facts)) return;
    const lower = (on: Stage) =>
      actorsOf(facts, FLAG).reduce(
        (now, { id }) => changeActor(id, (flag) => ({ ...flag, appearance: DOWN }))(now),
        on,
      );
    this.#parts.bench.history.run("Nib lowers the flag", (document) => changeStage(document, stage.id, lower));
  }

  #stand(label: string, actor: Actor | undefined, at: Point, { stage }: Facts): void {
    if (!actor || !stage) return;
    this.#parts.bench.history.run(label, (document) => changeStage(document, stage.id, standing(actor.id, at)));
  }
}

/** Scout comes out of a bubble, too, and looks to the right. */
function standing(actorId: Id, at: Point): (stage: Stage) => Stage {
  return changeActor(actorId, (actor) => {
    const look = actor.characterId === SCOUT ? STANDING : actor.appearance;
    const isThere = samePoint(actor.position, at) && actor.appearance === look;
    return isThere ? actor : { ...actor, position: at, appearance: look, transform: "0" };
  });
}
