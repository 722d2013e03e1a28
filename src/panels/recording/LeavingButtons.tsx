import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { focusWhenRendered } from "../../browser/focus.ts";
import { handlesOwnKeys } from "../../browser/keyboard.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Recording } from "../../recording/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { focusRule } from "../inspector/ruleFocus.ts";
import styles from "./RecordingPanel.module.css";

/** Cancel and Save Recording. Save stands out as soon as something happens in the after picture. */
export function LeavingButtons({ recording: { ruleId, actions } }: { readonly recording: Recording }) {
  const editor = useEditor();
  const happens = actions.length > 0;
  /** Hands the keyboard focus on to the card of a re-recorded rule, else to the stage. A new rule's name field takes it by itself. */
  const leave = (way: "save" | "cancel") => {
    editor.recording[way]();
    if (ruleId !== null) focusRule(ruleId);
    else if (way === "cancel") focusWhenRendered(() => document.querySelector<HTMLElement>("[data-view=stage]"));
  };
  useSaveKey(() => leave("save"));
  return (
    <footer className={styles.leaving} data-ready={happens}>
      <Button onClick={() => leave("cancel")}>Cancel</Button>
      <Button
        variant={happens ? "primary" : "plain"}
        aria-keyshortcuts="Control+Enter"
        title="Ctrl+Enter"
        onClick={() => leave("save")}
      >
        <Check size={20} strokeWidth={3} aria-hidden="true" />
        Save Recording
      </Button>
    </footer>
  );
}

/** Ctrl+Enter saves from anywhere in the recording: the same keys then play the game. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
      const isMeant = key === "Enter" && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat;
      if (!isMeant || event.defaultPrevented || handlesOwnKeys(target)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
