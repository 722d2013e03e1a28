/** The drawing room of one view: a PixiJS application that draws only when it is asked to (stack §3, §4). */
import { Application, useApplication } from "@pixi/react";
import { Component, memo, type ReactNode, useCallback, useLayoutEffect, useState } from "react";
import { screenResolution } from "../browser/frames.ts";
import { Button } from "../widgets/Button.tsx";
import type { MayFail, Application as PixiApplication } from "./pixi.ts";
import styles from "./StageCanvas.module.css";

/** WebGL, and where it is missing the plain canvas. */
const SETTINGS = {
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
  readonly onReady: (app: PixiApplication) => () => void;
  readonly background?: string;
  /** What is said where it cannot be drawn. */
  readonly failure?: string;
}

export const PixiRoom = memo(function PixiRoom({
  onReady,
  background = "#222222",
  failure = "The stage could not be drawn.",
}: PixiRoomProps) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const told: MayFail = { onUnmade: fail };
  const settings: object = { ...SETTINGS, ...told, background, resolution: screenResolution() };
  if (failed)
    return (
      <div className={styles.failed} role="alert">
        <p>{failure}</p>
        <Button
          onClick={() => {
            setFailed(false);
            setTries(tries + 1);
          }}
        >
          Try again
        </Button>
      </div>
    );
  return (
    // Its types know one preference only; a list is what makes the fallback work.
    <Application key={tries} className={styles.canvas} {...settings}>
      <Fault onFault={fail}>
        <Furnished onReady={onReady} />
      </Fault>
    </Application>
  );
});

/** Children are mounted before the application is ready, and a change of `onReady` is another room. */
function Furnished({ onReady }: Pick<PixiRoomProps, "onReady">) {
  const { app, isInitialised } = useApplication();
  useLayoutEffect(() => (isInitialised ? onReady(app) : undefined), [app, isInitialised, onReady]);
  return null;
}

interface FaultProps {
  readonly onFault: () => void;
  readonly children: ReactNode;
}

/** No boundary of the page sees what is thrown in here. */
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
