import { FolderOpen } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../widgets/Button.tsx";
import type { ButtonStyle } from "../../widgets/buttonClass.ts";
import { useGameDoor } from "./GameDoor.tsx";

/** The `accept` attribute for game files. What is in a file counts, not its name, but a list of pictures and pages alone is easier to search. */
export const GAME_FILES = ".json,.html,.htm,.png,.zip,application/json,text/html,image/png,application/zip";

/** Opens files through the door of the page. */
export function OpenGameFile(style: ButtonStyle) {
  const { busy, open } = useGameDoor();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...style} busy={busy} onClick={() => input.current?.click()}>
        <FolderOpen size={20} aria-hidden="true" /> Open a game file
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept={GAME_FILES}
        aria-label="Game file"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) open(files);
          // Otherwise, choosing the same file again would not trigger `onChange`.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
