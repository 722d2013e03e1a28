import sentences from "./sentences.json" with { type: "json" };

export type SentenceId = keyof typeof sentences;
/** A step is named after its sentence in sentences.json, from which the audio clips are made; a local copy has another sentence for the same step. */
export type StepId = Exclude<SentenceId, "fork-copied-here">;

export function sentence(id: SentenceId): string {
  return sentences[id];
}

export function isStepId(name: unknown): name is StepId {
  return typeof name === "string" && name !== "fork-copied-here" && Object.hasOwn(sentences, name);
}

/** Shown after the tutorial went back. */
export const KIND = {
  recordingGone: "That is all right. Let us teach this rule once more.",
  toolGone: "The tool is gone from your hand. Take it once more.",
  noPiece: "No piece yet? Never mind, let us draw one.",
  menuGone: "The menu is closed. Open it once more.",
  noKey: "There is no new key block yet. Let us make one.",
  mended: "There! Now we can go on.",
  cannotMend: "I cannot get it just now. Choose another lesson in my menu.",
} as const;

/** Shown at once when something is in the way of a step. */
export const TROUBLE = {
  notPlaying: "The game is not playing yet. Press Play first.",
  tooMany: "That is one piece too many. Take one away with Trash, or press Undo.",
  splash: "Splash! This square has no piece yet.",
  notBesideRock: "Scout does not stand beside the rock. Press Cancel, and we try again.",
  wrongActor: "That is somebody else. Press Cancel, and we try again.",
  otherBoulder: "That is the other boulder. Press Cancel, and take the one on the ledge.",
  twoBoulders: "Now the other boulder is in the frame, too. Make the frame a bit smaller.",
  tooLarge: "The frame is too large. It needs only the boulder and the square below.",
  notFree: "Below this boulder is no room. Press Cancel, and take one that hangs in the air.",
} as const;

/** Shown when nothing has happened for a while. */
export const HINTS: { readonly [Id in StepId]?: string } = {
  "press-play": "The Play button is below the stage.",
  walk: "Hold the right arrow down: the one on your keyboard, or the one on the screen.",
  draw: "The plus is in the library, below the stage.",
  "save-piece": "Color a few squares first. Then press Save.",
  first: "The library is below the stage. Hold your piece down and pull it up to the gap.",
  five: "Count the squares of the gap: five, and no more.",
  "mind-gap": "Move a piece: hold it down and pull it to the empty square.",
  cross: "Play is below the stage. Then hold the right arrow.",
  record: "Record is in the row of tools, at the top.",
  "pick-scout": "Scout is the fox with the blue scarf.",
  right: "Use the handle in the left picture, on the right side of the frame.",
  top: "Use the handle in the left picture, on the upper side of the frame.",
  act: "Scout belongs on top of the rock, in the right picture.",
  "save-climb": "Save Recording is at the bottom.",
  "try-climb": "Press Play, then hold the right arrow until Scout climbs.",
  "see-rules": "Tap the fox on the stage. If you see variables, tap Rules.",
  add: "Add is at the top on the right side.",
  "add-key": "It is the green entry with a little keyboard.",
  "pick-key": "Press the key on your keyboard, or on the picture.",
  "move-rule": "Hold the rule down and pull it into the empty green block.",
  "back-left": "If the game plays, press Stop first. Then drag Scout.",
  "try-key": "Walk up to the rock with the right arrow. Then hold your key.",
  "which-wins": "What do you think? Any answer is fine.",
  swap: "Fold the blocks with their little arrows: then they are small and easy to pull.",
  "on-air": "Press Play, and hold the right arrow until Scout is over the edge.",
  "swap-back": "Pull the block All the time up, over the arrow blocks. Undo works, too.",
  "falls-again": "Press Play, and hold the right arrow until Scout is at the edge.",
  "rec-slip": "Record is in the row of tools. The ledge is up on the right.",
  frame: "In the left picture: two squares to the left, and four squares down.",
  slip: "Pull the boulder in the right picture: just one square to the left.",
  "save-slip": "Save Recording is at the bottom.",
  "try-slip": "Press Play, and hold the right arrow.",
  "rec-fall": "Record is in the row of tools. Tap a boulder that hangs in the air.",
  below: "In the left picture: one square down, and no more.",
  down: "Pull the boulder in the right picture: just one square down.",
  "save-fall": "Save Recording is at the bottom.",
  guess: "What do you think? Any answer is fine.",
  both: "Press Play, and watch both boulders.",
  race: "Climb over the rock with your key, then run to the right!",
  flag: "Keep to the right, and walk down to the flag.",
};

export const LABELS = {
  help: "Yes!",
  bridge: "Let us build!",
  rock: "What now?",
  key: "How?",
  boulder: "Oh yes!",
  done: "Bye, Nib!",
  tour: "Yes, please!",
  noTour: "No, thanks",
  next: "Next",
} as const;

export const ANSWERS = {
  edge: ["He walks on in the air.", "He falls down."],
  boulders: ["It falls, too.", "It stays in the air."],
} as const;
