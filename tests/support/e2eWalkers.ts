import type { WorldDocument } from "../../src/engine/index.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "./testGame.ts";

/** A Hero at 0,2 that walks right, on an empty stage. */
export function walkingGame(): WorldDocument {
  return gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 2)]);
}
