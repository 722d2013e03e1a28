import { Close } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useMemo } from "react";
import { SoundActions } from "../../../editor/actions/SoundActions.ts";
import { useEditor } from "../../../editor/EditorProvider.tsx";
import type { SoundUse } from "../../../editor/index.ts";
import type { Id } from "../../../engine/index.ts";
import { Dialog, DialogTitle } from "../../../widgets/Dialog.tsx";
import { IconButton } from "../../../widgets/IconButton.tsx";
import { ChoosePane } from "./ChoosePane.tsx";
import styles from "./SoundsDialog.module.css";

const SIZE = { width: 780, height: 640 };

export interface SoundsDialogProps {
  /** What a sound is chosen for; null: the sounds of the game are looked after. */
  readonly use: SoundUse | null;
  readonly onClose: () => void;
}

/** The sounds of the library and of the game, and two ways to make one. */
export function SoundsDialog({ use, onClose }: SoundsDialogProps) {
  const editor = useEditor();
  const sounds = useMemo(() => new SoundActions(editor), [editor]);
  const put = (soundId: Id) => {
    if (use) sounds.use(use, soundId);
    onClose();
  };
  return (
    <Dialog open isStatic fills="height" {...SIZE} onClose={onClose}>
      <header className={styles.head}>
        <DialogTitle>Sounds</DialogTitle>
        <span />
        <Close asChild>
          <IconButton icon={<X size={20} aria-hidden="true" />} name="Close" tooltipSide="left" />
        </Close>
      </header>
      <ChoosePane use={use} sounds={sounds} whyNoRecording={null} onUse={put} onClose={onClose} />
    </Dialog>
  );
}
