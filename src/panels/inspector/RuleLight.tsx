import { Moon } from "lucide-react";
import { useEffect } from "react";
import { handlesOwnKeys } from "../../browser/keyboard.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { RuleReason } from "../../editor/index.ts";
import { type Id, isResting, isSwitchedOn, type RuleNode } from "../../engine/index.ts";
import styles from "./RuleLight.module.css";
import { useCharacterId, useTabStop } from "./ruleContexts.ts";

const MEANINGS = {
  ring: "Not looked at in the last turn",
  cross: "Looked at in the last turn, and did not fit",
  tick: "Done in the last turn",
} as const;

type Light = keyof typeof MEANINGS;

export interface RuleLightProps {
  readonly node: RuleNode;
  readonly name: string;
}

/** What the last tick did with a rule: a ring, a red cross that explains itself when pressed, or a green check mark. */
export function RuleLight({ node, name }: RuleLightProps) {
  const applied = useEditorState((state) => state.playback.lights[node.id]);
  const isAsked = useReason(node.id) !== null;
  if (isResting(node)) return <Resting />;
  if (!isSwitchedOn(node)) return <OffSwitch id={node.id} name={name} />;
  const light = applied === undefined ? "ring" : applied ? "tick" : "cross";
  // The reason stays visible while the light changes from tick to tick, and so does the button that closes it.
  const isWhy = light === "cross" || isAsked;
  return isWhy ? <WhyButton id={node.id} name={name} light={light} /> : <Lamp light={light} />;
}

function Lamp({ light }: { readonly light: Light }) {
  const meaning = MEANINGS[light];
  return (
    <span className={styles.light} data-light={light} role="img" aria-label={meaning} title={meaning}>
      <Sign light={light} />
    </span>
  );
}

/** Replaces the light: a resting rule is never tried, and cannot be switched on. */
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

function WhyButton({ id, name, light }: NamedProps & { readonly light: Light }) {
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
      title={`${MEANINGS[light]}. Why?`}
      onClick={() => editor.reasons.ask(characterId, id)}
      {...stop}
    >
      <Lamp light={light} />
    </button>
  );
}

/** Replaces the light: a rule that is switched off is never tried. */
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

function Sign({ light }: { readonly light: Light }) {
  return (
    <svg viewBox="0 0 12 12" width={12} height={12} aria-hidden="true">
      {light === "ring" && <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />}
      {light === "cross" && <path d="M2 2l8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="3" />}
      {light === "tick" && <path d="M1 6.5L4.5 10 11 2" fill="none" stroke="currentColor" strokeWidth="3" />}
    </svg>
  );
}

/** The reason asked for on this rule; null if there is none or it was closed. */
export function useReason(ruleId: Id): RuleReason | null {
  return useEditorState(({ reason }) => (reason?.ruleId === ruleId ? reason : null));
}

/** Why a rule or container was not done, in words for a child, below the light that was pressed. */
export function RuleReasonText({ ruleId }: { readonly ruleId: Id }) {
  const reason = useReason(ruleId);
  useEscapeCloses(reason !== null);
  return <div role="status">{reason && <p className={styles.reason}>{reason.text}</p>}</div>;
}

/**
 * Escape closes the reason, wherever the focus is. While the game plays the same Escape also stops it; a gesture or a picked-up thing comes
 * first.
 */
function useEscapeCloses(isSaid: boolean): void {
  const editor = useEditor();
  useEffect(() => {
    if (!isSaid) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { gesture, ui, playback } = editor.store.getState();
      if (event.key !== "Escape" || event.defaultPrevented || handlesOwnKeys(event.target)) return;
      if (gesture || ui.carries !== null) return;
      if (!playback.running) event.preventDefault();
      editor.reasons.forget();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [editor, isSaid]);
}
