/** Why an actor did something in a tick and why it did nothing else: a door of its own, because nobody who only plays a game needs it. */
export { explainTurn } from "./explainTurn.ts";
export { nearestMiss } from "./nearestMiss.ts";
export { stepsBefore, type TurnStep } from "./stepsBefore.ts";
export type * from "./TurnStory.ts";
