/** The first sentence of how a game is played: mostly what one has to reach. */
export function goalOf(description: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(description.trim())?.[0] ?? description;
}
