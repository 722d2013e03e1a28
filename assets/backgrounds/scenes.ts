/** The bundled backgrounds by file name. */
import type { Canvas } from "../sprites/canvas.ts";
import { cave } from "./cave.ts";
import { forest } from "./forest.ts";
import { landscape } from "./landscape.ts";
import { space } from "./space.ts";

export const scenes: Readonly<Record<string, () => Canvas>> = { landscape, forest, cave, space };
