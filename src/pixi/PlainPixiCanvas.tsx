import { useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./PixiCanvas.module.css";
import { type ApplicationProps, FaultBoundary, PixiCanvas, type PixiCanvasProps } from "./PixiCanvas.tsx";
import { Application } from "./pixi.ts";

export interface PlainPixiCanvasProps extends PixiCanvasProps {
  /** Mounts the layers once the application is ready. The returned function removes them before the application is destroyed. */
  readonly mount: (app: Application) => () => void;
}

/** The canvas of pages that only play games: without @pixi/react, whose reconciler they would have to load. */
export function PlainPixiCanvas({ mount, ...props }: PlainPixiCanvasProps) {
  return <PixiCanvas {...props}>{(application) => <PlainApplication {...application} mount={mount} />}</PixiCanvas>;
}

function PlainApplication({
  settings,
  mount,
  onReady,
  onFault,
}: ApplicationProps & Pick<PlainPixiCanvasProps, "mount">) {
  const place = useRef<HTMLDivElement>(null);
  const [app, setApp] = useState<Application | null>(null);
  useEffect(() => {
    if (place.current) return openIn(place.current, { settings, onFault, onOpen: setApp });
  }, [settings, onFault]);
  return (
    <div ref={place} className={styles.canvasPlace}>
      <FaultBoundary onFault={onFault}>{app && <Layers app={app} mount={mount} onReady={onReady} />}</FaultBoundary>
    </div>
  );
}

interface LayersProps extends Pick<PlainPixiCanvasProps, "mount">, Pick<ApplicationProps, "onReady"> {
  readonly app: Application;
}

function Layers({ app, mount, onReady }: LayersProps) {
  useLayoutEffect(() => {
    onReady();
    return mount(app);
  }, [app, mount, onReady]);
  return null;
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
