import type { Editor } from "../../editor/Editor.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { capOfKey, nameOfKey } from "../../recording/index.ts";
import type { ToldRule } from "./askedStory.ts";
import styles from "./WhyTab.module.css";

/** The rules that wait for keys, in one line. A key that is pressed here plays one turn with it. */
export function KeysToTry({ waiting }: { readonly waiting: ReadonlyMap<number, readonly ToldRule[]> }) {
  const editor = useEditor();
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
          onClick={() => tryKey(editor, code)}
        >
          {capOfKey(code)}
        </button>
      ))}
    </fieldset>
  );
}

/** Plays one turn with a key, and then tells about that turn. It comes after now, so no key can be tried while the past is shown. */
function tryKey({ notices, playback, ui }: Editor, code: number): void {
  if (ui.state.past === null) playback.forward(code);
  else notices.tell("This is the past. Go back to now to try a key.");
}
