/** Who made these games: a face of ours and a name. */
import styles from "./ProfileHead.module.css";

export function ProfileHead({ username }: { readonly username: string }) {
  return (
    <header className={styles.head}>
      <img src="/ui/logo.png" alt="" width={96} height={96} className={styles.face} />
      <div>
        <h1 className={styles.title}>{username}</h1>
        <p className={styles.under}>Public Worlds</p>
      </div>
    </header>
  );
}
