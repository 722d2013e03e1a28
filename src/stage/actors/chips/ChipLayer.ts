import { onFontsLoaded } from "../../../browser/screen.ts";
import {
  type Actor,
  appearanceInfo,
  type Characters,
  type Id,
  own,
  type Point,
  TILE,
  transformOf,
} from "../../../engine/index.ts";
import { tileCenter } from "../../../pictures/index.ts";
import type { Size } from "../../../pixels/Box.ts";
import { Container, Sprite } from "../../../pixi/pixi.ts";
import type { PixiStageView } from "../../view/PixiStageView.ts";
import type { StageFrame, StageLayer } from "../../view/StageLayer.ts";
import { ActorLayer } from "../ActorLayer.ts";
import type { ActorFollower } from "../SelectionMarks.ts";
import { ChipPictures } from "./ChipPictures.ts";
import { chipRows, chipsAbove, headOf, showAny, shownValues } from "./chips.ts";

/** The chips of one actor. */
interface Chips {
  readonly container: Container;
  values: readonly string[];
  size: Size;
  /** The middle of the upper edge of the actor, px of the stage. */
  head: Point;
}

/** The values of variables over the actors whose appearance shows them, at the same size at every zoom. */
export class ChipLayer implements StageLayer, ActorFollower {
  readonly #container: Container;
  readonly #pictures = new ChipPictures();
  readonly #chips = new Map<Id, Chips>();
  #characters: Characters = {};
  #isAnyShown = false;
  #zoom = 1;
  #stage: Size = { width: 1, height: 1 };
  readonly #unlisten: () => void;

  /** It is above the layer of the actors, whose actors it follows. */
  constructor(stageView: PixiStageView, container: Container) {
    this.#container = container;
    stageView.layer(ActorLayer).addFollower(this);
    this.#unlisten = onFontsLoaded(() => {
      this.#rewrite();
      stageView.requestFrame();
    });
  }

  setCharacters(characters: Characters): void {
    if (characters === this.#characters) return;
    this.#characters = characters;
    this.#isAnyShown = showAny(characters);
  }

  draw({ camera: { zoom }, scene: { stage } }: StageFrame): void {
    if (zoom === this.#zoom && stage.width === this.#stage.width && stage.height === this.#stage.height) return;
    this.#zoom = zoom;
    this.#stage = { width: stage.width, height: stage.height };
    for (const chips of this.#chips.values()) this.#place(chips);
  }

  follow(actor: Actor, square: Point): void {
    if (!this.#isAnyShown && this.#chips.size === 0) return;
    const character = own(this.#characters, actor.characterId);
    const values = shownValues(actor, character);
    if (values.length === 0) {
      this.remove(actor.id);
      return;
    }
    const chips = this.#chips.get(actor.id) ?? this.#open(actor.id);
    if (!isSame(values, chips.values)) this.#write(chips, values);
    const stand = tileCenter(square);
    const head = headOf(appearanceInfo(character, actor.appearance), transformOf(actor));
    chips.head = { x: stand.x + head.x, y: stand.y + head.y };
    this.#place(chips);
  }

  has(id: Id): boolean {
    return this.#chips.has(id);
  }

  remove(id: Id): void {
    this.#chips.get(id)?.container.destroy({ children: true });
    this.#chips.delete(id);
  }

  destroy(): void {
    this.#unlisten();
    for (const { container } of this.#chips.values()) container.destroy({ children: true });
    this.#pictures.destroy();
  }

  /** Redraws all values, because the font has loaded. */
  #rewrite(): void {
    const old = [...this.#chips.values()].map((chips) => [chips, chips.values] as const);
    for (const [chips] of old) this.#write(chips, []);
    this.#pictures.sweep(new Set());
    for (const [chips, values] of old) {
      this.#write(chips, values);
      this.#place(chips);
    }
  }

  #open(id: Id): Chips {
    const chips = { container: new Container(), values: [], size: { width: 0, height: 0 }, head: { x: 0, y: 0 } };
    this.#chips.set(id, chips);
    this.#container.addChild(chips.container);
    return chips;
  }

  #write(chips: Chips, values: readonly string[]): void {
    for (const old of chips.container.removeChildren()) old.destroy();
    const pictures = values.map((value) => this.#pictures.of(value));
    const { places, size } = chipRows(pictures.map((picture) => picture.size));
    pictures.forEach(({ texture }, place) => {
      const sprite = new Sprite({ texture, scale: 1 / this.#pictures.scale });
      sprite.position.copyFrom(places[place] ?? { x: 0, y: 0 });
      chips.container.addChild(sprite);
    });
    chips.values = values;
    chips.size = size;
    if (this.#pictures.isFull) this.#sweep();
  }

  #place({ container, head, size }: Chips): void {
    const zoom = this.#zoom;
    const stageSize = { width: this.#stage.width * TILE * zoom, height: this.#stage.height * TILE * zoom };
    const { x, y } = chipsAbove({ x: head.x * zoom, y: head.y * zoom }, size, stageSize);
    container.scale.set(1 / zoom);
    container.position.set(x / zoom, y / zoom);
  }

  #sweep(): void {
    this.#pictures.sweep(new Set([...this.#chips.values()].flatMap(({ values }) => values)));
  }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, place) => value === b[place]);
}
