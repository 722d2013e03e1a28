import { Plus } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type RefObject, useRef } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Side } from "../../engine/index.ts";
import type { Recording } from "../../recording/index.ts";
import { composeHandlers } from "../../widgets/composeHandlers.ts";
import styles from "./ExtentHandles.module.css";
import { useTabPull } from "./useTabPull.ts";

/** Each points outward. The numbers are those of a tab 34 px long and 56 px broad. */
const SHAPES: Readonly<Record<Side, string>> = {
  left: "M30 4H17L4 28L17 52H30z",
  right: "M4 4H17L30 28L17 52H4z",
  top: "M4 30V17L28 4L52 17V30z",
  bottom: "M4 4V17L28 30L52 17V4z",
};

/** Why nothing can be added at a side. */
export const END = "The stage ends here.";

/** The direction in which an arrow key moves a side: 1 outwards, -1 inwards. */
const STEPS: Readonly<Record<Side, Readonly<Record<string, number>>>> = {
  left: { ArrowLeft: 1, ArrowRight: -1 },
  right: { ArrowRight: 1, ArrowLeft: -1 },
  top: { ArrowUp: 1, ArrowDown: -1 },
  bottom: { ArrowDown: 1, ArrowUp: -1 },
};

export interface FrameTabProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly side: Side;
  readonly name: string;
  /** Whether the stage ends at this side. */
  readonly isAtEnd: boolean;
  readonly style: CSSProperties;
  readonly onStep: (squares: number) => void;
  readonly onHover: (side: Side | null) => void;
  readonly onFocus: (side: Side | null) => void;
  /** Called as a pointer takes hold of it, and with null as it lets go. */
  readonly onPull: (side: Side | null) => void;
}

/** A tag that points away from the picture, with a plus: a press adds a row or column there. */
export function FrameTab({ ref, side, name, isAtEnd, style, onStep, onHover, onFocus, onPull }: FrameTabProps) {
  const pressed = usePressWithoutDrag(() => onStep(1));
  const beginPull = useTabPull(ref, side, onPull);
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[side][event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  }
  return (
    <button
      ref={ref}
      type="button"
      className={styles.tab}
      data-side={side}
      aria-label={name}
      aria-disabled={isAtEnd || undefined}
      title={isAtEnd ? END : undefined}
      style={style}
      onKeyDown={onKeyDown}
      // A finger hovers over nothing: the row would stay lit after its tap.
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && onHover(side)}
      onPointerLeave={() => onHover(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && onFocus(side)}
      onBlur={() => onFocus(null)}
      {...pressed}
      onPointerDown={composeHandlers(pressed.onPointerDown, beginPull)}
    >
      <svg className={styles.shape} viewBox={viewBoxOf(side)} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.edge} d={SHAPES[side]} transform="translate(0 2)" />
        <path className={styles.face} d={SHAPES[side]} />
      </svg>
      <Plus className={styles.plus} size={18} strokeWidth={3.4} aria-hidden="true" />
    </button>
  );
}

/** Handles a click unless a drag has changed the recording since the press. Safari does not focus a pressed button by itself. */
function usePressWithoutDrag(press: () => void) {
  const { recorder } = useEditor();
  const begun = useRef<Recording | null>(null);
  const onPointerDown = () => {
    begun.current = recorder.recording;
  };
  const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const hasDragged = begun.current !== null && begun.current !== recorder.recording;
    begun.current = null;
    currentTarget.focus({ preventScroll: true });
    if (!hasDragged) press();
  };
  return { onPointerDown, onClick };
}

function viewBoxOf(side: Side): string {
  return side === "left" || side === "right" ? "0 0 34 56" : "0 0 56 34";
}
