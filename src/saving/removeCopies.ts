/**
 * Removes the copies that this browser has of an account's games when the child signs out, because the next user of this computer may be
 * someone else. Unsaved work stays unless `which` is `all`, as for a deleted account. Never rejects.
 */
export async function removeCopies(userId: string, which: "saved" | "all"): Promise<void> {
  try {
    // Imported here, because no page needs them before.
    const { recoveryStore } = await import("./recovery/RecoveryStore.ts");
    await recoveryStore.removeOfUser(userId, which);
    const { playedGames } = await import("./local/PlayedGames.ts");
    await playedGames.removeOfPlayer(userId);
  } catch (failure) {
    console.warn("Copies could not be removed", failure);
  }
}
