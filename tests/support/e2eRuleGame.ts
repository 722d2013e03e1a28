import type { RuleTree, WorldDocument } from "../../src/engine/index.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "./testGame.ts";

/** A green square of one tile. */
export const LOOK =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAIAAAADnC86AAAAMElEQVR42u3NQQkAAAgEsGtiH2ta1BKCn8H+S02/iFgsFovFYrFYLBaLxWKxWHxnAaIMi1vuQEvRAAAAAElFTkSuQmCC";

/** A game whose hero, at 2,2, has rules of all kinds, with a rock on its right. */
export function ruleGame(): WorldDocument {
  const characters = [characterNamed("Hero", rulesOfAllKinds("hero")), characterNamed("Rock")].map((character) => {
    const { spritesheet } = character;
    const drawn = Object.keys(spritesheet.appearances).map((look) => [look, [LOOK]]);
    return { ...character, spritesheet: { ...spritesheet, appearances: Object.fromEntries(drawn) } };
  });
  return gameOf(characters, [actorOf("hero", "h", 2, 2), actorOf("rock", "r", 3, 2)]);
}

/** `When right arrow is pressed ()`, `All the time (Walk, Dance (Left, Right))`. */
export function rulesOfAllKinds(characterId: string): RuleTree {
  const rule = (id: string, name: string) => ({ ...walkRight(characterId, id), name });
  const steps = [rule("left", "Left"), rule("right", "Right")];
  const dance = { type: "group-flow", id: "dance", name: "Dance", behavior: "random", rules: steps } as const;
  return [
    { type: "group-event", id: "key", event: "key", code: 39, rules: [] },
    { type: "group-event", id: "idle", event: "idle", rules: [rule("walk", "Walk"), dance] },
  ];
}
