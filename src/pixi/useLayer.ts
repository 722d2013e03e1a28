import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Container } from "./pixi.ts";

/** Puts a layer of a view into a container, and returns the function that removes it. */
export type MountLayer<View> = (view: View, container: Container) => () => void;

/**
 * Mounts a layer in a `pixiContainer` and removes it with that. The effect is a layout effect because those are cleaned up before @pixi/react
 * destroys the application.
 */
export function useLayer<View>(view: View, mount: MountLayer<View>): RefObject<Container | null> {
  const container = useRef<Container>(null);
  useLayoutEffect(() => (container.current ? mount(view, container.current) : undefined), [view, mount]);
  return container;
}
