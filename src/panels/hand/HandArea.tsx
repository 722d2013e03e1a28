/** A part of the editor where the pointer wears the cursor of the tool in hand (details §2). */
import type { ReactNode } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import styles from "./hand.module.css";

export interface HandAreaProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function HandArea({ className, children }: HandAreaProps) {
  const tool = useEditorState((state) => state.ui.toolId);
  return (
    <div className={`${className} ${styles.hand}`} data-tool={tool}>
      {children}
    </div>
  );
}
