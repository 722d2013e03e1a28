import { type Ref, type RefObject, useImperativeHandle } from "react";

export interface ExistingElementProps {
  readonly element: RefObject<HTMLElement | null>;
  /** Set by the Radix part, like all other props, which are ignored. */
  readonly ref?: Ref<HTMLElement | null>;
}

/** As the child of a Radix part with `asChild`: gives it an element that is already on the page, instead of rendering one. */
export function ExistingElement({ element, ref }: ExistingElementProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}
