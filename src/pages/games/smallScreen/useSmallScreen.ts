import { useState } from "react";
import { isPhoneScreen } from "../../../browser/screen.ts";

/** Until the page is loaded again, a child who wants to make games on a phone is not asked again. */
let wantsToMake = false;

export const TOO_SMALL = "Making games needs a bigger screen.";

export interface SmallScreenChoice {
  /** The screen is too small to make games, and the child has not chosen to make one all the same. */
  readonly isTooSmall: boolean;
  readonly makeAnyway: () => void;
}

/** Decided when the editor or the choice of a new game opens: turning a tablet or typing on its keyboard must not put either away. */
export function useSmallScreen(): SmallScreenChoice {
  const [isTooSmall, setTooSmall] = useState(() => !wantsToMake && isPhoneScreen());
  const makeAnyway = () => {
    wantsToMake = true;
    setTooSmall(false);
  };
  return { isTooSmall, makeAnyway };
}
