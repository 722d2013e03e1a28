/** The drawing room of a page on which games are only played: without @pixi/react, which brings a second React along (performance.md "Load"). */
import { memo, useEffect, useRef, useState } from "react";
import { type ApplicationProps, PixiCanvas, type PixiCanvasProps, ReadyCanvas } from "./PixiCanvas.tsx";
import { Application } from "./pixi.ts";
import styles from "./StageCanvas.module.css";

export const PlainPixiCanvas = memo(function PlainRoom(props: PixiCanvasProps) {
  return <PixiCanvas {...props} application={PlainApplication} />;
});

function PlainApplication({ settings, onReady, onFault }: ApplicationProps) {
  const place = useRef<HTMLDivElement>(null);
  const [app, setApp] = useState<Application | null>(null);
  useEffect(() => {
    if (place.current) return openIn(place.current, { settings, onFault, onOpen: setApp });
  }, [settings, onFault]);
  return (
    <div ref={place} className={styles.canvasPlace}>
      <ReadyCanvas app={app} onReady={onReady} onFault={onFault} />
    </div>
  );
}

interface Opening extends Pick<ApplicationProps, "settings" | "onFault"> {
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
