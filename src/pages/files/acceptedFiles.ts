/** The `accept` attribute for files with games: what is in a file counts, not its name, but others need not be among those to choose from. */
export const GAME_FILES = ".json,.html,.htm,.png,.zip,application/json,text/html,image/png,application/zip";
