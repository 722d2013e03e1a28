import { useEditor } from "../../editor/EditorProvider.tsx";
import type { EventContainer } from "../../engine/index.ts";
import { capOfKey, nameOfKey } from "../../recording/nameOfKey.ts";
import styles from "./ContainerBlock.module.css";
import { containerTitle } from "./containerTitle.ts";
import { useCharacterId } from "./ruleContexts.ts";
import { useTabStop } from "./useTabStop.ts";

/** What an event waits for; the key of a key event is a button that opens the key picker. */
export function EventTitle({ event }: { readonly event: EventContainer }) {
  switch (event.event) {
    case "key":
      return <KeyTitle event={event} />;
    case "click":
      return <h3 className={styles.words}>When I'm clicked</h3>;
    case "idle":
      return (
        <h3 className={styles.words}>
          All the time <small>looked at every turn</small>
        </h3>
      );
    case "unknown":
      return <h3 className={styles.words}>{containerTitle(event)}</h3>;
  }
}

function KeyTitle({ event }: { readonly event: EventContainer }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const stop = useTabStop(event.id);
  const key = event.code === undefined ? "No Key" : nameOfKey(event.code);
  return (
    <h3 className={styles.words}>
      When{" "}
      <button
        type="button"
        className={styles.key}
        aria-label={`Key: ${key}. Choose another`}
        onClick={() => editor.openModal({ id: "keyPicker", characterId, containerId: event.id })}
        {...stop}
      >
        {event.code === undefined ? key : capOfKey(event.code)}
      </button>{" "}
      is pressed
    </h3>
  );
}
