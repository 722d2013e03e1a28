/** The drawing room of an editor: @pixi/react makes its application. */
import { Application, useApplication } from "@pixi/react";
import { memo } from "react";
import type { MayFail } from "./pixi.ts";
import { Furnished, type FurnishedProps, type MakerProps, Room, type RoomProps } from "./Room.tsx";
import styles from "./StageCanvas.module.css";

export const PixiRoom = memo(function PixiRoom(props: RoomProps) {
  return <Room {...props} maker={Maker} />;
});

function Maker({ settings, onReady, onFault }: MakerProps) {
  const told: MayFail = { onUnmade: onFault };
  return (
    <Application className={styles.canvas} {...settings} {...told}>
      <Inside onReady={onReady} onFault={onFault} />
    </Application>
  );
}

/** Children are mounted before the application is ready, and no boundary of the page sees what is thrown in here. */
function Inside(props: Omit<FurnishedProps, "app">) {
  const { app, isInitialised } = useApplication();
  return <Furnished {...props} app={isInitialised ? app : null} />;
}
