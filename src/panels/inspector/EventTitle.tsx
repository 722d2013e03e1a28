import { useEditor } from "../../editor/EditorProvider.tsx";
import type { EventContainer } from "../../engine/index.ts";
import { capOfKey, nameOfKey } from "../../recording/index.ts";
import styles from "./ContainerBlock.module.css";
import { containerTitle, pressedWords } from "./containerTitle.ts";
import { withOdd } from "./oddNumbers.ts";
import { useCharacterId, useTabStop } from "./ruleContexts.ts";

/** What an event waits for. The key of a key event opens the key picker, and the turns of a timer are a choice. */
export function EventTitle({ event }: { readonly event: EventContainer }) {
  switch (event.event) {
    case "key":
      return <KeyTitle event={event} />;
    case "timer":
      return <TimerTitle event={event} />;
    default:
      return <h3 className={styles.words}>{containerTitle({ ...event, goOn: false })}</h3>;
  }
}

function KeyTitle({ event }: { readonly event: EventContainer }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const stop = useTabStop(event.id);
  const key = event.code === undefined ? "No Key" : nameOfKey(event.code);
  return (
    <h3 className={styles.words}>
      <span>When</span>{" "}
      <button
        type="button"
        className={styles.key}
        aria-label={`Key: ${key}. Choose another`}
        onClick={() => editor.openModal({ id: "keyPicker", characterId, containerId: event.id })}
        {...stop}
      >
        {event.code === undefined ? key : capOfKey(event.code)}
      </button>{" "}
      <span>{pressedWords(event)}</span>
    </h3>
  );
}

/** The numbers of turns that are offered; another one of an older game is offered beside them. */
const TURNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 30, 50, 100] as const;

function TimerTitle({ event }: { readonly event: EventContainer }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const stop = useTabStop(event.id);
  const { every = 1 } = event;
  return (
    <h3 className={styles.words}>
      <span>Every</span>{" "}
      <select
        className={styles.number}
        aria-label="How many turns apart"
        value={every}
        onChange={({ target }) => editor.rules.setEvery(characterId, event.id, Number(target.value))}
        {...stop}
      >
        {withOdd(TURNS, every).map((turns) => (
          <option key={turns} value={turns}>
            {turns}
          </option>
        ))}
      </select>{" "}
      <span>{every === 1 ? "turn" : "turns"}</span>
    </h3>
  );
}
