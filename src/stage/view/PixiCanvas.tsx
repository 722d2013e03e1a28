import {
  Component,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { screenResolution } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import { Button } from "../../widgets/Button.tsx";
import type { Application } from "./pixi.ts";
import styles from "./StageCanvas.module.css";

/** It renders only when asked to. */
const SETTINGS = { autoStart: false, antialias: false, roundPixels: true, autoDensity: true } as const;

export interface PixiCanvasProps {
  /** Called once with the application. The returned function is called before the application is destroyed. */
  readonly onReady: (app: Application) => () => void;
  readonly background?: string;
  /** The message if the canvas cannot be created. */
  readonly failure?: string;
}

export interface ApplicationProps extends Pick<PixiCanvasProps, "onReady"> {
  /** Must be the same object for the lifetime of the canvas. */
  readonly settings: typeof SETTINGS & { readonly background: string; readonly resolution: number };
  /** Called if it cannot be created. */
  readonly onFault: () => void;
}

export interface PixiCanvasOptions extends PixiCanvasProps {
  /** Creates the canvas with its application, and destroys both. */
  readonly application: ComponentType<ApplicationProps>;
}

/** A graphics card that is not ready after this time never will be. */
const TIMEOUT_MS = 20_000;

/** A canvas with a PixiJS application. If it cannot be created, it shows a message and a button to try again. */
export function PixiCanvas({
  application: Mount,
  onReady,
  background = "#222222",
  failure = "The stage could not be drawn.",
}: PixiCanvasOptions) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
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
  return <Attempt key={attempt} application={Mount} settings={settings} onReady={onReady} onFault={fail} />;
}

/** One attempt to create the canvas. It also fails if that takes too long. */
function Attempt({ application: Mount, onReady, ...props }: ApplicationProps & Pick<PixiCanvasOptions, "application">) {
  const { onFault } = props;
  const isReady = useRef(false);
  const becomeReady = useCallback(
    (app: Application) => {
      isReady.current = true;
      return onReady(app);
    },
    [onReady],
  );
  useEffect(() => after(TIMEOUT_MS, () => isReady.current || onFault()), [onFault]);
  return <Mount {...props} onReady={becomeReady} />;
}

export interface ReadyCanvasProps extends Pick<ApplicationProps, "onReady" | "onFault"> {
  /** Null until it is ready. */
  readonly app: Application | null;
}

/** Calls `onReady` once the application is there. Errors while mounting count as failures of the canvas. A new `onReady` mounts again. */
export function ReadyCanvas({ app, onReady, onFault }: ReadyCanvasProps) {
  return <FaultBoundary onFault={onFault}>{app && <WhenReady app={app} onReady={onReady} />}</FaultBoundary>;
}

function WhenReady({ app, onReady }: { readonly app: Application } & Pick<PixiCanvasProps, "onReady">) {
  useLayoutEffect(() => onReady(app), [app, onReady]);
  return null;
}

interface FaultBoundaryProps extends Pick<ApplicationProps, "onFault"> {
  readonly children: ReactNode;
}

class FaultBoundary extends Component<FaultBoundaryProps, { readonly failed: boolean }> {
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
