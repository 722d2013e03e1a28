/**
 * What the player of a game needs of the editor, without actions, commands, history and tools. The script that shows a game before its page
 * loads no more of this folder.
 */

export { type PlayableGame, PlayedGame, type PlayedGameOptions } from "./PlayedGame.ts";
export { atStart } from "./playback/atStart.ts";
export { isArrow, namedKeys } from "./playback/keys.ts";
export { LastTurns } from "./playback/LastTurns.ts";
export { ownKeysOf } from "./playback/OwnKeys.ts";
export { hasMotion } from "./playback/Power.ts";
export { pauseWhileHidden } from "./playback/pauseWhileHidden.ts";
export { clickOnStage } from "./playback/stageScene.ts";
export { raisedIn } from "./state/selection.ts";
