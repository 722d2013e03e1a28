import { useApplication } from "@pixi/react";
import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Container } from "../../pixi/pixi.ts";
import { ReactPixiCanvas } from "../../pixi/ReactPixiCanvas.tsx";
import { useLayer } from "../../pixi/useLayer.ts";
import { PixiStageView, type StageLayerClass } from "./PixiStageView.ts";
import type { StageSceneProps } from "./StageCanvas.tsx";
import { STAGE_LAYERS } from "./stageLayers.ts";

const { Ground, Ignored, Traces, Actors, Around, Chips, Bubbles, StarBurst, RecordingMarks, DragPreview } =
  componentsOf(STAGE_LAYERS);

/**
 * The picture of a stage in the editor and in a recording, from the background up. React renders it once: each layer subscribes for itself to
 * what it draws.
 */
export const StageScene = memo(function StageScene(props: StageSceneProps) {
  return (
    <ReactPixiCanvas onFailed={props.onFault}>
      <StageRoot {...props}>
        <Ground />
        <Ignored />
        <Traces />
        <Actors />
        <Around />
        <Chips />
        <Bubbles />
        <StarBurst />
        <RecordingMarks />
        <DragPreview />
      </StageRoot>
    </ReactPixiCanvas>
  );
});

const StageViewContext = createContext<PixiStageView | null>(null);

/** The container that the camera moves. The view starts when its layers are mounted and stops before they are removed. */
function StageRoot({ view, onStageView, children }: StageSceneProps & { readonly children: ReactNode }) {
  const { app } = useApplication();
  const editor = useEditor();
  const root = useRef<Container>(null);
  const stageView = useMemo(() => new PixiStageView(app, editor, view), [app, editor, view]);
  useLayoutEffect(() => {
    if (!root.current) return;
    const stop = stageView.start(root.current);
    onStageView(stageView);
    return () => {
      onStageView(null);
      stop();
    };
  }, [stageView, onStageView]);
  return (
    <StageViewContext value={stageView}>
      <pixiContainer ref={root}>{children}</pixiContainer>
    </StageViewContext>
  );
}

function Layer({ of: Wanted }: { readonly of: StageLayerClass }) {
  const stageView = useContext(StageViewContext);
  if (!stageView) throw new Error("There is no StageRoot around this layer.");
  const mount = useMemo(() => (to: PixiStageView, container: Container) => to.mountLayer(Wanted, container), [Wanted]);
  return <pixiContainer ref={useLayer(stageView, mount)} />;
}

/** A component for each layer, under the same name. */
function componentsOf<Name extends string>(layers: Readonly<Record<Name, StageLayerClass>>) {
  const entries = Object.entries<StageLayerClass>(layers).map(([name, of]) => [name, () => <Layer of={of} />]);
  return Object.fromEntries(entries) as Readonly<Record<Name, ComponentType>>;
}
