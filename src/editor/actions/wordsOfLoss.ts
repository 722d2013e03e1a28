import type { Uses } from "../commands/variableUses.ts";

/** "Score is gone, and 2 rules no longer speak of it. 1 that asked for it is switched off." */
export function wordsOfLoss(name: string, { rules: { length: all }, asking }: Uses): string {
  if (all === 0) return `${name} is gone.`;
  const rules = all === 1 ? "1 rule no longer speaks of it" : `${all} rules no longer speak of it`;
  return [`${name} is gone, and ${rules}.`, ...(asking > 0 ? [wordsOfWaiting(asking)] : [])].join(" ");
}

function wordsOfWaiting(asking: number): string {
  return asking === 1 ? "1 that asked for it is switched off." : `${asking} that asked for it are switched off.`;
}
