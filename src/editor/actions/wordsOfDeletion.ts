export interface CharacterLoss {
  readonly actors: number;
  /** Rules of other characters that mentioned it. */
  readonly rules: number;
}

/** "Rock is gone, and 2 actors with it. 1 rule of others spoke of it." */
export function wordsOfCharacterGone(name: string, { actors, rules }: CharacterLoss): string {
  const taken = actors > 0 ? `, and ${counted(actors, "actor")} with it` : "";
  const spoken = rules > 0 ? ` ${counted(rules, "rule")} of others spoke of it.` : "";
  return `${name} is gone${taken}.${spoken}`;
}

export interface AppearanceLoss {
  readonly wearers: number;
  readonly rules: number;
  /** The name of the appearance that its actors have now. */
  readonly standIn: string;
}

/** "The look Happy is gone. 1 actor wears Idle now. 2 rules spoke of it." */
export function wordsOfAppearanceGone(name: string, { wearers, rules, standIn }: AppearanceLoss): string {
  const redressed =
    wearers > 0 ? ` ${counted(wearers, "actor")} ${wearers === 1 ? "wears" : "wear"} ${standIn} now.` : "";
  const spoken = rules > 0 ? ` ${counted(rules, "rule")} spoke of it.` : "";
  return `The look ${name} is gone.${redressed}${spoken}`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
