/** Too narrow for anything beside the stage, and high enough for it below. The styles of the player have the same width. */
export const PHONE = "(max-width: 640px) and (min-height: 481px)";
