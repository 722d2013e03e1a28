import type { SceneId } from "../../api/routes.ts";

/** The places in which a new game can begin, as children read them. */
export const PLACE_NAMES: Readonly<Record<SceneId, string>> = {
  "scene-meadow": "Meadow",
  "scene-maze": "Maze",
  "scene-pond": "Pond",
  "scene-space": "Space",
  "scene-castle": "Castle",
  "scene-beach": "Beach",
};

/** The address of the picture of a game that begins with a blank stage. */
export const BLANK_PICTURE = "/ui/choose-blank.png";
