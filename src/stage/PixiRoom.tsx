/** The drawing room of one view: a PixiJS application that draws only when it is asked to (stack §3, §4). */
import { Component, memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { screenResolution } from "../browser/frames.ts";
import { Button } from "../widgets/Button.tsx";
import { Application, type ApplicationOptions } from "./pixi.ts";
import styles from "./StageCanvas.module.css";

/** WebGL, and where it is missing the plain canvas. */
const SETTINGS: Partial<ApplicationOptions> = {
  preference: ["webgl", "canvas"],
  autoStart: false,
  antialias: false,
  roundPixels: true,
  autoDensity: true,
  eventMode: "none",
  // Presses are heard by the page: with each of them Pixi would go through all that is drawn, for nobody.
  eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
};

export interface PixiRoomProps {
  /** Called once with the application; the answer is called when it goes. */
  readonly onReady: (app: Application) => () => void;
  readonly background?: string;
  /** What is said where it cannot be drawn. */
  readonly failure?: string;
}

export const PixiRoom = memo(function PixiRoom({
  onReady,
  background = "#222222",
  failure = "The stage could not be drawn.",
}: PixiRoomProps) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  if (!failed) {
    return (
      <Fault onFault={fail}>
        <Room key={background} onReady={onReady} background={background} onFault={fail} />
      </Fault>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <p>{failure}</p>
      <Button onClick={() => setFailed(false)}>Try again</Button>
    </div>
  );
});

interface RoomProps {
  readonly onReady: (app: Application) => () => void;
  readonly background: string;
  readonly onFault: () => void;
}

function Room({ onReady, background, onFault }: RoomProps) {
  const place = useRef<HTMLDivElement>(null);
  const [app, setApp] = useState<Application | null>(null);
  useEffect(() => newApplication(background, { ready: setApp, failed: onFault }), [background, onFault]);
  useLayoutEffect(() => {
    if (!app) return;
    app.canvas.className = styles.canvas ?? "";
    place.current?.append(app.canvas);
    return onReady(app);
  }, [app, onReady]);
  return <div ref={place} className={styles.room} />;
}

interface Heard {
  /** Null: it goes. */
  readonly ready: (app: Application | null) => void;
  readonly failed: () => void;
}

/** Each has a canvas of its own, for what was drawn on by one cannot be taken by another; the answer puts it away. */
function newApplication(background: string, { ready, failed }: Heard): () => void {
  const app = new Application();
  let isGone = false;
  const made = app.init({ ...SETTINGS, background, resolution: screenResolution() });
  made.then(
    () => isGone || ready(app),
    () => isGone || failed(),
  );
  return () => {
    isGone = true;
    ready(null);
    made.then(
      () => app.destroy({ removeView: true }),
      () => undefined,
    );
  };
}

interface FaultProps {
  readonly onFault: () => void;
  readonly children: ReactNode;
}

/** What is thrown while a view is furnished is told here, where it can be tried again. */
class Fault extends Component<FaultProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFault();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
