import { Leaf, Rabbit, Turtle } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { loadText, storeText } from "../../browser/storage.ts";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { PowerState } from "../../editor/index.ts";
import { Segmented } from "../../widgets/Segmented.tsx";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { useEscapeFirst } from "../../widgets/useEscapeFirst.ts";
import styles from "./SpeedMeter.module.css";

const TickTimes = lazy(async () => ({ default: (await import("./TickTimes.tsx")).TickTimes }));

/**
 * The hare and the tortoise: whether the game keeps its speed, how long its ticks take, and how far quality is lowered on a slow machine.
 * Its children stand last.
 */
export function SpeedMeter({ children }: { readonly children?: ReactNode }) {
  const editor = useEditor();
  const isSlow = useEditorState(({ playback, power }) => playback.isSlow || power.level === "slow");
  const level = useEditorState(({ power }) => power.level);
  const [isOpen, setOpen] = useState(false);
  const meter = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useStoredPower(editor);
  useEscapeFirst(() => {
    const isHere = isOpen && meter.current?.contains(document.activeElement) === true;
    if (isHere) opener.current?.focus();
    if (isHere) setOpen(false);
    return isHere;
  });
  useEffect(() => {
    // It stays open beside the controls, but not over the one that has the focus.
    const uncover = ({ target }: FocusEvent) => {
      const flap = document.getElementById(id);
      if (flap && target instanceof Element && !meter.current?.contains(target) && overlap(flap, target))
        setOpen(false);
    };
    document.addEventListener("focusin", uncover);
    return () => document.removeEventListener("focusin", uncover);
  }, [id]);
  const words = speedWords({ isSlow, level });
  return (
    <div ref={meter} className={styles.meter}>
      <Tooltip text={words.title} side="top">
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          data-slow={isSlow}
          aria-label={`Speed of the game: ${words.name}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isSlow ? <Turtle size={22} aria-hidden="true" /> : <Rabbit size={22} aria-hidden="true" />}
          {level !== "full" && <Leaf className={styles.leaf} size={13} aria-hidden="true" />}
        </button>
      </Tooltip>
      {isOpen && (
        <section id={id} className={styles.flap} aria-label="Speed of the game">
          <p className={styles.title}>{words.title}</p>
          <p>{words.text}</p>
          <Suspense fallback={<p>...</p>}>
            <TickTimes namesRules={!editor.readOnly} />
          </Suspense>
          <PowerChoices />
          {children}
        </section>
      )}
    </div>
  );
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const POWER_KEY = "gridlings:power";
const POWER_CHOICES = [
  { value: "auto", label: "Auto" },
  { value: "always", label: "Always" },
  { value: "never", label: "Never" },
] as const;

/** Restores the choice about saving power. It is a property of the machine, not of the game, so this browser stores it. */
function useStoredPower(editor: Editor): void {
  useEffect(() => {
    const stored = POWER_CHOICES.find(({ value }) => value === loadText(POWER_KEY));
    if (stored) editor.power.choose(stored.value);
  }, [editor]);
}

/** Saving power: automatically, always or never. */
function PowerChoices() {
  const editor = useEditor();
  const chosen = useEditorState(({ power }) => power.choice);
  return (
    <div className={styles.power}>
      <span className={styles.label}>Save power</span>
      <Segmented
        name="Save power"
        choices={POWER_CHOICES}
        chosen={chosen}
        onChoose={(choice) => {
          editor.power.choose(choice);
          storeText(POWER_KEY, choice);
        }}
      />
    </div>
  );
}

interface SpeedWords {
  /** The accessible name. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

const SPARED: Readonly<Record<PowerState["level"], string>> = {
  full: "",
  fewer: "Moves look a little less smooth, so your game keeps up.",
  still: "Characters hop from square to square. Your game keeps its speed.",
  slow: "There's a lot going on, so the game is running at half speed.",
};

/** What the hare and the tortoise say to a child. */
function speedWords({ isSlow, level }: { readonly isSlow: boolean; readonly level: PowerState["level"] }): SpeedWords {
  if (isSlow) {
    const why = level === "slow" ? SPARED.slow : `Some turns take too long. ${SPARED[level]}`.trim();
    return { name: "slow as a tortoise", title: "Tortoise: your game is slower than you chose", text: why };
  }
  if (level !== "full")
    return { name: "quick as a hare, saving power", title: "Hare, saving power", text: SPARED[level] };
  return { name: "quick as a hare", title: "Hare: your game is running at full speed", text: "Every turn is on time." };
}
