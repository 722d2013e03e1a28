import type { Lesson } from "./LessonStep.ts";
import { at, button, page, speech } from "./stepBuilders.ts";

const NEXT = button("Next");

/** The tour of the editor for children who made a copy of another child's game. */
export const TOUR = {
  title: "Look around",
  steps: [
    {
      number: 1,
      id: "fork-copied",
      sentence: "This game is your own copy now, and it is in your account. Shall I show you around?",
      sentenceHere: "This game is your own copy now, and it is in this browser. Shall I show you around?",
      poses: ["wave", "talk"],
      wait: button("Yes, please!", "No, thanks"),
      target: at(page("stepButton")),
    },
    {
      number: 2,
      id: "fork-controls",
      sentence: "Here you play, stop and go back.",
      poses: ["point"],
      wait: NEXT,
      target: at(page("playback")),
    },
    {
      number: 3,
      id: "fork-library",
      sentence: "This is the library. Draw or add a character with the plus.",
      poses: ["explain"],
      wait: NEXT,
      target: at(page("library")),
    },
    {
      number: 4,
      id: "fork-stage",
      sentence: "This is the stage. Move things around, or bring new ones in.",
      poses: ["point"],
      wait: NEXT,
      target: at(page("stage")),
    },
    {
      number: 5,
      id: "fork-rules",
      sentence: "Choose a character to see its rules. The Record tool makes new ones.",
      poses: ["explain"],
      wait: NEXT,
      target: at(page("record")),
    },
    {
      number: 6,
      id: "fork-undo",
      sentence: "Change anything you like. Undo mends it!",
      poses: ["talk"],
      wait: speech(2000),
      target: at(page("undo")),
    },
    {
      number: 7,
      id: "fork-end",
      sentence: "You find more in the main menu. Have fun!",
      poses: ["wave"],
      wait: button("Bye, Nib!"),
      target: at(page("mainMenu")),
    },
  ],
} as const satisfies Lesson;
