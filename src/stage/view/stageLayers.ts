import type { Editor } from "../../editor/Editor.ts";
import type { ViewId } from "../../editor/index.ts";
import { type Application, Container } from "../../pixi/pixi.ts";
import { ActorLayer } from "../actors/ActorLayer.ts";
import { BubbleLayer } from "../actors/chips/BubbleLayer.ts";
import { ChipLayer } from "../actors/chips/ChipLayer.ts";
import { DragPreviewLayer } from "../overlay/DragPreviewLayer.ts";
import { IgnoredLayer } from "../overlay/IgnoredLayer.ts";
import { RecordingLayer } from "../overlay/RecordingLayer.ts";
import { StarBurstLayer } from "../overlay/StarBurstLayer.ts";
import { TraceLayer } from "../overlay/TraceLayer.ts";
import { AroundLayer } from "./AroundLayer.ts";
import { GroundLayer } from "./GroundLayer.ts";
import { PixiStageView, type StageLayerClass } from "./PixiStageView.ts";

/** All layers of a stage from the background up. In `StageScene` each is a component of that name. */
export const STAGE_LAYERS = {
  Ground: GroundLayer,
  Ignored: IgnoredLayer,
  Traces: TraceLayer,
  Actors: ActorLayer,
  Around: AroundLayer,
  Chips: ChipLayer,
  Bubbles: BubbleLayer,
  StarBurst: StarBurstLayer,
  RecordingMarks: RecordingLayer,
  DragPreview: DragPreviewLayer,
} as const satisfies Readonly<Record<string, StageLayerClass>>;

/** A running view with all layers, and the function that removes it. */
export interface MountedStage {
  readonly stageView: PixiStageView;
  readonly unmount: () => void;
}

/** Mounts all layers without React, for pages that do not load @pixi/react. */
export function mountStage(app: Application, editor: Editor, view: ViewId): MountedStage {
  const stageView = new PixiStageView(app, editor, view);
  const root = new Container();
  app.stage.addChild(root);
  const ends: (() => void)[] = [];
  const unmount = () => {
    for (const end of ends) end();
    root.destroy({ children: true });
  };
  try {
    for (const Layer of Object.values<StageLayerClass>(STAGE_LAYERS))
      ends.push(stageView.mountLayer(Layer, root.addChild(new Container())));
    // Stops before the layers are removed.
    ends.unshift(stageView.start(root));
  } catch (fault) {
    unmount();
    throw fault;
  }
  return { stageView, unmount };
}
