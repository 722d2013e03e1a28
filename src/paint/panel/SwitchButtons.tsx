/** Buttons of the pixel editor that stay down: drawing on both sides at once, and choosing the anchor square. */

import { tilesIn } from "../model/Drawing.ts";
import { TOOL_KEYS } from "../tools/paintKeys.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { usePixelEditorState, usePixelEditor } from "./PixelEditorContext.ts";

export function MirrorButton() {
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

/** The square that stands where the actor stands; a picture of one square has no choice (spec §5). */
export function AnchorButton() {
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
