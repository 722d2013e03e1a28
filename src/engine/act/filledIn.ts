import { readVariable } from "../match/operand.ts";
import type { Id } from "../world/id.ts";
import { SAYING_MAX, VARIABLE_TEXT_MAX } from "../world/limits.ts";
import { cutToLetters } from "../world/plainText.ts";
import type { Acting } from "./Acting.ts";

/** A name in brackets. */
const NAME = /\[([^[\]]*)\]/g;

/**
 * The text with the values of the variables that it names in brackets: those of the actor in `slot`, else those of the world. A name of
 * neither stays as it is. Values are filled in once, and the result is cut to what a bubble holds.
 */
export function filledIn(text: string, slot: number, acting: Acting): string {
  const whole = text.slice(0, VARIABLE_TEXT_MAX).replace(NAME, (brackets, name: string) => {
    const value = valueOfActor(name, slot, acting) ?? valueOfWorld(name, acting) ?? brackets;
    // More than a bubble holds: hundreds of the longest values would take long to put together.
    return value.slice(0, 2 * SAYING_MAX);
  });
  return cutToLetters(whole, SAYING_MAX);
}

/** An actor that is gone has no values any more. */
function valueOfActor(name: string, slot: number, { stage }: Acting): string | undefined {
  if (slot >= stage.table.count || !stage.table.isThere(slot)) return undefined;
  const variables = Object.values(stage.table.appearanceOf(slot).character?.variables ?? {});
  const id: Id | undefined = variables.find((variable) => variable.name === name)?.id;
  return id === undefined ? undefined : readVariable(slot, id, stage);
}

function valueOfWorld(name: string, { globals }: Acting): string | undefined {
  for (const global of globals.values()) if (global.name === name) return global.value;
  return undefined;
}
