/** The small pictures of a game's stages, each as its stage was when it was shown at a save; they are kept with the game. */
import { currentStage, type Id, own, type WorldDocument } from "../../engine/index.ts";

export class StageThumbnails {
  readonly #pictures = new Map<Id, string>();

  /** `picture` of the shown stage; "" where none could be made, and the old one stays. */
  remember({ world }: WorldDocument, picture: string): void {
    const stage = currentStage(world);
    if (stage && picture !== "") this.#pictures.set(stage.id, picture);
  }

  addTo(document: WorldDocument): WorldDocument {
    const { world } = document;
    const pictured = [...this.#pictures].flatMap(([id, thumbnail]) => {
      const stage = own(world.stages, id);
      return stage ? [[id, { ...stage, thumbnail }] as const] : [];
    });
    if (pictured.length === 0) return document;
    return { ...document, world: { ...world, stages: { ...world.stages, ...Object.fromEntries(pictured) } } };
  }
}
