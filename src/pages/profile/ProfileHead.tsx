import styles from "./ProfileHead.module.css";

export interface ProfileHeadProps {
  readonly username: string;
  /** Whether the page belongs to the signed-in user. */
  readonly isMine: boolean;
}

export function ProfileHead({ username, isMine }: ProfileHeadProps) {
  return (
    <header className={styles.head}>
      <img src="/ui/logo.png" alt="" width={96} height={96} className={styles.face} />
      <div>
        <h1 className={styles.title}>{username}</h1>
        <h2 className={styles.under}>Public Worlds</h2>
        {isMine && <p className={styles.note}>This is your page. Others see here what you published.</p>}
      </div>
    </header>
  );
}
