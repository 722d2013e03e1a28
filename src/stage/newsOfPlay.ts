import type { PlayableGame } from "../editor/played.ts";

/** Whoever listens to the names of the actors one after another cannot follow more. */
const EVERY_MS = 1000;

/**
 * Calls back while a player's game plays and the focus is on its stage, at most once a second: what screen readers find there follows the play,
 * however fast it is. The returned function ends it.
 */
export function attachNewsOfPlay(
  { readOnly, playback, clock }: PlayableGame,
  stageOf: () => Element | null | undefined,
  tell: () => void,
): () => void {
  if (!readOnly) return () => {};
  let cancel: (() => void) | null = null;
  const unsubscribe = playback.onTick(() => {
    if (cancel || !stageOf()?.contains(document.activeElement)) return;
    cancel = clock.after(EVERY_MS, () => {
      cancel = null;
      tell();
    });
  });
  return () => {
    unsubscribe();
    cancel?.();
  };
}
