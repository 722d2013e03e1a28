/** The one way on from a dialog that has shown what it has to show. */
import { Button } from "./Button.tsx";

export function DoneButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button look="primary" onClick={onClick}>
      Done
    </Button>
  );
}
