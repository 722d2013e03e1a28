import { Minus, Plus } from "lucide-react";
import { IconButton } from "../../widgets/IconButton.tsx";
import { ZOOM_MAX } from "../model/paintLimits.ts";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";
import styles from "./PixelEditorHeader.module.css";

/** Zooms, and fits the drawing into the window again. */
export function ZoomButtons() {
  const pixelEditor = usePixelEditor();
  const { zoom } = usePixelEditorState(({ view }) => view);
  const isFitted = usePixelEditorState(() => pixelEditor.viewport.isFitted);
  return (
    <fieldset className={styles.zoom} aria-label="Zoom">
      <IconButton
        icon={<Minus size={20} aria-hidden="true" />}
        name="Zoom out"
        shortcut="-"
        aria-disabled={zoom === 1}
        onClick={() => pixelEditor.viewport.zoomBy(-1)}
      />
      <button
        type="button"
        className={styles.fit}
        title="See all of it"
        aria-label={isFitted ? "Fit" : `${zoom}×, fit again`}
        onClick={() => pixelEditor.viewport.fit()}
      >
        {isFitted ? "Fit" : `${zoom}×`}
      </button>
      <IconButton
        icon={<Plus size={20} aria-hidden="true" />}
        name="Zoom in"
        shortcut="+"
        aria-disabled={zoom === ZOOM_MAX}
        onClick={() => pixelEditor.viewport.zoomBy(1)}
      />
    </fieldset>
  );
}
