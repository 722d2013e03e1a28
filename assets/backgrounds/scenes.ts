/** The bundled backgrounds by file name. */
import type { Canvas } from "../sprites/canvas.ts";
import { beach } from "./beach.ts";
import { castle } from "./castle.ts";
import { cave } from "./cave.ts";
import { forest } from "./forest.ts";
import { garden } from "./garden.ts";
import { landscape } from "./landscape.ts";
import { pond } from "./pond.ts";
import { road } from "./road.ts";
import { shore } from "./shore.ts";
import { space } from "./space.ts";

export const scenes: Readonly<Record<string, () => Canvas>> = {
  landscape,
  forest,
  pond,
  garden,
  road,
  beach,
  shore,
  castle,
  cave,
  space,
};
