/** What compiles, matches and applies rules. */
export { actOut } from "./act/actOut.ts";
export { patternOf } from "./compile/Pattern.ts";
export { AppearanceTable } from "./grid/AppearanceTable.ts";
export { valueOn } from "./match/valueOn.ts";
export { whereFits } from "./match/whereFits.ts";
export { RuleCosts } from "./tick/RuleCosts.ts";
export { Simulation } from "./tick/Simulation.ts";
