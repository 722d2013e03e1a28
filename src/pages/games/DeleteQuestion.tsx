import { shownName } from "../../player/shownName.ts";
import { AlertDialog } from "../../widgets/AlertDialog.tsx";
import { Button } from "../../widgets/Button.tsx";

export interface DeleteQuestionProps {
  readonly game: { readonly name: string; readonly published?: boolean };
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export function DeleteQuestion({ game, onDelete, onClose }: DeleteQuestionProps) {
  const answers = (
    <>
      <Button data-first="" onClick={onClose}>
        Keep it
      </Button>
      <Button
        variant="danger"
        onClick={() => {
          onClose();
          onDelete();
        }}
      >
        Delete
      </Button>
    </>
  );
  return (
    <AlertDialog title={`Delete ${shownName(game.name)}?`} answers={answers} onClose={onClose}>
      <p>Are you sure you want to delete this world? This action cannot be undone.</p>
      {game.published && <p>It's published, so everyone will lose it.</p>}
    </AlertDialog>
  );
}
