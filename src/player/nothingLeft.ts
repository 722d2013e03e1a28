import type { PlayableGame } from "../editor/played.ts";

/** A game in which no rule has applied for so many ticks has probably ended. */
const TICKS = 10;

/** Marks an element with `data-next` while nothing has happened for a while in a playing game. The returned function ends it. */
export function attachNothingLeft({ store, playback }: PlayableGame, element: HTMLElement): () => void {
  let idle = 0;
  const count = (isIdle: boolean) => {
    idle = isIdle ? idle + 1 : 0;
    if (idle === 0 || idle === TICKS) element.toggleAttribute("data-next", idle === TICKS);
  };
  const ends = [
    playback.onTick(({ recorded }) => count(!recorded)),
    store.subscribe(({ playback: { running } }, before) => running !== before.playback.running && count(false)),
  ];
  return () => {
    for (const end of ends) end();
  };
}
