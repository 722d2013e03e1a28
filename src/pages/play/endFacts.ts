import { mostTaught } from "../../editor/index.ts";
import type { PlayableGame } from "../../editor/played.ts";
import {
  appearanceNamed,
  type Character,
  defaultAppearance,
  type Ended,
  type GlobalVariable,
  type Id,
  type World,
} from "../../engine/index.ts";
import { type LevelPlace, levelPlace } from "../../player/endOfGame.ts";

/** What the card at the end of a game shows of the game. */
export interface EndFacts {
  /** Whom the game is about, and how they look now; null if nobody has a rule. */
  readonly hero: { readonly character: Character; readonly look: Id | undefined } | null;
  readonly numbers: readonly Pick<GlobalVariable, "id" | "name" | "value">[];
  readonly level: LevelPlace | null;
}

/** What the ready-made characters call the look in which they are glad. */
const GLAD: ReadonlySet<string> = new Set(["cheering", "happy"]);

/** What a game that has just ended says about its end. */
export function endFacts(game: PlayableGame, { outcome, text }: Ended): EndFacts {
  const { store, playback } = game;
  const { characters, world } = store.getState().document;
  const hero = characters[mostTaught(characters) ?? ""];
  const glad = hero && outcome === "won" ? appearanceNamed(hero, GLAD) : undefined;
  return {
    hero: hero ? { character: hero, look: glad ?? defaultAppearance(hero) } : null,
    numbers: resultsOf({ ...world, globals: playback.live.globals() }).filter((one) => !isSaid(one, text)),
    level: levelPlace(game),
  };
}

/** Whether the child's words say a number already: "3 slides so far" of the Slides. */
function isSaid({ name, value }: Pick<GlobalVariable, "name" | "value">, text: string): boolean {
  const words: readonly string[] = text.toLowerCase().match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];
  return [name, value].every((one) => words.includes(one.toLowerCase()));
}

/** The numbers in the corners of the stage; in a game without these, its number if there is only one. */
function resultsOf({ hud = [], globals }: World): EndFacts["numbers"] {
  const shown = [...new Set(hud.map(({ globalId }) => globalId))].flatMap((id) => globals[id] ?? []);
  const counted = (shown.length > 0 ? shown : Object.values(globals)).filter(({ type }) => type === undefined);
  return shown.length > 0 || counted.length === 1 ? counted : [];
}
