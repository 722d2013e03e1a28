import { Keyboard } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { capOfKey, nameOfKey } from "../../recording/index.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { rovingFocus } from "../../widgets/rovingFocus.ts";
import { keySides, rowsOf } from "./keySides.ts";
import styles from "./OnScreenKeys.module.css";
import type { KeysShown } from "./useKeysShown.ts";

export interface OnScreenKeysProps {
  readonly codes: readonly number[];
  /** As large as thumbs need them on a phone, with a key for the right thumb if there is an arrow that can be spared. */
  readonly forThumbs?: boolean;
}

/**
 * The keys of the game as buttons for playing without a keyboard, several at once: arrows on the left and the others on the right, one side
 * for each thumb.
 */
export function OnScreenKeys({ codes, forThumbs = false }: OnScreenKeysProps) {
  const editor = useEditor();
  useEffect(() => () => editor.playback.keys.releaseAll(), [editor]);
  const { left, right } = keySides(codes, forThumbs);
  return (
    <fieldset
      ref={rovingFocus}
      className={styles.keys}
      data-screen-keys=""
      data-thumbs={forThumbs}
      aria-label="Keys of this game"
    >
      <div className={`${styles.side} ${styles.arrows}`} data-rows={rowsOf(left)}>
        {left.map(toKey)}
      </div>
      <div className={styles.side} data-keys={right.length}>
        {right.map(toKey)}
      </div>
    </fieldset>
  );
}

function toKey(code: number) {
  return <OnScreenKey key={code} code={code} />;
}

/**
 * Held down by a finger, Enter or Space; a click from a screen reader or a switch device presses it once. While the game is stopped in the
 * editor, a tap latches the key until the next tap, because one finger cannot hold it and press Forward at once.
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
    // A press that lasted a tick was a hold, not a tap.
    if (isDown && editor.playback.tickCount === pressedAt.current) latch?.turn();
    release();
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    press();
  };
  const ifHolds = (call: () => void) => (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    // Prevents the click that the browser would make from the key.
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
      data-down={isDown}
      aria-label={nameOfKey(code)}
      aria-pressed={latch?.on}
      title={latch?.on ? "Held down for Forward" : undefined}
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

/** Null when keys do not latch: while the game plays, and in the player, which has no Forward button. */
function useLatch(code: number): Latch | null {
  const editor = useEditor();
  const running = useEditorState((state) => state.playback.running);
  const [isLatched, latch] = useState(false);
  const canLatch = !running && !editor.readOnly;
  const on = isLatched && canLatch;
  useEffect(() => {
    if (!canLatch) latch(false);
  }, [canLatch]);
  useEffect(() => {
    if (!on) return;
    editor.playback.keys.latch(code, true);
    return () => editor.playback.keys.latch(code, false);
  }, [editor, code, on]);
  return canLatch ? { on, turn: () => latch(!isLatched) } : null;
}

interface KeysSwitchProps extends KeysShown {
  readonly raised?: boolean;
}

/** Shows and hides the on-screen keys. */
export function KeysSwitch({ shown, show, raised }: KeysSwitchProps) {
  return (
    <IconButton
      icon={<Keyboard size={22} aria-hidden="true" />}
      name="Keys on the screen"
      tooltipSide="top"
      pressed={shown}
      raised={raised}
      onClick={() => show(!shown)}
    />
  );
}
