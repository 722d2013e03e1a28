import { Footprints } from "lucide-react";
import { useEffect, useRef } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import styles from "./TurnCounter.module.css";

/** How many ticks the game has played. It writes to the DOM itself, because a React render with every tick would be too slow. */
export function TurnCounter() {
  const editor = useEditor();
  const number = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      const text = String(editor.playback.tickCount);
      if (number.current && number.current.textContent !== text) number.current.textContent = text;
    };
    show();
    const ends = [editor.playback.onTick(show), editor.store.subscribe(show)];
    return () => {
      for (const end of ends) end();
    };
  }, [editor]);
  return (
    <Tooltip text="Turns played so far" side="top">
      <p className={styles.turns} role="timer" aria-label="Turns played">
        <Footprints size={14} aria-hidden="true" />
        <span ref={number} className={styles.number}>
          0
        </span>
      </p>
    </Tooltip>
  );
}
