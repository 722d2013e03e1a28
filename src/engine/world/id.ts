/** The name of a thing within its map: always text, equal to the key it is kept under (product §12). */
export type Id = string;

/** Makes ids that no other thing in the document has; handed in, so that tests and replays stay exact. */
export type NewId = () => Id;
