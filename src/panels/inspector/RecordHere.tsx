import { useEditorState } from "../../editor/EditorProvider.tsx";
import { own, type RuleContainer } from "../../engine/index.ts";
import { capOfKey } from "../../recording/index.ts";
import { useTeach } from "../hints/useTeach.ts";
import { containerTitle } from "./containerTitle.ts";
import styles from "./RecordHere.module.css";
import { useCharacterId, useTabStop } from "./ruleContexts.ts";

export interface RecordHereProps {
  readonly container: RuleContainer;
  /** Also says what to show, where nothing stands yet that could be taken as an example. */
  readonly says?: boolean;
  /** The hint over the stage is about it. */
  readonly marked?: boolean;
}

/** The button that records a rule right into a container, where it will be the first. */
export function RecordHere({ container, says = false, marked = false }: RecordHereProps) {
  const teach = useTeach();
  const characterId = useCharacterId();
  const stop = useTabStop(container.id);
  if (!useCanRecordHere()) return null;
  return (
    <button
      type="button"
      className={styles.record}
      data-says={says}
      data-marked={marked}
      aria-label={`Record a rule here: ${containerTitle(container)}`}
      onClick={() => teach(characterId, container.id)}
      {...stop}
    >
      <img src="/ui/tools/record.png" alt="" width={says ? 28 : 22} height={says ? 28 : 22} />
      <span>
        Record a rule here
        {says && <WhatToShow container={container} />}
      </span>
    </button>
  );
}

/**
 * Whether a container has the button even when it is not empty. New rules go into the block of what happens all the time anyway, and the
 * menu of each has an entry.
 */
export function hasRecordButton(container: RuleContainer): boolean {
  return container.rules.length === 0 || (container.type === "group-event" && container.event !== "idle");
}

/** Whether the tool in hand records; the others do something with the container itself. */
export function useCanRecordHere(): boolean {
  return useEditorState(
    ({ ui, recording }) => (ui.toolId === "pointer" || ui.toolId === "record") && recording === null,
  );
}

/** "Show what Hero does when → is pressed". */
function WhatToShow({ container }: { readonly container: RuleContainer }) {
  const characterId = useCharacterId();
  const name = useEditorState(({ document }) => own(document.characters, characterId)?.name);
  const event = container.type === "group-event" ? container : null;
  return (
    <span className={styles.what}>
      Show what {name} does
      {event?.event === "key" && event.code !== undefined && (
        <>
          {" "}
          when <kbd className={styles.cap}>{capOfKey(event.code)}</kbd> is pressed
        </>
      )}
      {event?.event === "click" && " when clicked"}
      {event?.event === "timer" && " each time"}
      {event?.event === "start" && " first of all"}
    </span>
  );
}
