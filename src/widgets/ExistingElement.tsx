/** Lends an element that stands on the page already to a part of Radix that would draw one of its own (`asChild`). */
import { type Ref, type RefObject, useImperativeHandle } from "react";

export interface ExistingElementProps {
  readonly element: RefObject<HTMLElement | null>;
  /** Given by the part; all else that it gives is for an element of its own. */
  readonly ref?: Ref<HTMLElement | null>;
}

export function ExistingElement({ element, ref }: ExistingElementProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}
