import { Volume2, VolumeX } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { onSoundChange, setSoundSettings, soundSettings } from "../../browser/sound.ts";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";

const MUTE = "Mute the sounds";

/** Mutes all sound of this browser, in an editor. It is there only for a game that has sounds. */
export function MuteSwitch() {
  const mute = useMute();
  if (!mute) return null;
  return <IconButton icon={mute.icon} name={MUTE} pressed={mute.isMuted} onClick={() => mute.turn()} />;
}

/** The same among the switches of a player. Its children are the word beside its icon. */
export function PlayerMuteSwitch({ children }: { readonly children: ReactNode }) {
  const mute = useMute();
  if (!mute) return null;
  return (
    <Button aria-label={MUTE} title={MUTE} aria-pressed={mute.isMuted} onClick={() => mute.turn()}>
      {mute.icon} {children}
    </Button>
  );
}

function useMute() {
  const hasSounds = useEditorState(({ document }) => Object.keys(document.world.sounds ?? {}).length > 0);
  const { isOn } = useSyncExternalStore(onSoundChange, soundSettings);
  if (!hasSounds) return null;
  const Icon = isOn ? Volume2 : VolumeX;
  return {
    isMuted: !isOn,
    icon: <Icon size={20} aria-hidden="true" />,
    turn: () => setSoundSettings({ ...soundSettings(), isOn: !isOn }),
  };
}
