import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { lazy, memo, Suspense } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { rovingFocus } from "../../widgets/rovingFocus.ts";
import { ZOOM_STEP } from "../input/zoomKeys.ts";
import type { StageView } from "../view/StageView.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import buttonRow from "./buttonRow.module.css";
import { SelectionBar } from "./SelectionBar.tsx";
import styles from "./ZoomBar.module.css";

export interface StageToolsProps {
  readonly facts: ViewFacts;
  readonly stageView: StageView;
  readonly view: ViewId;
}

/** Needed only by those who look back. */
const PastLayer = lazy(async () => ({ default: (await import("./PastLayer.tsx")).PastLayer }));
const WantedLayer = lazy(async () => ({ default: (await import("./WantedLayer.tsx")).WantedLayer }));
const InsideLayer = lazy(async () => ({ default: (await import("./InsideLayer.tsx")).InsideLayer }));
const ComparedLayer = lazy(async () => ({ default: (await import("./ComparedLayer.tsx")).ComparedLayer }));

/** The tools over the stage of an editor, for use without a keyboard: actions for the selected actors, and zoom. */
export function StageTools({ facts, stageView }: StageToolsProps) {
  const running = useEditorState((state) => state.playback.running);
  const past = useEditorState((state) => state.ui.past);
  const compared = useEditorState((state) => state.ui.compared);
  const inside = useEditorState((state) => state.ui.inside);
  const wanted = useEditorState((state) => (state.ui.inside ? undefined : state.reason?.wanted));
  return (
    <>
      {past !== null && (
        <Suspense>
          {inside ? (
            <InsideLayer facts={facts} inside={inside} />
          ) : compared ? (
            <ComparedLayer facts={facts} comparison={compared} turn={past} />
          ) : (
            <PastLayer facts={facts} turn={past} />
          )}
        </Suspense>
      )}
      {wanted && !running && (
        <Suspense>
          <WantedLayer facts={facts} stageView={stageView} wanted={wanted} />
        </Suspense>
      )}
      {!running && !wanted && !inside && <SelectionBar facts={facts} />}
      {facts.hasMore && !wanted && <ZoomBar stageView={stageView} />}
    </>
  );
}

/** Memoized, because it does not depend on the document. */
const ZoomBar = memo(function ZoomBar({ stageView }: { readonly stageView: StageView }) {
  return (
    <fieldset ref={rovingFocus} className={`${buttonRow.row} ${styles.bar}`} aria-label="Size of the stage">
      <IconButton
        icon={<ZoomOut size={20} aria-hidden="true" />}
        name="Zoom out"
        shortcut="-"
        tooltipSide="top"
        onClick={() => stageView.zoomBy(1 / ZOOM_STEP)}
      />
      <IconButton
        icon={<Maximize size={20} aria-hidden="true" />}
        name="Normal size"
        shortcut="0"
        tooltipSide="top"
        onClick={() => stageView.resetZoom()}
      />
      <IconButton
        icon={<ZoomIn size={20} aria-hidden="true" />}
        name="Zoom in"
        shortcut="+"
        tooltipSide="top"
        onClick={() => stageView.zoomBy(ZOOM_STEP)}
      />
    </fieldset>
  );
});
