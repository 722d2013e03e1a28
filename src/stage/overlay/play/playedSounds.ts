import { GameSounds } from "../../../browser/gameSounds.ts";
import { soundAddresses } from "../../../browser/openSound.ts";
import type { PlayableGame } from "../../../editor/played.ts";
import { type Id, own, type Sound } from "../../../engine/index.ts";
import { SoundCaption } from "./SoundCaption.ts";

/** Plays the sounds of a game, and says which to name, or that none is. The returned function ends it. */
export function attachSounds(game: PlayableGame, show: (text: string | null, soundId: Id) => void): () => void {
  const player = new GameSounds();
  let latest: Id = "";
  const caption = new SoundCaption(game.clock, (text) => show(text, latest));
  const soundOf = (id: Id): Sound | undefined => own(game.store.getState().document.world.sounds ?? {}, id);
  const playMusic = () => {
    const { running } = game.store.getState().playback;
    const music = running ? game.playback.live.grid()?.music : undefined;
    const sound = music === undefined ? undefined : soundOf(music);
    player.loop(sound ? soundAddresses(sound) : []);
  };
  playMusic();
  const ends = [
    game.playback.onTick((result) => {
      if (result.sounds.length === 0) return;
      const played = result.sounds.flatMap((id) => soundOf(id) ?? []);
      for (const sound of played) player.play(soundAddresses(sound));
      const [first] = played;
      if (!first) return;
      latest = first.id;
      caption.played(first.name);
    }),
    game.store.subscribe(({ document, playback }, before) => {
      if (document !== before.document || playback.running !== before.playback.running) playMusic();
    }),
    () => player.end(),
    () => caption.end(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
