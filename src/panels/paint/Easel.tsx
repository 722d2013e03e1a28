/** The drawing in the middle of the pixel editor, as large as there is room, with a plus on each side that makes it grow. */
import { Plus } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { isTouchScreen, onRoom } from "../../browser/frames.ts";
import { canGrow, type Side } from "../../editor/paint/canvasEdits.ts";
import type { Id } from "../../engine/index.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { useDrawingArea } from "./DrawingArea.ts";
import styles from "./Easel.module.css";
import { OverlayChips } from "./OverlayChips.tsx";
import { usePaint, usePaintDesk } from "./PaintDeskContext.ts";

/** Sides of the square in CSS px (spec §9, details §11). */
const SIDE_MAX = 455;
const SIDE_MAX_BY_TOUCH = 640;
const SIDE_MIN = 300;
/** What the four buttons take, as the style sheet has it. */
const BUTTON = 26;
const BUTTON_BY_TOUCH = 44;

const SIDES = [
  { side: "left", name: "Grow to the left" },
  { side: "top", name: "Grow upwards" },
  { side: "right", name: "Grow to the right" },
  { side: "bottom", name: "Grow downwards" },
] as const satisfies readonly { readonly side: Side; readonly name: string }[];

export interface EaselProps {
  readonly characterId: Id | null;
  /** Told where the hand is on the drawing. */
  readonly onCursor: (text: string) => void;
}

export function Easel({ characterId, onCursor }: EaselProps) {
  const desk = usePaintDesk();
  const drawingArea = useDrawingArea();
  const place = useRef<HTMLDivElement>(null);
  const side = useSide(place);
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.easel}>
        {SIDES.map((each) => (
          <GrowButton key={each.side} {...each} />
        ))}
        <div className={styles.view} style={{ width: side, height: side }}>
          {drawingArea(desk, side, onCursor)}
          <OverlayChips characterId={characterId} />
        </div>
      </div>
    </div>
  );
}

function useSide(place: RefObject<HTMLElement | null>): number {
  const [side, setSide] = useState(SIDE_MIN);
  useEffect(() => {
    const byTouch = isTouchScreen();
    const [most, buttons] = byTouch ? [SIDE_MAX_BY_TOUCH, 2 * BUTTON_BY_TOUCH] : [SIDE_MAX, 2 * BUTTON];
    const fit = ({ width, height }: { readonly width: number; readonly height: number }) =>
      setSide(Math.max(Math.min(SIDE_MIN, width - buttons), Math.min(most, width - buttons, height - buttons)));
    return place.current ? onRoom(place.current, fit) : undefined;
  }, [place]);
  return side;
}

function GrowButton({ side, name }: { readonly side: Side; readonly name: string }) {
  const desk = usePaintDesk();
  const isOff = usePaint(({ drawing }) => !canGrow(drawing, side));
  return (
    <Tooltip text={name} side={side}>
      <button
        type="button"
        className={styles.grow}
        data-side={side}
        aria-label={name}
        aria-disabled={isOff}
        onClick={() => desk.grow(side)}
      >
        <Plus size={16} strokeWidth={3} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
