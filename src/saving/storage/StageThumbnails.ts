import { currentStage, type Id, own, type WorldDocument } from "../../engine/index.ts";

/** The thumbnails of a game's stages, each from the last save at which that stage was shown. They are saved with the game. */
export class StageThumbnails {
  readonly #thumbnails = new Map<Id, string>();

  /** `thumbnail` is of the stage that is shown now. If it is "", the old one stays. */
  remember({ world }: WorldDocument, thumbnail: string): void {
    const stage = currentStage(world);
    if (stage && thumbnail !== "") this.#thumbnails.set(stage.id, thumbnail);
  }

  addTo(document: WorldDocument): WorldDocument {
    const { world } = document;
    const changed = [...this.#thumbnails].flatMap(([id, thumbnail]) => {
      const stage = own(world.stages, id);
      return stage ? [[id, { ...stage, thumbnail }] as const] : [];
    });
    if (changed.length === 0) return document;
    return { ...document, world: { ...world, stages: { ...world.stages, ...Object.fromEntries(changed) } } };
  }
}
