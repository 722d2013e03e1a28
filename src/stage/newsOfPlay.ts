import type { PlayableGame } from "../editor/played.ts";

/** A screen reader user cannot follow more frequent updates. */
const EVERY_MS = 2000;

/**
 * Calls back at most once every two seconds while a player's game is running and its stage has the focus, so that screen readers can be told where the
 * actors are now. Returns a function that ends it.
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
