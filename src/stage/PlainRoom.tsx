/** The drawing room of a page on which games are only played: without @pixi/react, which brings a second React along (performance.md "Load"). */
import { memo, useEffect, useRef, useState } from "react";
import { Application } from "./pixi.ts";
import { Furnished, type MakerProps, Room, type RoomProps } from "./Room.tsx";
import styles from "./StageCanvas.module.css";

export const PlainRoom = memo(function PlainRoom(props: RoomProps) {
  return <Room {...props} maker={Maker} />;
});

function Maker({ settings, onReady, onFault }: MakerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [app, setApp] = useState<Application | null>(null);
  useEffect(() => {
    if (place.current) return openIn(place.current, { settings, onFault, onOpen: setApp });
  }, [settings, onFault]);
  return (
    <div ref={place} className={styles.canvasPlace}>
      <Furnished app={app} onReady={onReady} onFault={onFault} />
    </div>
  );
}

interface Opening extends Pick<MakerProps, "settings" | "onFault"> {
  readonly onOpen: (app: Application) => void;
}

/** A canvas with an application on it; the answer takes both away, ready or not, and then nobody is told any more. */
function openIn(place: HTMLElement, { settings, onOpen, onFault }: Opening): () => void {
  const canvas = document.createElement("canvas");
  canvas.className = styles.canvas ?? "";
  place.append(canvas);
  const app = new Application();
  let isGone = false;
  const made = app.init({ ...settings, canvas }).then(
    () => isGone || onOpen(app),
    () => isGone || onFault(),
  );
  return () => {
    isGone = true;
    canvas.remove();
    // What could not be made has no parts to put away.
    void made.then(() => app.renderer && app.destroy());
  };
}
