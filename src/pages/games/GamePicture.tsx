/** What a game looks like; one that was never saved gets a picture of ours (details §1). */

/** `thumbnail`: the address of a picture, or empty. Loaded as it comes into view. */
export function GamePicture({ thumbnail }: { readonly thumbnail: string }) {
  return <img src={thumbnail || "/ui/empty-world.png"} alt="" loading="lazy" width={400} height={236} />;
}
