import { Moon } from "lucide-react";
import { isResting, type RuleNode } from "../../engine/index.ts";
import { restingSentence } from "../../migrate/restingWords.ts";
import styles from "./RestingText.module.css";

/** Why a rule or group rests, and what a child can do about it. */
export function RestingText({ node }: { readonly node: RuleNode }) {
  if (!isResting(node)) return null;
  return (
    <p className={styles.resting}>
      <Moon size={14} aria-hidden="true" />
      <span>
        {restingSentence(node)} {wayOn(node)}
      </span>
    </p>
  );
}

function wayOn({ type, unread = {} }: RuleNode): string {
  if (type === "rule") return "You can re-record it or delete it.";
  const [choice] = CHOICES.find(([, field]) => Object.hasOwn(unread, field)) ?? ["take its rules out"];
  return `You can ${choice} or delete it.`;
}

/** What can be chosen again in a group, by the field that stores it. */
const CHOICES: readonly (readonly [string, string])[] = [
  ["choose another key", "code"],
  ["choose another way", "behavior"],
  ["choose how often", "loopCount"],
];
