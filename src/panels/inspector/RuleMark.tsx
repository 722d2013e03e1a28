import { Minus, Moon, X } from "lucide-react";
import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from "react";
import { writeText } from "../../browser/page.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { actingRules, type Id, isResting, isSwitchedOn, type RuleNode } from "../../engine/index.ts";
import styles from "./RuleMark.module.css";
import { useAskedRule } from "./RuleReasonText.tsx";
import { ActedContext, useCharacterId, useContainers, useTabStop } from "./ruleContexts.ts";

/**
 * What became of a rule. Once it has acted, it keeps that mark until the next Play; the others are about the last tick. It waited if it
 * applied and nothing happens in it, was passed if no tick has got to it yet, and is broken if it can never apply.
 */
type Mark = "untried" | "acted" | "waited" | "passed" | "missed" | "broken";

const MEANINGS: Readonly<Record<Mark, string>> = {
  untried: "Not tried",
  acted: "Did it!",
  waited: "Waited: nothing happens in it",
  passed: "Not tried this time",
  missed: "Not this time",
  broken: "Can't work",
};

const DID_IT_BEFORE = "Did it, but not this time";

/** The words of the marks on a card. Before the first tick there is nothing to say. */
const WORDS: Readonly<Record<Mark, string | null>> = {
  untried: null,
  acted: "did it!",
  waited: "waited",
  passed: "not this time",
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
  const isAsked = useAskedRule(id) !== null;
  if (isResting(node)) return <Resting />;
  if (!isSwitchedOn(node)) return <OffSwitch id={id} name={name} />;
  // The reason stays visible while the mark changes from turn to turn, and so does the button that closes it.
  const isWhy = state.isMissed || isAsked;
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
  const isRepeated = useContainers().some((one) => one.type === "group-flow" && one.behavior === "loop");
  if (isResting(node) || !isSwitchedOn(node) || WORDS[mark] === null) return null;
  return (
    <span className={styles.word} data-word={mark} aria-hidden="true">
      {mark === "acted" && !isRepeated ? <Count id={node.id} /> : WORDS[mark]}
    </span>
  );
}

/** In how many turns a rule has acted. The number changes while the game plays, so it is written to the page without React. */
function Count({ id }: { readonly id: Id }) {
  const { acted } = useEditor().playback;
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      const count = acted.countOf(id);
      if (text.current) writeText(text.current, count > 1 ? `did it ${count}\u00a0times` : (WORDS.acted ?? ""));
    };
    write();
    return acted.onShow(write);
  }, [acted, id]);
  return <span ref={text} />;
}

interface MarkState {
  readonly mark: Mark;
  /** Whether it acted in the last tick. */
  readonly actsNow: boolean;
  /** Whether it was tried in the last tick and did not apply. */
  readonly isMissed: boolean;
}

function useMark(node: RuleNode, isBroken: boolean): MarkState {
  const ids = useMemo(() => actingRules(node).map(({ id }) => id), [node]);
  const applied = useEditorState((state) => state.playback.lights[node.id]);
  const acts = useEditorState((state) => ids.some((id) => state.playback.lights[id]));
  const hasActed = useEditorState((state) => ids.some((id) => state.playback.acted.has(id)));
  const hasBegun = useEditorState((state) => hasAny(state.playback.lights));
  const isNew = useEditorState(({ ui }) => ui.untriedRuleIds.includes(node.id));
  if (isBroken) return { mark: "broken", actsNow: false, isMissed: false };
  const isMissed = applied === false;
  if (acts || hasActed) return { mark: "acted", actsNow: acts, isMissed };
  const untried = hasBegun && !isNew ? "passed" : "untried";
  return { mark: applied ? "waited" : isMissed ? "missed" : untried, actsNow: false, isMissed };
}

function hasAny(lights: Readonly<Record<Id, boolean>>): boolean {
  for (const _ in lights) return true;
  return false;
}

const SIGNS: Readonly<Record<Mark, ReactNode>> = {
  untried: null,
  acted: <Star size={18} />,
  waited: null,
  passed: <Minus size={16} strokeWidth={3.5} aria-hidden="true" />,
  missed: <Minus size={16} strokeWidth={3.5} aria-hidden="true" />,
  broken: <X size={16} strokeWidth={3.5} aria-hidden="true" />,
};

interface SignProps {
  readonly id: Id;
  readonly state: MarkState;
}

function meaningOf({ mark, isMissed }: MarkState): string {
  return mark === "acted" && isMissed ? DID_IT_BEFORE : MEANINGS[mark];
}

function Sign({ id, state }: SignProps) {
  const { mark, actsNow } = state;
  const meaning = meaningOf(state);
  const isFirst = useIsFirst(id, mark);
  return (
    <span
      className={styles.mark}
      data-mark={mark}
      data-now={actsNow}
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
      <span className={styles.resting} role="img" aria-label="Resting" title="Resting: the game skips it">
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
  const { reasons } = useEditor();
  const stop = useTabStop(id);
  return (
    <button
      type="button"
      className={styles.why}
      aria-expanded={isAsked}
      aria-label={`${state.mark === "acted" ? "What it did" : "Why not"}: ${name}`}
      title={`${meaningOf(state)}. Why?`}
      onClick={() => reasons.ask(id)}
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
