/** Buttons of the pixel editor that stay down: drawing on both sides at once, and choosing the anchor square. */

import { tilesIn } from "../../editor/paint/Drawing.ts";
import { TOOL_KEYS } from "../../editor/paint/paintKeys.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { usePaint, usePaintDesk } from "./PaintDeskContext.ts";

export function MirrorButton() {
  const desk = usePaintDesk();
  const mirrors = usePaint(({ hand }) => hand.mirrors);
  return (
    <IconButton
      icon={<img src="/ui/paint/mirror.png" alt="" width={32} height={32} draggable={false} />}
      name="Mirror: draw on both sides"
      pressed={mirrors}
      tooltipSide="right"
      onClick={() => desk.tools.setMirror(!mirrors)}
    />
  );
}

/** The square that stands where the actor stands; a picture of one square has no choice (spec §5). */
export function AnchorButton() {
  const desk = usePaintDesk();
  const isInHand = usePaint(({ hand }) => hand.tool === "anchor");
  const before = usePaint(({ hand }) => hand.toolBefore);
  const isOneTile = usePaint(({ drawing }) => {
    const { width, height } = tilesIn(drawing);
    return width * height === 1;
  });
  return (
    <IconButton
      icon={<img src="/ui/paint/anchor.png" alt="" width={32} height={32} draggable={false} />}
      name="Choose the anchor square"
      shortcut={TOOL_KEYS.anchor}
      pressed={isInHand}
      disabled={isOneTile}
      tooltipSide="right"
      onClick={() => desk.tools.choose(isInHand ? before : "anchor")}
    />
  );
}
