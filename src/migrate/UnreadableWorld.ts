/** What was given is not a game at all; the message is a plain sentence for a child. */
export class UnreadableWorld extends Error {
  override readonly name = "UnreadableWorld";
}
