import { newId, newSeed } from "../browser/newId.ts";
import { browserClock } from "../browser/timers.ts";
import { LastTurns, ownKeysOf, type PlayableGame, PlayedGame, type PlayedGameOptions } from "../editor/played.ts";
import type { WorldDocument } from "../engine/index.ts";

/** A game as a browser plays it, by the keys that were chosen for it. Its last turns are kept so that they can be shared as a film. */
export function playGame(document: WorldDocument, gameId: string): PlayedGame {
  const game = new PlayedGame({ ...optionsOf(document), lastTurns: new LastTurns() });
  chooseKeys(game, gameId);
  return game;
}

/** Without a film: nobody looks back in a player. */
export function optionsOf(document: WorldDocument): Omit<PlayedGameOptions, "film"> {
  return { document, readOnly: true, newId, seed: newSeed(), clock: browserClock };
}

/** Has a game played by the keys that were chosen for it in this browser. */
export function chooseKeys({ playback }: Pick<PlayableGame, "playback">, gameId: string | null): void {
  if (gameId !== null) playback.keys.own = ownKeysOf(gameId);
}
