import {
  type ComponentType,
  type CSSProperties,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { onElementSize } from "../../browser/screen.ts";
import { whenIdle } from "../../browser/timers.ts";
import { useEditor, useEditorState, usePointerInput, usePreview } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import { TILE } from "../../engine/index.ts";
import type { Box } from "../../pixels/Box.ts";
import { attachGameKeys } from "../input/gameKeys.ts";
import { attachSayings } from "../input/sayings.ts";
import { attachSelectionKeys, attachStageKeys } from "../input/stageKeys.ts";
import { attachStagePointers } from "../input/stagePointers.ts";
import { ActorButtons } from "../overlay/ActorButtons.tsx";
import type { ExtentHandlesProps } from "../overlay/ExtentHandles.tsx";
import { PlayOverlay } from "../overlay/play/PlayOverlay.tsx";
import type { RecordingOverlayProps } from "../overlay/RecordingOverlay.tsx";
import type { StageToolsProps } from "../overlay/StageTools.tsx";
import { dataOf, frameOf, nameOfView } from "./describe.ts";
import type { Rim } from "./recordingSight.ts";
import styles from "./StageCanvas.module.css";
import { StagePoster } from "./StagePoster.tsx";
import type { StageView } from "./StageView.ts";
import type { ViewFacts } from "./ViewFacts.ts";

export interface StageSceneProps {
  readonly view: ViewId;
  /** Called when the picture is there, and with null before it goes. */
  readonly onStageView: (stageView: StageView | null) => void;
  /** Called when there is a message instead, because it cannot be drawn. */
  readonly onFault?: () => void;
}

export interface StageCanvasProps {
  readonly view: ViewId;
  /** The picture: `StageScene` in an editor, `PlayerScene` in a player. */
  readonly scene: ComponentType<StageSceneProps>;
  /** Its accessible name; by default, that of the stage. */
  readonly label?: string;
  /** Tools of an editor (`StageTools`, `BeforeTools`), which the player does not load. */
  readonly tools?: ComponentType<StageToolsProps>;
  /** What to do next, said over the stage of an editor. */
  readonly hints?: ComponentType<{ readonly facts: ViewFacts }>;
  /** The handles of the extent of a recording (`ExtentHandles`). */
  readonly handles?: ComponentType<ExtentHandlesProps>;
  /** What a recording draws over its picture (`RecordingOverlay`). */
  readonly overlay?: ComponentType<RecordingOverlayProps>;
  /** It stays as it is and out of sight, until a recording ends: nothing is drawn, and it hears no pointers and keys. */
  readonly isResting?: boolean;
  /** Called when its first frame is drawn, or cannot be. The same function each time. */
  readonly onDrawn?: (view: ViewId) => void;
  /** The rim that stays free around the picture for its handles. */
  readonly rim?: Rim;
}

/** The stage handles keys itself, so it is a single tab stop. */
const TAB_STOP = { tabIndex: 0 } as const;
/** Under a picture of the past its focus could not be seen. */
const NO_STOP = { tabIndex: -1 } as const;

/** An interactive stage: the picture, its overlays, and its equivalent for keyboards and screen readers. Fills its parent. */
export const StageCanvas = memo(function StageCanvas({
  view,
  label,
  isResting = false,
  onDrawn,
  ...parts
}: StageCanvasProps) {
  const { scene: StageScene, tools: Tools, hints: Hints, handles: Handles, overlay: Overlay } = parts;
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const [stageView, setStageView] = useState<StageView | null>(null);
  const facts = useFacts(stageView);
  const buttonsOf = useOnceIdle(isResting ? null : stageView);
  const toolId = useEditorState((state) => state.ui.toolId);
  const running = useEditorState((state) => state.playback.running);
  const isCovered = useEditorState((state) => view === "stage" && state.ui.past !== null);
  const [said, say] = useState("");

  useInput({ place, element }, isResting ? null : stageView, view, say);
  useLayoutEffect(() => stageView?.rest(isResting), [stageView, isResting]);
  const isDrawn = facts !== null;
  const tellDrawn = useCallback(() => onDrawn?.(view), [onDrawn, view]);
  useEffect(() => {
    if (isDrawn) tellDrawn();
  }, [isDrawn, tellDrawn]);

  return (
    <div ref={place} className={styles.place}>
      <div
        ref={element}
        className={styles.stage}
        role="application"
        {...(isCovered ? NO_STOP : TAB_STOP)}
        aria-roledescription="stage"
        aria-label={label ?? nameOfView(view, facts)}
        data-tool={toolId}
        data-view={isResting ? undefined : view}
        data-playing={running}
        data-roomy={facts ? roomyFor(roomBelow(facts)) : undefined}
        style={{ ...insetOf(parts.rim), ...clipOf(facts?.opening ?? null) }}
        {...dataOf(facts)}
      >
        {!isDrawn && view === "stage" && <StagePoster />}
        <StageScene view={view} onStageView={setStageView} onFault={tellDrawn} />
        {facts && view === "stage" && <StageEdge facts={facts} isPlaying={running} />}
        {facts?.extent && Overlay && <Overlay view={view} camera={facts.camera} />}
      </div>
      {facts?.opening && (
        <div className={styles.opening} style={edgeOf(facts.opening, parts.rim)} data-opening={view} />
      )}
      <Refusal view={view} />
      {facts?.opening && stageView && Handles && (
        <div className={styles.handles} style={insetOf(parts.rim)}>
          <Handles view={view} stageView={stageView} opening={facts.opening} />
        </div>
      )}
      <output className={styles.unseen}>{said}</output>
      {facts && view === "stage" && !isResting && <PlayOverlay facts={facts} />}
      {facts && stageView && Tools && !isResting && <Tools facts={facts} stageView={stageView} view={view} />}
      {facts && Hints && !isResting && <Hints facts={facts} />}
      {buttonsOf && !isCovered && <ActorButtons view={view} stageView={buttonsOf} />}
    </div>
  );
});

/** Deferred, because two hundred invisible buttons must not delay what is visible. */
function useOnceIdle(stageView: StageView | null): StageView | null {
  const [there, setThere] = useState<StageView | null>(null);
  useEffect(() => whenIdle(() => setThere(stageView)), [stageView]);
  return stageView === there ? there : null;
}

function useFacts(stageView: StageView | null): ViewFacts | null {
  return useSyncExternalStore(stageView?.onFacts ?? neverChanges, stageView?.facts ?? nothingYet);
}

/** Connects the element to its size, pointers and keys. */
function useInput(
  refs: Readonly<Record<"place" | "element", RefObject<HTMLDivElement | null>>>,
  stageView: StageView | null,
  view: ViewId,
  say: (text: string) => void,
): void {
  const editor = useEditor();
  const pointers = usePointerInput();
  useEffect(() => {
    const element = refs.element.current;
    const place = refs.place.current;
    if (!element || !place || !stageView) return;
    const parts = { place, element, stageView, view, editor, pointers, say };
    const ends = [
      onElementSize(element, (size) => stageView.resize(size)),
      attachStagePointers(parts),
      attachStageKeys(parts),
    ];
    if (view === "stage") ends.push(attachGameKeys(editor), attachSayings(editor));
    // For a recording, one of its two pictures is enough.
    if (view !== "before" && !editor.readOnly) ends.push(attachSelectionKeys(editor));
    return () => {
      for (const end of ends) end();
    };
  }, [refs.element, refs.place, stageView, view, editor, pointers, say]);
}

/** Room below a stage for the bar of its selected actors and for a notice, CSS px, and for a notice alone. */
const ROOMY = { both: 150, notice: 104 } as const;

function roomyFor(room: number): "true" | "notice" | "false" {
  if (room >= ROOMY.both) return "true";
  return room >= ROOMY.notice ? "notice" : "false";
}

function roomBelow({ camera, viewSize, stage }: ViewFacts): number {
  return viewSize.height - camera.top - stage.height * TILE * camera.zoom;
}

function neverChanges(): () => void {
  return () => undefined;
}

function nothingYet(): null {
  return null;
}

/** The line around a stage, which shows whether its game plays. */
function StageEdge({ facts, isPlaying }: { readonly facts: ViewFacts; readonly isPlaying: boolean }) {
  return <div className={styles.edge} data-playing={isPlaying} style={frameOf(facts)} />;
}

/** Why a drop is refused. In a recording it lies on the rim, not over the picture. */
function Refusal({ view }: { readonly view: ViewId }) {
  const refusal = usePreview((preview) => {
    const ghost = preview.ghost;
    return ghost && !ghost.allowed && ghost.dropTarget?.view === view ? ghost.reason : null;
  });
  return (
    <p className={styles.refusal} role="status">
      {refusal}
    </p>
  );
}

/** The border of the mat counts as part of its rim. */
const MAT_BORDER = 2;

function insetOf(rim: Rim | undefined): CSSProperties {
  if (!rim) return {};
  const [side, top, bottom] = [rim.side, rim.top, rim.bottom].map((width) => width - MAT_BORDER);
  return { top, right: side, bottom, left: side };
}

/** Only what is seen through the opening of the mat takes presses. */
function clipOf(opening: Box | null): CSSProperties {
  if (!opening) return {};
  const { x, y, width, height } = opening;
  return { clipPath: `inset(${y}px calc(100% - ${x + width}px) calc(100% - ${y + height}px) ${x}px round 10px)` };
}

function edgeOf({ x, y, width, height }: Box, rim: Rim | undefined): CSSProperties {
  const { left = 0, top = 0 } = insetOf(rim);
  return { left: Number(left) + x, top: Number(top) + y, width, height };
}
