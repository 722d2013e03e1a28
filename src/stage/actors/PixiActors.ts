import { type Actor, type Characters, drawingLevels, type Id, type Point, TILE } from "../../engine/index.ts";
import { Container, Graphics, Texture } from "../../pixi/pixi.ts";
import { ActorSprite, ActorSprites } from "./ActorSprites.ts";
import { AnimatedActors } from "./AnimatedActors.ts";
import { applyAppearance } from "./applyAppearance.ts";
import type { Squash } from "./Bounces.ts";
import type { ActorRenderer } from "./MovingActors.ts";
import type { PictureAtlas } from "./PictureAtlas.ts";
import { type ActorFollower, drawBrackets, SelectionMarks } from "./SelectionMarks.ts";
import type { MovablePicture, Pose } from "./Tweens.ts";

/** Draws actors with PixiJS: one sprite per actor, with the selected actor raised and in brackets. */
export class PixiActors implements ActorRenderer {
  readonly container = new Container();
  readonly sprites = new ActorSprites();
  /** A copy of the selected actor above all others: changing the order of the sprites would be slow with thousands. */
  readonly #raised = new ActorSprite();
  readonly #brackets = new Graphics();
  readonly #marks = new SelectionMarks();
  readonly #followers: ActorFollower[] = [this.#marks];
  /** Actors that were drawn before their picture was decoded. */
  readonly #awaitingPicture = new Map<Id, Actor>();
  readonly #frames = new AnimatedActors();
  #characters: Characters = {};
  /** Changes whenever an appearance may have another picture. */
  #appearanceVersion = 0;
  #atlas: PictureAtlas;
  #selected: Actor | null = null;
  #others: readonly Actor[] = [];
  #zoom = 1;
  /** The zoom for which the brackets were drawn. */
  #drawnAt = 0;

