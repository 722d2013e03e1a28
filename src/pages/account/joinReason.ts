const SAVING_A_GAME = /^to save [^\r\n]{1,80}$/;

/**
 * Reads from the address why an account is needed. Accepts only our one sentence with the name of a game, so that links cannot make the
 * page say anything else.
 */
export function joinReason(why: string | null): string | null {
  return why !== null && SAVING_A_GAME.test(why) ? why : null;
}
