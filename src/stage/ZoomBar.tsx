/** Larger, smaller and back, at the corner of a stage that is larger than its room or was made so by a hand. */
import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { memo } from "react";
import { IconButton } from "../widgets/IconButton.tsx";
import { rovingFocus } from "../widgets/rovingFocus.ts";
import buttonRow from "./buttonRow.module.css";
import type { StageView } from "./StageView.ts";
import { ZOOM_STEP } from "./stageKeys.ts";
import styles from "./ZoomBar.module.css";

/** The same whatever is edited. */
export const ZoomBar = memo(function ZoomBar({ stageView }: { readonly stageView: StageView }) {
  return (
    <fieldset ref={rovingFocus} className={`${buttonRow.row} ${styles.bar}`} aria-label="Size of the stage">
      <IconButton
        icon={<ZoomOut size={20} aria-hidden="true" />}
        name="Smaller"
        shortcut="-"
        tooltipSide="top"
        onClick={() => stageView.zoomBy(1 / ZOOM_STEP)}
      />
      <IconButton
        icon={<Maximize size={20} aria-hidden="true" />}
        name="As it was"
        shortcut="0"
        tooltipSide="top"
        onClick={() => stageView.zoomBack()}
      />
      <IconButton
        icon={<ZoomIn size={20} aria-hidden="true" />}
        name="Larger"
        shortcut="+"
        tooltipSide="top"
        onClick={() => stageView.zoomBy(ZOOM_STEP)}
      />
    </fieldset>
  );
});
