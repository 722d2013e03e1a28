import { Close } from "@radix-ui/react-dialog";
import { Library, Mic, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { type NoMicrophone, whyNoMicrophone } from "../../../browser/microphone.ts";
import { type OwnSound, SoundActions } from "../../../editor/actions/SoundActions.ts";
import { useEditor } from "../../../editor/EditorProvider.tsx";
import type { SoundUse } from "../../../editor/index.ts";
import { type Id, SOUNDS_MAX } from "../../../engine/index.ts";
import { Dialog, DialogTitle } from "../../../widgets/Dialog.tsx";
import { IconButton } from "../../../widgets/IconButton.tsx";
import { Segmented } from "../../../widgets/Segmented.tsx";
import { ChoosePane } from "./ChoosePane.tsx";
import { MakePane } from "./MakePane.tsx";
import { RecordPane } from "./RecordPane.tsx";
import styles from "./SoundsDialog.module.css";

const SIZE = { width: 780, height: 640 };
const FULL = `Your game has ${SOUNDS_MAX} sounds. Delete one to make room.`;

const WHY_NO_RECORDING: Readonly<Record<NoMicrophone, string>> = {
  insecure: "You can't record on this site: it needs https. Ask a grown-up.",
  missing: "This browser can't record. Try another one.",
};

type Pane = "choose" | "record" | "make";

export interface SoundsDialogProps {
  /** What a sound is chosen for; null: the sounds of the game are looked after. */
  readonly use: SoundUse | null;
  readonly onClose: () => void;
}

/** The sounds of the library and of the game, and two ways to make one. */
export function SoundsDialog({ use, onClose }: SoundsDialogProps) {
  const editor = useEditor();
  const sounds = useMemo(() => new SoundActions(editor), [editor]);
  const [pane, setPane] = useState<Pane>("choose");
  const [keptId, setKept] = useState<Id | null>(null);
  const [whyNot] = useState(whyNoMicrophone);
  const put = (soundId: Id) => {
    if (use) sounds.use(use, soundId);
    onClose();
  };
  const keep = (sound: OwnSound): string | null => {
    const id = sounds.addOwn(sound);
    if (id === null) return FULL;
    if (use) put(id);
    else {
      setKept(id);
      setPane("choose");
    }
    return null;
  };
  const freeName = (name: string) => sounds.freeName(name);
  return (
    <Dialog open isStatic fills="height" {...SIZE} onClose={onClose}>
      <header className={styles.head}>
        <DialogTitle>Sounds</DialogTitle>
        <Segmented
          name="Where it comes from"
          choices={whyNot === null ? PANES : PANES.filter(({ value }) => value !== "record")}
          chosen={pane}
          onChoose={setPane}
        />
        <Close asChild>
          <IconButton icon={<X size={20} aria-hidden="true" />} name="Close" tooltipSide="left" />
        </Close>
      </header>
      {pane === "choose" && (
        <ChoosePane
          use={use}
          keptId={keptId}
          sounds={sounds}
          whyNoRecording={whyNot && WHY_NO_RECORDING[whyNot]}
          whyFull={FULL}
          onUse={put}
          onClose={onClose}
        />
      )}
      {pane === "record" && (
        <RecordPane name={freeName("My sound")} onKeep={keep} onChoose={() => setPane("choose")} onCancel={onClose} />
      )}
      {pane === "make" && <MakePane freeName={freeName} onKeep={keep} onCancel={onClose} />}
    </Dialog>
  );
}

const PANES = [
  { value: "choose", label: "Choose", picture: <PaneName icon={<Library size={18} />} name="Choose" /> },
  { value: "record", label: "Record", picture: <PaneName icon={<Mic size={18} />} name="Record" /> },
  { value: "make", label: "Make one", picture: <PaneName icon={<SlidersHorizontal size={18} />} name="Make one" /> },
] as const;

function PaneName({ icon, name }: { readonly icon: ReactNode; readonly name: string }) {
  return (
    <span className={styles.pane} aria-hidden="true">
      {icon} {name}
    </span>
  );
}
