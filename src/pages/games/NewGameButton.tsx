import { Plus } from "lucide-react";
import { Button } from "../../widgets/Button.tsx";
import type { ButtonStyle } from "../../widgets/buttonClass.ts";
import type { NewGame } from "./useNewGame.ts";

export interface NewGameButtonProps extends ButtonStyle {
  readonly newGame: NewGame;
}

/** Makes a blank game and opens it. */
export function NewGameButton({ newGame, ...variant }: NewGameButtonProps) {
  return (
    <Button {...variant} busy={newGame.busy} onClick={() => newGame.make()}>
      <Plus size={20} strokeWidth={3} aria-hidden="true" /> New Game
    </Button>
  );
}
