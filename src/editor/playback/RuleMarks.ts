import { findNode, type Id, type RuleNode } from "../../engine/index.ts";
import { changePart } from "../state/createStore.ts";
import type { PlaybackState } from "../state/EditorState.ts";
import { ActedRules } from "./ActedRules.ts";
import { type LiveWorld, lightsFor, litActor, sameLights } from "./LiveWorld.ts";
import { MarkPace } from "./MarkPace.ts";
import type { PlaybackDeps } from "./PlaybackDeps.ts";

/** What the marks of the rules say that the inspector shows: what came of each in the last turn, and since the game began to play. */
export class RuleMarks {
  readonly acted = new ActedRules();
  readonly #pace = new MarkPace();
  readonly #deps: PlaybackDeps;
  readonly #live: () => LiveWorld;

  constructor(deps: PlaybackDeps, live: () => LiveWorld) {
    this.#deps = deps;
    this.#live = live;
  }

  /** A turn was played. */
  note(): void {
    const { film } = this.#deps;
    this.acted.note({ actorId: this.#actorId, lights: this.#lights, turn: film?.length ?? 0 }, this.#nodeOf);
  }

  /** The document was edited. */
  edited(): void {
    if (this.#live().isLit) this.acted.dropEdited(this.#nodeOf);
    else this.acted.clear();
  }

  refresh(): void {
    this.#show(this.#lights);
  }

  /** After a tick of a playing game, they change at a pace that can be read. */
  refreshPlaying(): void {
    const lights = this.#pace.after(this.#lights, this.#actorId, this.#deps.clock.now());
    if (lights) this.#show(lights);
  }

  #show(lights: PlaybackState["lights"]): void {
    const { store } = this.#deps;
    const shown = store.getState().playback;
    const acted = this.acted.show(this.#actorId);
    if (acted !== shown.acted) changePart(store, "playback", { acted });
    if (!sameLights(lights, shown.lights)) changePart(store, "playback", { lights });
  }

  get #actorId(): Id | null {
    return litActor(this.#deps.ui.state, this.#live());
  }

  get #lights(): PlaybackState["lights"] {
    return lightsFor(this.#deps.ui.state, this.#live());
  }

  readonly #nodeOf = (ruleId: Id): RuleNode | undefined => {
    for (const { rules } of Object.values(this.#deps.store.getState().document.characters)) {
      const node = findNode(rules, ruleId);
      if (node) return node;
    }
    return undefined;
  };
}
