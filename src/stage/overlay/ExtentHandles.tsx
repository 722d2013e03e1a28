import { Minus } from "lucide-react";
import { type CSSProperties, useRef, useState } from "react";
import { isTouchScreen } from "../../browser/screen.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import type { Point, Side } from "../../engine/index.ts";
import { type Box, sharedBox } from "../../pixels/Box.ts";
import { growSide, type Recording } from "../../recording/index.ts";
import { announce } from "../../widgets/announcement.ts";
import { areaBox } from "../view/camera.ts";
import type { StageView } from "../view/StageView.ts";
import styles from "./ExtentHandles.module.css";
import { END, FrameTab } from "./FrameTab.tsx";
import { GhostRow } from "./GhostRow.tsx";
import { Landing } from "./Landing.tsx";
import { extentArea, SIDES, tabPlaces } from "./overlayPlaces.ts";

/** How far a tab extends from the picture, and how broad it is, CSS px. */
const SIZE = { out: 34, broad: 56 } as const;
const SIZE_BY_TOUCH = { out: 44, broad: 60 } as const;
/** What is added or taken away at a side, and where. */
const WORDS: Readonly<Record<Side, readonly [what: string, where: string]>> = {
  left: ["column", "on the left"],
  right: ["column", "on the right"],
  top: ["row", "on top"],
  bottom: ["row", "at the bottom"],
};

const VIEWS = { stage: "Stage", before: "Before", after: "After" } as const;

export interface ExtentHandlesProps {
  readonly view: ViewId;
  readonly stageView: StageView;
  /** Where the picture is, CSS px of the view. */
  readonly opening: Box;
}

/**
 * The four tabs that resize the extent of a recording, around its picture: a press adds a row or column, a drag or an arrow key moves the
 * side. The minus beside a tab is there as long as its side can shrink.
 */
export function ExtentHandles({ view, stageView, opening }: ExtentHandlesProps) {
  const recording = useEditorState((state) => state.recording);
  const [hovered, setHovered] = useState<Side | null>(null);
  const [focused, setFocused] = useState<Side | null>(null);
  const [pulled, setPulled] = useState<Side | null>(null);
  const size = isTouchScreen() ? SIZE_BY_TOUCH : SIZE;
  const places = tabPlaces(opening, size.out);
  if (!recording) return null;
  const ghost = pulled ?? hovered ?? focused;
  return (
    <div className={styles.handles} data-handles={view}>
      <Frame view={view} stageView={stageView} opening={opening} />
      <GhostRow stageView={stageView} opening={opening} side={ghost && canGrow(recording, ghost) ? ghost : null} />
      <Landing view={view} stageView={stageView} opening={opening} />
      {SIDES.map((side) => (
        <Handle
          key={side}
          side={side}
          view={view}
          recording={recording}
          place={places[side]}
          size={size}
          onHover={setHovered}
          onFocus={setFocused}
          onPull={setPulled}
        />
      ))}
    </div>
  );
}

/** The part of the frame that is seen, as an element: the canvas draws it, and panels stay clear of it. */
function Frame({ view, stageView, opening }: ExtentHandlesProps) {
  const facts = stageView.facts();
  const box = facts?.extent && sharedBox(areaBox(extentArea(facts.extent), facts.camera), opening);
  if (!box) return null;
  const { x, y, width, height } = box;
  return <div className={styles.frame} style={{ left: x, top: y, width, height }} data-frame={view} />;
}

interface HandleProps {
  readonly side: Side;
  readonly view: ViewId;
  readonly recording: Recording;
  /** Its center. */
  readonly place: Point;
  readonly size: { readonly out: number; readonly broad: number };
  readonly onHover: (side: Side | null) => void;
  readonly onFocus: (side: Side | null) => void;
  readonly onPull: (side: Side | null) => void;
}

/** A tab and its minus. */
function Handle({ side, view, recording, place, size, onHover, onFocus, onPull }: HandleProps) {
  const editor = useEditor();
  const tab = useRef<HTMLButtonElement>(null);
  const [what, where] = WORDS[side];
  const isUpright = side === "left" || side === "right";
  const step = (squares: number) => {
    const before = editor.recorder.recording;
    editor.recording.growSide(side, squares);
    const after = editor.recorder.recording;
    if (squares > 0 && after === before) announce(END);
    // The minus is about to go, and the focus must not go with it.
    if (after && !canShrink(after, side)) tab.current?.focus();
  };
  return (
    <>
      <FrameTab
        ref={tab}
        side={side}
        name={`${VIEWS[view]}: add a ${what} ${where}`}
        isAtEnd={!canGrow(recording, side)}
        style={placed(place, isUpright ? [size.out, size.broad] : [size.broad, size.out])}
        onStep={step}
        onHover={onHover}
        onFocus={onFocus}
        onPull={onPull}
      />
      {canShrink(recording, side) && (
        <button
          type="button"
          className={styles.minus}
          style={minusStyle(place, isUpright, size.broad)}
          aria-label={`${VIEWS[view]}: one ${what} less ${where}`}
          onClick={() => step(-1)}
        >
          <Minus size={16} strokeWidth={3.2} aria-hidden="true" />
        </button>
      )}
    </>
  );
}

function canGrow(recording: Recording, side: Side): boolean {
  return growSide(recording, side, 1) !== recording;
}

function canShrink(recording: Recording, side: Side): boolean {
  return growSide(recording, side, -1) !== recording;
}

function placed({ x, y }: Point, [width, height]: readonly [number, number]): CSSProperties {
  return { width, height, transform: `translate(${Math.round(x - width / 2)}px, ${Math.round(y - height / 2)}px)` };
}

/** Below the tabs at the left and right, on the right of those at the top and bottom. */
function minusStyle({ x, y }: Point, isUpright: boolean, broad: number): CSSProperties {
  const size = isTouchScreen() ? 44 : 30;
  const far = broad / 2 + 4 + size / 2;
  return placed(isUpright ? { x, y: y + far } : { x: x + far, y }, [size, size]);
}
