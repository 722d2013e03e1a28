import { useEditor } from "../../editor/EditorProvider.tsx";
import { capOfKey, nameOfKey } from "../../recording/index.ts";
import type { ToldRule } from "./askedStory.ts";
import styles from "./WhyTab.module.css";

/** The rules that wait for keys, in one line. A key that is pressed here plays one turn with it. */
export function KeysToTry({ waiting }: { readonly waiting: ReadonlyMap<number, readonly ToldRule[]> }) {
  const { playback } = useEditor();
  const rules = [...waiting.values()].flat().length;
  return (
    <fieldset className={styles.keys}>
      <legend className={styles.keysWords}>
        {rules === 1 ? "1 rule waits for a key:" : `${rules} rules wait for a key:`}
      </legend>
      {[...waiting.keys()].map((code) => (
        <button
          key={code}
          type="button"
          className={styles.key}
          aria-label={`Try ${nameOfKey(code)}`}
          title={`Try ${nameOfKey(code)}`}
          onClick={() => playback.forward(code)}
        >
          {capOfKey(code)}
        </button>
      ))}
    </fieldset>
  );
}
