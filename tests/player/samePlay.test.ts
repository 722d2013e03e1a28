/** The same input makes the same game of an example, wherever it is played: in the editor, in its worker, in a file, and by `npm run simulate`. */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expose } from "comlink";
import { afterAll, beforeAll, expect, it } from "vitest";
import { examples } from "../../assets/worlds/examples/examples.ts";
import { gameOf as gameOfSketch } from "../../assets/worlds/sketch/gameSketch.ts";
import { bundleForFile } from "../../server/scripts/filePlayer.mjs";
import { MadeIds } from "../../server/simulate/MadeIds.ts";
import { replayed } from "../../server/simulate/replay.ts";
import { type SimulatedTick, simulatedTick } from "../../server/simulate/simulatedTick.ts";
import { Editor } from "../../src/editor/Editor.ts";
import type { NewRunner } from "../../src/editor/playback/newRunner.ts";
import { WorkerTicks } from "../../src/editor/playback/WorkerTicks.ts";
import { atStart, namedKeys, type PlayableGame, PlayedGame } from "../../src/editor/played.ts";
import type { TickInput, TickResult, WorldDocument } from "../../src/engine/index.ts";
import { writeGameFile } from "../../src/parcel/gameFile.ts";
import { parcelOf } from "../../src/parcel/Parcel.ts";
import { TickSession } from "../../workers/TickSession.ts";
import { FakeClock } from "../support/FakeClock.ts";
import { seededRandom } from "../support/seededRandom.ts";

/** `npm run torture files` plays more. */
const TICKS = Number(process.env.GRIDLINGS_TICKS ?? 200);
/** Every so many ticks, and at the end, the whole state counts. */
const SAMPLE = 20;
const SEED = 28;
const TICK_MS = 100;
/** Ten thousand ticks, four times, take a busy machine a minute. */
const TIMEOUT_MS = 60_000 + 60 * TICKS;

type Recorded = TickInput & { readonly pressed: readonly number[] };
type InFile = typeof import("../support/filePlay.ts");

const folder = mkdtempSync(join(tmpdir(), "gridlings-file-"));
let inFile: InFile;
let ports: MessagePort[] = [];

beforeAll(async () => {
  const file = join(folder, "play.mjs");
  writeFileSync(file, await bundleForFile("tests/support/filePlay.ts", "esm"));
  inFile = await import(/* @vite-ignore */ pathToFileURL(file).href);
});
afterAll(() => {
  for (const port of ports) port.close();
  ports = [];
  rmSync(folder, { recursive: true });
});

it.each(Object.entries(examples))("%s", { timeout: TIMEOUT_MS }, async (_name, sketch) => {
  const game = gameOfSketch(sketch);
  const begun = atStart(game);
  const ticks = inputFor(begun);
  const simulated = digestOfPlay(begun, ticks);
  expect(await digestOf(playedInEditor(begun), begun, ticks), "in the editor").toBe(simulated);
  expect(await digestOf(playedByWorker(begun), begun, ticks), "in a worker").toBe(simulated);
  expect(await digestOf(playedInFile(game), begun, ticks), "in a file").toBe(simulated);
});

it("other input makes another game", { timeout: TIMEOUT_MS }, () => {
  const begun = atStart(gameOfSketch(examples.maze as (typeof examples)[string]));
  const ticks = inputFor(begun);
  const none = ticks.map(() => ({ keys: [], clicks: [], pressed: [] }));
  expect(digestOfPlay(begun, none)).not.toBe(digestOfPlay(begun, ticks));
});

/** Hands that hold one key or two for some ticks, and touch somebody now and then. */
function inputFor({ characters, world }: WorldDocument): Recorded[] {
  const random = seededRandom(SEED);
  const codes = [...namedKeys(characters)];
  const ids = Object.values(world.stages).flatMap((stage) => Object.keys(stage.actors));
  let held: number[] = [];
  return Array.from({ length: TICKS }, () => {
    const before = held;
    if (random(4) === 0) held = codes.filter(() => random(codes.length + 1) < 2);
    const clicked = random(5) === 0 ? ids[random(ids.length)] : undefined;
    return {
      keys: held,
      clicks: clicked === undefined ? [] : [clicked],
      pressed: held.filter((code) => !before.includes(code)),
    };
  });
}

