import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { focusWhenRendered } from "../../browser/focus.ts";
import { acceptsText } from "../../browser/keyboard.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Recording } from "../../recording/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { useInputInUse } from "../hints/usePress.ts";
import { prepareLanding } from "../inspector/landRule.ts";
import { focusRule } from "../inspector/ruleFocus.ts";
import styles from "./RecordingPanel.module.css";

/** Cancel and Save Recording. Save stands out as soon as something happens in the after picture. */
export function LeavingButtons({ recording: { ruleId, actions } }: { readonly recording: Recording }) {
  const editor = useEditor();
  const happens = actions.length > 0;
  // The keyboard focus goes to the card of a re-recorded rule, else to the stage. A new rule's name field takes it by itself.
  const cancel = () => {
    editor.recording.cancel();
    if (ruleId !== null) focusRule(ruleId);
    else focusStage();
  };
  const save = () => {
    const land = prepareLanding();
    editor.recording.save();
    const savedId = editor.store.getState().ui.selectedRuleId;
    const isInBook = savedId !== null && land(savedId);
    if (isInBook && !editor.store.getState().notice) editor.notices.tell("Your rule is in the book at the top.");
    if (ruleId !== null) focusRule(ruleId);
    else focusStage();
  };
  useSaveKey(() => {
    if (editor.store.getState().ui.modal === null) save();
  });
  const isByKeys = useInputInUse() === "keys";
  return (
    <footer className={styles.leaving} data-ready={happens}>
      <Button onClick={cancel}>Cancel</Button>
      <Button
        variant={happens ? "primary" : "plain"}
        aria-keyshortcuts="Control+Enter"
        title="Ctrl+Enter"
        onClick={save}
      >
        <Check size={20} strokeWidth={3} aria-hidden="true" />
        Save Recording
        {isByKeys && happens && (
          <span className={styles.saveKeys} aria-hidden="true">
            Ctrl+Enter
          </span>
        )}
      </Button>
    </footer>
  );
}

function focusStage(): void {
  focusWhenRendered(() => document.querySelector<HTMLElement>("[data-view=stage]"));
}

/** Ctrl+Enter saves from anywhere in the recording but a text that is being typed: the same keys then play the game. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
      const isMeant = key === "Enter" && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat;
      if (!isMeant || event.defaultPrevented || acceptsText(target)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
