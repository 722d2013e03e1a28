/** The drawing room of an editor: @pixi/react makes its application. */
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

export const ReactPixiCanvas = memo(function PixiRoom(props: PixiCanvasProps) {
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

/** Children are mounted before the application is ready, and no boundary of the page sees what is thrown in here. */
function Inside(props: Omit<ReadyCanvasProps, "app">) {
  const { app, isInitialised } = useApplication();
  return <ReadyCanvas {...props} app={isInitialised ? app : null} />;
}
