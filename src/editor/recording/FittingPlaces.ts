import type { Id, Point, Stage, WorldDocument } from "../../engine/index.ts";
import { whereFits } from "../../engine/simulation.ts";
import { gameContextOf, type Recording, toRule } from "../../recording/index.ts";

/** Where on the stage of the game the recorded rule would match right now. */
export interface Fitting {
  readonly stage: Stage;
  readonly actorIds: readonly Id[];
  readonly cells: readonly Point[];
}

interface Known {
  readonly recording: Recording;
  readonly document: WorldDocument;
  readonly fitting: Fitting;
}

const UNNAMED = { id: "taught", name: "" };

/** Finds where the recorded rule would match; cached until the recording or the game changes. */
export class FittingPlaces {
  #known: Known | null = null;

  of(recording: Recording, document: WorldDocument, stage: Stage): Fitting {
    const { recording: was, document: game, fitting } = this.#known ?? {};
    if (fitting && was === recording && game === document) return fitting;
    const found = find(recording, document, stage);
    this.#known = { recording, document, fitting: found };
    return found;
  }
}

function find(recording: Recording, document: WorldDocument, stage: Stage): Fitting {
  const rule = toRule(recording, gameContextOf(document), UNNAMED);
  const { characters, world } = document;
  const actorIds = whereFits({ stage, characters, globals: world.globals, kinds: world.kinds }, rule);
  return { stage, actorIds, cells: actorIds.flatMap((id) => stage.actors[id]?.position ?? []) };
}
