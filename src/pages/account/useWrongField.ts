/** A form that was refused: the field that is wrong gets the focus, to be typed in again. */
import { type RefObject, useEffect, useRef } from "react";

/** `message`: why it was refused. The ref is for an element around the fields. */
export function useWrongField<Around extends HTMLElement>(message: string | null): RefObject<Around | null> {
  const around = useRef<Around>(null);
  useEffect(() => {
    if (message) around.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [message]);
  return around;
}
