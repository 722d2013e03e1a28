/** What a game looks like; one that was never saved gets a picture of ours (details §1). */
import { DrawnPicture } from "./DrawnPicture.tsx";

/** `thumbnail`: the address of a picture, its data URL, or empty. Loaded as it comes into view. */
export function GamePicture({ thumbnail }: { readonly thumbnail: string }) {
  if (thumbnail.startsWith("data:")) return <DrawnPicture url={thumbnail} />;
  return <img src={thumbnail || "/ui/empty-world.png"} alt="" loading="lazy" width={400} height={236} />;
}
