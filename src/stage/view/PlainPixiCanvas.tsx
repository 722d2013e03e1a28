import { memo, useEffect, useRef, useState } from "react";
import { type ApplicationProps, PixiCanvas, type PixiCanvasProps, ReadyCanvas } from "./PixiCanvas.tsx";
import { Application } from "./pixi.ts";
import styles from "./StageCanvas.module.css";

/** The canvas of pages that only play games: without @pixi/react, whose reconciler they would have to load. */
export const PlainPixiCanvas = memo(function PlainPixiCanvas(props: PixiCanvasProps) {
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

/** Creates the canvas and its application. The returned function removes both, even before they are ready, and prevents any later call. */
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
    // Without a renderer there is nothing to destroy.
    void made.then(() => app.renderer && app.destroy());
  };
}
