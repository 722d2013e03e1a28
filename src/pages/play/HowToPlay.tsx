import { Pointer } from "lucide-react";
import { useId, useSyncExternalStore } from "react";
import type { WorldRecord } from "../../api/wire.ts";
import { isTouchScreen } from "../../browser/screen.ts";
import { ownKeysOf } from "../../editor/index.ts";
import type { Characters } from "../../engine/index.ts";
import { capOfKey, nameOfKey } from "../../recording/index.ts";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import styles from "./AboutGame.module.css";
import { type KeyHint, keyHints, tapHint } from "./keyHints.ts";

export interface HowToPlayProps {
  readonly world: Pick<WorldRecord, "id" | "description">;
  readonly characters: Characters;
}

/** How the game is played: in the words of its maker, and with the keys and taps that its rules wait for. */
export function HowToPlay({ world, characters }: HowToPlayProps) {
  const heading = useId();
  const own = ownKeysOf(world.id);
  const hasOwn = useSyncExternalStore(own.onChange, own.chosen).size > 0;
  const keys = keyHints(characters).map(({ codes, words }) => ({
    codes: codes.map((code) => own.pressedFor(code)),
    words,
  }));
  const tap = tapHint(characters);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>How to play</h2>
      <p className={styles.description}>{world.description || wordsWithout(keys.length > 0, tap !== null)}</p>
      {keys.length > 0 && isTouchScreen() && <p>{hasOwn ? "Your own keys:" : "These keys are on your screen:"}</p>}
      {(keys.length > 0 || tap !== null) && (
        <ul className={styles.caps}>
          {keys.map((hint) => (
            <KeyCaps key={hint.words} {...hint} />
          ))}
          {tap !== null && (
            <li className={styles.hand}>
              <Pointer size={22} aria-hidden="true" />
              <span className={styles.does}>{tap === "" ? "Tap" : `Tap: ${tap}`}</span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function KeyCaps({ codes, words }: KeyHint) {
  const names = codes.map(nameOfKey).join(", ");
  return (
    <li className={styles.hand}>
      {codes.map((code) => (
        <span key={code} className={styles.cap} aria-hidden="true">
          {capOfKey(code)}
        </span>
      ))}
      <VisuallyHidden>{`${codes.length === 1 ? "Key" : "Keys"}: ${names}. `}</VisuallyHidden>
      {words !== "" && <span className={styles.does}>{words}</span>}
    </li>
  );
}

function wordsWithout(hasKeys: boolean, isTapped: boolean): string {
  if (hasKeys) return "Press the keys and see what happens!";
  return isTapped ? "Tap around and see what happens!" : "Press Play and watch what happens!";
}
