import { FolderOpen } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../widgets/Button.tsx";
import type { ButtonStyle } from "../../widgets/buttonClass.ts";
import type { GameImport } from "./useGameImport.ts";

/** The `accept` attribute for game files. */
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
          // Otherwise, choosing the same file again would not trigger `onChange`.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
