/** Prints what is said of real misses in the example games, to be read aloud: npx tsx tests/understanding/situations.ts [SEED]. */
import { readdirSync, readFileSync } from "node:fs";
import { explainTurn, type NodeVerdict } from "../../src/engine/explain/index.ts";
import { currentStage, findNode, own, type TickInput, type WorldDocument } from "../../src/engine/index.ts";
import { NumberedIds } from "../../src/engine/replay/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { gameContextOf, titleOfUnnamed } from "../../src/recording/index.ts";
import { verdictSentence } from "../../src/recording/verdictSentence.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";

const EXAMPLES = new URL("../../assets/worlds/examples/", import.meta.url);
const WANTED = 50;
const TURNS = 40;
const KEYS = [37, 38, 39, 40, 32];

interface Situation {
  readonly game: string;
  readonly turn: number;
  readonly who: string;
  readonly rule: string;
  readonly kind: NodeVerdict["verdict"]["kind"];
  readonly sentence: string;
}

/** Every sentence once, as many of each verdict as there are turns to choose from. */
function situations(seed: number): readonly Situation[] {
  const dice = new Dice(seed);
  const files = readdirSync(EXAMPLES).filter((name) => name.endsWith(".json"));
  const found = files.flatMap((name) => inGame(name.replace(".json", ""), dice));
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const chosen: Situation[] = [];
  for (let round = 0; chosen.length < WANTED && round < WANTED; round++) {
    for (const kind of kinds) {
      const games = new Set(chosen.filter((one) => one.kind === kind).map(({ game }) => game));
      const left = found.filter(
        (one) => one.kind === kind && !chosen.some(({ sentence }) => sentence === one.sentence),
      );
      const next = left.find(({ game }) => !games.has(game)) ?? left[0];
      if (next && chosen.length < WANTED) chosen.push(next);
    }
  }
  return chosen;
}

function inGame(game: string, dice: Dice): readonly Situation[] {
  const { document } = migrate(JSON.parse(readFileSync(new URL(`${game}.json`, EXAMPLES), "utf8")).data);
  const ids = new NumberedIds("s-");
  const simulation = Simulation.load(document, { seed: 1, newId: ids.next, stepsMustFit: true });
  const found: Situation[] = [];
  for (let turn = 1; turn <= TURNS; turn++) {
    const keys = dice.chance(2) ? [KEYS[dice.between(0, KEYS.length - 1)] ?? 0] : [];
    const input: TickInput = { keys, clicks: [], pressed: keys };
    const before = { ...document, world: simulation.state() };
    found.push(...inTurn({ game, turn, before, input, seed: simulation.randomState, made: ids.made }));
    simulation.tick(input);
  }
  return found;
}

interface PlayedTurn {
  readonly game: string;
  readonly turn: number;
  readonly before: WorldDocument;
  readonly input: TickInput;
  readonly seed: number;
  readonly made: number;
}

/** One actor of each character. */
function inTurn({ game, turn, before, input, seed, made }: PlayedTurn): readonly Situation[] {
  const { actors: present = {} } = currentStage(before.world) ?? {};
  const actors = Object.values(present);
  const asked = [...new Map(actors.map((actor) => [actor.characterId, actor])).values()];
  return asked.flatMap(({ id, characterId }) => {
    const moment = { document: before, input, seed, newId: new NumberedIds("s-", made).next, stepsMustFit: true };
    const story = explainTurn(moment, id);
    const character = own(before.characters, characterId);
    if (!story || !character) return [];
    const told = { story, game: gameContextOf(before), rules: character.rules, before: present };
    return story.verdicts.flatMap((one): Situation[] => {
      const node = findNode(character.rules, one.id);
      if (node?.type !== "rule" || one.verdict.kind === "acted") return [];
      const rule = titleOfUnnamed(node, told.game) ?? node.name;
      const { kind } = one.verdict;
      return [{ game, turn, who: character.name, rule, kind, sentence: verdictSentence(one, told) }];
    });
  });
}

for (const [index, { game, turn, who, rule, kind, sentence }] of situations(Number(process.argv[2] ?? 1)).entries()) {
  console.log(`${index + 1}. ${game}, turn ${turn}, ${who}, "${rule}" (${kind}): ${sentence}`);
}
