import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import type { Stage } from "../world/stage.ts";
import type { World } from "../world/world.ts";
import type { ActingWorld } from "./Acting.ts";

/** The world around a rule's picture. Sounds, doors and the end of the game are there or gone as in the game, but nothing comes of them. */
export class PreviewWorld implements ActingWorld {
  /** No stage of the game is the picture: whoever goes through a door leaves it. */
  readonly stageId: Id = "";
  readonly #world: Pick<World, "stages" | "sounds">;

  constructor(world: Pick<World, "stages" | "sounds">) {
    this.#world = world;
  }

  hasSound(id: Id): boolean {
    return own(this.#world.sounds, id) !== undefined;
  }

  stage(id: Id): Stage | undefined {
    return own(this.#world.stages, id);
  }

  /** Which stage comes next depends on the one that ticks, so that any will do. */
  nextStage(): Stage | undefined {
    return Object.values(this.#world.stages)[0];
  }

  receive(): boolean {
    return true;
  }

  playSound(): void {}
  end(): void {}
  select(): void {}
  enter(): void {}
}
