import { StickyNote } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { NOTE_MAX, type RuleNode } from "../../engine/index.ts";
import styles from "./RuleNote.module.css";
import { useCharacterId, useTabStop } from "./ruleContexts.ts";
import { focusRule } from "./ruleFocus.ts";

export interface RuleNoteProps {
  readonly node: RuleNode;
  readonly name: string;
  /** Starts in edit mode. */
  readonly writes: boolean;
}

/** The note of a rule or container. A press or the menu opens it for editing; emptying it removes it. */
export function RuleNote({ node, name, writes }: RuleNoteProps) {
  const [writing, setWriting] = useState(writes);
  const stop = useTabStop(node.id);
  const holdsPointer = useEditorState((state) => state.ui.toolId === "pointer");
  if (writing) return <NoteField node={node} name={name} onEnd={() => setWriting(false)} />;
  if (node.note === undefined) return null;
  const words = (
    <>
      <StickyNote size={14} aria-hidden="true" />
      <span>{node.note}</span>
    </>
  );
  // With another tool, a press is meant for the whole card.
  if (!holdsPointer) return <p className={styles.note}>{words}</p>;
  return (
    <button
      type="button"
      className={styles.note}
      aria-label={`Note on ${name}: ${node.note}`}
      onClick={() => setWriting(true)}
      {...stop}
    >
      {words}
    </button>
  );
}

interface NoteFieldProps extends Omit<RuleNoteProps, "writes"> {
  readonly onEnd: () => void;
}

/** Closing the field always saves the text; if a key closed it, the focus returns to the card. */
function NoteField({ node, name, onEnd }: NoteFieldProps) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const field = useRef<HTMLTextAreaElement>(null);
  // Unmounting the field fires a blur as well: only the first end counts.
  const over = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function end(text: string) {
    if (over.current) return;
    over.current = true;
    editor.rules.setNote(characterId, node.id, text);
    onEnd();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    end(event.currentTarget.value);
    focusRule(node.id);
  }
  return (
    <textarea
      ref={field}
      className={styles.field}
      aria-label={`Note on ${name}`}
      placeholder="What is this for?"
      rows={3}
      maxLength={Math.max(NOTE_MAX, node.note?.length ?? 0)}
      defaultValue={node.note ?? ""}
      onKeyDown={onKeyDown}
      onBlur={(event) => end(event.currentTarget.value)}
    />
  );
}
