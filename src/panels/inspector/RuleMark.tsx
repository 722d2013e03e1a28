import { Minus, Moon, X } from "lucide-react";
import { type ReactNode, useContext, useLayoutEffect, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Id, isResting, isSwitchedOn, type RuleNode } from "../../engine/index.ts";
import styles from "./RuleMark.module.css";
import { useReason } from "./RuleReasonText.tsx";
import { ActedContext, useCharacterId, useTabStop } from "./ruleContexts.ts";

/** What the last tick did with a rule. A rule is broken if it can never apply. */
type Mark = "untried" | "acted" | "missed" | "broken";

const MEANINGS: Readonly<Record<Mark, string>> = {
  untried: "Not tried",
  acted: "Did it!",
  missed: "Not this time",
  broken: "Can't work",
};

/** Of a rule that has acted in this Play. */
const MEANINGS_AFTER: Readonly<Record<Mark, string>> = {
  ...MEANINGS,
  untried: "Did it, but not tried this time",
  missed: "Did it, but not this time",
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
  const { mark } = useMark(node.id, isBroken);
  const isAsked = useReason(node.id) !== null;
  if (isResting(node)) return <Resting />;
  if (!isSwitchedOn(node)) return <OffSwitch id={node.id} name={name} />;
  // The reason stays visible while the mark changes from turn to turn, and so does the button that closes it.
  const isWhy = mark === "missed" || isAsked;
  return isWhy ? <WhyButton id={node.id} name={name} isBroken={isBroken} /> : <Sign id={node.id} isBroken={isBroken} />;
}

/** The word of the mark, at the end of a card's head. The mark itself says it to screen readers. */
export function MarkWord({ node, isBroken }: Pick<RuleMarkProps, "node" | "isBroken">) {
  const { mark, hasActed } = useMark(node.id, isBroken ?? false);
  const shown = hasActed ? "acted" : mark;
  if (isResting(node) || !isSwitchedOn(node) || WORDS[shown] === null) return null;
  return (
    <span className={styles.word} data-word={shown} aria-hidden="true">
      {WORDS[shown]}
    </span>
  );
}

interface MarkState {
  readonly mark: Mark;
  /** Whether it acted since Play was pressed. Its star stays, with the mark of the last tick at its corner. */
  readonly hasActed: boolean;
}

function useMark(id: Id, isBroken: boolean): MarkState {
  const applied = useEditorState((state) => state.playback.lights[id]);
  const hasActed = useEditorState((state) => state.playback.acted.has(id));
  if (isBroken) return { mark: "broken", hasActed: false };
  const mark = applied === undefined ? "untried" : applied ? "acted" : "missed";
  return { mark, hasActed: hasActed || applied === true };
}

const SIGNS: Readonly<Record<Mark, ReactNode>> = {
  untried: null,
  acted: <Star />,
  missed: <Minus size={16} strokeWidth={3.5} aria-hidden="true" />,
  broken: <X size={16} strokeWidth={3.5} aria-hidden="true" />,
};

interface SignProps {
  readonly id: Id;
  readonly isBroken: boolean;
}

function Sign({ id, isBroken }: SignProps) {
  const { mark, hasActed } = useMark(id, isBroken);
  const meaning = hasActed ? MEANINGS_AFTER[mark] : MEANINGS[mark];
  const isFirst = useIsFirst(id, mark);
  const shown = hasActed ? "acted" : mark;
  return (
    <span
      className={styles.mark}
      data-mark={shown}
      data-sparkles={isFirst}
      role="img"
      aria-label={meaning}
      title={meaning}
    >
      {SIGNS[shown]}
      {shown !== mark && (
        <span className={styles.now} data-mark={mark}>
          {mark === "missed" && <Minus size={10} strokeWidth={4} aria-hidden="true" />}
        </span>
      )}
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

function WhyButton({ id, name, isBroken }: NamedProps & SignProps) {
  const { mark } = useMark(id, isBroken);
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
      <Sign id={id} isBroken={isBroken} />
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
