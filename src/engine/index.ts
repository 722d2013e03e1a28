/** The engine's front door: everything outside of `engine/` imports from here. */
export * from "./grid/point.ts";
export * from "./grid/transform.ts";
export type * from "./tick/TickResult.ts";
export type * from "./world/actor.ts";
export type * from "./world/character.ts";
export * from "./world/defaults.ts";
export type * from "./world/id.ts";
export * from "./world/limits.ts";
export * from "./world/lookups.ts";
export * from "./world/rule.ts";
export type * from "./world/stage.ts";
export * from "./world/world.ts";
