import { Minus, Moon, X } from "lucide-react";
import { type ReactNode, useContext, useLayoutEffect, useMemo, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { actingRules, type Id, isResting, isSwitchedOn, type RuleNode } from "../../engine/index.ts";
import styles from "./RuleMark.module.css";
import { useReason } from "./RuleReasonText.tsx";
import { ActedContext, useCharacterId, useTabStop } from "./ruleContexts.ts";

/** What the last tick did with a rule. It waited if it applied and nothing happens in it; it is broken if it can never apply. */
type Mark = "untried" | "acted" | "waited" | "missed" | "broken";

const MEANINGS: Readonly<Record<Mark, string>> = {
  untried: "Not tried",
  acted: "Did it!",
  waited: "Waited: nothing happens in it",
  missed: "Not this time",
  broken: "Can't work",
};

/** Of a rule that has acted in this Play. */
const MEANINGS_AFTER: Readonly<Record<Mark, string>> = {
  ...MEANINGS,
  untried: "Not tried this time, but it did it before",
  waited: "Only waited this time, but it did it before",
  missed: "Not this time, but it did it before",
};

/** The words of the marks on a card. What did nothing because it was not tried, or because it only waits, has none. */
const WORDS: Readonly<Record<Mark, string | null>> = {
  untried: null,
  acted: "did it!",
  waited: null,
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
  const { id } = node;
  const state = useMark(node, isBroken);
  const isAsked = useReason(id) !== null;
  if (isResting(node)) return <Resting />;
  if (!isSwitchedOn(node)) return <OffSwitch id={id} name={name} />;
  // The reason stays visible while the mark changes from turn to turn, and so does the button that closes it.
  const isWhy = state.mark === "missed" || isAsked;
  if (isWhy) return <WhyButton id={id} name={name} state={state} isAsked={isAsked} />;
  return (
    <span className={styles.place}>
      <Sign id={id} state={state} />
    </span>
  );
}

/** The word of the mark, at the end of a card's head. The mark itself says it to screen readers. */
export function MarkWord({ node, isBroken }: Pick<RuleMarkProps, "node" | "isBroken">) {
  const { mark } = useMark(node, isBroken ?? false);
  if (isResting(node) || !isSwitchedOn(node) || WORDS[mark] === null) return null;
  return (
    <span className={styles.word} data-word={mark} aria-hidden="true">
      {WORDS[mark]}
    </span>
  );
}

interface MarkState {
  readonly mark: Mark;
  /** Whether it acted since Play was pressed. A small star at the corner of the mark then stays until the next Play. */
  readonly hasActed: boolean;
}

function useMark(node: RuleNode, isBroken: boolean): MarkState {
  const ids = useMemo(() => actingRules(node).map(({ id }) => id), [node]);
  const applied = useEditorState((state) => state.playback.lights[node.id]);
  const acts = useEditorState((state) => ids.some((id) => state.playback.lights[id]));
  const hasActed = useEditorState((state) => ids.some((id) => state.playback.acted.has(id)));
  if (isBroken) return { mark: "broken", hasActed: false };
  const done = acts ? "acted" : "waited";
  const mark = applied === undefined ? "untried" : applied ? done : "missed";
  return { mark, hasActed: hasActed || mark === "acted" };
}

const SIGNS: Readonly<Record<Mark, ReactNode>> = {
  untried: null,
  acted: <Star size={18} />,
  waited: null,
  missed: <Minus size={16} strokeWidth={3.5} aria-hidden="true" />,
  broken: <X size={16} strokeWidth={3.5} aria-hidden="true" />,
};

interface SignProps {
  readonly id: Id;
  readonly state: MarkState;
}

function Sign({ id, state: { mark, hasActed } }: SignProps) {
  const meaning = hasActed ? MEANINGS_AFTER[mark] : MEANINGS[mark];
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
      {hasActed && mark !== "acted" && (
        <span className={styles.kept} data-kept="">
          <Star size={11} />
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

function Star({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d="M12 2c1.3 6 4 8.7 10 10-6 1.3-8.7 4-10 10-1.3-6-4-8.7-10-10 6-1.3 8.7-4 10-10z" />
    </svg>
  );
}

/** Replaces the mark: a resting rule is never tried, and cannot be switched on. */
function Resting() {
  return (
    <span className={styles.place}>
      <span className={styles.resting} role="img" aria-label="Resting" title="Resting: it is not done">
        <Moon size={14} aria-hidden="true" />
      </span>
    </span>
  );
}

interface WhyButtonProps extends SignProps {
  readonly name: string;
  readonly isAsked: boolean;
}

function WhyButton({ id, name, state, isAsked }: WhyButtonProps) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const stop = useTabStop(id);
  return (
    <button
      type="button"
      className={styles.why}
      aria-expanded={isAsked}
      aria-label={`Why not: ${name}`}
      title={`${MEANINGS[state.mark]}. Why?`}
      onClick={() => editor.reasons.ask(characterId, id)}
      {...stop}
    >
      <Sign id={id} state={state} />
    </button>
  );
}

interface OffSwitchProps {
  readonly id: Id;
  readonly name: string;
}

/** Replaces the mark: a rule that is switched off is never tried. */
function OffSwitch({ id, name }: OffSwitchProps) {
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
