import type { Actors } from "./actor.ts";
import type { Id } from "./id.ts";

/** One level of a world: a grid, its background and the actors on it. */
export interface Stage {
  readonly id: Id;
  readonly name: string;
  readonly order: number;
  readonly width: number;
  readonly height: number;
  readonly wrapX: boolean;
  readonly wrapY: boolean;
  /** A CSS color, or `url(...)` of a bundled or uploaded picture. */
  readonly background: string;
  readonly scale: number | "fit";
  readonly actors: Actors;
  readonly thumbnail?: string;
  readonly startThumbnail?: string;
  /** The actors of the saved Start; missing or empty if none was saved. */
  readonly startActors?: Actors;
  /** The sound that loops while the stage is played. */
  readonly music?: Id;
  /** Whom the camera follows; missing shows the whole stage. */
  readonly camera?: { readonly follow: Id };
  /** False leaves a picture in the background as bright as it is. */
  readonly dim?: boolean;
  /** Set if the first play saved the Start by itself: it takes on every later edit of the actors. */
  readonly startFollowsEdits?: boolean;
}
