import { Pointer } from "lucide-react";
import { useId } from "react";
import type { WorldRecord } from "../../api/wire.ts";
import { namedKeys } from "../../editor/index.ts";
import type { Characters, RuleTree } from "../../engine/index.ts";
import { capOfKey, nameOfKey } from "../../recording/index.ts";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import styles from "./AboutGame.module.css";

export interface HowToPlayProps {
  readonly world: Pick<WorldRecord, "description">;
  readonly characters: Characters;
}

/** How the game is played: in the words of its maker, and with the keys and taps that its rules wait for. */
export function HowToPlay({ world, characters }: HowToPlayProps) {
  const heading = useId();
  const codes = [...namedKeys(characters)];
  const isTapped = Object.values(characters).some(({ rules }) => waitsForTaps(rules));
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>How to play</h2>
      <p className={styles.description}>{world.description || wordsWithout(codes.length > 0, isTapped)}</p>
      {(codes.length > 0 || isTapped) && (
        <ul className={styles.caps}>
          {codes.map((code) => (
            <li key={code} className={styles.cap}>
              <span aria-hidden="true">{capOfKey(code)}</span>
              <VisuallyHidden>{`Key: ${nameOfKey(code)}`}</VisuallyHidden>
            </li>
          ))}
          {isTapped && (
            <li className={styles.tap}>
              <Pointer size={20} aria-hidden="true" /> tap
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function wordsWithout(hasKeys: boolean, isTapped: boolean): string {
  if (hasKeys) return "Press the keys and see what happens!";
  return isTapped ? "Tap around and see what happens!" : "Press Play and watch what happens!";
}

function waitsForTaps(rules: RuleTree): boolean {
  return rules.some(
    (node) =>
      node.type !== "rule" && ((node.type === "group-event" && node.event === "click") || waitsForTaps(node.rules)),
  );
}
