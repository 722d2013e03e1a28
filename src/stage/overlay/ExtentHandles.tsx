import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from "lucide-react";
import { type CSSProperties, type FocusEvent, type KeyboardEvent, useState } from "react";
import { isTouchScreen } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { Extent, Point, Side } from "../../engine/index.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import styles from "./ExtentHandles.module.css";
import { handlePlaces, SIDES } from "./overlayPlaces.ts";

const SIZE = 40;
const SIZE_BY_TOUCH = 44;

const ARROWS = { left: ArrowLeft, right: ArrowRight, top: ArrowUp, bottom: ArrowDown } as const;

/** The direction in which an arrow key moves a side: 1 outwards, -1 inwards. */
const STEPS: Readonly<Record<Side, Readonly<Record<string, number>>>> = {
  left: { ArrowLeft: 1, ArrowRight: -1 },
  right: { ArrowRight: 1, ArrowLeft: -1 },
  top: { ArrowUp: 1, ArrowDown: -1 },
  bottom: { ArrowDown: 1, ArrowUp: -1 },
};

export interface ExtentHandlesProps {
  readonly editor: Editor;
  readonly facts: ViewFacts;
  readonly extent: Extent;
}

/** The four handles that resize the extent of a recording, by dragging, by arrow keys, or by their plus and minus buttons. */
export function ExtentHandles({ editor, facts, extent }: ExtentHandlesProps) {
  const size = isTouchScreen() ? SIZE_BY_TOUCH : SIZE;
  const places = handlePlaces(extent, facts.camera, size);
  return SIDES.map((side) => (
    <Handle
      key={side}
      side={side}
      style={placed(places[side], size)}
      onStep={(squares) => editor.recording.growSide(side, squares)}
    />
  ));
}

interface StepProps {
  readonly side: Side;
  readonly onStep: (squares: number) => void;
}

/** Plus and minus are always reachable by Tab and screen readers, and visible while the handle is in use. */
function Handle({ side, style, onStep }: StepProps & { readonly style: CSSProperties }) {
  const [isOpen, setOpen] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <fieldset
      className={styles.place}
      aria-label={`The ${side} side of the frame`}
      data-axis={side === "left" || side === "right" ? "across" : "along"}
      data-open={isOpen}
      style={style}
      onFocus={() => setOpen(true)}
      onBlur={leave}
    >
      <Grip side={side} onStep={onStep} />
      <Steps side={side} onStep={onStep} />
    </fieldset>
  );
}

function Grip({ side, onStep }: StepProps) {
  const Arrow = ARROWS[side];
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[side][event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  }
  return (
    <button
      type="button"
      className={styles.grip}
      data-side={side}
      aria-label={`Move the ${side} side of the frame`}
      onKeyDown={onKeyDown}
      // Safari does not focus a pressed button.
      onClick={({ currentTarget }) => currentTarget.focus()}
    >
      <Arrow size={24} strokeWidth={3} aria-hidden="true" />
    </button>
  );
}

/** Pressing a button keeps the focus on the handle, so that its arrow keys continue to work. */
function Steps({ side, onStep }: StepProps) {
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={`One square more at the ${side}`}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onStep(1)}
      >
        <Plus size={16} strokeWidth={3} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.less}
        aria-label={`One square less at the ${side}`}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onStep(-1)}
      >
        <Minus size={16} strokeWidth={3} aria-hidden="true" />
      </button>
    </>
  );
}

function placed({ x, y }: Point, size: number): CSSProperties {
  return { width: size, height: size, transform: `translate(${x - size / 2}px, ${y - size / 2}px)` };
}
