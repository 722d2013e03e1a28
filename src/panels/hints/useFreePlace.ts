import { useMemo } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Actor, currentStage, own, TILE } from "../../engine/index.ts";
import type { StagePlace } from "./StagePlace.ts";

/** Where a line lies over the stage. */
export interface LinePlace {
  readonly edge: "top" | "bottom";
  readonly side: "middle" | "left" | "right";
}

const FIRST: LinePlace = { edge: "top", side: "middle" };
/** In the order in which they are preferred; not at the bottom left, where the buttons for the zoom are. */
const PLACES: readonly LinePlace[] = [
  FIRST,
  { edge: "bottom", side: "middle" },
  { edge: "top", side: "right" },
  { edge: "top", side: "left" },
  { edge: "bottom", side: "right" },
];

/** A line with its distance from the edge, CSS px. */
const LINE = { width: 560, height: 76 } as const;
/** With more actors there is no free place to look for. */
const CROWD = 1500;

/**
 * The place in the view at which a line covers the fewest actors, as they are when it comes and after each change of the document: it does not
 * run after those that move while the game is played. Ground does not count, as nobody looks for it.
 */
export function useFreePlace({ camera, viewSize }: StagePlace): LinePlace {
  const editor = useEditor();
  const stage = useEditorState(({ document }) => currentStage(document.world));
  const characters = useEditorState(({ document }) => document.characters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nor does it jump while the camera follows somebody.
  return useMemo(() => {
    // In a low view all lines cover the same, and at the bottom are its buttons.
    if (!stage || viewSize.height < 2 * LINE.height) return FIRST;
    const actors = [...editor.live().actors().values()];
    if (actors.length > CROWD) return FIRST;
    const seen = actors.filter(({ characterId }) => !own(characters, characterId)?.ground);
    const covered = PLACES.map((place) => seen.filter((actor) => covers(place, actor, { camera, viewSize })).length);
    return PLACES[covered.indexOf(Math.min(...covered))] ?? FIRST;
  }, [editor, stage, characters, camera.zoom, viewSize.width, viewSize.height]);
}

function covers({ edge, side }: LinePlace, { position }: Actor, { camera, viewSize }: StagePlace): boolean {
  const tile = TILE * camera.zoom;
  const width = Math.min(LINE.width, viewSize.width);
  const from = { left: 0, middle: (viewSize.width - width) / 2, right: viewSize.width - width }[side];
  const [left, top] = [camera.left + position.x * tile, camera.top + position.y * tile];
  if (left + tile <= from || left >= from + width) return false;
  return edge === "top" ? top < LINE.height : top + tile > viewSize.height - LINE.height;
}
