import { useEffect, useState } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { shownName } from "../../player/shownName.ts";
import { momentAfterTurn, momentNow } from "./moments.ts";
import { drawPoster } from "./poster.ts";
import { makerOf, type SharedGame } from "./SharedGame.ts";

export interface ShownMoment {
  /** The number of a turn; null is now. */
  readonly turn: number | null;
  /** Whether the title and the maker stand below. */
  readonly hasName: boolean;
}

/** The poster of a moment of the open game, drawn again for another one. Null until it is drawn, and if it cannot be. */
export function usePoster(game: SharedGame, { turn, hasName }: ShownMoment): HTMLCanvasElement | null {
  const editor = useEditor();
  const [poster, setPoster] = useState<HTMLCanvasElement | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const moment = turn === null ? momentNow(editor) : momentAfterTurn(game, turn);
    const { characters, world } = game.document();
    const words = hasName ? { title: shownName(world.metadata.name), maker: makerOf(game) } : null;
    if (moment)
      drawPoster({ moment, characters, words }).then(
        (drawn) => isCurrent && setPoster(drawn),
        (fault: unknown) => console.warn("A poster could not be drawn", fault),
      );
    return () => {
      isCurrent = false;
    };
  }, [editor, game, turn, hasName]);
  return poster;
}
