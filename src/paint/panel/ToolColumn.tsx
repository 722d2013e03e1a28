import { Trash2 } from "lucide-react";
import { useId } from "react";
import type { Id } from "../../engine/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Switch } from "../../widgets/Switch.tsx";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { tilesIn } from "../model/Drawing.ts";
import type { ToolSettings } from "../model/PaintState.ts";
import { TOOL_SIZES } from "../model/paintLimits.ts";
import { isShape, PAINT_TOOLS, type PaintToolId, takesSize } from "../tools/PaintTool.ts";
import { TOOL_KEYS } from "../tools/paintKeys.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import { usePixelEditor, usePixelEditorState, useVariables } from "./PixelEditorContext.ts";
import styles from "./PixelEditorPanel.module.css";

/** Colors, tools, sizes, and the options of the drawing. */
export function ToolColumn({ characterId }: { readonly characterId: Id | null }) {
  const pixelEditor = usePixelEditor();
  return (
    <div className={styles.column}>
      <ColorChoice />
      <ToolChoice />
      <SizeChoice />
      <div className={styles.switches}>
        <MirrorButton />
        <AnchorButton />
        <Button size="small" onClick={() => pixelEditor.clear()}>
          <Trash2 size={16} aria-hidden="true" /> Clear
        </Button>
      </div>
      <OverlayChoice characterId={characterId} />
    </div>
  );
}

function ToolChoice() {
  const group = useId();
  return (
    <div className={styles.tools} role="radiogroup" aria-label="Tools">
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
    <Tooltip text={name} shortcut={TOOL_KEYS[tool]} side="right">
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
      </label>
    </Tooltip>
  );
}

function ignoreChange(): void {}

function SizeChoice() {
  const pixelEditor = usePixelEditor();
  const group = useId();
  const chosen = usePixelEditorState(({ settings }) => settings.size);
  const isOff = usePixelEditorState(
    ({ settings: { tool, outlined } }) => !takesSize(tool, isShape(tool) && outlined[tool]),
  );
  return (
    <fieldset className={styles.sizes} aria-label="Size" disabled={isOff}>
      {TOOL_SIZES.map((size) => (
        <label key={size} className={styles.size} title={`Size ${size}`}>
          <input
            type="radio"
            name={group}
            aria-label={`Size ${size}`}
            checked={size === chosen}
            onChange={() => pixelEditor.tools.setSize(size)}
          />
          <span className={styles.dot} style={{ width: size + 2, height: size + 2 }} />
        </label>
      ))}
    </fieldset>
  );
}

function MirrorButton() {
  const pixelEditor = usePixelEditor();
  const mirrors = usePixelEditorState(({ settings }) => settings.mirrors);
  return (
    <IconButton
      icon={<img src="/ui/paint/mirror.png" alt="" width={32} height={32} draggable={false} />}
      name="Mirror: draw on both sides"
      pressed={mirrors}
      tooltipSide="right"
      onClick={() => pixelEditor.tools.setMirror(!mirrors)}
    />
  );
}

/** Chooses the tile that stands on the square of the actor. A single tile has no choice. */
function AnchorButton() {
  const pixelEditor = usePixelEditor();
  const isChosen = usePixelEditorState(({ settings }) => settings.tool === "anchor");
  const before = usePixelEditorState(({ settings }) => settings.previousTool);
  const isOneTile = usePixelEditorState(({ drawing }) => {
    const { width, height } = tilesIn(drawing);
    return width * height === 1;
  });
  return (
    <IconButton
      icon={<img src="/ui/paint/anchor.png" alt="" width={32} height={32} draggable={false} />}
      name="Choose the anchor square"
      shortcut={TOOL_KEYS.anchor}
      pressed={isChosen}
      disabled={isOneTile}
      tooltipSide="right"
      onClick={() => pixelEditor.tools.choose(isChosen ? before : "anchor")}
    />
  );
}

function OverlayChoice({ characterId }: { readonly characterId: Id | null }) {
  const pixelEditor = usePixelEditor();
  const variables = useVariables(characterId);
  const shows = usePixelEditorState(({ overlay }) => overlay?.showVariables ?? false);
  const visible = usePixelEditorState(({ overlay }) => overlay?.visibleVariables ?? {});
  if (variables.length === 0) return null;
  /** If no variable is chosen yet, turning the display on shows all of them. */
  const show = (on: boolean) => {
    pixelEditor.showVariables(on);
    const isNone = variables.every(({ id }) => !visible[id]);
    if (on && isNone) for (const { id } of variables) pixelEditor.showVariable(id, true);
  };
  return (
    <div className={styles.variables}>
      <Switch label="Values" on={shows} onChange={show} />
      {shows &&
        variables.map(({ id, name }) => (
          <label key={id} className={styles.variable}>
            <input
              type="checkbox"
              checked={visible[id] ?? false}
              onChange={(event) => pixelEditor.showVariable(id, event.currentTarget.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
    </div>
  );
}

const NAMES: Readonly<Record<PaintToolId, string>> = {
  pen: "Pen",
  line: "Line",
  eraser: "Eraser",
  rectangle: "Rectangle",
  ellipse: "Ellipse",
  bucket: "Paint bucket",
  select: "Select",
  wand: "Magic wand",
  eyedropper: "Eyedropper",
  anchor: "Anchor square",
};

/** The name of an outlined shape says so. */
function toolName(tool: PaintToolId, outlined: ToolSettings["outlined"]): string {
  return isShape(tool) && outlined[tool] ? `${NAMES[tool]} (outline)` : NAMES[tool];
}

function toolPicture(tool: PaintToolId, outlined: ToolSettings["outlined"]): string {
  return `/ui/paint/${tool}${isShape(tool) && outlined[tool] ? "-outline" : ""}.png`;
}
