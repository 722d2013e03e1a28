import { Leaf, Rabbit, Turtle } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { useEscapeFirst } from "../hand/useEscapeFirst.ts";
import { PaceFacts } from "./PaceFacts.tsx";
import styles from "./PaceMeter.module.css";
import { PowerChoices } from "./PowerChoices.tsx";
import { paceWords } from "./paceWords.ts";
import { useKeptPower } from "./useKeptPower.ts";

/**
 * The hare and the tortoise: whether the game keeps its speed, how long its ticks take, and how far quality is lowered on a slow machine.
 */
export function PaceMeter() {
  const editor = useEditor();
  const isSlow = useEditorState(({ playback, power }) => playback.isSlow || power.level === "slow");
  const level = useEditorState(({ power }) => power.level);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useKeptPower(editor);
  useEscapeFirst(() => {
    const isHere = isOpen && place.current?.contains(document.activeElement) === true;
    if (isHere) opener.current?.focus();
    if (isHere) setOpen(false);
    return isHere;
  });
  const words = paceWords({ isSlow, level });
  return (
    <div ref={place} className={styles.place}>
      <Tooltip text={words.title} side="top">
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          data-slow={isSlow}
          aria-label={`Speed of the game: ${words.name}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isSlow ? <Turtle size={22} aria-hidden="true" /> : <Rabbit size={22} aria-hidden="true" />}
          {level !== "full" && <Leaf className={styles.leaf} size={13} aria-hidden="true" />}
        </button>
      </Tooltip>
      {isOpen && (
        <section id={id} className={styles.flap} aria-label="Speed of the game">
          <p className={styles.title}>{words.title}</p>
          <p>{words.text}</p>
          <PaceFacts namesRules={!editor.readOnly} />
          <PowerChoices />
        </section>
      )}
    </div>
  );
}
