import { Application, extend, useApplication } from "@pixi/react";
import { type ReactNode, useLayoutEffect } from "react";
import styles from "./PixiCanvas.module.css";
import { type ApplicationProps, FaultBoundary, PixiCanvas, type PixiCanvasProps } from "./PixiCanvas.tsx";
import { Container, type MayFail } from "./pixi.ts";

/** What the trees of layers consist of: `<pixiContainer>`. */
extend({ Container });

export interface ReactPixiCanvasProps extends PixiCanvasProps {
  /** A tree of @pixi/react. It is mounted once the application is ready; `useApplication` returns that. */
  readonly children: ReactNode;
}

/** The canvas of an editor: @pixi/react creates its application and mounts the tree of layers. */
export function ReactPixiCanvas({ children, ...props }: ReactPixiCanvasProps) {
  return (
    <PixiCanvas {...props}>
      {({ settings, onReady, onFault }) => {
        const told: MayFail = { onUnmade: onFault };
        return (
          <Application className={styles.canvas} {...settings} {...told}>
            <FaultBoundary onFault={onFault}>
              <OnceReady onReady={onReady}>{children}</OnceReady>
            </FaultBoundary>
          </Application>
        );
      }}
    </PixiCanvas>
  );
}

/** @pixi/react may mount children before the application is ready. */
function OnceReady({ onReady, children }: Pick<ApplicationProps, "onReady"> & Pick<ReactPixiCanvasProps, "children">) {
  const { isInitialised } = useApplication();
  useLayoutEffect(() => {
    if (isInitialised) onReady();
  }, [isInitialised, onReady]);
  return isInitialised && children;
}
