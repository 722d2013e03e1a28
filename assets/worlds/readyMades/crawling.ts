import type { RuleTree } from "../../../src/engine/index.ts";
import { faces, ME, move, rulesOf, turnTo } from "../sketch/ruleSketch.ts";

/** The rules of the green slime: it crawls to and fro. */
export const crawling: RuleTree = rulesOf("green-slime", [
  { name: "Crawl right", sees: { "1,0": "free" }, when: [faces(ME, "0")], does: [move(1, 0)] },
  { name: "Crawl left", sees: { "-1,0": "free" }, when: [faces(ME, "flip-x")], does: [move(-1, 0)] },
  { name: "Turn to the left", when: [faces(ME, "0")], does: [turnTo("flip-x")] },
  { name: "Turn to the right", does: [turnTo("0")] },
]);
