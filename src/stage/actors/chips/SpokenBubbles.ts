import { onFontsLoaded } from "../../../browser/screen.ts";
import {
  type Actor,
  appearanceInfo,
  type Characters,
  type HudEntry,
  type Id,
  own,
  type Point,
  transformOf,
} from "../../../engine/index.ts";
import { tileCenter } from "../../../pictures/index.ts";
import type { Box } from "../../../pixels/Box.ts";
import { Container, Sprite } from "../../../pixi/pixi.ts";
import { roomOf } from "../../view/camera.ts";
import type { PixiStageView } from "../../view/PixiStageView.ts";
import type { StageFrame, StageLayer } from "../../view/StageLayer.ts";
import type { ActorFollower } from "../SelectionMarks.ts";
import { placeBubble, roomBeside, type Speaker, speakerOf } from "./bubbles.ts";
import { ChipPictures } from "./ChipPictures.ts";
import { chipsHeight, shownValues } from "./chips.ts";
import { drawBubble, drawTail } from "./drawBubble.ts";

/** What an actor says. */
interface Bubble {
  readonly container: Container;
  readonly paper: Sprite;
  readonly tail: Sprite;
  text: string;
  speaker: Speaker;
  /** The height of the values between the speaker and its bubble, px of the screen. */
  lift: number;
}

/** Bubbles are large, so few are kept that nobody says any more. */
const KEPT_MAX = 24;
const UP = "up";
const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The bubbles of `BubbleLayer`, which loads this file when somebody speaks. */
export class SpokenBubbles implements StageLayer, ActorFollower {
  readonly #container: Container;
  readonly #papers = new ChipPictures(drawBubble, KEPT_MAX);
  readonly #tails = new ChipPictures((way, scale) => drawTail(way === UP, scale));
  readonly #bubbles = new Map<Id, Bubble>();
  #characters: Characters = {};
  #zoom = 1;
  /** What is seen of the stage, and what of that is free, px of the screen from its corner. */
  #seen: Box = NOTHING;
  #room: Box = NOTHING;
  #hud: readonly HudEntry[] | undefined;
  readonly #stageView: PixiStageView;
  readonly #unlisten: () => void;

  constructor(stageView: PixiStageView, container: Container) {
    this.#container = container;
    this.#stageView = stageView;
    this.#unlisten = onFontsLoaded(() => {
      this.#papers.sweep(new Set());
      for (const bubble of this.#bubbles.values()) this.#write(bubble, bubble.text);
      stageView.requestFrame();
    });
  }

  setCharacters(characters: Characters): void {
    this.#characters = characters;
  }

  draw({ camera, viewSize, scene: { stage } }: StageFrame): void {
    const seen = roomOf(camera, viewSize, stage);
    const { hud } = this.#stageView.editor.store.getState().document.world;
    if (camera.zoom === this.#zoom && hud === this.#hud && isSame(seen, this.#seen)) return;
    this.#zoom = camera.zoom;
    this.#seen = seen;
    this.#hud = hud;
    this.#room = hud ? roomBeside(hud, seen) : seen;
    for (const bubble of this.#bubbles.values()) this.#place(bubble);
  }

  follow(actor: Actor, square: Point): void {
    if (!actor.saying) {
      if (this.#bubbles.size > 0) this.remove(actor.id);
      return;
    }
    const { text } = actor.saying;
    const bubble = this.#bubbles.get(actor.id) ?? this.#open(actor.id);
    if (bubble.text !== text) this.#write(bubble, text);
    const character = own(this.#characters, actor.characterId);
    const { head, foot } = speakerOf(appearanceInfo(character, actor.appearance), transformOf(actor));
    const stand = tileCenter(square);
    bubble.speaker = {
      head: { x: stand.x + head.x, y: stand.y + head.y },
      foot: { x: stand.x + foot.x, y: stand.y + foot.y },
    };
    bubble.lift = chipsHeight(shownValues(actor, character).length);
    this.#place(bubble);
  }

  has(id: Id): boolean {
    return this.#bubbles.has(id);
  }

  remove(id: Id): void {
    this.#bubbles.get(id)?.container.destroy({ children: true });
    this.#bubbles.delete(id);
  }

  destroy(): void {
    this.#unlisten();
    for (const { container } of this.#bubbles.values()) container.destroy({ children: true });
    this.#papers.destroy();
    this.#tails.destroy();
  }

  #open(id: Id): Bubble {
    const [container, paper, tail] = [new Container(), new Sprite(), new Sprite()];
    container.addChild(paper, tail);
    this.#container.addChild(container);
    const nowhere = { x: 0, y: 0 };
    const bubble = { container, paper, tail, text: "", speaker: { head: nowhere, foot: nowhere }, lift: 0 };
    this.#bubbles.set(id, bubble);
    return bubble;
  }

  #write(bubble: Bubble, text: string): void {
    bubble.text = text;
    bubble.paper.texture = this.#papers.of(text).texture;
    if (this.#papers.isFull) this.#papers.sweep(new Set([...this.#bubbles.values()].map((each) => each.text)));
  }

  #place({ container, paper, tail, text, speaker, lift }: Bubble): void {
    const zoom = this.#zoom;
    const head = { x: speaker.head.x * zoom, y: speaker.head.y * zoom - lift };
    const foot = { x: speaker.foot.x * zoom, y: speaker.foot.y * zoom };
    const place = placeBubble({ head, foot }, this.#papers.of(text).size, this.#room, this.#seen);
    container.visible = place !== null;
    if (!place) return;
    container.scale.set(1 / zoom);
    container.position.set(place.bubble.x / zoom, place.bubble.y / zoom);
    const scale = place.scale / this.#papers.scale;
    paper.scale.set(scale);
    tail.texture = this.#tails.of(place.isBelow ? UP : "").texture;
    tail.scale.set(scale);
    tail.position.set(place.tail.x - place.bubble.x, place.tail.y - place.bubble.y);
  }
}

function isSame(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
