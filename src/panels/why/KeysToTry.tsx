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

/** Plays a turn with a key and goes on telling, now of that turn. */
function tryKey({ film, playback, store, ui }: Editor, code: number): void {
  const { asked } = ui.state;
  const end = playback.onTick(() => {
    end();
    if (asked && film && !store.getState().playback.running) ui.ask({ ...asked, turn: film.length });
  });
  playback.forward(code);
}
