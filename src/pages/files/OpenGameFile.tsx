import { FolderOpen } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../widgets/Button.tsx";
import type { ButtonStyle } from "../../widgets/buttonClass.ts";
import { GAME_FILES } from "./acceptedFiles.ts";
import { useGameDoor } from "./GameDoor.tsx";

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