  constructor(atlas: PictureAtlas) {
    this.#atlas = atlas;
    this.container.addChild(this.sprites.container, this.#raised, this.#marks.container, this.#brackets);
    this.#raised.visible = false;
  }

  get characters(): Characters {
    return this.#characters;
  }

  set characters(characters: Characters) {
    if (characters === this.#characters) return;
    this.#characters = characters;
    this.#appearanceVersion += 1;
    for (const follower of this.#followers) follower.setCharacters(characters);
  }

  /** From now on it follows every actor that is drawn. */
  addFollower(follower: ActorFollower): void {
    follower.setCharacters(this.#characters);
    this.#followers.push(follower);
  }

  place(actor: Actor): void {
    this.#draw(actor, actor.position);
  }

  /** Returns null for an actor with brackets or another follower, because they need the whole pose in each frame. */
  pose(id: Id, pose: Pose | null): MovablePicture | null {
    if (!pose) {
      this.remove(id);
      return null;
    }
    const sprite = this.#draw(pose.actor, pose.square);
    return id === this.#selected?.id || this.#isFollowed(id) ? null : sprite;
  }

  remove(id: Id): void {
    this.sprites.remove(id);
    this.#awaitingPicture.delete(id);
    this.#frames.forget(id);
    for (const follower of this.#followers) follower.remove(id);
    if (id === this.#selected?.id) this.select(null);
  }

  get hasAnimations(): boolean {
    return this.#frames.any;
  }

  /** Shows a frame of every animated appearance. */
  showFrame(turn: number): void {
    this.#frames.showFrame(turn, this.characters, this.#atlas, (id) => {
      const sprite = this.sprites.get(id);
      if (!sprite) return [];
      return id === this.#selected?.id ? [sprite, this.#raised] : [sprite];
    });
  }

  /** Draws an actor at rest, squashed down onto its square. Not in a crowd that is drawn as points. */
  squash(actor: Actor, { wide, high }: Squash): void {
    const sprite = this.sprites.get(actor.id);
    if (!sprite || this.sprites.arePoints) return;
    for (const each of actor.id === this.#selected?.id ? [sprite, this.#raised] : [sprite]) {
      const isTurned = Math.abs(Math.sin(each.rotation)) > 0.5;
      const [x, y] = isTurned ? [high, wide] : [wide, high];
      each.scale.set(Math.sign(each.scale.x) * x, Math.sign(each.scale.y) * y);
      each.moveTo(actor.position.x, actor.position.y);
      each.position.y += ((1 - high) * TILE) / 2;
    }
  }

  reorder(order: readonly Id[]): void {
    this.sprites.reorder(order);
  }

  select(actor: Actor | null): void {
    const before = this.#selected && this.sprites.get(this.#selected.id);
    if (before) before.visible = true;
    this.#selected = actor;
    const sprite = actor && this.sprites.get(actor.id);
    this.#raised.visible = Boolean(sprite);
    this.#brackets.visible = Boolean(sprite);
    if (actor && sprite) this.#raise(actor, sprite);
  }

  mark(actors: readonly Actor[]): void {
    this.#others = actors;
    this.#marks.showMarks(actors, this.#zoom);
  }

  /** Brackets have the same width at every zoom. */
  setZoom(zoom: number): void {
    if (zoom === this.#zoom) return;
    this.#zoom = zoom;
    this.select(this.#selected);
    this.mark(this.#others);
  }

  /** Redraws the actors whose pictures have been decoded since. */
  applyLoadedPictures(): void {
    for (const [id, actor] of [...this.#awaitingPicture]) {
      const sprite = this.sprites.get(id);
      if (sprite) this.#applyAppearance(sprite, actor);
      if (sprite && id === this.#selected?.id) this.#raise(actor, sprite);
    }
  }

  /** Switches to another atlas. Clears every texture of the old one; the caller must place all actors again. */
  setAtlas(atlas: PictureAtlas): void {
    this.#atlas = atlas;
    this.#appearanceVersion += 1;
    for (const sprite of [...this.sprites.all(), this.#raised]) sprite.texture = Texture.EMPTY;
  }

  #isFollowed(id: Id): boolean {
    for (const follower of this.#followers) if (follower.has(id)) return true;
    return false;
  }

  #draw(actor: Actor, square: Point): ActorSprite {
    const sprite = this.sprites.get(actor.id) ?? this.sprites.create(actor.id);
    if (!sprite.hasAppearance(actor, this.#appearanceVersion) || this.#awaitingPicture.has(actor.id)) {
      this.#applyAppearance(sprite, actor);
      this.sprites.setLevel(sprite, drawingLevels(this.#characters).get(actor.characterId) ?? 0);
    }
    sprite.moveTo(square.x, square.y);
    for (const follower of this.#followers) follower.follow(actor, square, sprite);
    if (actor.id === this.#selected?.id) this.#raise(actor, sprite);
    return sprite;
  }

  #applyAppearance(sprite: ActorSprite, actor: Actor): void {
    if (applyAppearance(sprite, actor, this.characters, this.#atlas)) {
      sprite.rememberAppearance(actor, this.#appearanceVersion);
      this.#awaitingPicture.delete(actor.id);
      this.#frames.showDueFrame(sprite, actor, this.characters, this.#atlas);
    } else this.#awaitingPicture.set(actor.id, actor);
  }

  #raise(actor: Actor, sprite: ActorSprite): void {
    this.#selected = actor;
    sprite.visible = false;
    const isDrawn = this.#drawnAt === this.#zoom && this.#raised.hasAppearance(actor, this.#appearanceVersion);
    this.#applyAppearance(this.#raised, actor);
    this.#raised.position.copyFrom(sprite.position);
    this.#brackets.position.copyFrom(sprite.position);
    this.#drawnAt = this.#zoom;
    if (!isDrawn) drawBrackets(this.#brackets, actor, this.characters, 1 / this.#zoom);
  }
}
