import { Pointer } from "lucide-react";
import { Fragment, useId, useSyncExternalStore } from "react";
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
  const keys = keyHints(characters);
  const tap = tapHint(characters);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>How to play</h2>
      <p className={styles.description}>{world.description || wordsWithout(keys.length > 0, tap !== null)}</p>
      {keys.length > 0 && isTouchScreen() && <p>{hasOwn ? "Your own keys:" : "These keys are on your screen:"}</p>}
      {(keys.length > 0 || tap !== null) && (
        <ul className={styles.caps}>
          {keys.map((hint) => (
            <KeyCaps key={hint.words} {...hint} pressedFor={(code) => own.pressedFor(code)} />
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

/** The keys of the game, each with the child's own in its place, if there is one. */
function KeyCaps({ codes, words, pressedFor }: KeyHint & { readonly pressedFor: (code: number) => number }) {
  const names = codes.map((code) => nameOfPress(code, pressedFor(code))).join(", ");
  return (
    <li className={styles.hand}>
      {codes.map((code) => (
        <Fragment key={code}>
          {pressedFor(code) !== code && (
            <span className={styles.was} aria-hidden="true">
              {capOfKey(code)} is
            </span>
          )}
          <span className={styles.cap} aria-hidden="true">
            {capOfKey(pressedFor(code))}
          </span>
        </Fragment>
      ))}
      <VisuallyHidden>{`${codes.length === 1 ? "Key" : "Keys"}: ${names}. `}</VisuallyHidden>
      {words !== "" && <span className={styles.does}>{words}</span>}
    </li>
  );
}

function nameOfPress(code: number, pressed: number): string {
  return pressed === code ? nameOfKey(code) : `${nameOfKey(pressed)} in place of ${nameOfKey(code)}`;
}

function wordsWithout(hasKeys: boolean, isTapped: boolean): string {
  if (hasKeys) return "Press the keys and see what happens!";
  return isTapped ? "Tap around and see what happens!" : "Press Play and watch what happens!";
}
