/** The keys of a game as buttons, several at once, for hands without a keyboard (product §6, details §14). */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { isArrow } from "../../editor/playback/namedKeys.ts";
import { capOfKey, nameOfKey } from "../../recording/nameOfKey.ts";
import { rovingFocus } from "../../widgets/rovingFocus.ts";
import styles from "./OnScreenKeys.module.css";

export interface OnScreenKeysProps {
  readonly codes: readonly number[];
}

/** Arrows on the left, the others on the right, where two thumbs are. */
export function OnScreenKeys({ codes }: OnScreenKeysProps) {
  const editor = useEditor();
  useEffect(() => () => editor.playback.keys.releaseAll(), [editor]);
  return (
    <fieldset ref={rovingFocus} className={styles.keys} data-screen-keys="" aria-label="Keys of this game">
      <div className={`${styles.side} ${styles.arrows}`}>{codes.filter(isArrow).map(toKey)}</div>
      <div className={styles.side}>{codes.filter((code) => !isArrow(code)).map(toKey)}</div>
    </fieldset>
  );
}

function toKey(code: number) {
  return <OnScreenKey key={code} code={code} />;
}

/**
 * Held by a finger, by Enter or Space, and pressed once by whatever else presses buttons (screen readers, switches). Of
 * an editor's game that stands it stays down after a tap until the next one: one finger cannot hold it and press Forward.
 */
function OnScreenKey({ code }: { readonly code: number }) {
  const editor = useEditor();
  const [isDown, setDown] = useState(false);
  const pressedAt = useRef(0);
  const latch = useLatch(code);
  const press = () => {
    pressedAt.current = editor.playback.tickCount;
    setDown(true);
    editor.playback.keys.press(code);
  };
  const release = () => {
    setDown(false);
    editor.playback.keys.release(code);
  };
  const lift = () => {
    // Held for a turn it was no tap.
    if (isDown && editor.playback.tickCount === pressedAt.current) latch?.turn();
    release();
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    press();
  };
  const ifHolds = (call: () => void) => (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    // No click comes after it.
    event.preventDefault();
    if (!event.repeat) call();
  };
  const onClick = (event: MouseEvent) => {
    if (event.detail > 0) return;
    press();
    release();
    latch?.turn();
  };
  return (
    <button
      type="button"
      className={styles.key}
      data-key={code}
      data-down={isDown || latch?.on === true}
      aria-label={nameOfKey(code)}
      aria-pressed={latch?.on}
      onPointerDown={onPointerDown}
      onPointerUp={lift}
      onPointerCancel={release}
      onKeyDown={ifHolds(press)}
      onKeyUp={ifHolds(lift)}
      onBlur={release}
      onClick={onClick}
      onContextMenu={(event) => event.preventDefault()}
    >
      {capOfKey(code)}
    </button>
  );
}

interface Latch {
  readonly on: boolean;
  readonly turn: () => void;
}

/** Null where nothing is latched: while the game plays, and in a player, who has no Forward. */
function useLatch(code: number): Latch | null {
  const editor = useEditor();
  const running = useEditorState((state) => state.playback.running);
  const [wished, wish] = useState(false);
  const canLatch = !running && !editor.readOnly;
  const on = wished && canLatch;
  useEffect(() => {
    if (!canLatch) wish(false);
  }, [canLatch]);
  useEffect(() => {
    if (!on) return;
    editor.playback.keys.latch(code, true);
    return () => editor.playback.keys.latch(code, false);
  }, [editor, code, on]);
  return canLatch ? { on, turn: () => wish(!wished) } : null;
}
