/** The button that opens a game from a file. */
import { FolderOpen } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../widgets/Button.tsx";
import type { ButtonStyle } from "../../widgets/buttonClass.ts";
import type { GameImport } from "./useGameImport.ts";

/** As a file chooser is told which files it may offer. */
export const GAME_FILES = ".json,application/json";

export interface OpenGameFileProps extends ButtonStyle {
  readonly gameImport: GameImport;
}

export function OpenGameFile({ gameImport, ...variant }: OpenGameFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...variant} busy={gameImport.busy} onClick={() => input.current?.click()}>
        <FolderOpen size={20} aria-hidden="true" /> Open a game file
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={GAME_FILES}
        aria-label="Game file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) gameImport.open(file);
          // The same file may be chosen again after it was mended.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
