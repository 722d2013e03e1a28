/** Stops games on this page while somebody else has the word, such as a teacher who asks all to look up. */

const stops = new Set<() => void>();
let holds = 0;

/** Stops every game, and each that comes before the returned function is called. */
export function holdGames(): () => void {
  holds += 1;
  for (const stop of stops) stop();
  return () => {
    holds -= 1;
  };
}

/** Has a game stopped whenever games are held. The returned function ends it. */
export function onHold(stop: () => void): () => void {
  stops.add(stop);
  if (holds > 0) stop();
  return () => void stops.delete(stop);
}
