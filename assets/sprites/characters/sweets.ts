/** A maze at night: hedges, candy to find, a moon, and the looks of a ghost that is afraid. */
import { type Canvas, picture, sheet } from "../canvas.ts";
import { type Sprite, sprite } from "../sprite.ts";
import { ghost } from "./critters.ts";

const bush = `
  .MMMM..MMMMM..MMMM..
  MNNOOMMNOOONMMNOOOM.
  MNOPPOMNOPPONMNOPPOM
  MOPPOONOOPPOOMOPPOOM
  MNOOOONNOOOONMNOOONM
  .MNOONMMNNONMMMNNNM.
  MMMNNMNOOMMNNOMMMMMM
  NOOMMNOPPOMNOPOMNOON
  OPPOMNOPOOMOPPONOPPO
  OPOOMNNOONMNOOONOPOO
  NOONMMNNNMMMNNNMNOON
  MNNMMOOOMNNOMMMMMNNM
  MMMNOPPOMNOPPOMNOMMM
  NOMNOPOONMOPPONOPPOM
  OPOMNOONMMNOOONOPOON
  OPONMNNMMOMNNNMNOONM
  NONMMMMNOPOMMMMMNNMM
  MNMNOOMNOPPONNOOMMNM
  MMMOPPONMOOONOPPOMMM
  .MMNOONMMMNNMNOOOMM.
  `;

/** Joins its neighbors without a seam. */
const hedge = sheet().box(0, 0, 20, 20, "M").map(0, 0, bush);

/** A round sweet in its wrapper. */
const wrapped = `
  ....................
  ....................
  ....................
  ....................
  ....................
  ...m.............m..
  ...mm...nmmm....mm..
  ...lmm.nnmmmmm.mml..
  ....mmnnwmwwmmmmm...
  ....lmnwwmmwwmmml...
  .....mnwmmmmwmmm....
  ....lmmmwwmmmwlml...
  ....mmmmmwwmmmlmm...
  ...lmm.mmmwmml.mml..
  ...mm...lmmll...mm..
  ...m.............m..
  ....................
  ....................
  ....................
  ....................
  `;

function candyIn(letters: string): Canvas {
  return picture(wrapped).recolored("lmn", letters).outlined();
}

function full(light: string, shade: string): Canvas {
  const disc = sheet().disc(10, 10, 9.2, 9.2, light).disc(7, 7, 2.6, 2.6, shade).disc(13, 11, 3, 2.6, shade);
  return disc.disc(8, 14.5, 1.8, 1.8, shade);
}

const afraid = `
  ww....ww
  kw....wk
  kk....kk
  ........
  .kk..kk.
  k..kk..k
  `;

/** A ghost whose sheet has these colors from its shade to its light: it floats, and it can be afraid. */
export function ghostIn(letters: string, id: string, name: string): Sprite {
  const [floating] = ghost.looks;
  if (!floating) throw new Error("A ghost has a look.");
  const body = floating.canvas;
  const scared = body.recolored("hiw", "bcd").box(6, 6, 8, 6, "d").map(6, 6, afraid);
  return sprite(id, name, { Floating: body.recolored("hiw", letters), Afraid: scared });
}

export const hedgeWall = sprite("hedge", "Hedge", { Leafy: hedge });
export const candy = sprite("candy", "Candy", { Pink: candyIn("lmn"), Yellow: candyIn("JKL"), Blue: candyIn("bcd") });
export const moon = sprite("moon", "Moon", { Bright: full("L", "K"), Dim: full("h", "g") });
