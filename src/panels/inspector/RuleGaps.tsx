import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Rule } from "../../engine/index.ts";
import type { MissingReferences } from "../../recording/missingReferences.ts";
import styles from "./RuleGaps.module.css";
import { useCharacterId, useTabStop } from "./ruleContexts.ts";

const REMOVED = "This character has been removed and this rule will not execute.";

export interface RuleGapsProps {
  readonly rule: Rule;
  readonly missing: MissingReferences;
}

/** What a rule refers to and is gone, and a way to mend a rule that can never apply. */
export function RuleGaps({ rule, missing: { neverFits, gone } }: RuleGapsProps) {
  const left = gone.filter((what) => what !== "A character");
  return (
    <>
      {neverFits && (
        <p className={styles.broken}>
          {REMOVED} <Mend rule={rule} />
        </p>
      )}
      {left.length > 0 && (
        <ul className={styles.gaps} aria-label="What is gone">
          {left.map((what) => (
            <li key={what}>{what} is gone</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Brings a deleted character back as long as the game remembers it; after that, the rule can be taught again. */
function Mend({ rule }: { readonly rule: Rule }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const stop = useTabStop(rule.id);
  const isRecording = useEditorState(({ recording }) => recording !== null);
  // What is remembered depends on the undo steps.
  const lost = useEditorState(({ document }) => document.undoStack && editor.characters.lostIn(rule));
  if (lost) {
    return (
      <button type="button" className={styles.mend} onClick={() => editor.characters.bringBack(lost.id)} {...stop}>
        Bring {lost.name} back
      </button>
    );
  }
  if (isRecording) return null;
  return (
    <button
      type="button"
      className={styles.mend}
      onClick={() => editor.recording.again(characterId, rule.id)}
      {...stop}
    >
      Teach it again
    </button>
  );
}
