/** What flies: a butterfly, a meteor, and a friend from far away. */
import { type Canvas, sheet } from "../canvas.ts";
import { sprite } from "../sprite.ts";

const openWing = `
  .hhh....
  hiiihh..
  hiKiiih.
  hiiiiiih
  .hiiiiih
  ..hhiiih
  ..llmmhh
  .lmmnml.
  .lmnmml.
  .lmmml..
  ..lll...
  `;
const foldedWing = `
  .hh.
  hiih
  hKih
  hiih
  .hih
  .hih
  .lml
  .lnl
  .lml
  ..l.
  `;

function butterflyWith(wing: string, wide: number): Canvas {
  const left = sheet().map(9 - wide, 4, wing);
  const wings = sheet().stamp(left, 0, 0).stamp(left.mirrored(), 0, 0).outlined();
  return wings
    .box(9, 5, 2, 11, "6")
    .box(9, 5, 2, 2, "7")
    .box(7, 2, 1, 1, "6")
    .box(8, 3, 1, 2, "6")
    .box(12, 2, 1, 1, "6")
    .box(11, 3, 1, 2, "6");
}

function meteor(flicker: number): Canvas {
  const fire = sheet();
  for (let step = 0; step < 9; step++) {
    const high = Math.round(4 - step / 2.4 + ((step + flicker) % 3));
    fire.box(11 + step, 9 - step - Math.floor(high / 2), 2, high + 3, step < 3 ? "K" : step < 6 ? "G" : "F");
  }
  return fire
    .outlined()
    .stamp(
      sheet()
        .ball(8, 12, 6.6, 6.4, "6789")
        .disc(6, 11, 1.6, 1.4, "7")
        .disc(10, 14, 1.8, 1.4, "7")
        .disc(9, 9, 1, 1, "7")
        .outlined(),
      0,
      0,
    );
}

const alienFace = `
  ..wwww..
  .wwwwww.
  .wwkkww.
  .wwkkww.
  ..wwww..
  ........
  .k....k.
  ..kkkk..
  `;

function alien(arms: number): Canvas {
  const body = sheet().box(9, 1, 1, 4, "T").disc(9.5, 1.8, 1.6, 1.5, "K");
  body.ball(10, 11, 6.6, 6.8, "RTTU").box(6, 17, 3, 2, "S").box(11, 17, 3, 2, "S");
  body
    .box(2, 12 - arms, 2, 4, "T")
    .box(16, 12 - arms, 2, 4, "T")
    .box(3, 12, 2, 2, "T")
    .box(15, 12, 2, 2, "T");
  return body.map(6, 6, alienFace).box(5, 13, 1, 1, "m").box(14, 13, 1, 1, "m").outlined();
}

export const butterfly = sprite("butterfly", "Butterfly", {
  "Wings open": butterflyWith(openWing, 8),
  "Wings closed": butterflyWith(foldedWing, 4),
});
export const meteorBall = sprite("meteor", "Meteor", { "Flame 1": meteor(0), "Flame 2": meteor(1) });
export const alienFriend = sprite("alien", "Alien", { Calm: alien(0), Waving: alien(4) });
