/** Rules for other directions: the second door of the engine, apart because nobody who only plays a game needs it. */
export { composed, turnStep } from "../grid/composed.ts";
export { arrowCode, derive, derivedId, derivedRule } from "./derive.ts";
export { turnsItself, withFacing, withoutFacing } from "./facing.ts";
export { keepDerived } from "./keepDerived.ts";
export * from "./otherWays.ts";
export { turnRule } from "./turnRule.ts";
