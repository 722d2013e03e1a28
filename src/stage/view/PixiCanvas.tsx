/** What every drawing room of a view sets, and what it says where it cannot be drawn (design, "Never blank"). */
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

/** It draws only when it is asked to (stack §3, §4). */
const SETTINGS = { autoStart: false, antialias: false, roundPixels: true, autoDensity: true } as const;

export interface PixiCanvasProps {
  /** Called once with the application; the answer is called when it goes. */
  readonly onReady: (app: Application) => () => void;
  readonly background?: string;
  /** What is said where it cannot be drawn. */
  readonly failure?: string;
}

export interface ApplicationProps extends Pick<PixiCanvasProps, "onReady"> {
  /** The same ones as long as it is there. */
  readonly settings: typeof SETTINGS & { readonly background: string; readonly resolution: number };
  /** Called where it cannot be made ready. */
  readonly onFault: () => void;
}

export interface PixiCanvasOptions extends PixiCanvasProps {
  /** Puts a canvas on the page with an application on it, and takes both away. */
  readonly application: ComponentType<ApplicationProps>;
}

/** A graphics card that is not ready by then never will be. */
const TIMEOUT_MS = 20_000;

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

/** It fails where it is not ready in time, too. */
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

/** What is drawn in a room that is ready: what is thrown while it is made is the room's own fault. A change of `onReady` is another room. */
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
