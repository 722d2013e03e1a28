import { type Characters, own, type Stage, TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import { cameraFor } from "./overlayPlaces.ts";

/** The distance of a label from the edges of the view, CSS px. */
const MARGIN = 10;

/** Where at the left of the view a label covers fewer actors: at the top, unless the bottom is freer. Ground does not count. */
export function freeCorner(facts: ViewFacts, stage: Stage, characters: Characters, label: Size): "top" | "bottom" {
  const { zoom, left, top } = cameraFor(stage, facts);
  const side = TILE * zoom;
  const coveredFrom = (y: number) =>
    Object.values(stage.actors).filter(({ characterId, position }) => {
      const at = { x: left + position.x * side, y: top + position.y * side };
      const isUnder = at.x < MARGIN + label.width && at.y < y + label.height && at.y + side > y && at.x + side > MARGIN;
      return isUnder && !own(characters, characterId)?.ground;
    }).length;
  return coveredFrom(facts.viewSize.height - MARGIN - label.height) < coveredFrom(MARGIN) ? "bottom" : "top";
}
