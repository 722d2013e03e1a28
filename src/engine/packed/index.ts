/** The results of ticks between threads: a door apart, because most games are played on the page itself. */
export { blocksOf, COLUMNS, type PackedResult } from "./PackedResult.ts";
export { ResultPacker } from "./ResultPacker.ts";
export { ResultUnpacker } from "./ResultUnpacker.ts";
