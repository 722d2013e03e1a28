import { type Characters, fillsSquare, own, type Stage, TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import { cameraFor } from "./overlayPlaces.ts";

/** The distance of a label from the edges of the view, CSS px. */
const MARGIN = 10;
/** With more actors there is no free corner to look for. */
const CROWD = 1500;

/** In the order in which they are preferred. */
const CORNERS = ["top-left", "bottom-left", "top-right", "bottom-right"] as const;
type Corner = (typeof CORNERS)[number];

/** The corner of the view in which a label covers the fewest squares with somebody. Ground does not count. */
export function freeCorner(facts: ViewFacts, stage: Stage, characters: Characters, label: Size): Corner {
  const { viewSize } = facts;
  const camera = cameraFor(stage, facts);
  const side = TILE * camera.zoom;
  const actors = Object.values(stage.actors).filter(({ characterId }) => !own(characters, characterId)?.ground);
  if (actors.length > CROWD) return CORNERS[0];
  const covered = CORNERS.map((corner) => {
    const left = corner.endsWith("left") ? MARGIN : viewSize.width - MARGIN - label.width;
    const top = corner.startsWith("top") ? MARGIN : viewSize.height - MARGIN - label.height;
    const columns = squaresFrom((left - camera.left) / side, label.width / side);
    const rows = squaresFrom((top - camera.top) / side, label.height / side);
    const squares = rows.flatMap((y) => columns.map((x) => ({ x, y })));
    return squares.filter((square) => actors.some(fillsSquare(characters, stage, square))).length;
  });
  return CORNERS[covered.indexOf(Math.min(...covered))] ?? CORNERS[0];
}

function squaresFrom(start: number, length: number): number[] {
  const first = Math.floor(start);
  return Array.from({ length: Math.ceil(start + length) - first }, (_, step) => first + step);
}
