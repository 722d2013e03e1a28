/** Random games in which exactly one thing keeps one rule of one actor from being carried out in the next tick. */
import type { Moment } from "../../src/engine/explain/index.ts";
import {
  type Actor,
  type Character,
  type Condition,
  type EventContainer,
  type Extent,
  type FlowContainer,
  type Id,
  type Point,
  type Rule,
  type RuleNode,
  type RuleTree,
  squareKey,
  type WorldDocument,
} from "../../src/engine/index.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

export const FAULTS = [
  ...["tooMany", "nobody", "somebodyElse", "edge", "check", "containerCheck", "event", "timer", "earlier"],
  ...["earlierInGroup", "moved", "random", "luck", "off", "groupOff", "gone", "goneLook", "removed", "left"],
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Planted {
  readonly moment: Moment;
  readonly actorId: Id;
  readonly ruleId: Id;
  readonly fault: Fault;
}

const PLANTED = "planted";
const HERO = "h";
const SIDES: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

export function plantFault(fault: Fault, seed: number): Planted {
  const dice = new Dice(seed);
  const scene = new Scene(dice);
  scene.plant(fault);
  const document = scene.document();
  let made = 0;
  const newId = () => `made-${made++}`;
  const moment = {
    document,
    input: { keys: [], clicks: [], pressed: [] },
    seed: scene.seed,
    newId,
    stepsMustFit: true,
  };
  return { moment, actorId: HERO, ruleId: PLANTED, fault };
}

/** A Hero in the middle of an empty stage, with a rule that fits: nobody stands on one side of it and it has 3 Lives. */
class Scene {
  seed: number;
  readonly #dice: Dice;
  readonly #side: Point;
  #at: Point;
  #hero: Character;
  #rule: Rule;
  #tree: (rule: RuleNode) => RuleTree = (rule) => [rule];
  #characters: Character[] = [];
  #before: Actor[] = [];
  #after: Actor[] = [];

  constructor(dice: Dice) {
    this.#dice = dice;
    this.seed = dice.between(0, 1 << 30);
    this.#side = dice.pick(SIDES);
    this.#at = { x: 3 + dice.between(0, 3), y: 3 + dice.between(0, 1) };
    this.#hero = { ...characterNamed("Hero"), variables: { lives: { id: "lives", name: "Lives", defaultValue: "3" } } };
    this.#rule = this.#ruleAt(PLANTED, this.#side);
  }

  plant(fault: Fault): void {
    const { x, y } = this.#side;
    const beside = { x: this.#at.x + x, y: this.#at.y + y };
    const plants: Readonly<Record<Fault, () => void>> = {
      tooMany: () => this.#stand(characterNamed("Rock"), beside),
      nobody: () => this.#want(characterNamed("Coin")),
      somebodyElse: () => {
        this.#want(characterNamed("Coin"));
        this.#stand(characterNamed("Slime"), beside);
      },
      edge: () => this.#standAtEdge(),
      check: () => this.#change({ conditions: [livesAre(String(this.#dice.between(4, 6)))] }),
      containerCheck: () => this.#around({ conditions: [livesAre("7")] }),
      event: () => this.#inside((rule) => [event({ event: "key", code: 39, rules: [rule] })]),
      timer: () => this.#inside((rule) => [event({ event: "timer", every: 7, rules: [rule] })]),
      earlier: () => this.#inside((rule) => [ruleAboutHero("first"), rule]),
      earlierInGroup: () =>
        this.#inside((rule) => [group("a", { rules: [ruleAboutHero("first")] }), group("b", { rules: [rule] })]),
      moved: () => this.#sendSomebody(beside),
      random: () => this.#letDiceChoose(),
      luck: () => {
        this.seed = seedWhere(this.seed, (first) => Math.floor(first * 100) !== 0);
        this.#around({ behavior: "chance", oneIn: 100 });
      },
      off: () => this.#change({ enabled: false }),
      groupOff: () => this.#around({ enabled: false }),
      gone: () => this.#picture(actorOf("nobody", "gone", x, y)),
      goneLook: () => this.#change({ conditions: [looksLike("lost-look")] }),
      removed: () => this.#takeHeroAway(),
      left: () =>
        this.#inside((rule) => [group("all", { behavior: "all", rules: [leaving(ruleAboutHero("leave")), rule] })]),
    };
    plants[fault]();
  }

  document(): WorldDocument {
    const rules = [...this.#decoys(), ...this.#tree(this.#rule)];
    const hero = { ...this.#hero, rules };
    const actors = [...this.#before, actorOf("hero", HERO, this.#at.x, this.#at.y), ...this.#after];
    return gameOf([hero, characterNamed("Ghost"), ...this.#characters], actors);
  }

  /** Rules that wait for two others at once, of whom there are none. */
  #decoys(): Rule[] {
    return Array.from({ length: this.#dice.between(0, 5) }, (_, number) => {
      const rule = ruleAboutHero(`decoy-${number}`);
      const ghosts = SIDES.slice(0, 2).map(({ x, y }, n) => actorOf("ghost", `ghost-${n}`, x * 2, y * 2));
      const actors = { ...rule.actors, ...Object.fromEntries(ghosts.map((ghost) => [ghost.id, ghost])) };
      return { ...rule, actors, extent: around(-2, 2) };
    });
  }

  #ruleAt(id: Id, { x, y }: Point): Rule {
    const rule = ruleAboutHero(id);
    const ignored = {};
    const extent = { xmin: Math.min(0, x), xmax: Math.max(0, x), ymin: Math.min(0, y), ymax: Math.max(0, y), ignored };
    return { ...rule, extent, conditions: [livesAre("3")] };
  }

  #stand(character: Character, at: Point): void {
    this.#characters.push(character);
    const list = this.#dice.chance(50) ? this.#before : this.#after;
    list.push(actorOf(character.id, `${character.id}-1`, at.x, at.y));
  }

  #want(character: Character): void {
    this.#characters.push(character);
    this.#picture(actorOf(character.id, "wanted", this.#side.x, this.#side.y));
  }

  #picture(actor: Actor): void {
    this.#rule = { ...this.#rule, actors: { ...this.#rule.actors, [actor.id]: actor } };
  }

  #change(fields: Partial<Rule>): void {
    this.#rule = { ...this.#rule, ...fields };
  }

  #inside(tree: (rule: RuleNode) => RuleTree): void {
    this.#tree = tree;
  }

  #around(fields: Partial<FlowContainer>): void {
    this.#inside((rule) => [group("around", { ...fields, rules: [rule] })]);
  }

  /** The rule then looks over the edge. */
  #standAtEdge(): void {
    const { x, y } = this.#side;
    if (x !== 0) this.#at = { ...this.#at, x: x < 0 ? 0 : 9 };
    else this.#at = { ...this.#at, y: y < 0 ? 0 : 7 };
  }

  /** Somebody who acts earlier steps into the square that should be empty. */
  #sendSomebody(beside: Point): void {
    const { x, y } = this.#side;
    const step = { x: -x, y: -y };
    const fox: Rule = {
      ...{ type: "rule", id: "step", name: "Step", mainActorId: "main", conditions: [] },
      actors: { main: actorOf("fox", "main", 0, 0) },
      actions: [{ type: "move", actorId: "main", offset: step }],
      extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} },
    };
    this.#characters.push(characterNamed("Fox", [fox]));
    this.#before.push(actorOf("fox", "fox-1", beside.x + x, beside.y + y));
  }

  #takeHeroAway(): void {
    const { x, y } = { x: 1, y: 0 };
    const eat: Rule = {
      ...{ type: "rule", id: "eat", name: "Eat", mainActorId: "main", conditions: [] },
      actors: { main: actorOf("fox", "main", 0, 0), prey: actorOf("hero", "prey", x, y) },
      actions: [{ type: "delete", actorId: "prey" }],
      extent: { xmin: 0, xmax: x, ymin: 0, ymax: y, ignored: {} },
    };
    this.#characters.push(characterNamed("Fox", [eat]));
    this.#before.push(actorOf("fox", "fox-1", this.#at.x - x, this.#at.y - y));
  }

  #letDiceChoose(): void {
    // Of two, the last one goes first if the draw is at least a half.
    this.seed = seedWhere(this.seed, (first) => Math.floor(first * 2) === 0);
    this.#tree = (rule) => [group("dice", { behavior: "random", rules: [rule, ruleAboutHero("other")] })];
  }
}

