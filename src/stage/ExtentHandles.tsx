/** The four grips that make the extent of a recording larger or smaller: by drag, by arrows, by + and − (details §10 "Handles"). */
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { isTouchScreen } from "../browser/frames.ts";
import type { Editor } from "../editor/Editor.ts";
import type { Side } from "../editor/tools/ToolEvent.ts";
import type { Extent, Point } from "../engine/index.ts";
import styles from "./ExtentHandles.module.css";
import { handlePlaces, SIDES } from "./handlePlaces.ts";
import type { ViewFacts } from "./ViewFacts.ts";

const SIZE = 40;
const SIZE_BY_TOUCH = 44;

const ARROWS = { left: ArrowLeft, right: ArrowRight, top: ArrowUp, bottom: ArrowDown } as const;

/** What each arrow key does to a side: 1 outwards, -1 inwards. */
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

export function ExtentHandles({ editor, facts, extent }: ExtentHandlesProps) {
  const [openSide, setOpenSide] = useState<Side | null>(null);
  const size = isTouchScreen() ? SIZE_BY_TOUCH : SIZE;
  const places = handlePlaces(extent, facts.camera, size);
  return SIDES.map((side) => (
    <span
      key={side}
      className={styles.place}
      data-axis={side === "left" || side === "right" ? "across" : "along"}
      style={placed(places[side], size)}
    >
      <Grip
        side={side}
        onStep={(squares) => editor.recording.growSide(side, squares)}
        onOpen={(isOpen) => setOpenSide(isOpen ? side : null)}
      />
      {openSide === side && <Steps side={side} onStep={(squares) => editor.recording.growSide(side, squares)} />}
    </span>
  ));
}

interface StepProps {
  readonly side: Side;
  readonly onStep: (squares: number) => void;
}

function Grip({ side, onStep, onOpen }: StepProps & { readonly onOpen: (isOpen: boolean) => void }) {
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
      onFocus={() => onOpen(true)}
      onBlur={() => onOpen(false)}
    >
      <Arrow size={24} strokeWidth={3} aria-hidden="true" />
    </button>
  );
}

/** Kept from taking the focus by a press, so that they stay while they are used. */
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
