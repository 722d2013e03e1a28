/** Every picture of the pages: its file under assets/, its drawing, and how often each pixel is enlarged. */
import type { Canvas } from "../sprites/canvas.ts";
import { places, scenePicture } from "../worlds/scenes/scenes.ts";
import { addPictures } from "./addPictures.ts";
import { classSheet } from "./classPictures.ts";
import { homeScene } from "./homeGame/homeGame.ts";
import { ideaDragon, ideaGarden, ideaMaze, ideaSpace, stepAct, stepDraw, stepPlay, together } from "./homePictures.ts";
import { chooseBlank, chooseTutorial, emptyLibrary, emptyRules, emptyWorld, notFound, oops } from "./illustrations.ts";
import { homeScreenMark, logoMark, tabMark } from "./marks.ts";
import { nibSheet } from "./nib/poses.ts";
import { paintPictures } from "./paintPictures.ts";
import { soundSheet } from "./soundPictures.ts";
import { cursorPictures, toolPictures } from "./toolPictures.ts";

export interface Picture {
  readonly file: string;
  readonly draw: () => Canvas;
  readonly enlarged: number;
}

const fixed: readonly Picture[] = [
  { file: "favicon.png", draw: tabMark, enlarged: 4 },
  { file: "apple-touch-icon.png", draw: homeScreenMark, enlarged: 3 },
  { file: "ui/logo.png", draw: logoMark, enlarged: 2 },
  { file: "ui/logo@2x.png", draw: logoMark, enlarged: 4 },
  { file: "ui/empty-world.png", draw: emptyWorld, enlarged: 2 },
  { file: "ui/empty-library.png", draw: emptyLibrary, enlarged: 2 },
  { file: "ui/empty-rules.png", draw: emptyRules, enlarged: 2 },
  { file: "ui/not-found.png", draw: notFound, enlarged: 2 },
  { file: "ui/oops.png", draw: oops, enlarged: 2 },
  { file: "ui/home-scene.png", draw: homeScene, enlarged: 2 },
  { file: "ui/step-draw.png", draw: stepDraw, enlarged: 2 },
  { file: "ui/step-act.png", draw: stepAct, enlarged: 2 },
  { file: "ui/step-play.png", draw: stepPlay, enlarged: 2 },
  { file: "ui/idea-maze.png", draw: ideaMaze, enlarged: 2 },
  { file: "ui/idea-garden.png", draw: ideaGarden, enlarged: 2 },
  { file: "ui/idea-space.png", draw: ideaSpace, enlarged: 2 },
  { file: "ui/idea-dragon.png", draw: ideaDragon, enlarged: 2 },
  { file: "ui/together.png", draw: together, enlarged: 2 },
  { file: "ui/choose-blank.png", draw: chooseBlank, enlarged: 2 },
  { file: "ui/choose-tutorial.png", draw: chooseTutorial, enlarged: 2 },
  { file: "ui/nib.png", draw: nibSheet, enlarged: 1 },
  { file: "ui/sounds.png", draw: soundSheet, enlarged: 1 },
  { file: "ui/class.png", draw: classSheet, enlarged: 1 },
];

function family(folder: string, drawn: Readonly<Record<string, Canvas>>, enlarged: number): Picture[] {
  return Object.entries(drawn).map(([name, canvas]) => ({
    file: `ui/${folder}/${name}.png`,
    draw: () => canvas,
    enlarged,
  }));
}

const scenePictures: readonly Picture[] = Object.entries(places).map(([name, place]) => ({
  file: `ui/scenes/${name}.png`,
  draw: () => scenePicture(place),
  enlarged: 1,
}));

export const pictures: readonly Picture[] = [
  ...fixed,
  ...scenePictures,
  ...family("tools", toolPictures, 4),
  ...family("add", addPictures, 4),
  ...family("cursors", cursorPictures, 2),
  ...family("paint", paintPictures, 4),
];
