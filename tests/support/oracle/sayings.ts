/** What actors say: README of src/engine, "Say". */
import type { Actor } from "../../../src/engine/index.ts";
import { variableOf } from "./conditions.ts";
import { entryOf, type Scene } from "./Scene.ts";

const LETTERS_MAX = 80;
const TICKS_MAX = 60;

/** The text with every `[name]` filled in once, then cut. Nobody has no variables. */
export function filledIn(text: string, actor: Actor | undefined, scene: Scene): string {
  const filled = text.replace(/\[([^[\]]*)\]/g, (whole, name: string) => {
    const [value, source] = namedValue(name, actor, scene) ?? [whole, "nobody"];
    scene.witness.saw(`[name] of ${source}`);
    return value;
  });
  const letters = [...filled];
  if (letters.length > LETTERS_MAX) scene.witness.saw("a text that is cut");
  return letters.slice(0, LETTERS_MAX).join("");
}

function namedValue(name: string, actor: Actor | undefined, scene: Scene): [value: string, source: string] | undefined {
  const variables = Object.entries(entryOf(scene.characters, actor?.characterId ?? "")?.variables ?? {});
  const variable = variables.find((entry) => entry[1].name === name)?.[0];
  if (actor && variable !== undefined) return [variableOf(actor, variable, scene) ?? "", "a variable"];
  const global = [...scene.globals.values()].find((each) => each.name === name);
  return global && [global.value, "a global"];
}

/** How long a bubble stays: the nearest number that is allowed. */
export function bubbleTicks(ticks: unknown): number {
  return typeof ticks === "number" && ticks > 1 ? Math.min(ticks, TICKS_MAX) : 1;
}

/** The actor as a tick begins. */
export function aTickLater(actor: Actor, scene: Pick<Scene, "witness">): Actor {
  const { saying, ...silent } = actor;
  if (!saying) return actor;
  const ticks = saying.ticks - 1;
  scene.witness.saw(ticks > 0 ? "a bubble that stays" : "a bubble that goes");
  return ticks > 0 ? { ...silent, saying: { ...saying, ticks } } : silent;
}
