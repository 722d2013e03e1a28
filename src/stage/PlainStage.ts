import { knownGraphics } from "../browser/graphics.ts";
import { onElementSize } from "../browser/screen.ts";
import type { PlayableGame } from "../editor/played.ts";
import { type Characters, currentStage, type Stage } from "../engine/index.ts";
import { pictureAddress } from "../migrate/pictures.ts";
import { loadPictures } from "../pictures/cache.ts";
import { pictureKeyOf } from "../pictures/index.ts";
import { attachGameKeys } from "./input/gameKeys.ts";
import { attachPlayPointers } from "./input/playPointers.ts";
import { attachZoomKeys } from "./input/zoomKeys.ts";
import canvasStyles from "./plain/PlainScene.module.css";
import { PlainStageView } from "./plain/PlainStageView.ts";
import { wantsPixi } from "./plain/wantsPixi.ts";
import { dataOf, frameOf, nameOfView } from "./view/describe.ts";
import { posterStyle } from "./view/posterStyle.ts";
import styles from "./view/StageCanvas.module.css";
import posterStyles from "./view/StagePoster.module.css";
import type { ViewFacts } from "./view/ViewFacts.ts";

/** Whether a stage with so many actors is drawn without PixiJS on this machine. */
export function isDrawnPlain(actors: number): boolean {
  return !wantsPixi({ actors, graphics: knownGraphics(), level: "full" });
}

/** Decodes the pictures that the first frame of a stage shows, each once. */
export async function readyPictures({ background, actors }: Stage, characters: Characters): Promise<void> {
  const shown = Object.values(actors).map((actor) => pictureKeyOf(characters, actor.characterId, actor.appearance));
  await loadPictures([...shown, pictureAddress(background) ?? ""].filter((key) => key !== ""));
}

/** The stage of a player without React: what `StageCanvas` is with it. It takes the keys of the game and of the zoom; all others come with React. */
export class PlainStage {
  /** Fills its parent. */
  readonly place = elementOf(styles.place);
  /** What has the focus while the game plays. */
  readonly element = elementOf(styles.stage);
  readonly #edge = elementOf(styles.edge);
  readonly #game: PlayableGame;
  readonly #stageView: PlainStageView;
  readonly #ends: (() => void)[];

  /** Throws if the browser cannot draw. */
  constructor(game: PlayableGame) {
    this.#game = game;
    const canvas = document.createElement("canvas");
    canvas.className = canvasStyles.canvas ?? "";
    const poster = elementOf(posterStyles.poster);
    Object.assign(poster.style, posterStyle(currentStage(game.store.getState().document.world)?.background ?? ""));
    this.element.append(poster, canvas, this.#edge);
    this.place.append(this.element);
    this.element.setAttribute("role", "application");
    this.element.setAttribute("aria-roledescription", "stage");
    this.element.tabIndex = 0;
    this.element.dataset.view = "stage";
    this.#stageView = new PlainStageView(canvas, game, "stage");
    this.#ends = [
      attachPlayPointers({ element: this.element, stageView: this.#stageView, game }),
      attachGameKeys(game),
      attachZoomKeys(this.element, this.#stageView),
      this.#stageView.onFacts(() => this.#describe()),
      game.store.subscribe(({ playback }, before) => playback !== before.playback && this.#describe()),
      this.#stageView.start(),
    ];
    this.#describe();
  }

  /** Draws it, in the size of its place, and whenever that changes. To be called once it is in the page. */
  draw(): void {
    this.#ends.push(onElementSize(this.element, (size) => this.#stageView.resize(size)));
    this.#stageView.resize({ width: this.element.clientWidth, height: this.element.clientHeight });
  }

  /** Calls back with what is seen of the stage, now, if it is drawn, and after every change. The returned function ends it. */
  onFacts(call: (facts: ViewFacts) => void): () => void {
    const tell = () => {
      const facts = this.#stageView.facts();
      if (facts) call(facts);
    };
    tell();
    return this.#stageView.onFacts(tell);
  }

  /** Shows it as if nobody had zoomed. */
  resetZoom(): void {
    this.#stageView.resetZoom();
  }

  /** It is no stage for readers and keys any more. */
  becomePicture(): void {
    this.element.removeAttribute("role");
    delete this.element.dataset.view;
  }

  /** Ends its listeners. What it shows stays. */
  end(): void {
    for (const end of this.#ends) end();
  }

  #describe(): void {
    const facts = this.#stageView.facts();
    const isPlaying = String(this.#game.store.getState().playback.running);
    this.element.setAttribute("aria-label", nameOfView("stage", facts));
    this.element.dataset.playing = isPlaying;
    this.#edge.dataset.playing = isPlaying;
    for (const [name, value] of Object.entries(dataOf(facts)))
      if (value !== undefined) this.element.setAttribute(name, String(value));
    if (facts) Object.assign(this.#edge.style, frameOf(facts));
  }
}

function elementOf(className: string | undefined): HTMLElement {
  const element = document.createElement("div");
  element.className = className ?? "";
  return element;
}
