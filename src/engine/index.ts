/**
 * The public interface of the engine: a game and what is known of it. What plays a game is apart (`simulation.ts`), so that a page can show one
 * before it has loaded that.
 */
export type { Ended } from "./act/Acting.ts";
export type { ActedOut, Picture } from "./act/actOut.ts";
export type { Pattern, PatternPart } from "./compile/Pattern.ts";
export * from "./grid/extent.ts";
export { filledSquares, fillsSquare, footprint } from "./grid/footprint.ts";
export * from "./grid/point.ts";
export * from "./grid/transform.ts";
export * from "./grid/turn.ts";
export * from "./grid/wrap.ts";
export { compare } from "./match/comparator.ts";
export type * from "./match/Mismatch.ts";
export { bounded, type Fields, isFields, isWithin } from "./sanitize/readParts.ts";
export type { RuleCost } from "./tick/RuleCosts.ts";
export { recordedInput } from "./tick/recordedInput.ts";
export type { SimulationOptions } from "./tick/Simulation.ts";
export type * from "./tick/TickResult.ts";
export type * from "./world/actor.ts";
export type * from "./world/character.ts";
export * from "./world/defaults.ts";
export * from "./world/drawingOrder.ts";
export type * from "./world/id.ts";
export * from "./world/levels.ts";
export * from "./world/limits.ts";
export * from "./world/lookups.ts";
export * from "./world/own.ts";
export * from "./world/plainText.ts";
export * from "./world/rule.ts";
export * from "./world/ruleTree.ts";
export type * from "./world/stage.ts";
export * from "./world/world.ts";
