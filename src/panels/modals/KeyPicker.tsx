import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { keyCodeOf } from "../../browser/keyboard.ts";
import { isTouchScreen } from "../../browser/screen.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { keyBlocks } from "../../editor/index.ts";
import type { Id, RuleTree } from "../../engine/index.ts";
import { nameOfKey } from "../../recording/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { KeyboardPicture } from "./KeyboardPicture.tsx";
import styles from "./KeyPicker.module.css";
import { isChoosable, isEasy } from "./keyboardLayout.ts";

const WIDTH = 600;
/** Wide enough for keys of a fingertip size. */
const WIDTH_BY_TOUCH = 788;
const NO_KEY = "Uhoh - press a key on your keyboard or choose one in the picture to continue.";
const NO_RULES: RuleTree = [];

export interface KeyPickerProps {
  readonly characterId: Id;
  /** The key event to change, or null to make a new one. */
  readonly containerId: Id | null;
  readonly onClose: () => void;
}

/** Chooses the key of a key event, on the real keyboard or in a picture of one. */
export function KeyPicker({ characterId, containerId, onClose }: KeyPickerProps) {
  const editor = useEditor();
  const blocks = keyBlocks(useRules(characterId));
  const [code, setCode] = useState(() => blocks.find((block) => block.id === containerId)?.code ?? null);
  const [warned, setWarned] = useState(false);
  const [wantsMore, setWantsMore] = useState(false);
  const isWhole = wantsMore || (code !== null && !isEasy(code));
  const field = useRef<HTMLInputElement>(null);

  function choose(chosen: number) {
    setCode(chosen);
    setWarned(false);
  }
  function askForKey() {
    setWarned(true);
    // The field listens to the keyboard only while it has the focus.
    field.current?.focus();
  }
  function showMore() {
    setWantsMore(true);
    // The pressed button is gone, and the field hears the keyboard.
    field.current?.focus();
  }
  function done() {
    if (code === null) return askForKey();
    // If the character already has a container for that key, the editor shows it instead of adding another.
    if (containerId === null) editor.rules.addKeyEvent(characterId, code);
    else editor.rules.setEventKey(characterId, containerId, code);
    onClose();
  }
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" onClick={done}>
        Done
      </Button>
    </>
  );
  return (
    <Dialog
      open
      isStatic
      title="Choose Key"
      width={isTouchScreen() ? WIDTH_BY_TOUCH : WIDTH}
      onClose={onClose}
      footer={footer}
    >
      <KeyboardPicture chosen={code} used={blocks.map((block) => block.code)} isWhole={isWhole} onChoose={choose} />
      {!isWhole && (
        <div className={styles.more}>
          <Button size="small" onClick={showMore}>
            More keys
          </Button>
        </div>
      )}
      <KeyField ref={field} chosen={code} onChoose={choose} onDone={done} />
      {warned && (
        <p className={styles.warning} role="alert">
          {NO_KEY}
        </p>
      )}
    </Dialog>
  );
}

function useRules(characterId: Id): RuleTree {
  return useEditorState((state) => state.document.characters[characterId]?.rules ?? NO_RULES);
}

interface KeyFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly chosen: number | null;
  readonly onChoose: (code: number) => void;
  readonly onDone: () => void;
}

/**
 * Names the chosen key and, while it has the focus, chooses the next key pressed on the keyboard. Enter is chosen only as the first key,
 * because after any other it confirms.
 */
function KeyField({ ref, chosen, onChoose, onDone }: KeyFieldProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab" || event.key === "Escape" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The Enter that opened the dialog may still be held.
    if (event.key === "Enter" && event.repeat) return;
    if (event.key === "Enter" && chosen !== null) return onDone();
    const code = keyCodeOf(event.nativeEvent);
    if (isChoosable(code)) onChoose(code);
  }
  return (
    <input
      ref={ref}
      data-first=""
      className={styles.field}
      readOnly
      aria-label="Key"
      aria-live="polite"
      placeholder="Press a key, or choose one in the picture"
      value={chosen === null ? "" : nameOfKey(chosen)}
      onKeyDown={onKeyDown}
    />
  );
}
