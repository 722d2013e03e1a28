import { useEffect, useEffectEvent, useRef } from "react";
import { useEditor } from "../../../editor/EditorProvider.tsx";
import type { Id } from "../../../engine/index.ts";
import { frameOf } from "../../view/describe.ts";
import type { PlayOverlayProps } from "./PlayOverlay.tsx";
import { attachSounds, writeCaption } from "./playedSounds.ts";
import styles from "./Sounds.module.css";

/**
 * Plays the sounds of a game, and names the latest one over whoever played it, else at the lower edge of the stage. Screen readers do not read
 * what is heard anyway.
 */
export function Sounds({ facts }: PlayOverlayProps) {
  const editor = useEditor();
  const caption = useRef<HTMLParagraphElement>(null);
  const shown = useEffectEvent((text: string | null, soundId: Id) => {
    if (caption.current) writeCaption(caption.current, editor, { text, soundId, facts });
  });
  useEffect(() => attachSounds(editor, (text, soundId) => shown(text, soundId)), [editor]);
  return (
    <div className={styles.place} style={frameOf(facts)} aria-hidden="true">
      <p ref={caption} className={styles.caption} hidden />
    </div>
  );
}
