import { useEffect, useEffectEvent, useRef } from "react";
import { GameSounds } from "../../../browser/gameSounds.ts";
import { soundAddresses } from "../../../browser/openSound.ts";
import type { Editor } from "../../../editor/Editor.ts";
import { useEditor } from "../../../editor/EditorProvider.tsx";
import { type Id, own, type Sound } from "../../../engine/index.ts";
import { frameOf } from "../../view/describe.ts";
import type { PlayOverlayProps } from "./PlayOverlay.tsx";
import { SoundCaption } from "./SoundCaption.ts";
import styles from "./Sounds.module.css";
import { captionPlace, sounderOf } from "./sounderOf.ts";

/**
 * Plays the sounds of a game, and names the latest one over whoever played it, else at the lower edge of the stage. Screen readers do not read
 * what is heard anyway.
 */
export function Sounds({ facts }: PlayOverlayProps) {
  const editor = useEditor();
  const caption = useRef<HTMLParagraphElement>(null);
  const shown = useEffectEvent((text: string | null, soundId: Id) => {
    const pill = caption.current;
    if (!pill) return;
    pill.hidden = text === null;
    if (text === null) return;
    const sounder = sounderOf(editor, soundId);
    const place = sounder && captionPlace(sounder, facts);
    pill.textContent = `♪ ${text}`;
    pill.dataset.over = place ? "actor" : "edge";
    pill.style.left = place ? `${place.x}px` : "";
    pill.style.top = place ? `${place.y}px` : "";
  });
  useEffect(() => attachSounds(editor, (text, soundId) => shown(text, soundId)), [editor]);
  return (
    <div className={styles.place} style={frameOf(facts)} aria-hidden="true">
      <p ref={caption} className={styles.caption} hidden />
    </div>
  );
}

/** The returned function ends it. */
function attachSounds(editor: Editor, show: (text: string | null, soundId: Id) => void): () => void {
  const player = new GameSounds();
  let latest: Id = "";
  const caption = new SoundCaption(editor.clock, (text) => show(text, latest));
  const soundOf = (id: Id): Sound | undefined => own(editor.store.getState().document.world.sounds ?? {}, id);
  const playMusic = () => {
    const { running } = editor.store.getState().playback;
    const music = running ? editor.playback.live.grid()?.music : undefined;
    const sound = music === undefined ? undefined : soundOf(music);
    player.loop(sound ? soundAddresses(sound) : []);
  };
  playMusic();
  const ends = [
    editor.playback.onTick((result) => {
      if (result.sounds.length === 0) return;
      const played = result.sounds.flatMap((id) => soundOf(id) ?? []);
      for (const sound of played) player.play(soundAddresses(sound));
      const [first] = played;
      if (!first) return;
      latest = first.id;
      caption.played(first.name);
    }),
    editor.store.subscribe(({ document, playback }, before) => {
      if (document !== before.document || playback.running !== before.playback.running) playMusic();
    }),
    () => player.end(),
    () => caption.end(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
