import { X } from "lucide-react";
import { IconButton } from "../../widgets/IconButton.tsx";

interface RemoveRowButtonProps {
  readonly sentence: string;
  readonly onRemove: () => void;
}

/** Removes a row of a recording, be it a check or a step. A new row does not get the focus on it. */
export function RemoveRowButton({ sentence, onRemove }: RemoveRowButtonProps) {
  return (
    <IconButton
      icon={<X size={16} aria-hidden="true" />}
      name={`Remove: ${sentence}`}
      size="small"
      tooltipSide="left"
      data-removes=""
      onClick={onRemove}
    />
  );
}
