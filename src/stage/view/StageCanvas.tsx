import {
  type ComponentType,
  type CSSProperties,
  memo,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { onElementSize } from "../../browser/screen.ts";
import { whenIdle } from "../../browser/timers.ts";
import { useEditor, useEditorState, useGesture, usePointerInput } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import { TILE } from "../../engine/index.ts";
import { attachGameKeys } from "../input/gameKeys.ts";
import { attachSelectionKeys, attachStageKeys } from "../input/stageKeys.ts";
import { attachStagePointers } from "../input/stagePointers.ts";
import { ActorButtons } from "../overlay/ActorButtons.tsx";
import type { ExtentHandlesProps } from "../overlay/ExtentHandles.tsx";
import type { StageToolsProps } from "../overlay/StageTools.tsx";
import styles from "./StageCanvas.module.css";
import type { StageView } from "./StageView.ts";
import type { ViewFacts } from "./ViewFacts.ts";

export interface StageSceneProps {
  readonly view: ViewId;
  /** Called when the picture is there, and with null before it goes. */
  readonly onStageView: (stageView: StageView | null) => void;
}

export interface StageCanvasProps {
  readonly view: ViewId;
  /** The picture: `StageScene` in an editor, `PlainStageScene` in a player. */
  readonly scene: ComponentType<StageSceneProps>;
  /** Its accessible name; by default, that of the stage. */
  readonly label?: string;
  /** Overlays of an editor (`StageTools`, `StackBadges`), which the player does not load. */
  readonly tools?: ComponentType<StageToolsProps>;
  /** What to do next, said over the stage of an editor. */
  readonly hints?: ComponentType<{ readonly facts: ViewFacts }>;
  /** The handles of the extent of a recording (`ExtentHandles`). */
  readonly handles?: ComponentType<ExtentHandlesProps>;
}

/** The stage handles keys itself, so it is a single tab stop. */
const TAB_STOP = { tabIndex: 0 } as const;

/** An interactive stage: the picture, its overlays, and its equivalent for keyboards and screen readers. Fills its parent. */
export const StageCanvas = memo(function StageCanvas({ view, label, ...parts }: StageCanvasProps) {
  const { scene: StageScene, tools: Tools, hints: Hints, handles: Handles } = parts;
  const editor = useEditor();
  const element = useRef<HTMLDivElement>(null);
  const [stageView, setStageView] = useState<StageView | null>(null);
  const facts = useFacts(stageView);
  const buttonsOf = useOnceIdle(stageView);
  const toolId = useEditorState((state) => state.ui.toolId);
  const running = useEditorState((state) => state.playback.running);
  const [said, say] = useState("");

  useInput(element, stageView, view, say);

  return (
    <div className={styles.place}>
      <div
        ref={element}
        className={styles.stage}
        role="application"
        {...TAB_STOP}
        aria-roledescription="stage"
        aria-label={label ?? nameOf(view, facts)}
        data-tool={toolId}
        data-view={view}
        data-playing={running}
        {...dataOf(facts)}
      >
        <StageScene view={view} onStageView={setStageView} />
        {facts && <StageOverlay facts={facts} view={view} isPlaying={running && view === "stage"} />}
        {facts?.extent && Handles && <Handles editor={editor} facts={facts} extent={facts.extent} />}
      </div>
      <output className={styles.unseen}>{said}</output>
      {facts && stageView && Tools && <Tools facts={facts} stageView={stageView} view={view} />}
      {facts && Hints && <Hints facts={facts} />}
      {buttonsOf && <ActorButtons view={view} stageView={buttonsOf} />}
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
  ref: RefObject<HTMLDivElement | null>,
  stageView: StageView | null,
  view: ViewId,
  say: (text: string) => void,
): void {
  const editor = useEditor();
  const pointers = usePointerInput();
  useEffect(() => {
    const element = ref.current;
    if (!element || !stageView) return;
    const parts = { element, stageView, view, editor, pointers, say };
    const ends = [
      onElementSize(element, (size) => stageView.resize(size)),
      attachStagePointers(parts),
      attachStageKeys(parts),
    ];
    if (view === "stage") ends.push(attachGameKeys(editor));
    // For a recording, one of its two pictures is enough.
    if (view !== "before" && !editor.readOnly) ends.push(attachSelectionKeys(editor));
    return () => {
      for (const end of ends) end();
    };
  }, [ref, stageView, view, editor, pointers, say]);
}

/** The camera as attributes, for tests and accessibility tools. */
function dataOf(facts: ViewFacts | null) {
  if (!facts) return {};
  return {
    "data-zoom": facts.camera.zoom,
    "data-left": facts.camera.left,
    "data-top": facts.camera.top,
    "data-columns": facts.stage.width,
    "data-rows": facts.stage.height,
  };
}

const PICTURES = { before: "Before picture", after: "After picture" } as const;

function nameOf(view: ViewId, facts: ViewFacts | null): string {
  if (!facts) return "Stage";
  const { name, width, height } = facts.stage;
  const shown = view === "stage" ? name || "Untitled Stage" : PICTURES[view];
  return `${shown}, ${width} columns and ${height} rows`;
}

function neverChanges(): () => void {
  return () => undefined;
}

function nothingYet(): null {
  return null;
}

interface StageOverlayProps {
  readonly facts: ViewFacts;
  readonly view: ViewId;
  readonly isPlaying: boolean;
}

/** What covers the stage without being interactive: the line around the stage, and why a drop is refused. */
function StageOverlay({ facts, view, isPlaying }: StageOverlayProps) {
  const refusal = useGesture((gesture) => {
    const ghost = gesture.ghost;
    return ghost && !ghost.allowed && ghost.dropTarget?.view === view ? ghost.reason : null;
  });
  return (
    <>
      {view === "stage" && <div className={styles.edge} data-playing={isPlaying} style={frameOf(facts)} />}
      <p className={styles.refusal} role="status">
        {refusal}
      </p>
    </>
  );
}

/** Around the stage, clipped to the view. */
function frameOf({ camera, stage }: ViewFacts): CSSProperties {
  const tile = TILE * camera.zoom;
  return {
    left: Math.max(0, camera.left),
    top: Math.max(0, camera.top),
    width: `min(100% - ${2 * Math.max(0, camera.left)}px, ${stage.width * tile}px)`,
    height: `min(100% - ${2 * Math.max(0, camera.top)}px, ${stage.height * tile}px)`,
  };
}
