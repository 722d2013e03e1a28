import { useApplication } from "@pixi/react";
import { createContext, memo, type ReactNode, useContext, useLayoutEffect, useMemo } from "react";
import { ReactPixiCanvas } from "../../pixi/ReactPixiCanvas.tsx";
import { type MountLayer, useLayer } from "../../pixi/useLayer.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { PaintView } from "./PaintView.ts";
import {
  mountBackground,
  mountBrush,
  mountDrawing,
  mountFloatingSelection,
  mountLines,
  mountMarks,
  mountOnionSkin,
  mountPaper,
  mountSelectionOutline,
} from "./paintLayers.ts";

export interface PaintSceneProps {
  readonly pixelEditor: PixelEditor;
  /** Called when the picture is there, and with null before it goes. */
  readonly onPaintView: (paintView: PaintView | null) => void;
}

const AROUND = "#d8d0c0";

/** The picture of the pixel editor, from the background up. React renders it once: each layer subscribes for itself to what it draws. */
export const PaintScene = memo(function PaintScene(props: PaintSceneProps) {
  return (
    <ReactPixiCanvas background={AROUND} failure="We couldn't show the picture.">
      <PaintRoot {...props}>
        <Paper>
          <Background />
          <OnionSkin />
          <Drawing />
          <FloatingSelection />
        </Paper>
        <Marks>
          <Lines />
          <Outline />
          <Brush />
        </Marks>
      </PaintRoot>
    </ReactPixiCanvas>
  );
});

interface WithChildren {
  readonly children: ReactNode;
}

/** One unit per pixel of the drawing. */
function Paper({ children }: WithChildren) {
  return <Layer mount={mountPaper}>{children}</Layer>;
}

function Background() {
  return <Layer mount={mountBackground} />;
}

function OnionSkin() {
  return <Layer mount={mountOnionSkin} />;
}

function Drawing() {
  return <Layer mount={mountDrawing} />;
}

function FloatingSelection() {
  return <Layer mount={mountFloatingSelection} />;
}

/** In CSS px from the top left corner of the drawing. */
function Marks({ children }: WithChildren) {
  return <Layer mount={mountMarks}>{children}</Layer>;
}

function Lines() {
  return <Layer mount={mountLines} />;
}

function Outline() {
  return <Layer mount={mountSelectionOutline} />;
}

function Brush() {
  return <Layer mount={mountBrush} />;
}

const PaintViewContext = createContext<PaintView | null>(null);

/** The view starts when its layers are mounted and stops before they are removed. */
function PaintRoot({ pixelEditor, onPaintView, children }: PaintSceneProps & WithChildren) {
  const { app } = useApplication();
  const paintView = useMemo(() => new PaintView(app, pixelEditor), [app, pixelEditor]);
  useLayoutEffect(() => {
    const stop = paintView.start();
    onPaintView(paintView);
    return () => {
      onPaintView(null);
      stop();
    };
  }, [paintView, onPaintView]);
  return <PaintViewContext value={paintView}>{children}</PaintViewContext>;
}

interface LayerProps extends Partial<WithChildren> {
  readonly mount: MountLayer<PaintView>;
}

function Layer({ mount, children }: LayerProps) {
  const paintView = useContext(PaintViewContext);
  if (!paintView) throw new Error("There is no PaintRoot around this layer.");
  return <pixiContainer ref={useLayer(paintView, mount)}>{children}</pixiContainer>;
}