interface Playing {
  readonly game: PlayableGame;
  readonly clock: FakeClock;
  readonly ids: MadeIds;
}

function optionsOf(document: WorldDocument) {
  const ids = new MadeIds(document);
  const clock = new FakeClock();
  return { ids, clock, options: { document, readOnly: true, newId: ids.fresh, seed: SEED, clock } };
}

function playedInEditor(document: WorldDocument): Playing {
  const { options, ...parts } = optionsOf(document);
  return { game: new Editor({ ...options, saveTarget: null }), ...parts };
}

function playedByWorker(document: WorldDocument): Playing {
  const { options, ...parts } = optionsOf(document);
  const newRunner: NewRunner = (world, watch, before = null) => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    expose(new TickSession(), port1);
    port2.start();
    before?.end();
    const thread = { endpoint: port2, onBroken: () => undefined, end: () => undefined };
    return new WorkerTicks(world, options, { clock: parts.clock, thread, watch });
  };
  return { game: new PlayedGame(options, { newRunner }), ...parts };
}

/** From the text of the file, by the script of the file. */
function playedInFile(game: WorldDocument): Playing {
  const parcel = parcelOf({ name: "Example", maker: "ann", remixOf: null, game, notes: true });
  const { document } = inFile.gameOf(writeGameFile(parcel), {});
  const { options, ...parts } = optionsOf(inFile.atStart(document));
  return { game: new inFile.PlayedGame(options), ...parts };
}

async function digestOf({ game, clock, ids }: Playing, document: WorldDocument, ticks: readonly Recorded[]) {
  const hash = createHash("sha256");
  const { playback } = game;
  playback.setSpeed(TICK_MS);
  const played = watched(playback);
  for (const [index, { keys, clicks, pressed }] of ticks.entries()) {
    // An end stops the game, and it plays on.
    playback.play();
    for (const code of ticks[index - 1]?.keys ?? []) if (!keys.includes(code)) playback.keys.release(code);
    for (const code of pressed) playback.keys.press(code);
    for (const id of clicks) playback.keys.click(id);
    const next = played();
    clock.pass(TICK_MS);
    const result = await next;
    if (isSampled(index)) hash.update(stateOf(game, result, ids));
  }
  playback.stop();
  expect(Object.keys(document.world.stages).length).toBeGreaterThan(0);
  return hash.digest("hex");
}

/** Each call resolves with the next result. */
function watched(playback: PlayableGame["playback"]): () => Promise<TickResult> {
  let heard = (_result: TickResult) => {};
  playback.onTick((result) => heard(result));
  return () =>
    new Promise((resolve) => {
      heard = resolve;
    });
}

function digestOfPlay(document: WorldDocument, ticks: readonly Recorded[]): string {
  const hash = createHash("sha256");
  let index = 0;
  for (const tick of replayed({ document, seed: SEED, ticks: ticks.map(mutable) })) {
    if ("error" in tick) throw new Error(tick.error);
    if (isSampled(index)) hash.update(stateIn(tick));
    index += 1;
  }
  expect(index).toBe(ticks.length);
  return hash.digest("hex");
}

function mutable({ keys, clicks, pressed }: Recorded) {
  return { keys: [...keys], clicks: [...clicks], pressed: [...pressed] };
}

function isSampled(index: number): boolean {
  return index % SAMPLE === SAMPLE - 1 || index === TICKS - 1;
}

function stateOf({ playback }: PlayableGame, { stageId, sounds, ended }: TickResult, ids: MadeIds): string {
  const { stages, globals } = playback.live.world();
  const tick = simulatedTick(
    {
      stageId,
      stages: Object.values(stages).map(({ id, actors }) => [id, Object.values(actors)]),
      globals: Object.entries(globals).map(([id, { value }]) => [id, value]),
      applied: {},
      history: 0,
      sounds,
      ended,
      ticks: undefined,
    },
    ids,
  );
  return stateIn(tick);
}

/** Without what only a log tells. Whoever was made during the play is named by the place in the state, because not every state is looked at. */
function stateIn({ actors, stages, globals, sounds, ended }: SimulatedTick): string {
  const names = new Map<string, string>();
  return JSON.stringify({ actors, stages, globals, sounds, ended }).replace(/"new\d+"/g, (name) => {
    names.set(name, names.get(name) ?? `"made ${names.size}"`);
    return names.get(name) ?? name;
  });
}
