import styles from "./VoiceBox.module.css";

export interface VoiceBoxProps {
  readonly isShared: boolean;
  readonly onShare: (isShared: boolean) => void;
}

/** A recording leaves with the copies that others get only once a grown-up has said so. */
export function VoiceBox({ isShared, onShare }: VoiceBoxProps) {
  return (
    <div>
      <label className={styles.box}>
        <input type="checkbox" checked={isShared} onChange={({ target }) => onShare(target.checked)} />A grown-up said
        yes to my voice
      </label>
      <p className={styles.what}>
        {isShared
          ? "Everyone who plays your game can hear it."
          : "Only you can hear it. Others see that a voice stays at home."}
      </p>
    </div>
  );
}
