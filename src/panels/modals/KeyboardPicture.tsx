import { Check } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { keyCodeOf } from "../../browser/keyboard.ts";
import { nameOfKey } from "../../recording/index.ts";
import styles from "./KeyboardPicture.module.css";
import { EASY_KEYBOARD, isChoosable, type KeyboardKey, PICTURE_KEYBOARD } from "./keyboardLayout.ts";
import { type ArrowName, isArrowName, neighborKey } from "./neighborKey.ts";

export interface KeyboardPictureProps {
  readonly chosen: number | null;
  readonly used: readonly number[];
  readonly onChoose: (code: number) => void;
  /** The whole keyboard, or large arrows and Space. */
  readonly isWhole: boolean;
}

type Row = readonly KeyboardKey[];

/** The right arrow, which both keyboards have. */
const FIRST_KEY = 39;

/** A picture of a keyboard made of buttons; arrow keys move the focus among them. */
export function KeyboardPicture({ chosen, used, onChoose, isWhole }: KeyboardPictureProps) {
  const { main, arrows } = isWhole ? PICTURE_KEYBOARD : EASY_KEYBOARD;
  // All keys share one Tab stop: the key that was focused last, or else the chosen one.
  const [focused, setFocused] = useState(chosen ?? FIRST_KEY);
  const drawRow = (row: Row) => (
    <div key={row.map((key) => key.cap).join(" ")} className={styles.row}>
      {row.map((key) =>
        key.code === null ? (
          <PaleKey key={`${key.cap} ${key.width}`} pictured={key} />
        ) : (
          <KeyButton
            key={key.code}
            pictured={key}
            code={key.code}
            chosen={key.code === chosen}
            used={used.includes(key.code)}
            isTabStop={key.code === focused}
            onFocus={setFocused}
            onChoose={onChoose}
          />
        ),
      )}
    </div>
  );
  return (
    <fieldset
      className={styles.picture}
      data-keys={isWhole ? "all" : "easy"}
      aria-label="Keyboard"
      onKeyDown={(event) => (isArrowName(event.key) ? moveFocus(event, event.key) : typeKey(event, onChoose))}
    >
      <div className={styles.block}>{main.map(drawRow)}</div>
      <div className={styles.block}>{arrows.map(drawRow)}</div>
    </fieldset>
  );
}

/** A key pressed on the real keyboard is chosen, as in the field, unless it works the buttons. */
function typeKey(event: KeyboardEvent, onChoose: (code: number) => void) {
  const isButtons = ["Enter", " ", "Tab", "Escape"].includes(event.key);
  const code = keyCodeOf(event.nativeEvent);
  if (isButtons || event.ctrlKey || event.metaKey || !isChoosable(code)) return;
  event.preventDefault();
  onChoose(code);
}

function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>, arrow: ArrowName) {
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const spots = buttons.map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const from = buttons.findIndex((button) => button.matches(":focus"));
  buttons[neighborKey(spots, from, arrow)]?.focus();
}

interface KeyButtonProps {
  readonly pictured: KeyboardKey;
  readonly code: number;
  readonly chosen: boolean;
  readonly used: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: (code: number) => void;
  readonly onChoose: (code: number) => void;
}

function KeyButton({ pictured, code, chosen, used, isTabStop, onFocus, onChoose }: KeyButtonProps) {
  const name = used ? `${nameOfKey(code)}, has rules already` : nameOfKey(code);
  return (
    <button
      type="button"
      className={styles.key}
      style={{ flexGrow: pictured.width }}
      aria-label={name}
      aria-pressed={chosen}
      data-used={used}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(code)}
      onMouseDown={keepFocusInField}
      onClick={() => onChoose(code)}
    >
      {pictured.cap}
      {chosen && <Check className={styles.tick} size={12} strokeWidth={4} aria-hidden="true" />}
    </button>
  );
}

/** A mouse press leaves the focus in the field, which listens to the real keyboard. */
function keepFocusInField(event: MouseEvent) {
  event.preventDefault();
}

function PaleKey({ pictured }: { readonly pictured: KeyboardKey }) {
  return (
    <span className={styles.pale} style={{ flexGrow: pictured.width }} aria-hidden="true">
      {pictured.cap}
    </span>
  );
}
