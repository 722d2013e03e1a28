import { Download } from "lucide-react";
import { type ComponentType, useState } from "react";
import type { WorldCard } from "../../api/wire.ts";
import { messageOf } from "../../browser/request.ts";
import { Button } from "../../widgets/Button.tsx";
import type { ButtonStyle } from "../../widgets/buttonClass.ts";
import { useGameDoor } from "./GameDoor.tsx";
import { loaded } from "./loaded.ts";
import type { SaveAllDialogProps } from "./SaveAllDialog.tsx";

export interface SaveAllGamesProps extends ButtonStyle {
  readonly worlds: readonly WorldCard[];
}

/** Saves all games of a list as one ZIP. The door of the page tells if that cannot begin. */
export function SaveAllGames({ worlds, ...style }: SaveAllGamesProps) {
  const [opened, setOpened] = useState<ComponentType<SaveAllDialogProps> | null>(null);
  const [busy, setBusy] = useState(false);
  const { tell } = useGameDoor();
  async function open() {
    setBusy(true);
    try {
      const { SaveAllDialog } = await loaded(() => import("./SaveAllDialog.tsx"));
      setOpened(() => SaveAllDialog);
    } catch (failure) {
      tell(messageOf(failure));
    }
    setBusy(false);
  }
  const SaveAllDialog = opened;
  return (
    <>
      <Button {...style} busy={busy} onClick={() => void open()}>
        <Download size={20} aria-hidden="true" /> Download all my games
      </Button>
      {SaveAllDialog && <SaveAllDialog worlds={worlds} onClose={() => setOpened(null)} />}
    </>
  );
}
