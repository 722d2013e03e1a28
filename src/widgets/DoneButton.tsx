import { Button } from "./Button.tsx";

/** The only button of a dialog that just shows something. */
export function DoneButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="primary" onClick={onClick}>
      Done
    </Button>
  );
}
