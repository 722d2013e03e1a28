import { useMemo } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { own, type RuleContainer, rulesIn } from "../../engine/index.ts";
import { capOfKey, nameOfKey } from "../../recording/index.ts";
import { useFirstStep } from "../hints/useFirstStep.ts";
import { useTeach } from "../hints/useTeach.ts";
import styles from "./EmptyContainer.module.css";
import { useCharacterId, useTabStop } from "./ruleContexts.ts";

/** What an empty event or flow container holds: a button that records a rule right into it, and the other way to fill it, if there is one. */
export function EmptyContainer({ container }: { readonly container: RuleContainer }) {
  const isRecording = useEditorState(({ recording }) => recording !== null);
  // The other tools do something with the container itself.
  const canTeach = useEditorState(({ ui }) => ui.toolId === "pointer" || ui.toolId === "record") && !isRecording;
  const canDrag = useHasRules();
  return (
    <div className={styles.empty}>
      {canTeach && <TeachButton container={container} />}
      <p className={styles.hint}>{canDrag ? dragWords(canTeach) : canTeach ? null : "No rules yet"}</p>
    </div>
  );
}

function dragWords(isSecondWay: boolean): string {
  return isSecondWay ? "or drag a rule in here" : "Drag a rule in here";
}

/** Whether the character has a rule that could be dragged. */
function useHasRules(): boolean {
  const id = useCharacterId();
  const rules = useEditorState(({ document }) => own(document.characters, id)?.rules);
  return useMemo(() => rulesIn(rules ?? []).length > 0, [rules]);
}

function TeachButton({ container }: { readonly container: RuleContainer }) {
  const teach = useTeach();
  const characterId = useCharacterId();
  const name = useEditorState(({ document }) => own(document.characters, characterId)?.name);
  const step = useFirstStep();
  const isNext = step?.kind === "record" && step.containerId === container.id;
  const stop = useTabStop(container.id);
  const words = `Show what ${name} does`;
  const key = container.type === "group-event" && container.event === "key" ? container.code : undefined;
  return (
    <button
      type="button"
      className={styles.teach}
      data-marked={isNext}
      aria-label={key === undefined ? undefined : `${words} when ${nameOfKey(key)} is pressed`}
      onClick={() => teach(characterId, container.id)}
      {...stop}
    >
      <img src="/ui/tools/record.png" alt="" width={28} height={28} />
      <span>
        {words}
        {key !== undefined && (
          <>
            {" "}
            when <kbd className={styles.cap}>{capOfKey(key)}</kbd> is pressed
          </>
        )}
        {container.type === "group-event" && container.event === "click" && " when clicked"}
      </span>
    </button>
  );
}
