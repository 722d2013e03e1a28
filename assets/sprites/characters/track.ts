/** Ground that seems to run past: light and dark squares of grass that take turns. */
import { lookOf, sprite } from "../sprite.ts";
import { ground } from "./ground.ts";

const grass = lookOf(ground, "Grass");

export const track = sprite("track", "Track", { Light: grass.copy(), Dark: grass.recolored("QPON", "PONM") });
