/** What this browser kept beside the saves of an account goes when the child leaves: the next one at this computer is somebody else. */

/** Copies of games that are saved, and of those it played; or, where the account itself is gone, all of them. Never rejects. */
export async function forgetCopies(userId: string, which: "saved" | "all"): Promise<void> {
  try {
    // Only now: no page has to bring it along for that.
    const { journalBook } = await import("../editor/journal/JournalBook.ts");
    await journalBook.forgetOf(userId, which);
    const { playedGames } = await import("../play/PlayedGames.ts");
    await playedGames.forgetOf(userId);
  } catch (failure) {
    console.warn("The copies of this account's games could not be forgotten", failure);
  }
}
