import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Maximize, WandSparkles, ZoomIn, ZoomOut } from "lucide-react";
import type { Side } from "../../engine/index.ts";
import { MenuItem, MenuSeparator } from "../../widgets/MenuItems.tsx";
import { canGrow } from "../model/canvasEdits.ts";
import { GROW_SIDES } from "./DrawingView.tsx";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";

const ARROWS: Readonly<Record<Side, typeof ArrowUp>> = {
  left: ArrowLeft,
  top: ArrowUp,
  right: ArrowRight,
  bottom: ArrowDown,
};

/** What may have no button in a small window. */
export function SmallPaintItems({ onWords }: { readonly onWords: () => void }) {
  const pixelEditor = usePixelEditor();
  const { viewport } = pixelEditor;
  const drawing = usePixelEditorState((state) => state.drawing);
  return (
    <>
      <MenuItem icon={<WandSparkles size={18} aria-hidden="true" />} onSelect={onWords}>
        Draw with words
      </MenuItem>
      <MenuItem icon={<ZoomIn size={18} aria-hidden="true" />} onSelect={() => viewport.zoomBy(1)}>
        Zoom in
      </MenuItem>
      <MenuItem icon={<ZoomOut size={18} aria-hidden="true" />} onSelect={() => viewport.zoomBy(-1)}>
        Zoom out
      </MenuItem>
      <MenuItem icon={<Maximize size={18} aria-hidden="true" />} onSelect={() => viewport.fit()}>
        Fit
      </MenuItem>
      {GROW_SIDES.map(({ side, name }) => {
        const Arrow = ARROWS[side];
        return (
          <MenuItem
            key={side}
            icon={<Arrow size={18} aria-hidden="true" />}
            disabled={!canGrow(drawing, side)}
            onSelect={() => pixelEditor.grow(side)}
          >
            {name}
          </MenuItem>
        );
      })}
      <MenuSeparator />
    </>
  );
}
