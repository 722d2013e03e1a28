import { lazy, type ReactNode, Suspense, useState } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { Button } from "../../widgets/Button.tsx";

const OwnKeysDialog = lazy(async () => ({ default: (await import("../modals/OwnKeysDialog.tsx")).OwnKeysDialog }));
export interface OwnKeysButtonProps {
  /** The keys of the game. */
  readonly codes: readonly number[];
  readonly onClosed: () => void;
  /** What is seen on it. */
  readonly children: ReactNode;
}

/** Opens the choice of other keys than those of the game, which is loaded then. Only in a player whose game is known by its id. */
export function OwnKeysButton({ codes, onClosed, children }: OwnKeysButtonProps) {
  const { playback } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const { own } = playback.keys;
  if (!own) return null;
  function open() {
    playback.stop();
    setOpen(true);
  }
  function close() {
    setOpen(false);
    onClosed();
  }
  return (
    <>
      <Button aria-label="Change keys" title="Change keys" onClick={open}>
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OwnKeysDialog own={own} codes={codes} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