/** A rule about the Hero alone, in which it says something. */
function ruleAboutHero(id: Id): Rule {
  return {
    ...{ type: "rule", id, name: id, mainActorId: "main", conditions: [] },
    actors: { main: actorOf("hero", "main", 0, 0) },
    actions: [{ type: "say", actorId: "main", text: id, ticks: 2 }],
    extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} },
  };
}

function event(fields: Omit<EventContainer, "type" | "id">): EventContainer {
  return { type: "group-event", id: "when", ...fields };
}

function group(id: Id, fields: Partial<FlowContainer>): FlowContainer {
  return { type: "group-flow", id, name: id, behavior: "first", rules: [], ...fields };
}

function leaving(rule: Rule): Rule {
  return { ...rule, actions: [{ type: "delete", actorId: "main" }] };
}

function livesAre(value: string): Condition {
  const left = { actorId: "main", variableId: "lives" };
  return { key: `lives-${value}`, enabled: true, left, comparator: "=", right: { constant: value } };
}

function looksLike(look: Id): Condition {
  const left = { actorId: "main", variableId: "appearance" };
  return { key: `look-${look}`, enabled: true, left, comparator: "=", right: { constant: look } };
}

function around(from: number, to: number): Extent {
  const ignored: Record<string, true> = {};
  for (let y = from; y <= to; y++)
    for (let x = from; x <= to; x++) if (x !== 0 && y !== 0) ignored[squareKey(x, y)] = true;
  return { xmin: from, xmax: to, ymin: from, ymax: to, ignored };
}

/** The first seed from here on whose first random number is one that is wanted. */
function seedWhere(from: number, isWanted: (first: number) => boolean): number {
  for (let seed = from; ; seed++) if (isWanted(firstDraw(seed))) return seed;
}

/** The engine's generator is mulberry32. */
function firstDraw(seed: number): number {
  const state = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
