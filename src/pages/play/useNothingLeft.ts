import { type RefObject, useEffect } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";

/** A game in which no rule has applied for so many ticks has probably ended. */
const TICKS = 10;

/**
 * Marks an element with `data-next` while nothing has happened for a while in a playing game. It writes to the DOM itself, because a React
 * render with every tick would be too slow.
 */
export function useNothingLeft(element: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  useEffect(() => {
    let idle = 0;
    const count = (isIdle: boolean) => {
      idle = isIdle ? idle + 1 : 0;
      if (idle === 0 || idle === TICKS) element.current?.toggleAttribute("data-next", idle === TICKS);
    };
    const ends = [
      editor.playback.onTick(({ recorded }) => count(!recorded)),
      editor.store.subscribe(
        ({ playback: { running } }, before) => running !== before.playback.running && count(false),
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [editor, element]);
}
