/** The keys of a game as buttons, several at once, for hands without a keyboard (product §6, details §14). */
import { type PointerEvent, useEffect } from "react";
import { useEditor } from "../../editor/EditorContext.tsx";
import { isArrow } from "../../editor/playback/namedKeys.ts";
import { capOfKey, nameOfKey } from "../../recording/nameOfKey.ts";
import styles from "./OnScreenKeys.module.css";

export interface OnScreenKeysProps {
  readonly codes: readonly number[];
}

/** Arrows on the left, the others on the right, where two thumbs are. */
export function OnScreenKeys({ codes }: OnScreenKeysProps) {
  const editor = useEditor();
  useEffect(() => () => editor.releaseAllKeys(), [editor]);
  return (
    <fieldset className={styles.keys} aria-label="Keys of this game">
      <div className={`${styles.side} ${styles.arrows}`}>{codes.filter(isArrow).map(toKey)}</div>
      <div className={styles.side}>{codes.filter((code) => !isArrow(code)).map(toKey)}</div>
    </fieldset>
  );
}

function toKey(code: number) {
  return <OnScreenKey key={code} code={code} />;
}

function OnScreenKey({ code }: { readonly code: number }) {
  const editor = useEditor();
  const release = () => editor.releaseKey(code);
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    editor.pressKey(code);
  };
  return (
    <button
      type="button"
      className={styles.key}
      data-key={code}
      aria-label={nameOfKey(code)}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      {capOfKey(code)}
    </button>
  );
}
