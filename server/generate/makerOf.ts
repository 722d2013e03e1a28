/** Which maker draws, as the environment says: the built-in one unless there is a key. */
import { builtInMaker } from "./builtInMaker.ts";
import type { Maker } from "./Maker.ts";
import type { OpenAiSettings } from "./openAiMaker.ts";

/** The package is loaded only where it is needed. */
export async function makerOf(settings: OpenAiSettings | null): Promise<Maker> {
  if (!settings) return builtInMaker;
  const { openAiMaker } = await import("./openAiMaker.ts");
  return openAiMaker(settings);
}
