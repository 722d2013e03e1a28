/** A panel that breaks takes nothing along: the game can be had as a file, and the rest goes on (details §16). */
import { Download } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { reportCrash } from "../../api/client.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { type ErrorFallback, ErrorFallbackContext } from "../../widgets/errorFallback.ts";
import { exportOpenGame } from "../files/exportGame.ts";

export function BrokenParts({ children }: { readonly children: ReactNode }) {
  const editor = useEditor();
  const broken = useMemo<ErrorFallback>(
    () => ({
      actions: (
        <Button onClick={() => exportOpenGame(editor)}>
          <Download size={18} aria-hidden="true" /> Save as a file
        </Button>
      ),
      onError: reportCrash,
    }),
    [editor],
  );
  return (
    <ErrorFallbackContext value={broken}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </ErrorFallbackContext>
  );
}
