import type { Lesson } from "./LessonStep.ts";
import { at, button, nowhere, page, speech } from "./stepBuilders.ts";

const NEXT = button("Next");

/** The tour of the editor for children who made a copy of another child's game. */
export const TOUR = {
  title: "Look around",
  steps: [
    {
      number: 1,
      id: "fork-copied",
      sentence: "This copy is all yours. Want a tour?",
      poses: ["wave", "talk"],
      wait: button("Yes, please!", "No, thanks"),
      anywhere: true,
      target: nowhere,
    },
    {
      number: 2,
      id: "fork-controls",
      sentence: "These buttons play, stop and go back.",
      poses: ["point"],
      wait: NEXT,
      anywhere: true,
      target: at(page("playback")),
    },
    {
      number: 3,
      id: "fork-library",
      sentence: "Your characters live here. Press plus to get a new one.",
      poses: ["explain"],
      wait: NEXT,
      anywhere: true,
      target: at(page("library")),
    },
    {
      number: 4,
      id: "fork-stage",
      sentence: "This is the stage. Move things around or add new ones.",
      poses: ["point"],
      wait: NEXT,
      anywhere: true,
      target: at(page("stage")),
    },
    {
      number: 5,
      id: "fork-rules",
      sentence: "Pick a character to see its rules. Record makes new ones.",
      poses: ["explain"],
      wait: NEXT,
      anywhere: true,
      target: at(page("record")),
    },
    {
      number: 6,
      id: "fork-undo",
      sentence: "Change anything you like. Undo fixes it!",
      poses: ["talk"],
      wait: speech(2000),
      anywhere: true,
      target: at(page("undo")),
    },
    {
      number: 7,
      id: "fork-end",
      sentence: "There are more lessons in the menu. Have fun!",
      poses: ["wave"],
      wait: button("Bye, Nib!"),
      anywhere: true,
      target: at(page("mainMenu")),
    },
  ],
} as const satisfies Lesson;
