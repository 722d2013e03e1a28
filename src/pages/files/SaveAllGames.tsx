import { Download } from "lucide-react";
import { type ComponentType, useState } from "react";
import type { WorldCard } from "../../api/wire.ts";
import { Button } from "../../widgets/Button.tsx";
import type { ButtonStyle } from "../../widgets/buttonClass.ts";
import type { SaveAllDialogProps } from "./SaveAllDialog.tsx";

export interface SaveAllGamesProps extends ButtonStyle {
  readonly worlds: readonly WorldCard[];
}

/** Saves all games of a list as one ZIP. */
export function SaveAllGames({ worlds, ...style }: SaveAllGamesProps) {
  const [opened, setOpened] = useState<ComponentType<SaveAllDialogProps> | null>(null);
  const [busy, setBusy] = useState(false);
  async function open() {
    setBusy(true);
    const { SaveAllDialog } = await import("./SaveAllDialog.tsx").finally(() => setBusy(false));
    setOpened(() => SaveAllDialog);
  }
  const SaveAllDialog = opened;
  return (
    <>
      <Button {...style} busy={busy} onClick={() => void open()}>
        <Download size={20} aria-hidden="true" /> Save all
      </Button>
      {SaveAllDialog && <SaveAllDialog worlds={worlds} onClose={() => setOpened(null)} />}
    </>
  );
}
