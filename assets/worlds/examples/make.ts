/** Writes the example games beside this file. */
import { writeFileSync } from "node:fs";
import { exampleJson, examples } from "./examples.ts";

export function makeExamples(): void {
  for (const [name, sketch] of Object.entries(examples)) {
    writeFileSync(new URL(`${name}.json`, import.meta.url), exampleJson(sketch));
  }
}
