/** What a game looks like; one that was never saved gets a picture of ours (details §1). */
import gridling from "../frame/gridling.svg";
import styles from "./GameCard.module.css";

/** `thumbnail`: the address of a picture, or empty. Loaded as it comes into view. */
export function GamePicture({ thumbnail }: { readonly thumbnail: string }) {
  if (thumbnail !== "") return <img src={thumbnail} alt="" loading="lazy" width={400} height={236} />;
  return (
    <div className={styles.blank}>
      <img src={gridling} alt="" />
    </div>
  );
}
