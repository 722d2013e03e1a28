/**
 * Edits of a document for code that changes a game in a way of its own, as the tutorial does when it puts something back. They are pure, and run
 * as one step of undo: `editor.history.run("Nib puts something back", (document) => ...)`. Views use the actions of the Editor instead.
 */
export { changeActor, editActors, placeActor } from "./commands/actors.ts";
export { addCharacter, changeCharacter } from "./commands/characters.ts";
export { addRule } from "./commands/rules.ts";
export { changeStage } from "./commands/stages.ts";
