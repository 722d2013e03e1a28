/** The product's mark: the house creature alone, small enough for a browser tab, and on its grid for a home screen. */
import { Canvas } from "../sprites/canvas.ts";
import { gridling } from "./gridling.ts";

const face = `
  ...RRRRRRRRRR...
  ..RUUUUUTTTTTR..
  .RUUTTTTTTTTTTR.
  RUUTTTTTTTTTTTSR
  RUTRRRTTTTRRRTSR
  RTRwwwRTTRwwwRSR
  RTwkkkwTTwkkkwSR
  RTwkwkkTTwkwkkSR
  RTwkkkkTTwkkkkSR
  RTRkkkRTTRkkkRSR
  RTmTTTTTTTTTTmSR
  RTTTTkTTTTkTTTSR
  RTTTTTkkkkTTTSSR
  .RTTTTTTTTTTSSR.
  ..RSSSSSSSSSSR..
  ...RRRRRRRRRR...
  `;

/** 16 by 16: only the face, for the tab. */
export function tabMark(): Canvas {
  return new Canvas(16, 16).map(0, 0, face);
}

/** 60 by 60 on squared paper, without clear pixels. */
export function homeScreenMark(): Canvas {
  const paper = new Canvas(60, 60).paint((x, y) => (x % 12 === 6 || y % 12 === 6 ? "t" : "v"));
  return paper.disc(30, 53, 18, 3, "r").stamp(gridling({ mouth: "smile", arms: "wave", look: [0, 0] }), 6, 6);
}

/** 48 by 48: the creature waving. */
export function logoMark(): Canvas {
  return gridling({ mouth: "smile", arms: "wave", look: [0, 0] });
}
