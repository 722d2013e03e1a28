import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, CopyPlus, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef } from "react";
import { untilPainted } from "../../browser/screen.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import marks from "../../widgets/listMarks.module.css";
import { gapBeside, type ListDrag, useListDrag } from "../../widgets/useListDrag.ts";
import { canAddFrame } from "../model/Frames.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { seenImage } from "../model/selecting.ts";
import { PixelPicture } from "../PixelPicture.tsx";
import { FramePlayer } from "./FramePlayer.tsx";
import styles from "./FrameStrip.module.css";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";

const SIDE = 46;

export interface FrameStripProps {
  readonly id: string;
  /** Whether the frames stand in a column or in a row. */
  readonly isColumn: boolean;
  /** Where the strip is behind a button, whether it is shown. */
  readonly isOpen: boolean;
}

/** The frames of an appearance, with a preview of the animation and buttons to edit them. */
export function FrameStrip({ id, isColumn, isOpen }: FrameStripProps) {
  const frames = useSeenFrames();
  return (
    <fieldset id={id} className={styles.strip} aria-label="Frames" data-open={isOpen}>
      <FramePlayer frames={frames} />
      <FrameList frames={frames} isColumn={isColumn} />
      <FrameButtons count={frames.length} isColumn={isColumn} />
    </fieldset>
  );
}

interface FrameListProps {
  readonly frames: readonly PixelImage[];
  readonly isColumn: boolean;
}

function FrameList({ frames, isColumn }: FrameListProps) {
  const pixelEditor = usePixelEditor();
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const ids = frames.map((_, index) => String(index));
  const axis = isColumn ? "y" : "x";
  const drag = useListDrag({ list, ids, axis, drop: (id, place) => move(pixelEditor, Number(id), place) });
  return (
    <div
      ref={list}
      className={styles.frames}
      role="radiogroup"
      aria-label="Frame"
      onKeyDown={(event) => onKey(pixelEditor, event)}
    >
      {frames.map((image, index) => (
        <Frame key={ids[index]} {...{ image, index, group, drag, isColumn }} count={frames.length} />
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
  readonly isColumn: boolean;
}

function Frame({ image, index, count, group, drag, isColumn }: FrameProps) {
  const pixelEditor = usePixelEditor();
  const tile = useRef<HTMLLabelElement>(null);
  const isShown = usePixelEditorState(({ drawing }) => drawing.frame === index);
  useEffect(() => {
    if (isShown) void untilPainted().then(() => scrollListTo(tile.current));
  }, [isShown]);
  /** A finger scrolls the row, and drags only the current frame. The arrow buttons also move that one. */
  const grip = (event: PointerEvent<HTMLElement>) => {
    if (count > 1 && (event.pointerType !== "touch" || isShown)) drag.grip(event, String(index));
  };
  return (
    <label
      ref={tile}
      className={`${styles.frame} ${isColumn ? marks.down : marks.along}`}
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

/** Scrolls only the list of frames: in a low window, `scrollIntoView` would also scroll the drawing out of sight. */
function scrollListTo(tile: HTMLElement | null): void {
  const list = tile?.parentElement;
  if (!tile || !list) return;
  const inner = tile.getBoundingClientRect();
  const outer = list.getBoundingClientRect();
  list.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  list.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
}

function FrameButtons({ count, isColumn }: { readonly count: number; readonly isColumn: boolean }) {
  const pixelEditor = usePixelEditor();
  const frame = usePixelEditorState(({ drawing }) => drawing.frame);
  const isFull = usePixelEditorState(({ drawing }) => !canAddFrame(drawing));
  const isOnly = count === 1;
  const [Earlier, Later] = isColumn ? [ArrowUp, ArrowDown] : [ArrowLeft, ArrowRight];
  return (
    <div className={styles.buttons}>
      <FrameButton name="Add an empty frame" Icon={Plus} isOff={isFull} act={() => pixelEditor.frames.add()} raised />
      <FrameButton name="Copy this frame" Icon={CopyPlus} isOff={isFull} act={() => pixelEditor.frames.copy()} />
      {!isOnly && (
        <>
          <FrameButton
            name="Move this frame earlier"
            Icon={Earlier}
            isOff={frame === 0}
            act={() => pixelEditor.frames.move(frame - 1)}
          />
          <FrameButton
            name="Move this frame later"
            Icon={Later}
            isOff={frame === count - 1}
            act={() => pixelEditor.frames.move(frame + 1)}
          />
          <FrameButton name="Delete this frame" Icon={Trash2} act={() => pixelEditor.frames.remove()} />
          <OnionButton />
        </>
      )}
    </div>
  );
}

interface FrameButtonProps {
  readonly name: string;
  readonly Icon: typeof Plus;
  readonly act: () => void;
  readonly isOff?: boolean;
  readonly raised?: boolean;
}

/** Never disabled, because a disabled button loses the focus. */
function FrameButton({ name, Icon, act, isOff = false, raised }: FrameButtonProps) {
  return (
    <IconButton
      icon={<Icon size={20} aria-hidden="true" />}
      name={name}
      raised={raised}
      tooltipSide="right"
      aria-disabled={isOff}
      onClick={isOff ? undefined : act}
    />
  );
}

function OnionButton() {
  const pixelEditor = usePixelEditor();
  const onion = usePixelEditorState(({ settings }) => settings.onion);
  return (
    <IconButton
      icon={<img src="/ui/paint/onion.png" alt="" width={28} height={28} draggable={false} />}
      name="See the frame before through this one"
      tooltipSide="right"
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
  else if (shiftKey && (key === "ArrowLeft" || key === "ArrowUp")) pixelEditor.frames.move(frame - 1);
  else if (shiftKey && (key === "ArrowRight" || key === "ArrowDown")) pixelEditor.frames.move(frame + 1);
  else return;
  event.preventDefault();
}

function useSeenFrames(): readonly PixelImage[] {
  const drawing = usePixelEditorState((state) => state.drawing);
  return useMemo(() => drawing.frames.with(drawing.frame, seenImage(drawing)), [drawing]);
}
