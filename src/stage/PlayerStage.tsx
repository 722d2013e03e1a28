import { type ComponentType, memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { knownGraphics } from "../browser/graphics.ts";
import { useEditorState } from "../editor/EditorProvider.tsx";
import { currentStage } from "../engine/index.ts";
import { WholeView } from "./overlay/WholeView.tsx";
import { PlainScene } from "./plain/PlainScene.tsx";
import { wantsPixi } from "./plain/wantsPixi.ts";
import { StageCanvas, type StageCanvasProps, type StageSceneProps } from "./view/StageCanvas.tsx";
import type { StageView } from "./view/StageView.ts";

type Scene = ComponentType<StageSceneProps>;

/** The stage of a player: without @pixi/react, and without the tools of an editor but the way back from a zoom. `onDrawn` is the same function each time. */
export function PlayerStage({ onDrawn }: Pick<StageCanvasProps, "onDrawn">) {
  return <StageCanvas view="stage" scene={PlayerScene} tools={WholeView} onDrawn={onDrawn} />;
}

/**
 * Draws a game on a 2D canvas, which is there at once and costs a small machine least, or, where that is better, with PixiJS, which is loaded only
 * then. The picture of a game that is already shown stays until PixiJS has drawn it, too.
 */
export const PlayerScene = memo(function PlayerScene({ view, onStageView }: StageSceneProps) {
  const [plainView, setPlainView] = useState<StageView | null>(null);
  const [pixiView, setPixiView] = useState<StageView | null>(null);
  const wanted = useWantsPixi() || pixiView !== null;
  const [beginsWithPixi] = useState(wanted);
  const pixi = usePixiScene(wanted);
  const shown = pixiView ?? plainView;
  useEffect(() => onStageView(shown), [shown, onStageView]);
  // Both callbacks stay the same, because a picture is mounted again with another one.
  const replaced = useRef<StageView | null>(null);
  const takePlain = useCallback((made: StageView | null) => {
    replaced.current = made;
    setPlainView(made);
  }, []);
  const takePixi = useCallback((made: StageView | null) => {
    const size = replaced.current?.facts()?.viewSize;
    if (!made || !size) return setPixiView(made);
    made.onFacts(() => setPixiView(made));
    made.resize(size);
  }, []);
  const isPlain = pixiView === null && (!beginsWithPixi || pixi.hasFailed);
  return (
    <>
      {isPlain && <PlainScene view={view} onStageView={takePlain} />}
      {pixi.Scene && <pixi.Scene view={view} onStageView={takePixi} />}
    </>
  );
});

function useWantsPixi(): boolean {
  const actors = useEditorState(({ document }) => currentStage(document.world)?.actors);
  const level = useEditorState(({ power }) => power.level);
  const count = useMemo(() => Object.keys(actors ?? {}).length, [actors]);
  return wantsPixi({ actors: count, graphics: knownGraphics(), level });
}

/** Loads PixiJS when it is wanted. Without a network, the 2D canvas goes on. */
function usePixiScene(wanted: boolean): { readonly Scene: Scene | null; readonly hasFailed: boolean } {
  const [loaded, setLoaded] = useState<{ readonly Scene: Scene | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isGone = false;
    const failed = (fault: unknown) => {
      console.warn("PixiJS could not be loaded", fault);
      if (!isGone) setLoaded({ Scene: null });
    };
    import("./PixiScene.tsx").then(({ PixiScene }) => isGone || setLoaded({ Scene: PixiScene }), failed);
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return { Scene: loaded?.Scene ?? null, hasFailed: loaded !== null && loaded.Scene === null };
}
