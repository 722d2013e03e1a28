/** Those who come with rules, in colors of their own, so that nobody takes them for the others; a pot that bubbles, and a soap bubble. */
import { type Canvas, sheet } from "../canvas.ts";
import { type Sprite, sprite } from "../sprite.ts";
import { slimePink } from "./critters.ts";
import { hero } from "./hero.ts";
import { robot } from "./robot.ts";
import { door } from "./signals.ts";
import { ghostIn } from "./sweets.ts";

/** The looks of another sprite in other colors. */
function recolored(drawn: Sprite, id: string, name: string, from: string, to: string): Sprite {
  const looks = Object.fromEntries(drawn.looks.map((look) => [look.name, look.canvas.recolored(from, to)]));
  return sprite(id, name, looks);
}

const pot = `
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  ..2222222222222222..
  .244444444444444332.
  .211111111111111112.
  ..2333333333333322..
  ..4333333333333332..
  .443333333333333322.
  .433333333333333322.
  .433333333333333322.
  .433333333333333322.
  .333333333333333222.
  ..3333333333333222..
  ...33333333332222...
  ...11..........11...
  ..11............11..
  `;
const quiet = `
  ..PPPPPPPPPPPPPP..
  `;
const bubbling = `
  .......PQP........
  .......POP........
  ..PQP.....PPQ.....
  ..POP...PPPPO.PP..
  ..PPPPPPPPPPPPPP..
  `;

function soap(): Canvas {
  return sheet()
    .disc(10, 10, 6.5, 6.5, "c")
    .disc(10, 10, 5.5, 5.5, "e")
    .disc(10.6, 10.6, 4.2, 4.2, "v")
    .box(7, 6, 3, 2, "w")
    .box(6, 8, 1, 2, "w")
    .box(12, 13, 2, 1, "n");
}

export const ghostChasing = ghostIn("ghi", "chasing-ghost", "Chasing Ghost");
export const shooter = recolored(robot, "bubble-shooter", "Bubble Shooter", "ABCDRSTU", "ghhiEFGH");
export const soapBubble = sprite("soap-bubble", "Soap Bubble", { Flying: soap() });
export const jumpingHero = recolored(hero, "jumping-hero", "Jumping Hero", "bcd", "NOP");
export const slimePot = sprite("slime-pot", "Slime Pot", {
  Quiet: sheet().map(0, 0, pot).map(1, 8, quiet).outlined(),
  Bubbling: sheet().map(0, 0, pot).map(1, 4, bubbling).outlined(),
});
export const slimeGreen = recolored(slimePink, "green-slime", "Green Slime", "jlmn", "MNOP");
export const doorOut = recolored(door, "door-out", "Door Out", "789", "FGH");
