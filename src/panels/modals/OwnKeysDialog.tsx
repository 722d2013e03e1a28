import { ArrowRight } from "lucide-react";
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from "react";
import { keyCodeOf } from "../../browser/keyboard.ts";
import { isTouchScreen } from "../../browser/screen.ts";
import type { OwnKeys } from "../../editor/index.ts";
import { capOfKey, nameOfKey } from "../../recording/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { KeyboardPicture } from "./KeyboardPicture.tsx";
import { isChoosable } from "./keyboardLayout.ts";
import styles from "./OwnKeysDialog.module.css";

const WIDTH = 600;
/** Wide enough for keys of a fingertip size. */
const WIDTH_BY_TOUCH = 788;

export interface OwnKeysDialogProps {
  readonly own: OwnKeys;
  /** The keys of the game. */
  readonly codes: readonly number[];
  readonly onClose: () => void;
}

/** Chooses other keys than those of a game, on the real keyboard or in a picture of one: for two players, one hand, or switches. */
export function OwnKeysDialog({ own, codes, onClose }: OwnKeysDialogProps) {
  const chosen = useSyncExternalStore(own.onChange, own.chosen);
  const [code, setCode] = useState(codes[0] ?? 0);
  const field = useRef<HTMLInputElement>(null);
  const choose = (pressed: number) => own.choose(code, pressed, codes);
  function select(key: number) {
    setCode(key);
    // The field hears the keyboard.
    field.current?.focus();
  }
  const footer = (
    <>
      <Button disabled={chosen.size === 0} onClick={() => own.reset()}>
        Back to the game's keys
      </Button>
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    </>
  );
  return (
    <Dialog open title="Change keys" width={isTouchScreen() ? WIDTH_BY_TOUCH : WIDTH} onClose={onClose} footer={footer}>
      <fieldset className={styles.keys} aria-label="Keys of this game">
        {codes.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.key}
            aria-pressed={key === code}
            aria-label={`${nameOfKey(key)}, now ${nameOfKey(own.pressedFor(key))}`}
            onClick={() => select(key)}
          >
            <span className={styles.cap}>{capOfKey(key)}</span>
            <ArrowRight size={18} aria-hidden="true" />
            <span className={styles.cap} data-changed={own.pressedFor(key) !== key}>
              {capOfKey(own.pressedFor(key))}
            </span>
          </button>
        ))}
      </fieldset>
      <KeyField ref={field} pressed={own.pressedFor(code)} onChoose={choose} />
      <KeyboardPicture chosen={own.pressedFor(code)} used={[]} isWhole onChoose={choose} />
    </Dialog>
  );
}

interface KeyFieldProps {
  readonly ref: React.RefObject<HTMLInputElement | null>;
  readonly pressed: number;
  readonly onChoose: (code: number) => void;
}

/** Names the key, and chooses the next one that is pressed while it has the focus: Enter and Space, too, which switches send. */
function KeyField({ ref, pressed, onChoose }: KeyFieldProps) {
  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, repeat } = event;
    if (key === "Tab" || key === "Escape" || ctrlKey || metaKey) return;
    event.preventDefault();
    const code = keyCodeOf(event.nativeEvent);
    // The Enter that opened the dialog may still be held.
    if (!repeat && isChoosable(code)) onChoose(code);
  }
  return (
    <p className={styles.ask}>
      <label>
        Press the key you like:{" "}
        <input
          ref={ref}
          data-first=""
          className={styles.field}
          readOnly
          aria-live="polite"
          value={nameOfKey(pressed)}
          onKeyDown={onKeyDown}
        />
      </label>
    </p>
  );
}
