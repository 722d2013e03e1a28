import { CodeDialog } from "./CodeDialog.tsx";
import { CollectDialog } from "./CollectDialog.tsx";
import { GamesDialog } from "./GamesDialog.tsx";
import { HandOutDialog } from "./HandOutDialog.tsx";
import { NamesDialog } from "./NamesDialog.tsx";
import { PrintDialog } from "./PrintDialog.tsx";
import { ReportsDialog } from "./ReportsDialog.tsx";
import type { UpdateWall, WallNow } from "./useWall.ts";
import type { DialogOfWall } from "./WallBar.tsx";
import { WipeDialog } from "./WipeDialog.tsx";

interface WallDialogsProps {
  readonly dialog: DialogOfWall;
  readonly wall: WallNow;
  readonly update: UpdateWall;
  readonly onClose: () => void;
}

/** What opens over the wall. */
export function WallDialogs({ dialog, wall, update, onClose }: WallDialogsProps) {
  const shown = { of: wall.class, onClose };
  const here = wall.tiles.filter(({ isHere }) => isHere).map(({ id }) => id);
  const changing = { ...shown, onChange: (changed: WallNow["class"]) => update({ class: changed }) };
  switch (dialog) {
    case "code":
      return <CodeDialog {...changing} />;
    case "names":
      return <NamesDialog {...changing} here={here} />;
    case "print":
      return <PrintDialog {...shown} here={here} />;
    case "handOut":
      return <HandOutDialog {...shown} />;
    case "games":
      return <GamesDialog {...shown} />;
    case "collect":
      return <CollectDialog {...shown} />;
    case "reports":
      return <ReportsDialog {...shown} />;
    case "wipe":
      return <WipeDialog {...shown} />;
  }
}
