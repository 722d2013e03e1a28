import { useSyncExternalStore } from "react";
import { onSoundChange, setSoundSettings, soundSettings } from "../../../browser/sound.ts";
import { Button } from "../../../widgets/Button.tsx";
import frame from "./SoundsDialog.module.css";

/** Says why nothing is heard, and turns sound on; otherwise what to do here. */
export function MutedNote({ otherwise }: { readonly otherwise: string }) {
  const { isOn } = useSyncExternalStore(onSoundChange, soundSettings);
  if (isOn) return <p className={frame.say}>{otherwise}</p>;
  return (
    <p className={frame.muted}>
      Sound is off.{" "}
      <Button size="small" onClick={() => setSoundSettings({ ...soundSettings(), isOn: true })}>
        Turn it on
      </Button>
    </p>
  );
}
