/** Why an account is wanted, as the address says it: only the one sentence we know, with a world's name in it (product §18). */
const KNOWN = /^to save [^\r\n]{1,80}$/;

export function joinReason(why: string | null): string | null {
  return why !== null && KNOWN.test(why) ? why : null;
}
