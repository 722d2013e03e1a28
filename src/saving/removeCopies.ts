/** What this browser kept beside the saves of an account goes when the child leaves: the next one at this computer is somebody else. */

/** Copies of games that are saved, and of those it played; or, where the account itself is gone, all of them. Never rejects. */
export async function removeCopies(userId: string, which: "saved" | "all"): Promise<void> {
  try {
    // Only now: no page has to bring it along for that.
    const { recoveryStore } = await import("./recovery/RecoveryStore.ts");
    await recoveryStore.removeOfUser(userId, which);
    const { playedGames } = await import("./local/PlayedGames.ts");
    await playedGames.removeOfPlayer(userId);
  } catch (failure) {
    console.warn("The copies of this account's games could not be forgotten", failure);
  }
}
