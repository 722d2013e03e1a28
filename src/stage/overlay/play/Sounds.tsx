import { useEffect, useRef } from "react";
import { useEditor } from "../../../editor/EditorProvider.tsx";
import { frameOf } from "../../view/describe.ts";
import { CaptionPill } from "./CaptionPill.ts";
import type { PlayOverlayProps } from "./PlayOverlay.tsx";
import { attachSounds } from "./playedSounds.ts";
import styles from "./Sounds.module.css";

/**
 * Plays the sounds of a game, and names the latest one over whoever played it, else at the lower edge of the stage. Screen readers do not read
 * what is heard anyway.
 */
export function Sounds({ facts }: PlayOverlayProps) {
  const editor = useEditor();
  const caption = useRef<HTMLParagraphElement>(null);
  const pill = useRef<CaptionPill>(null);
  useEffect(() => {
    if (!caption.current) return;
    const made = new CaptionPill(caption.current, editor);
    pill.current = made;
    return attachSounds(editor, (text, soundId) => made.say(text, soundId));
  }, [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pill of another editor is a new one, which has seen nothing yet.
  useEffect(() => pill.current?.seen(facts), [editor, facts]);
  return (
    <div className={styles.place} style={frameOf(facts)} aria-hidden="true">
      <p ref={caption} className={styles.caption} hidden />
    </div>
  );
}
