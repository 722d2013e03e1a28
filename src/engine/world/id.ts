/** Identifies an entry of a map in the document: always text, and equal to the key of that entry. */
export type Id = string;

/** Makes an id that is unique in the document. It is handed in, so that tests and replays stay exact. */
export type NewId = () => Id;
