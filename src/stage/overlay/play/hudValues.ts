import { writeText } from "../../../browser/page.ts";
import { prefersReducedMotion } from "../../../browser/screen.ts";
import type { PlayableGame } from "../../../editor/played.ts";
import { type Globals, type GlobalVariable, HUD_MAX, type HudEntry, own, type World } from "../../../engine/index.ts";

const BUMP_MS = 150;

/** The entries of a world's numbers that can be shown. */
export function shownHud({ hud = [], globals }: Pick<World, "hud" | "globals">): readonly HudEntry[] {
  return hud.slice(0, HUD_MAX).filter(({ globalId }) => own(globals, globalId));
}

/** The value of a number as it is read: of one that names a stage, the name of that. */
export function shownText({ type, value }: GlobalVariable, stages: World["stages"]): string {
  return (type === "stage" ? own(stages, value)?.name : undefined) ?? value;
}

/**
 * Keeps the values in a place up to date, each in an element with the id of its variable. They are written into the page directly, and only
 * those that a tick has changed. The returned function ends it.
 */
export function attachValues(game: PlayableGame, place: HTMLElement): () => void {
  const values = [...place.querySelectorAll<HTMLElement>("[data-global]")];
  const write = (globals: Globals) => {
    for (const element of values) {
      const global = own(globals, element.dataset.global ?? "");
      if (!global) continue;
      const text = shownText(global, game.store.getState().document.world.stages);
      if (text === element.textContent) continue;
      if (element.textContent !== "" && !prefersReducedMotion()) bump(element);
      writeText(element, text);
    }
  };
  write(game.playback.live.globals());
  const ends = [
    game.playback.onTick(({ globals }) => write(globals)),
    game.store.subscribe(({ document }, before) => {
      if (document !== before.document) write(document.world.globals);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** One small jump, for eyes that are elsewhere. */
function bump(element: HTMLElement): void {
  element.animate?.([{ transform: "scale(1.25)" }, { transform: "none" }], { duration: BUMP_MS, easing: "ease-out" });
}
