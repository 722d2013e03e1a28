/** Who made these games: a face of ours and a name. */
import gridling from "../frame/gridling.svg";
import styles from "./ProfileHead.module.css";

export function ProfileHead({ username }: { readonly username: string }) {
  return (
    <header className={styles.head}>
      <img src={gridling} alt="" width={88} height={88} className={styles.face} />
      <div>
        <h1 className={styles.title}>{username}</h1>
        <p className={styles.under}>Public Worlds</p>
      </div>
    </header>
  );
}
