import type { RuleTree, WorldDocument } from "../../src/engine/index.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "./testGame.ts";

const RIGHT_ARROW = 39;
const KEY_A = 65;
/** A green square of one tile. */
const LOOK =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAIAAAADnC86AAAAMElEQVR42u3NQQkAAAgEsGtiH2ta1BKCn8H+S02/iFgsFovFYrFYLBaLxWKxWHxnAaIMi1vuQEvRAAAAAElFTkSuQmCC";

export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** The codes of the keys with which the hero walks. */
interface WalkKeys {
  readonly right?: number;
  readonly down?: number;
}

/** A game whose hero, at 1,1 at first, walks right while the right arrow is held, and down with the key A, or by other keys. */
export function keyGame({ width, height, right = RIGHT_ARROW, down = KEY_A }: StageSize & WalkKeys): WorldDocument {
  const hero = characterNamed("Hero", heroRules(right, down));
  const looks = Object.keys(hero.spritesheet.appearances).map((look) => [look, [LOOK]]);
  const drawn = { ...hero, spritesheet: { ...hero.spritesheet, appearances: Object.fromEntries(looks) } };
  const game = gameOf([drawn], [actorOf("hero", "h", 1, 1)]);
  const stages = Object.values(game.world.stages).map((stage) => [STAGE, { ...stage, width, height }]);
  return { ...game, world: { ...game.world, stages: Object.fromEntries(stages) } };
}

function heroRules(rightCode: number, downCode: number): RuleTree {
  const right = walkRight("hero", "right");
  const down = {
    ...walkRight("hero", "down"),
    actions: [{ type: "move", actorId: "main", offset: { x: 0, y: 1 } }],
  } as const;
  return [
    { type: "group-event", id: "onRight", event: "key", code: rightCode, rules: [right] },
    { type: "group-event", id: "onA", event: "key", code: downCode, rules: [down] },
  ];
}
