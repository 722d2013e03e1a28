import { ArrowLeft, ArrowRight, CopyPlus, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { prefersReducedMotion, untilPainted } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import marks from "../../widgets/listMarks.module.css";
import { gapBeside, type ListDrag, useListDrag } from "../../widgets/useListDrag.ts";
import { canAddFrame } from "../model/Frames.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { seenImage } from "../model/selecting.ts";
import { PixelPicture } from "../PixelPicture.tsx";
import styles from "./FrameStrip.module.css";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";

const SIDE = 40;

/** The frames of an appearance, with a preview of the animation and buttons to edit them. */
export function FrameStrip() {
  const frames = useSeenFrames();
  return (
    <fieldset className={styles.strip} aria-label="Frames">
      <FramePlayer frames={frames} />
      <FrameList frames={frames} />
      <FrameButtons count={frames.length} />
    </fieldset>
  );
}

function FrameList({ frames }: { readonly frames: readonly PixelImage[] }) {
  const pixelEditor = usePixelEditor();
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const ids = frames.map((_, index) => String(index));
  const drag = useListDrag({ list, ids, axis: "x", drop: (id, place) => move(pixelEditor, Number(id), place) });
  return (
    <div
      ref={list}
      className={styles.frames}
      role="radiogroup"
      aria-label="Frame"
      onKeyDown={(event) => onKey(pixelEditor, event)}
    >
      {frames.map((image, index) => (
        <Frame key={ids[index]} image={image} index={index} group={group} count={frames.length} drag={drag} />
      ))}
    </div>
  );
}

interface FrameProps {
  readonly image: PixelImage;
  readonly index: number;
  readonly count: number;
  readonly group: string;
  readonly drag: ListDrag;
}

function Frame({ image, index, count, group, drag }: FrameProps) {
  const pixelEditor = usePixelEditor();
  const tile = useRef<HTMLLabelElement>(null);
  const isShown = usePixelEditorState(({ drawing }) => drawing.frame === index);
  useEffect(() => {
    if (isShown) void untilPainted().then(() => scrollRowTo(tile.current));
  }, [isShown]);
  /** A finger scrolls the row, and drags only the current frame. The arrow buttons also move that one. */
  const grip = (event: PointerEvent<HTMLElement>) => {
    if (count > 1 && (event.pointerType !== "touch" || isShown)) drag.grip(event, String(index));
  };
  return (
    <label
      ref={tile}
      className={`${styles.frame} ${marks.along}`}
      data-gap={gapBeside(drag.gap, index, count)}
      data-dragged={drag.draggedId === String(index)}
      onPointerDown={grip}
    >
      <input
        type="radio"
        name={group}
        aria-label={`Frame ${index + 1} of ${count}`}
        checked={isShown}
        onChange={() => pixelEditor.frames.show(index)}
      />
      <PixelPicture image={image} side={SIDE} />
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
    </label>
  );
}

/** Scrolls only the row of frames: in a low window, `scrollIntoView` would also scroll the drawing out of sight. */
function scrollRowTo(tile: HTMLElement | null): void {
  const row = tile?.parentElement;
  if (!tile || !row) return;
  const inner = tile.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  row.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
}

function FrameButtons({ count }: { readonly count: number }) {
  const pixelEditor = usePixelEditor();
  const frame = usePixelEditorState(({ drawing }) => drawing.frame);
  const isFull = usePixelEditorState(({ drawing }) => !canAddFrame(drawing));
  const isOnly = count === 1;
  const buttons = [
    { name: "Add an empty frame", Icon: Plus, isOff: isFull, act: () => pixelEditor.frames.add() },
    { name: "Copy this frame", Icon: CopyPlus, isOff: isFull, act: () => pixelEditor.frames.copy() },
    {
      name: "Move this frame earlier",
      Icon: ArrowLeft,
      isOff: frame === 0,
      act: () => pixelEditor.frames.move(frame - 1),
    },
    {
      name: "Move this frame later",
      Icon: ArrowRight,
      isOff: frame === count - 1,
      act: () => pixelEditor.frames.move(frame + 1),
    },
    { name: "Delete this frame", Icon: Trash2, isOff: isOnly, act: () => pixelEditor.frames.remove() },
  ];
  return (
    <div className={styles.buttons}>
      {buttons.slice(0, isOnly ? 2 : undefined).map(({ name, Icon, isOff, act }) => (
        <IconButton
          key={name}
          icon={<Icon size={18} aria-hidden="true" />}
          name={name}
          size="small"
          tooltipSide="top"
          aria-disabled={isOff}
          onClick={isOff ? undefined : act}
        />
      ))}
      {!isOnly && <OnionButton />}
    </div>
  );
}

function OnionButton() {
  const pixelEditor = usePixelEditor();
  const onion = usePixelEditorState(({ settings }) => settings.onion);
  return (
    <IconButton
      icon={<img src="/ui/paint/onion.png" alt="" width={20} height={20} draggable={false} />}
      name="Show the frame before, faintly"
      size="small"
      tooltipSide="top"
      pressed={onion}
      onClick={() => pixelEditor.tools.setOnion(!onion)}
    />
  );
}

function move(pixelEditor: PixelEditor, from: number, to: number): void {
  pixelEditor.frames.show(from);
  pixelEditor.frames.move(to);
}

/** Delete removes the frame, Shift with an arrow moves it. An arrow alone goes to the next frame, as in every radio group. */
function onKey(pixelEditor: PixelEditor, event: KeyboardEvent<HTMLElement>): void {
  const { frame } = pixelEditor.store.getState().drawing;
  const { key, shiftKey } = event;
  if (key === "Delete" || key === "Backspace") pixelEditor.frames.remove();
  else if (shiftKey && key === "ArrowLeft") pixelEditor.frames.move(frame - 1);
  else if (shiftKey && key === "ArrowRight") pixelEditor.frames.move(frame + 1);
  else return;
  event.preventDefault();
}

const FRAME_MS = 250;

function FramePlayer({ frames }: { readonly frames: readonly PixelImage[] }) {
  const [played, setPlayed] = useState(0);
  const plays = frames.length > 1 && !prefersReducedMotion();
  useEffect(() => {
    if (!plays) return;
    return after(FRAME_MS, () => setPlayed(played + 1));
  }, [plays, played]);
  const image = frames[played % frames.length];
  return (
    <div className={styles.player} role="img" aria-label="How it looks in the game">
      {image && <PixelPicture image={image} side={SIDE} />}
    </div>
  );
}

function useSeenFrames(): readonly PixelImage[] {
  const drawing = usePixelEditorState((state) => state.drawing);
  return useMemo(() => drawing.frames.with(drawing.frame, seenImage(drawing)), [drawing]);
}
