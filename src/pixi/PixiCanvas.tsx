import { Component, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { screenResolution } from "../browser/screen.ts";
import { after } from "../browser/timers.ts";
import { Button } from "../widgets/Button.tsx";
import styles from "./PixiCanvas.module.css";

/** It renders only when asked to. */
const SETTINGS = { autoStart: false, antialias: false, roundPixels: true, autoDensity: true } as const;

export interface PixiCanvasProps {
  readonly background?: string;
  /** The message if the canvas cannot be created. */
  readonly failure?: string;
  /** Called when it shows that message. */
  readonly onFailed?: (() => void) | undefined;
}

/** What creates a canvas with its application, and destroys both, is given these. */
export interface ApplicationProps {
  /** The same object for the lifetime of the canvas. */
  readonly settings: typeof SETTINGS & { readonly background: string; readonly resolution: number };
  readonly onReady: () => void;
  /** Called if the application cannot be created, or what it shows cannot be mounted. */
  readonly onFault: () => void;
}

export interface PixiCanvasOptions extends PixiCanvasProps {
  readonly children: (props: ApplicationProps) => ReactNode;
}

/** A graphics card that is not ready after this time never will be. */
const TIMEOUT_MS = 20_000;

/** A canvas with a PixiJS application. If it cannot be created, it shows a message and a button to try again. */
export function PixiCanvas({
  children,
  background = "#dfe7e8",
  failure = "The stage could not be drawn.",
  onFailed,
}: PixiCanvasOptions) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => {
    setFailed(true);
    onFailed?.();
  }, [onFailed]);
  const settings = useMemo(() => ({ ...SETTINGS, background, resolution: screenResolution() }), [background]);
  if (failed)
    return (
      <div className={styles.failed} role="alert">
        <p>{failure}</p>
        <Button
          onClick={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </Button>
      </div>
    );
  return (
    <Attempt key={attempt} settings={settings} onFault={fail}>
      {children}
    </Attempt>
  );
}

/** One attempt to create the canvas. It also fails if that takes too long. */
function Attempt({ children, settings, onFault }: Omit<ApplicationProps, "onReady"> & PixiCanvasOptions) {
  const isReady = useRef(false);
  const onReady = useCallback(() => {
    isReady.current = true;
  }, []);
  useEffect(() => after(TIMEOUT_MS, () => isReady.current || onFault()), [onFault]);
  return children({ settings, onReady, onFault });
}

interface FaultBoundaryProps extends Pick<ApplicationProps, "onFault"> {
  readonly children: ReactNode;
}

/** What throws while it is mounted in a canvas counts as a failure of the canvas. The boundaries of the page do not see the tree of @pixi/react. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly failed: boolean }> {
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
