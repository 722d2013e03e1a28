import { newId, newSeed } from "../../browser/newId.ts";
import { sendRequest } from "../../browser/request.ts";
import { onElementSize } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import { currentStage, type Id, type WorldDocument } from "../../engine/index.ts";
import { Simulation } from "../../engine/simulation.ts";
import { CanvasStageView } from "../../stage/view/CanvasStageView.ts";

const TURN_MS = 320;
/** The names that assets/ui/homeGame/ uses. */
const JUMP_KEY = 38;
const TREASURES = "treasures";
const FOX = "fox";

/** Trusts the shape of the game: our own script writes it, and a test checks it. */
export async function openHomeGame(canvas: HTMLCanvasElement): Promise<HomeGame> {
  const document = (await sendRequest({ method: "GET", path: "/ui/home-game.json" })) as WorldDocument;
  const stage = currentStage(document.world);
  if (!stage) throw new Error("The game of the home page has no stage.");
  return new HomeGame(canvas, document, await CanvasStageView.open(canvas, stage, document));
}

/** The game of the home page, drawn on a 2D canvas. Loaded after the page, and without PixiJS. */
export class HomeGame {
  /** Called whenever the hero collects a treasure. */
  onTreasures: (count: number) => void = () => undefined;
  readonly #view: CanvasStageView;
  readonly #simulation: Simulation;
  readonly #ends: (() => void)[];
  readonly #foxId: Id | undefined;
  #keys: number[] = [];
  #clicks: Id[] = [];
  #cancelTurn: (() => void) | null = null;

  constructor(canvas: HTMLCanvasElement, document: WorldDocument, view: CanvasStageView) {
    this.#view = view;
    this.#simulation = Simulation.load(document, { seed: newSeed(), newId, stepsMustFit: true });
    this.#foxId = [...this.#simulation.actors().values()].find(({ characterId }) => characterId === FOX)?.id;
    this.#ends = [onElementSize(canvas, (room) => view.resize(room)), onPress(canvas, (x, y) => this.#press(x, y))];
  }

  play(): void {
    this.#cancelTurn ??= after(TURN_MS, () => {
      this.#cancelTurn = null;
      this.#turn();
      this.play();
    });
  }

  stop(): void {
    this.#cancelTurn?.();
    this.#cancelTurn = null;
  }

  jump(): void {
    this.#keys = [JUMP_KEY];
  }

  petFox(): void {
    if (this.#foxId !== undefined) this.#clicks.push(this.#foxId);
  }

  destroy(): void {
    this.stop();
    for (const end of this.#ends) end();
    this.#view.destroy();
  }

  #turn(): void {
    const result = this.#simulation.tick({ keys: this.#keys, clicks: this.#clicks });
    this.#keys = [];
    this.#clicks = [];
    this.#view.showTick(result, TURN_MS);
    const treasures = result.globals[TREASURES];
    if (treasures) this.onTreasures(Number(treasures.value));
  }

  /** Pressing the fox pets it; pressing anywhere else makes the hero jump. */
  #press(across: number, down: number): void {
    if (this.#view.actorAt(across, down) === this.#foxId) this.petFox();
    else this.jump();
  }
}

/** Calls back with the position of each press, as fractions of the width and height. Returns a function that stops this. */
function onPress(element: HTMLElement, call: (across: number, down: number) => void): () => void {
  const tell = ({ offsetX, offsetY }: PointerEvent) =>
    call(offsetX / element.clientWidth, offsetY / element.clientHeight);
  element.addEventListener("pointerdown", tell);
  return () => element.removeEventListener("pointerdown", tell);
}
