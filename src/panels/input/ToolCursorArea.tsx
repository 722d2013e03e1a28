import type { ReactNode } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import styles from "./input.module.css";

export interface ToolCursorAreaProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** An area of the editor in which the pointer has the cursor of the current tool. */
export function ToolCursorArea({ className, children }: ToolCursorAreaProps) {
  const tool = useEditorState((state) => state.ui.toolId);
  return (
    <div className={`${className} ${styles.toolCursor}`} data-tool={tool}>
      {children}
    </div>
  );
}
