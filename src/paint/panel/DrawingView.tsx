import { Plus } from "lucide-react";
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import { onElementSize } from "../../browser/screen.ts";
import type { Id, Side } from "../../engine/index.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { canGrow } from "../model/canvasEdits.ts";
import styles from "./DrawingView.module.css";
import { PaintCanvasContext } from "./PaintCanvasContext.tsx";
import { usePixelEditor, usePixelEditorState, useVariables } from "./PixelEditorContext.ts";

/** The side of the square is a multiple of this, so that the dots of a single tile take whole CSS px. */
const STEP = 20;
const SIDE_MIN = 160;

export const GROW_SIDES = [
  { side: "left", name: "Grow to the left" },
  { side: "top", name: "Grow upwards" },
  { side: "right", name: "Grow to the right" },
  { side: "bottom", name: "Grow downwards" },
] as const satisfies readonly { readonly side: Side; readonly name: string }[];

export interface DrawingViewProps {
  readonly characterId: Id | null;
  /** Called with a description of the pixel under the pointer. */
  readonly onCursor: (text: string) => void;
}

/** The drawing, as large as there is space, with a tag outside of each side that grows the canvas. */
export function DrawingView({ characterId, onCursor }: DrawingViewProps) {
  const pixelEditor = usePixelEditor();
  const renderCanvas = useContext(PaintCanvasContext);
  const place = useRef<HTMLDivElement>(null);
  const side = useSide(place);
  return (
    <div className={styles.rim}>
      <div ref={place} className={styles.place}>
        <div className={styles.drawing} style={{ width: side, height: side }}>
          {GROW_SIDES.map((each) => (
            <GrowTag key={each.side} {...each} />
          ))}
          <div className={styles.view}>
            {renderCanvas(pixelEditor, side, onCursor)}
            <OverlayChips characterId={characterId} />
          </div>
        </div>
      </div>
    </div>
  );
}

function useSide(place: RefObject<HTMLElement | null>): number {
  const [side, setSide] = useState(SIDE_MIN);
  useEffect(() => {
    if (!place.current) return;
    return onElementSize(place.current, ({ width, height }) => {
      setSide(Math.max(SIDE_MIN, Math.floor(Math.min(width, height) / STEP) * STEP));
    });
  }, [place]);
  return side;
}

type GrowTagProps = (typeof GROW_SIDES)[number];

function GrowTag({ side, name }: GrowTagProps) {
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
        <Tag side={side} />
        <Plus className={styles.plus} size={16} strokeWidth={3.2} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

/** A tag that points away from the drawing. */
const TAGS: Readonly<Record<Side, { readonly box: string; readonly path: string }>> = {
  left: { box: "0 0 32 56", path: "M28 4H16L4 28L16 52H28z" },
  right: { box: "0 0 32 56", path: "M4 4H16L28 28L16 52H4z" },
  top: { box: "0 0 56 32", path: "M4 28V16L28 4L52 16V28z" },
  bottom: { box: "0 0 56 32", path: "M4 4V16L28 28L52 16V4z" },
};

function Tag({ side }: { readonly side: Side }) {
  const { box, path } = TAGS[side];
  return (
    <svg className={styles.tag} viewBox={box} aria-hidden="true">
      <path d={path} />
    </svg>
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
