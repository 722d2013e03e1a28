import { Minus, Moon, X } from "lucide-react";
import { type ReactNode, useContext, useLayoutEffect, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Id, isResting, isSwitchedOn, type RuleNode } from "../../engine/index.ts";
import styles from "./RuleMark.module.css";
import { useReason } from "./RuleReasonText.tsx";
import { ActedContext, useCharacterId, useTabStop } from "./ruleContexts.ts";

/** What the last turns did with a rule. A rule is broken if it can never apply. */
type Mark = "untried" | "acted" | "missed" | "broken";

const MEANINGS: Readonly<Record<Mark, string>> = {
  untried: "Not tried",
  acted: "Did it!",
  missed: "Not this time",
  broken: "Can't work",
};

/** The words of the marks on a card. What was not tried has none. */
const WORDS: Readonly<Record<Mark, string | null>> = {
  untried: null,
  acted: "did it!",
  missed: "not this time",
  broken: "can't work",
};

export interface RuleMarkProps {
  readonly node: RuleNode;
  readonly name: string;
  /** It can never apply, because somebody in it is gone. */
  readonly isBroken?: boolean;
}

/** What became of a rule, by form and color: a ring, a star, a dash that explains itself when pressed, or a cross. */
export function RuleMark({ node, name, isBroken = false }: RuleMarkProps) {
  const mark = useMark(node.id, isBroken);
  const isAsked = useReason(node.id) !== null;
  if (isResting(node)) return <Resting />;
  if (!isSwitchedOn(node)) return <OffSwitch id={node.id} name={name} />;
  // The reason stays visible while the mark changes from turn to turn, and so does the button that closes it.
  const isWhy = mark === "missed" || isAsked;
  return isWhy ? <WhyButton id={node.id} name={name} mark={mark} /> : <Sign id={node.id} mark={mark} />;
}

/** The word of the mark, at the end of a card's head. The mark itself says it to screen readers. */
export function MarkWord({ node, isBroken }: Pick<RuleMarkProps, "node" | "isBroken">) {
  const mark = useMark(node.id, isBroken ?? false);
  if (isResting(node) || !isSwitchedOn(node) || WORDS[mark] === null) return null;
  return (
    <span className={styles.word} data-word={mark} aria-hidden="true">
      {WORDS[mark]}
    </span>
  );
}

function useMark(id: Id, isBroken: boolean): Mark {
  const applied = useEditorState((state) => state.playback.lights[id]);
  if (isBroken) return "broken";
  return applied === undefined ? "untried" : applied ? "acted" : "missed";
}

const SIGNS: Readonly<Record<Mark, ReactNode>> = {
  untried: null,
  acted: <Star />,
  missed: <Minus size={16} strokeWidth={3.5} aria-hidden="true" />,
  broken: <X size={16} strokeWidth={3.5} aria-hidden="true" />,
};

function Sign({ id, mark }: { readonly id: Id; readonly mark: Mark }) {
  const meaning = MEANINGS[mark];
  const isFirst = useIsFirst(id, mark);
  return (
    <span
      className={styles.mark}
      data-mark={mark}
      data-sparkles={isFirst}
      role="img"
      aria-label={meaning}
      title={meaning}
    >
      {SIGNS[mark]}
    </span>
  );
}

/** Whether the rule acts for the first time since Play was pressed. Only then its star is animated. */
function useIsFirst(id: Id, mark: Mark): boolean {
  const acted = useContext(ActedContext);
  const [isFirst, setFirst] = useState(false);
  useLayoutEffect(() => {
    if (mark !== "acted") return;
    setFirst(!acted.has(id));
    acted.add(id);
  }, [acted, id, mark]);
  return isFirst && mark === "acted";
}

function Star() {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
      <path d="M12 2c1.3 6 4 8.7 10 10-6 1.3-8.7 4-10 10-1.3-6-4-8.7-10-10 6-1.3 8.7-4 10-10z" />
    </svg>
  );
}

/** Replaces the mark: a resting rule is never tried, and cannot be switched on. */
function Resting() {
  return (
    <span className={styles.resting} role="img" aria-label="Resting" title="Resting: it is not done">
      <Moon size={14} aria-hidden="true" />
    </span>
  );
}

interface NamedProps {
  readonly id: Id;
  readonly name: string;
}

function WhyButton({ id, name, mark }: NamedProps & { readonly mark: Mark }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const asked = useReason(id) !== null;
  const stop = useTabStop(id);
  return (
    <button
      type="button"
      className={styles.why}
      aria-expanded={asked}
      aria-label={`Why not: ${name}`}
      title={`${MEANINGS[mark]}. Why?`}
      onClick={() => editor.reasons.ask(characterId, id)}
      {...stop}
    >
      <Sign id={id} mark={mark} />
    </button>
  );
}

/** Replaces the mark: a rule that is switched off is never tried. */
function OffSwitch({ id, name }: NamedProps) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const stop = useTabStop(id);
  return (
    <button
      type="button"
      className={styles.off}
      role="switch"
      aria-checked={false}
      aria-label={`${name} is switched on`}
      title="Switched off. Press to switch it on."
      onClick={() => editor.rules.switchOn(characterId, id, true)}
      {...stop}
    >
      Off
    </button>
  );
}
