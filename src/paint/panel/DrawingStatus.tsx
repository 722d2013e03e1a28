import { useLayoutEffect, useRef } from "react";
import type { CursorText } from "./cursorText.ts";
import styles from "./DrawingStatus.module.css";
import { usePixelEditorState } from "./PixelEditorContext.ts";

export interface DrawingStatusProps {
  /** What went wrong, or null. */
  readonly message: string | null;
  readonly cursor: CursorText;
}

/** What went wrong, or which pixel the pointer is on. It stands beside the drawing, never over it. */
export function DrawingStatus({ message, cursor }: DrawingStatusProps) {
  const isUrgent = message !== null;
  return (
    <p className={styles.status} data-urgent={isUrgent} role={isUrgent ? "alert" : "status"}>
      {message ?? <Place cursor={cursor} />}
    </p>
  );
}

function Place({ cursor }: Pick<DrawingStatusProps, "cursor">) {
  const isChoosingAnchor = usePixelEditorState(({ settings }) => settings.tool === "anchor");
  return isChoosingAnchor ? "Tap the square it stands on." : <Pointed cursor={cursor} />;
}

/**
 * Bypasses React, which would take longer than the stroke: the text changes with every pixel the pointer crosses. It stays the same text node,
 * because replacing the node would wake every observer of the page's elements.
 */
function Pointed({ cursor }: Pick<DrawingStatusProps, "cursor">) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const text = document.createTextNode("");
    place.current?.replaceChildren(text);
    const write = () => {
      text.data = cursor.store.getState().text;
    };
    write();
    return cursor.store.subscribe(write);
  }, [cursor]);
  return <span ref={place} />;
}
