import { useEditorState } from "../../../editor/EditorProvider.tsx";
import { currentStage, stagesInOrder } from "../../../engine/index.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { NoticeBar } from "../../notice/NoticeBar.tsx";
import { StageForm } from "./StageForm.tsx";
import { StageList } from "./StageList.tsx";
import styles from "./StagesDialog.module.css";

const WIDTH = 780;

/** The stages of the game: their list, and the settings of the shown one. */
export function StagesDialog({ onClose }: { readonly onClose: () => void }) {
  const stages = useEditorState(({ document }) => stagesInOrder(document.world));
  const shown = useEditorState(({ document }) => currentStage(document.world));
  const footer = (
    <>
      <NoticeBar inDialog />
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    </>
  );
  return (
    <Dialog open isStatic title="Stages" width={WIDTH} onClose={onClose} footer={footer}>
      <div className={styles.room}>
        {shown && <StageList stages={stages} shown={shown} />}
        {shown && <StageForm key={shown.id} stage={shown} />}
      </div>
    </Dialog>
  );
}
