/** The little game of the home page: our own engine and pictures on a plain canvas. Comes after the page, and without PixiJS. */
import { newId, newSeed } from "../../browser/newId.ts";
import { sendRequest } from "../../browser/request.ts";
import { onElementSize } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import { currentStage, type Id, Simulation, type WorldDocument } from "../../engine/index.ts";
import { CanvasStageView } from "../../stage/view/CanvasStageView.ts";

const TURN_MS = 320;
/** The names that assets/ui/homeGame/ gives them. */
const JUMP_KEY = 38;
const TREASURES = "treasures";
const FOX = "fox";

/** Written by our own script with the engine's types, and held to it by a test: its shape is trusted. */
export async function openHomeGame(canvas: HTMLCanvasElement): Promise<HomeGame> {
  const document = (await sendRequest({ method: "GET", path: "/ui/home-game.json" })) as WorldDocument;
  const stage = currentStage(document.world);
  if (!stage) throw new Error("The game of the home page has no stage.");
  return new HomeGame(canvas, document, await CanvasStageView.open(canvas, stage, document));
}

export class HomeGame {
  /** Called whenever the hero has taken another treasure. */
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

  /** A press on somebody who listens is for them, any other one is a jump. */
  #press(across: number, down: number): void {
    if (this.#view.actorAt(across, down) === this.#foxId) this.petFox();
    else this.jump();
  }
}

/** Calls back where an element is pressed, in shares of its width and height; the answer ends it. */
function onPress(element: HTMLElement, call: (across: number, down: number) => void): () => void {
  const tell = ({ offsetX, offsetY }: PointerEvent) =>
    call(offsetX / element.clientWidth, offsetY / element.clientHeight);
  element.addEventListener("pointerdown", tell);
  return () => element.removeEventListener("pointerdown", tell);
}
