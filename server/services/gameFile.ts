import { yieldToOthers } from "../load/yieldToOthers.ts";
import { GameParts } from "./game/GameParts.ts";
import { checkFrame, type FrameFields } from "./game/gameFrame.ts";

/**
 * Returns the game as it was sent, without unknown parts. Pictures that opening it would leave out are removed from the
 * given value itself. Throws an `HttpError` that says in plain words what is wrong.
 */
export async function checkGame(data: FrameFields): Promise<unknown> {
  checkFrame(data);
  await yieldToOthers();
  const { version, characters, world, undoStack, redoStack } = data;
  const game = present({ characters, world });
  const steps = present({ undoStack, redoStack });
  await new GameParts().check(game, "game");
  await new GameParts(Number.POSITIVE_INFINITY).check(steps);
  return { ...present({ version }), ...game, ...steps };
}

function present(fields: FrameFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
