import { CheckBox } from "../../../widgets/CheckBox.tsx";

export interface VoiceBoxProps {
  readonly isShared: boolean;
  readonly onShare: (isShared: boolean) => void;
}

/** A recording leaves with the copies that others get only once a grown-up has said so. */
export function VoiceBox({ isShared, onShare }: VoiceBoxProps) {
  return (
    <CheckBox label="A grown-up said yes to my voice" on={isShared} onChange={onShare}>
      {isShared
        ? "Everyone who plays your game can hear it."
        : "Only you can hear it until then. It stays out of the copies that others play."}
    </CheckBox>
  );
}
