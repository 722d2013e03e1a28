import { Application, useApplication } from "@pixi/react";
import { memo } from "react";
import {
  type ApplicationProps,
  PixiCanvas,
  type PixiCanvasProps,
  ReadyCanvas,
  type ReadyCanvasProps,
} from "./PixiCanvas.tsx";
import type { MayFail } from "./pixi.ts";
import styles from "./StageCanvas.module.css";

/** The canvas of an editor, whose application @pixi/react creates. */
export const ReactPixiCanvas = memo(function ReactPixiCanvas(props: PixiCanvasProps) {
  return <PixiCanvas {...props} application={ReactApplication} />;
});

function ReactApplication({ settings, onReady, onFault }: ApplicationProps) {
  const told: MayFail = { onUnmade: onFault };
  return (
    <Application className={styles.canvas} {...settings} {...told}>
      <Inside onReady={onReady} onFault={onFault} />
    </Application>
  );
}

/** @pixi/react mounts children before the application is ready, and no error boundary of the page catches what they throw. */
function Inside(props: Omit<ReadyCanvasProps, "app">) {
  const { app, isInitialised } = useApplication();
  return <ReadyCanvas {...props} app={isInitialised ? app : null} />;
}
