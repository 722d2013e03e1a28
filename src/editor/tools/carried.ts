/** The picture of what a hand carries: one shape for actors, characters, looks and prints (details §5). */
import type { Actor } from "../../engine/index.ts";
import { type GestureView, type Ghost, NOTHING_SHOWN } from "./GestureView.ts";
import { MIDDLE } from "./landing.ts";
import type { ToolEvent } from "./ToolEvent.ts";

/** What can be carried: it looks like an actor, and need not be one yet. */
export type Carried = Pick<Actor, "characterId" | "appearance" | "transform">;

/** How it is held; without more it hangs by its middle, over nothing, and is no copy. */
export type Hold = Partial<Pick<Ghost, "grab" | "landing" | "reason" | "copies" | "company">>;

/** Over no landing it is not allowed to fall, and neither where there is a reason against it. */
export function carried(thing: Carried, { pixel }: ToolEvent, hold: Hold): GestureView {
  const { grab = MIDDLE, landing = null, reason = null, copies = false, company = [] } = hold;
  const look = { characterId: thing.characterId, appearanceId: thing.appearance, transform: thing.transform ?? "0" };
  const allowed = landing !== null && reason === null;
  return { ...NOTHING_SHOWN, ghost: { ...look, pixel, grab, landing, allowed, reason, copies, company } };
}
