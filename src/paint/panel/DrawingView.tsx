import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Plus } from "lucide-react";
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import { isNarrowPage, isTouchScreen, onElementSize } from "../../browser/screen.ts";
import { type Id, type Side, TILE } from "../../engine/index.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { canGrow } from "../model/canvasEdits.ts";
import { imageIn } from "../model/Drawing.ts";
import styles from "./DrawingView.module.css";
import { PaintCanvasContext } from "./PaintCanvasContext.tsx";
import { usePixelEditor, usePixelEditorState, useVariables } from "./PixelEditorContext.ts";

/** The side of the square, CSS px. At the largest zoom, a single tile fills no more than the first. */
const SIDE_MAX = 455;
const SIDE_MAX_BY_TOUCH = 640;
const SIDE_MIN = 300;

const SIDES = [
  { side: "left", name: "Grow to the left", Arrow: ArrowLeft },
  { side: "top", name: "Grow upwards", Arrow: ArrowUp },
  { side: "right", name: "Grow to the right", Arrow: ArrowRight },
  { side: "bottom", name: "Grow downwards", Arrow: ArrowDown },
] as const satisfies readonly { readonly side: Side; readonly name: string; readonly Arrow: typeof ArrowUp }[];

export interface DrawingViewProps {
  readonly characterId: Id | null;
  /** Called with a description of the pixel under the pointer. */
  readonly onCursor: (text: string) => void;
}

/** The drawing, as large as there is space, with a button on each side that grows the canvas. */
export function DrawingView({ characterId, onCursor }: DrawingViewProps) {
  const pixelEditor = usePixelEditor();
  const renderCanvas = useContext(PaintCanvasContext);
  const place = useRef<HTMLDivElement>(null);
  const side = useSide(place);
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.drawing}>
        {SIDES.map((each) => (
          <GrowButton key={each.side} {...each} />
        ))}
        <div className={styles.view} style={{ width: side, height: side }}>
          {renderCanvas(pixelEditor, side, onCursor)}
          <OverlayChips characterId={characterId} />
        </div>
      </div>
    </div>
  );
}

function useSide(place: RefObject<HTMLElement | null>): number {
  const [available, setAvailable] = useState(SIDE_MIN);
  const isOneTile = usePixelEditorState(({ drawing }) => imageIn(drawing).width + imageIn(drawing).height === 2 * TILE);
  useEffect(() => {
    const follow = ({ width, height }: { readonly width: number; readonly height: number }) => {
      const buttons = sizeOfButtons();
      const across = width - buttons.across;
      setAvailable(Math.max(Math.min(SIDE_MIN, across), Math.min(across, height - buttons.down)));
    };
    return place.current ? onElementSize(place.current, follow) : undefined;
  }, [place]);
  return Math.min(available, isTouchScreen() && !isOneTile ? SIDE_MAX_BY_TOUCH : SIDE_MAX);
}

/** The space of the four buttons, which must match the style sheet. */
function sizeOfButtons(): { readonly across: number; readonly down: number } {
  if (isNarrowPage()) return { across: 0, down: 48 };
  return isTouchScreen() ? { across: 88, down: 88 } : { across: 52, down: 52 };
}

type GrowButtonProps = (typeof SIDES)[number];

/** The arrow is visible only where the buttons are in a row. */
function GrowButton({ side, name, Arrow }: GrowButtonProps) {
  const pixelEditor = usePixelEditor();
  const isOff = usePixelEditorState(({ drawing }) => !canGrow(drawing, side));
  return (
    <Tooltip text={name} side={side}>
      <button
        type="button"
        className={styles.grow}
        data-side={side}
        aria-label={name}
        aria-disabled={isOff}
        onClick={() => pixelEditor.grow(side)}
      >
        <Plus size={16} strokeWidth={3} aria-hidden="true" />
        <Arrow className={styles.arrow} size={16} strokeWidth={3} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

function OverlayChips({ characterId }: { readonly characterId: Id | null }) {
  const overlay = usePixelEditorState((state) => state.overlay);
  const { x, y } = usePixelEditorState((state) => state.view);
  const variables = useVariables(characterId);
  if (!overlay?.showVariables) return null;
  const shown = variables.filter(({ id }) => overlay.visibleVariables[id]);
  return (
    <div className={styles.chips} style={{ left: Math.max(0, x), top: Math.max(0, y) }} aria-hidden="true">
      {shown.map(({ id, name, defaultValue }) => (
        <span key={id} className={styles.chip}>
          {name} {String(defaultValue)}
        </span>
      ))}
    </div>
  );
}
