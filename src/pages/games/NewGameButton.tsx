import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../widgets/Button.tsx";
import type { ButtonStyle } from "../../widgets/buttonClass.ts";

// Loaded when it is first asked for, because the page is drawn without it.
const NewGameDialog = lazy(async () => ({ default: (await import("./NewGameDialog.tsx")).NewGameDialog }));

export interface NewGameButtonProps extends ButtonStyle {
  readonly label?: string;
  /** Over the choices. */
  readonly title?: string;
}

/** Asks how a new game should begin, makes it and opens it. */
export function NewGameButton({ label = "New Game", title = "Make a new game", ...style }: NewGameButtonProps) {
  const [isAsking, setAsking] = useState(false);
  // Stays mounted after it was opened, so that it can animate closing and return the focus.
  const [wasAsked, setWasAsked] = useState(false);
  const ask = () => {
    setWasAsked(true);
    setAsking(true);
  };
  return (
    <>
      <Button {...style} aria-haspopup="dialog" onClick={ask}>
        <Plus size={style.size === "large" ? 22 : 20} strokeWidth={3} aria-hidden="true" /> {label}
      </Button>
      <Suspense>
        {wasAsked && <NewGameDialog open={isAsking} onClose={() => setAsking(false)} title={title} />}
      </Suspense>
    </>
  );
}
