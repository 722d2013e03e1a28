import { Copy, Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "../../widgets/Button.tsx";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import type { ToolSettings } from "../model/PaintState.ts";
import { PEN_SIZES } from "../model/paintLimits.ts";
import { isShape, PAINT_TOOLS, type PaintToolId, takesSize } from "../tools/PaintTool.ts";
import { TOOL_KEYS } from "../tools/paintKeys.ts";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";
import styles from "./ToolPanel.module.css";

export interface ToolPanelProps {
  /** The frames, which are behind a button where there is little room. */
  readonly frames: {
    readonly isOpen: boolean;
    readonly onToggle: () => void;
    readonly listId: string;
  };
}

/** The tools with their words, the sizes, and Clear. */
export function ToolPanel({ frames }: ToolPanelProps) {
  const pixelEditor = usePixelEditor();
  const count = usePixelEditorState(({ drawing }) => drawing.frames.length);
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <div className={styles.tools}>
          <ToolChoice />
          <MirrorButton />
        </div>
        <SizeChoice />
        <Button onClick={() => pixelEditor.clear()}>
          <Trash2 size={18} aria-hidden="true" />
          Clear
        </Button>
      </div>
      <div className={styles.framesButton}>
        <button
          type="button"
          className={styles.tool}
          aria-expanded={frames.isOpen}
          aria-controls={frames.listId}
          onClick={frames.onToggle}
        >
          <Copy size={26} aria-hidden="true" />
          <span>Frames{count > 1 ? ` ${count}` : ""}</span>
        </button>
      </div>
    </div>
  );
}

function ToolChoice() {
  const group = useId();
  return (
    <div className={styles.choice} role="radiogroup" aria-label="Tools">
      {PAINT_TOOLS.map((tool) => (
        <ToolRadio key={tool} tool={tool} group={group} />
      ))}
    </div>
  );
}

/** Handles clicks instead of changes, because choosing the active shape again switches its outline. */
function ToolRadio({ tool, group }: { readonly tool: PaintToolId; readonly group: string }) {
  const pixelEditor = usePixelEditor();
  const isChosen = usePixelEditorState(({ settings }) => settings.tool === tool);
  const outlined = usePixelEditorState(({ settings }) => settings.outlined);
  const name = toolName(tool, outlined);
  return (
    <Tooltip text={toolHint(tool, outlined)} shortcut={TOOL_KEYS[tool]} side="right">
      <label className={styles.tool}>
        <input
          type="radio"
          name={group}
          aria-label={name}
          aria-keyshortcuts={TOOL_KEYS[tool]}
          checked={isChosen}
          onChange={ignoreChange}
          onClick={() => pixelEditor.tools.choose(tool)}
        />
        <img src={toolPicture(tool, outlined)} alt="" width={32} height={32} draggable={false} />
        <span>{NAMES[tool]}</span>
      </label>
    </Tooltip>
  );
}

function ignoreChange(): void {}

function MirrorButton() {
  const pixelEditor = usePixelEditor();
  const mirrors = usePixelEditorState(({ settings }) => settings.mirrors);
  return (
    <Tooltip text="Mirror: draw on both sides" side="right">
      <button
        type="button"
        className={styles.tool}
        aria-label="Mirror: draw on both sides"
        aria-pressed={mirrors}
        onClick={() => pixelEditor.tools.setMirror(!mirrors)}
      >
        <img src="/ui/paint/mirror.png" alt="" width={32} height={32} draggable={false} />
        <span>Mirror</span>
      </button>
    </Tooltip>
  );
}

function SizeChoice() {
  const pixelEditor = usePixelEditor();
  const group = useId();
  const chosen = usePixelEditorState(({ settings }) => settings.size);
  const isOff = usePixelEditorState(({ settings: { tool } }) => !takesSize(tool));
  return (
    <fieldset className={styles.sizes} aria-label="Size" disabled={isOff}>
      {PEN_SIZES.map((size, index) => (
        <label key={size} className={styles.size}>
          <input
            type="radio"
            name={group}
            aria-label={`${SIZE_NAMES[size]}: size ${size}`}
            checked={size === chosen}
            onChange={() => pixelEditor.tools.setSize(size)}
          />
          <span className={styles.dot} data-step={index} />
          <span>{SIZE_NAMES[size]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const SIZE_NAMES: Readonly<Record<(typeof PEN_SIZES)[number], string>> = { 1: "Tiny", 2: "Small", 4: "Big", 8: "Huge" };

const NAMES: Readonly<Record<PaintToolId, string>> = {
  pen: "Pen",
  eraser: "Eraser",
  bucket: "Fill",
  line: "Line",
  rectangle: "Box",
  ellipse: "Circle",
  select: "Select",
  wand: "Wand",
  eyedropper: "Dropper",
  anchor: "Anchor square",
};

/** The name of an outlined shape says so. */
function toolName(tool: PaintToolId, outlined: ToolSettings["outlined"]): string {
  return isShape(tool) && outlined[tool] ? `${NAMES[tool]} (outline)` : NAMES[tool];
}

function toolHint(tool: PaintToolId, outlined: ToolSettings["outlined"]): string {
  if (!isShape(tool)) return NAMES[tool];
  return outlined[tool]
    ? `${NAMES[tool]}. Press again to fill it.`
    : `${NAMES[tool]}. Press again for just its outline.`;
}

function toolPicture(tool: PaintToolId, outlined: ToolSettings["outlined"]): string {
  return `/ui/paint/${tool}${isShape(tool) && outlined[tool] ? "-outline" : ""}.png`;
}
